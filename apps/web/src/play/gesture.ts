import { batch } from "@preact/signals";
import type { Position } from "@tacada/formats";
import { kindOf } from "../scene/ballpaint.ts";
import type { TableView } from "../scene/view.ts";
import { bearing, turnBetween } from "../state/angle.ts";
import { eightPlaces, holdEight, pick, removal } from "../state/answering.ts";
import { aimAt, azimuth, callPocket, cueBall, nominate, place } from "../state/draft.ts";
import { mayPrepare } from "../state/foresight.ts";
import { notice } from "../state/notice.ts";
import { allowedBalls } from "../state/readiness.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { finger } from "./finger.ts";

/** Pixels that a finger may tremble without it being a drag. */
const TREMBLE = 5;
/** Nearer to the cue ball than this many pixels a drag would whirl the cue. */
const CLOSE = 14;

/** The cue ball is in the hand, and not bound to its mark. */
const mayCarry = (): boolean => place.value !== undefined && match.value?.state.inHand !== "mark";

interface Held {
  x: number;
  y: number;
  readonly fromX: number;
  readonly fromY: number;
}

/**
 * What fingers and the mouse do on the table: one turns the cue or carries the cue ball or the 8 in hand, two
 * or the wheel zoom and pan, a tap aims at a ball, calls a pocket or picks what comes off. Nothing here plays a stroke.
 */
export class Gestures {
  readonly #view: TableView;
  readonly #canvas: HTMLCanvasElement;
  readonly #held = new Map<number, Held>();
  #doing: "nothing" | "turn" | "carry" | "eight" | "zoom" = "nothing";
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
      const { ball } = this.#view.pick(x, y);
      if (eightPlaces.value && ball === "8") this.#doing = "eight";
      else this.#doing = ball === "cue" && mayCarry() ? "carry" : "turn";
    } else {
      this.#doing = "zoom";
      finger.value = undefined;
    }
  }

  #move(event: PointerEvent): void {
    const held = this.#held.get(event.pointerId);
    if (!held) return;
    const before = { x: held.x, y: held.y };
    const { x, y } = this.#at(event);
    if (this.#doing === "zoom") this.#pinch(held, x, y);
    Object.assign(held, { x, y });
    if (Math.hypot(x - held.fromX, y - held.fromY) > TREMBLE) this.#dragged = true;
    if (this.#dragged && this.#doing === "eight") holdEight(this.#placeAt(x, y));
    if (!this.#dragged || !mayPrepare.value) return;
    if (this.#doing === "carry") place.value = this.#placeAt(x, y);
    if (this.#doing === "turn") {
      this.#turn(before, { x, y });
      if (event.pointerType === "touch") finger.value = { x, y, height: this.#canvas.clientHeight };
    }
  }

  #placeAt(x: number, y: number): Position {
    const at = this.#view.placeAt(x, y);
    return [at.x, at.y];
  }

  #turn(before: { x: number; y: number }, now: { x: number; y: number }): void {
    const cue = cueBall.value;
    if (!cue) return;
    const to = this.#placeAt(now.x, now.y);
    const close = CLOSE * this.#view.pixel;
    if (Math.hypot(to[0] - cue[0], to[1] - cue[1]) < close) return;
    azimuth.value += turnBetween(bearing(cue, this.#placeAt(before.x, before.y)), bearing(cue, to));
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
    if (!tap) return;
    if (removal.value) this.#pickOff(held.x, held.y);
    else if (eightPlaces.value) holdEight(this.#placeAt(held.x, held.y));
    else if (mayPrepare.value) this.#tap(held.x, held.y);
  }

  #drop(event: PointerEvent): void {
    this.#held.delete(event.pointerId);
    finger.value = undefined;
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

  /** A ball that shall come off the table. */
  #pickOff(x: number, y: number): void {
    const { ball } = this.#view.pick(x, y);
    const allowed = removal.value?.balls ?? [];
    if (ball === undefined || ball === "cue" || pick(Number(ball))) return;
    notice.value = text.value.answering.notYours(allowed.join(", "));
  }

  #wheel(event: WheelEvent): void {
    if (event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = this.#at(event);
    if (event.shiftKey) this.#view.pan(-event.deltaY, 0);
    else this.#view.zoomAt(x, y, Math.exp(-event.deltaY / 500));
  }
}
