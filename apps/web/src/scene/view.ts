import type { Layout } from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import { type Point, point, type TableSpec } from "@tacada/table";
import { WebGLRenderer } from "three";
import type { Angles } from "./angles.ts";
import type { BallSet } from "./ballpaint.ts";
import { TopCamera } from "./camera.ts";
import type { AimDrawing } from "./drawing.ts";
import { Flight } from "./flight.ts";
import { FrameWatch } from "./frames.ts";
import { FreePicture } from "./free.ts";
import type { Marks } from "./mark.ts";
import { OrbitCamera } from "./orbit.ts";
import { type Pick, pickAt } from "./pick.ts";
import type { Look, Picture } from "./picture.ts";
import { Playback, type Speed } from "./playback.ts";
import { Poses } from "./pose.ts";
import { reachOf } from "./shape.ts";
import { drawsInSoftware } from "./software.ts";
import { TopPicture } from "./top.ts";

/** How long numbers take to turn upright once the balls rest, milliseconds. */
const SETTLING = 180;

/** A stroke being shown. */
interface Playing {
  readonly playback: Playback;
  readonly done: () => void;
  readonly along: (seconds: number) => void;
}

/**
 * The table in a canvas, from above or from anywhere. It knows places, colours and traces, but no rules. It draws
 * when something has changed and rests otherwise. Throws when the browser gives no WebGL context.
 */
export class TableView {
  readonly #table: TableSpec;
  readonly #balls: BallSet;
  readonly #renderer: WebGLRenderer;
  readonly #backdrop: HTMLCanvasElement;
  readonly #reach: Point;
  readonly #top = new TopCamera();
  readonly #orbit: OrbitCamera;
  readonly #flight = new Flight();
  readonly #poses = new Poses();
  readonly #frames = new FrameWatch();
  readonly #software = drawsInSoftware();
  #picture: Picture;
  #drawnFull: boolean | undefined;
  #look: Look;
  #layout: Layout = {};
  #marks: Marks = { refused: false, picked: [], places: [] };
  #held = false;
  #drawing: AimDrawing | undefined;
  #playing: Playing | undefined;
  /** When the numbers began to turn upright; they lie so when it is undefined. */
  #settling: number | "now" | undefined;
  #anew = true;
  #frame = 0;
  #lastTurn: number | undefined;
  #watching: () => void = () => undefined;

  /** Draws into `canvas`, and what stands still into `backdrop`, which lies under it at the same place. */
  constructor(
    canvas: HTMLCanvasElement,
    backdrop: HTMLCanvasElement,
    table: TableSpec,
    balls: BallSet,
    look: Look,
  ) {
    this.#table = table;
    this.#balls = balls;
    this.#look = look;
    this.#backdrop = backdrop;
    this.#reach = reachOf(table);
    this.#orbit = new OrbitCamera(table.ball.radius);
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.#software, alpha: true });
    this.#picture = new TopPicture(backdrop, table, balls, look);
  }

  /** The size of the picture in CSS pixels and how fine the screen is; one that is out of the page has none. */
  resize(width: number, height: number, ratio: number): void {
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(Math.min(2, ratio));
    this.#renderer.setSize(width, height, false);
    this.#top.fit(this.#reach, point(width, height));
    this.#orbit.fit(this.#reach, point(width, height));
    this.#redraw();
  }

  /** Looks from straight above, or freely from `angles`; `eased` = the camera moves there, else it is there. */
  from(angles: Angles | undefined, eased: boolean): void {
    this.#flight.to(angles, eased);
    this.#redraw();
  }

  /** Puts the balls where a layout says; a stroke that is being shown is cut short. */
  show(layout: Layout): void {
    this.#layout = layout;
    this.#playing = undefined;
    this.#frames.pause();
    for (const ball of Object.keys(layout)) this.#poses.of(ball);
    for (const [ball, pose] of this.#poses.all) {
      const at = layout[ball];
      pose.shown = at !== undefined;
      const { radius } = ball === "cue" ? this.#table.cueBall : this.#table.ball;
      if (at) pose.place.set(at[0], at[1], radius);
    }
    this.#settling = "now";
    this.#posed();
  }

