import type { Vector } from "@tacada/physics";
import { Quaternion, Vector3 } from "three";

/** Where a ball is drawn and how it is turned. */
export interface BallPose {
  readonly place: Vector3;
  readonly turn: Quaternion;
  shown: boolean;
}

const turn = new Quaternion();
const axis = new Vector3();

/** The balls as they are to be drawn, whichever view draws them. */
export class Poses {
  readonly #poses = new Map<string, BallPose>();

  /** The ball's pose; a ball not seen before lies at the origin, hidden. */
  of(ball: string): BallPose {
    const known = this.#poses.get(ball);
    if (known) return known;
    const made = { place: new Vector3(), turn: new Quaternion(), shown: false };
    this.#poses.set(ball, made);
    return made;
  }

  get all(): Iterable<[string, BallPose]> {
    return this.#poses;
  }

  /** Turns a ball by a spin (radians a second about x, y, z) that lasts `seconds`. */
  spin(ball: string, [x, y, z]: Vector, seconds: number): void {
    axis.set(x, y, z);
    const speed = axis.length();
    if (speed === 0) return;
    turn.setFromAxisAngle(axis.divideScalar(speed), speed * seconds);
    this.of(ball).turn.premultiply(turn);
  }

  /** Leads the numbers a share (0–1) of the way to how they are read best. */
  settle(upright: Quaternion, share: number): void {
    for (const [ball, pose] of this.#poses) if (ball !== "cue") pose.turn.slerp(upright, share);
  }
}
