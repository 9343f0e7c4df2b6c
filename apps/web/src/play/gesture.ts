import { batch } from "@preact/signals";
import type { Position } from "@tacada/formats";
import { kindOf } from "../scene/ballpaint.ts";
import type { TableView } from "../scene/view.ts";
import { bearing, turnBetween } from "../state/angle.ts";
import { aimAt, azimuth, callPocket, cueBall, nominate, place } from "../state/draft.ts";
import { mayPrepare } from "../state/foresight.ts";
import { notice } from "../state/notice.ts";
import { allowedBalls } from "../state/readiness.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";

/** Pixels that a finger may tremble without it being a drag. */
const TREMBLE = 5;
/** Nearer to the cue ball than this many pixels a drag would whirl the cue. */
const CLOSE = 14;

interface Held {
  x: number;
  y: number;
  readonly fromX: number;
  readonly fromY: number;
}

/**
 * What fingers and the mouse do on the table: one turns the cue or carries the cue ball in hand, two or the
 * wheel zoom and pan, a tap aims at a ball or calls a pocket. Nothing here plays a stroke.
 */
export class Gestures {
  readonly #view: TableView;
  readonly #canvas: HTMLCanvasElement;
  readonly #held = new Map<number, Held>();
  #doing: "nothing" | "turn" | "carry" | "zoom" = "nothing";
  #dragged = false;

  constructor(canvas: HTMLCanvasElement, view: TableView) {
    this.#canvas = canvas;
    this.#view = view;
  }

  /** Listens until the signal is aborted. */
  listen(signal: AbortSignal): void {
    const canvas = this.#canvas;
    canvas.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.#move(event), { signal });
    canvas.addEventListener("pointerup", (event) => this.#up(event), { signal });
    canvas.addEventListener("pointercancel", (event) => this.#drop(event), { signal });
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
  }

  #at(event: MouseEvent): { x: number; y: number } {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const { x, y } = this.#at(event);
    this.#canvas.setPointerCapture(event.pointerId);
    this.#held.set(event.pointerId, { x, y, fromX: x, fromY: y });
    if (this.#held.size === 1) {
      this.#dragged = false;
      const carries = place.value !== undefined && this.#view.pick(x, y).ball === "cue";
      this.#doing = carries ? "carry" : "turn";
    } else this.#doing = "zoom";
  }

  #move(event: PointerEvent): void {
    const held = this.#held.get(event.pointerId);
    if (!held) return;
    const before = { x: held.x, y: held.y };
    const { x, y } = this.#at(event);
    if (this.#doing === "zoom") this.#pinch(held, x, y);
    Object.assign(held, { x, y });
    if (Math.hypot(x - held.fromX, y - held.fromY) > TREMBLE) this.#dragged = true;
    if (!this.#dragged || !mayPrepare.value) return;
    if (this.#doing === "carry") this.#carry(x, y);
    if (this.#doing === "turn") this.#turn(before, { x, y });
  }

  #carry(x: number, y: number): void {
    const at = this.#view.placeAt(x, y);
    place.value = [at.x, at.y];
  }

  #turn(before: { x: number; y: number }, now: { x: number; y: number }): void {
    const cue = cueBall.value;
    if (!cue) return;
    const tableAt = ({ x, y }: { x: number; y: number }): Position => {
      const at = this.#view.placeAt(x, y);
      return [at.x, at.y];
    };
    const to = tableAt(now);
    const close = CLOSE * this.#view.pixel;
    if (Math.hypot(to[0] - cue[0], to[1] - cue[1]) < close) return;
    azimuth.value += turnBetween(bearing(cue, tableAt(before)), bearing(cue, to));
  }

  #pinch(moved: Held, x: number, y: number): void {
    const other = [...this.#held.values()].find((each) => each !== moved);
    if (!other) return;
    const before = Math.hypot(moved.x - other.x, moved.y - other.y);
    const now = Math.hypot(x - other.x, y - other.y);
    if (before > 0) this.#view.zoomAt((x + other.x) / 2, (y + other.y) / 2, now / before);
    this.#view.pan((x - moved.x) / 2, (y - moved.y) / 2);
  }

  #up(event: PointerEvent): void {
    this.#move(event);
    const held = this.#held.get(event.pointerId);
    const tap = held && !this.#dragged && this.#doing !== "zoom";
    this.#drop(event);
    if (tap && mayPrepare.value) this.#tap(held.x, held.y);
  }

  #drop(event: PointerEvent): void {
    this.#held.delete(event.pointerId);
    if (this.#held.size === 0) this.#doing = "nothing";
  }

  #tap(x: number, y: number): void {
    const { at, ball, pocket } = this.#view.pick(x, y);
    if (ball === "cue") return;
    if (pocket !== undefined) return callPocket(pocket);
    if (ball === undefined) return aimAt([at.x, at.y]);
    const kind = kindOf(ball);
    const target = match.value?.state.targets.find((each) => String(each.ball) === kind);
    if (target) return nominate(target.ball, ball);
    batch(() => {
      const lies = match.value?.layout[ball];
      if (lies) aimAt(lies);
      notice.value = text.value.ball.notNow(kind, allowedBalls.value);
    });
  }

  #wheel(event: WheelEvent): void {
    if (event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = this.#at(event);
    if (event.shiftKey) this.#view.pan(-event.deltaY, 0);
    else this.#view.zoomAt(x, y, Math.exp(-event.deltaY / 500));
  }
}