  /**
   * Shows a stroke from its trace at a multiple of its real pace, then calls `done`; tells `along` with every picture
   * how far it is, seconds from the tip's contact.
   */
  play(trace: Trace, speed: Speed, done: () => void, along: (seconds: number) => void): void {
    this.#drawing = undefined;
    for (const [, pose] of this.#poses.all) pose.shown = false;
    for (const ball of trace.balls) this.#poses.of(ball).shown = true;
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
    this.#marks = marks;
    this.#held = held;
    this.#picture.mark(marks, this.#layout, held);
    this.#invalidate();
  }

  /** Changes the colour of the cloth, shows and hides the numbers, draws more or less. */
  dress(look: Look): void {
    this.#look = look;
    this.#picture.dress(look);
    this.#lastTurn = undefined;
    this.#redraw();
  }

  /** The place on the table under a pixel of the picture (from its upper left corner). */
  placeAt(x: number, y: number): Point {
    return this.#camera.toTable(x, y);
  }

  /** The pixel over a place on the table. */
  pixelOf(place: Point): Point {
    return this.#camera.toPicture(place.x, place.y, this.#table.ball.radius);
  }

  /** Has something called after every picture. */
  watch(watching: () => void): void {
    this.#watching = watching;
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
    this.#picture.dispose();
    this.#renderer.dispose();
  }

  get #camera(): TopCamera | OrbitCamera {
    return this.#flight.free ? this.#orbit : this.#top;
  }

  /** Whether the free view is to be drawn in full detail; undefined from above, where there is but one. */
  get #full(): boolean | undefined {
    if (!this.#flight.free) return undefined;
    const { detail } = this.#look;
    return detail === "auto" ? !this.#software && !this.#frames.slow : detail === "full";
  }

  /** Asks for one more picture. */
  #invalidate(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #posed(): void {
    this.#picture.pose(this.#poses);
    this.#invalidate();
  }

  /** The camera or the table has changed: everything is drawn anew, lines with their width in pixels. */
  #redraw(): void {
    this.#anew = true;
    this.#invalidate();
  }

  #drawAim(): void {
    this.#picture.aim(this.#playing ? undefined : this.#drawing, this.pixel);
    this.#invalidate();
  }

  /** The picture that belongs to the view and detail wanted, with all that is to be seen in it. */
  #prepare(now: number): void {
    if (this.#flight.moving) {
      this.#orbit.look(this.#flight.at(now));
      this.#redraw();
    } else if (this.#flight.free) this.#orbit.look(this.#flight.at(now));
    if (this.#drawnFull !== this.#full) {
      this.#drawnFull = this.#full;
      this.#picture.dispose();
      this.#picture =
        this.#full === undefined
          ? new TopPicture(this.#backdrop, this.#table, this.#balls, this.#look)
          : new FreePicture(this.#table, this.#balls, this.#look, this.#full);
      this.#anew = true;
      this.#lastTurn = undefined;
      this.#picture.pose(this.#poses);
      this.#picture.mark(this.#marks, this.#layout, this.#held);
    }
    if (!this.#anew) return;
    this.#drawAim();
    if (this.#lastTurn === this.#camera.roll && !this.#flight.free) return;
    this.#lastTurn = this.#camera.roll;
    this.#picture.turnLabels(this.#camera.roll);
    if (!this.#playing) this.#settling ??= "now";
  }

  #settle(now: number): void {
    if (this.#settling === "now") this.#settling = now;
    const share = Math.min(1, (now - (this.#settling ?? now)) / SETTLING);
    this.#poses.settle(this.#camera.facing, share);
    if (share === 1) this.#settling = undefined;
    this.#posed();
  }

  #draw(now: number): void {
    this.#frame = 0;
    const playing = this.#playing;
    if (playing) {
      this.#frames.note(now);
      for (const { ball, p, turns } of playing.playback.advance(now)) {
        this.#poses.of(ball).place.set(p[0], p[1], p[2]);
        for (const { w, seconds } of turns) this.#poses.spin(ball, w, seconds);
      }
      playing.along(playing.playback.time);
      if (playing.playback.over) this.#playing = undefined;
      this.#posed();
    } else if (this.#settling !== undefined) this.#settle(now);
    this.#prepare(now);
    this.#picture.draw(this.#renderer, this.#camera.camera, this.#anew);
    this.#anew = false;
    this.#tell();
    this.#watching();
    if (playing?.playback.over) playing.done();
  }

  /** What the last picture cost, for whoever measures it. */
  #tell(): void {
    const { calls, triangles } = this.#renderer.info.render;
    const { dataset } = this.#renderer.domElement;
    dataset["detail"] = this.#drawnFull === undefined ? "top" : this.#drawnFull ? "full" : "low";
    dataset["calls"] = String(calls);
    dataset["triangles"] = String(triangles);
  }
}
