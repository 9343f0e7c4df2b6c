import type { Bodies } from "../bodies.ts";
import type { Schedule } from "../detect/schedule.ts";
import type { Stick } from "../models/stick.ts";
import type { Recorder } from "../trace/recorder.ts";

/** The balls of a stroke, what foretells its events and the stick, and what writes them down. */
export interface Stage {
  readonly bodies: Bodies;
  readonly schedule: Schedule;
  readonly stick: Stick;
  readonly recorder: Recorder;
}
