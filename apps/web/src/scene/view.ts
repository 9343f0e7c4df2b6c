import type { Layout } from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import { type Point, point, type TableSpec } from "@tacada/table";
import { AmbientLight, DirectionalLight, Group, Quaternion, Scene, Vector3, WebGLRenderer } from "three";
import { type AimDrawing, AimModel } from "./aim.ts";
import { BallModel } from "./ball.ts";
import { TopCamera } from "./camera.ts";
import type { ClothColor } from "./color.ts";
import { MarkModel, type Marks } from "./mark.ts";
import { type Pick, pickAt } from "./pick.ts";
import { Playback } from "./playback.ts";
import { drawsInSoftware } from "./software.ts";
import { type TableModel, tableModel } from "./table.ts";

/** How the table looks, independent of the match. */
export interface Look {
  readonly cloth: ClothColor;
  readonly numbers: boolean;
}

const Z = new Vector3(0, 0, 1);
/** How long numbers take to turn upright once the balls rest, milliseconds. */
const SETTLING = 180;

/**
 * The table in a canvas. It knows places, colours and traces, but no rules. It draws when something has
 * changed and rests otherwise. Throws when the browser gives no WebGL context.
 */
export class TableView {
  readonly #table: TableSpec;
  readonly #renderer: WebGLRenderer;
  readonly #backdrop: HTMLCanvasElement;
  readonly #still = new Scene();
  readonly #scene = new Scene();
  readonly #camera = new TopCamera();
  readonly #balls = new Map<string, BallModel>();
  readonly #ballGroup = new Group();
  readonly #aim: AimModel;
  readonly #marks: MarkModel;
  #model: TableModel;
  #look: Look;
  #layout: Layout = {};
  #drawing: AimDrawing | undefined;
  #playing:
    | { readonly playback: Playback; readonly done: () => void; readonly along: (seconds: number) => void }
    | undefined;
  /** When the numbers began to turn upright; they lie so when it is undefined. */
  #settling: number | "now" | undefined;
  #backdropDue = true;
  #frame = 0;
  #lastTurn: number | undefined;

