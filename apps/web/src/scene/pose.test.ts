import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Poses } from "./pose.ts";

describe("how balls lie", () => {
  it("follows the spin about the table's axes", () => {
    const poses = new Poses();
    poses.spin("5", [0, Math.PI, 0], 0.5);
    const top = new Vector3(0, 0, 1).applyQuaternion(poses.of("5").turn);
    expect(top.x).toBeCloseTo(1, 9);
    poses.spin("5", [0, 0, Math.PI], 0.5);
    const then = new Vector3(0, 0, 1).applyQuaternion(poses.of("5").turn);
    expect(then.y).toBeCloseTo(1, 9);
  });

  it("brings every number upright and leaves the cue ball as it lies", () => {
    const poses = new Poses();
    for (const ball of ["cue", "3"]) poses.spin(ball, [1, 0, 0], 1);
    poses.settle(new Quaternion(), 1);
    expect(poses.of("3").turn.angleTo(new Quaternion())).toBeCloseTo(0, 9);
    expect(poses.of("cue").turn.angleTo(new Quaternion())).toBeCloseTo(1, 9);
  });
});