  /** Draws into `canvas`, and what stands still into `backdrop`, which lies under it at the same place. */
  constructor(canvas: HTMLCanvasElement, backdrop: HTMLCanvasElement, table: TableSpec, look: Look) {
    this.#table = table;
    this.#look = look;
    this.#backdrop = backdrop;
    this.#renderer = new WebGLRenderer({ canvas, antialias: !drawsInSoftware(), alpha: true });
    this.#aim = new AimModel(table.ball.radius);
    this.#model = tableModel(table, look.cloth);
    this.#marks = new MarkModel(table);
    const lamp = new DirectionalLight(0xffffff, 0.75 * Math.PI);
    lamp.position.set(-0.55, 0.75, 1);
    this.#still.add(this.#model.group);
    this.#scene.add(
      this.#ballGroup,
      this.#aim.group,
      this.#marks.group,
      lamp,
      new AmbientLight(0xffffff, 0.5 * Math.PI),
    );
  }

  /** The size of the picture in CSS pixels and how fine the screen is. */
  resize(width: number, height: number, ratio: number): void {
    this.#renderer.setPixelRatio(Math.min(2, ratio));
    this.#renderer.setSize(width, height, false);
    this.#camera.fit(this.#model.reach, point(width, height));
    this.#redraw();
  }

  /** Puts the balls where a layout says; a stroke that is being shown is cut short. */
  show(layout: Layout): void {
    this.#layout = layout;
    this.#playing = undefined;
    for (const ball of Object.keys(layout)) this.#ball(ball);
    for (const [ball, model] of this.#balls) {
      const at = layout[ball];
      model.group.visible = at !== undefined;
      if (at) model.place(at[0], at[1], this.#table.ball.radius);
    }
    this.#settling = "now";
    this.invalidate();
  }

  /**
   * Shows a stroke from its trace at a multiple of its real pace, then calls `done`; tells `along` with every picture
   * how far it is, seconds from the tip's contact.
   */
  play(trace: Trace, speed: number, done: () => void, along: (seconds: number) => void): void {
    this.#drawing = undefined;
    for (const ball of trace.balls) this.#ball(ball).group.visible = true;
    this.#playing = { playback: new Playback(trace, speed), done, along };
    this.#drawAim();
  }

  /** The stroke being prepared, or nothing. */
  aim(drawing: AimDrawing | undefined): void {
    this.#drawing = drawing;
    this.#drawAim();
  }

  /** Rings around what the stroke is played at; `held`: the cue ball is still in the hand. */
  mark(marks: Marks, held: boolean): void {
    this.#marks.show(marks, this.#layout);
    this.#balls.get("cue")?.fade(held ? 0.85 : 1);
    this.invalidate();
  }

  /** Changes the colour of the cloth or shows and hides the numbers. */
  dress(look: Look): void {
    if (look.cloth !== this.#look.cloth) {
      this.#model.dispose();
      this.#model = tableModel(this.#table, look.cloth);
      this.#still.add(this.#model.group);
      this.#lastTurn = undefined;
    }
    if (look.numbers !== this.#look.numbers)
      for (const ball of this.#balls.values()) ball.number(look.numbers);
    this.#look = look;
    this.#redraw();
  }

  /** The place on the cloth under a pixel of the picture (from its upper left corner). */
  placeAt(x: number, y: number): Point {
    return this.#camera.toTable(x, y);
  }

  /** What lies under a pixel of the picture. */
  pick(x: number, y: number): Pick {
    return pickAt(this.#table, this.#layout, this.placeAt(x, y), this.pixel);
  }

  /** Zooms by a factor and keeps what lies under the pixel where it is. */
  zoomAt(x: number, y: number, factor: number): void {
    this.#camera.zoomAt(x, y, factor);
    this.#redraw();
  }

  /** Zooms by a factor about the middle of the picture. */
  zoom(factor: number): void {
    this.#camera.zoom(factor);
    this.#redraw();
  }

  /** Moves the picture by pixels. */
  pan(dx: number, dy: number): void {
    this.#camera.pan(dx, dy);
    this.#redraw();
  }

  /** Metres on the table for one pixel of the picture. */
  get pixel(): number {
    return this.#camera.pixel;
  }

  /** Shows the whole table again. */
  wholeTable(): void {
    this.#camera.reset();
    this.#redraw();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#model.dispose();
    this.#renderer.dispose();
  }

  /** Asks for one more picture. */
  invalidate(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#picture(now));
  }

  /** The camera or the table has changed: everything is drawn anew, lines with their width in pixels. */
  #redraw(): void {
    this.#backdropDue = true;
    if (this.#lastTurn !== this.#camera.roll) {
      this.#lastTurn = this.#camera.roll;
      this.#model.turnLabels(this.#camera.roll);
      this.#settling = "now";
    }
    this.#drawAim();
  }

  #drawAim(): void {
    this.#aim.draw(this.#playing ? undefined : this.#drawing, this.#camera.pixel);
    this.invalidate();
  }

  /** The table is drawn once and kept as a picture: most of the area then costs nothing while balls roll. */
  #drawBackdrop(): void {
    this.#backdropDue = false;
    const { domElement } = this.#renderer;
    this.#backdrop.width = domElement.width;
    this.#backdrop.height = domElement.height;
    this.#renderer.render(this.#still, this.#camera.camera);
    this.#backdrop.getContext("2d")?.drawImage(domElement, 0, 0);
  }

  #ball(name: string): BallModel {
    const known = this.#balls.get(name);
    if (known) return known;
    const made = new BallModel(name, this.#table.ball.radius, this.#look.numbers);
    this.#balls.set(name, made);
    this.#ballGroup.add(made.group);
    return made;
  }

  #settle(now: number): void {
    if (this.#settling === "now") this.#settling = now;
    const share = Math.min(1, (now - (this.#settling ?? now)) / SETTLING);
    const upright = new Quaternion().setFromAxisAngle(Z, this.#camera.roll);
    for (const ball of this.#balls.values()) ball.settle(upright, share);
    if (share === 1) this.#settling = undefined;
    else this.invalidate();
  }

  #picture(now: number): void {
    this.#frame = 0;
    const playing = this.#playing;
    if (playing) {
      for (const { ball, p, turns } of playing.playback.advance(now)) {
        const model = this.#ball(ball);
        model.place(p[0], p[1], p[2]);
        for (const { w, seconds } of turns) model.spin(w, seconds);
      }
      playing.along(playing.playback.time);
      if (playing.playback.over) this.#playing = undefined;
      this.invalidate();
    } else if (this.#settling !== undefined) this.#settle(now);
    if (this.#backdropDue) this.#drawBackdrop();
    this.#renderer.render(this.#scene, this.#camera.camera);
    if (playing?.playback.over) playing.done();
  }
}
