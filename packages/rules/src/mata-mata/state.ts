import type { Side } from "@tacada/formats";
import type { GroupState } from "../groups/state.ts";
import type { BySide } from "../side.ts";
import type { CompletedStroke } from "../state.ts";
import type { Options } from "./options.ts";
import type { Fallen } from "./returns.ts";
import type { Stage } from "./stages.ts";

/** What a foul gives the side on turn besides balls to take off: to play or to pass, and perhaps more. */
export interface Remedy {
  readonly from: Side;
  /** It may have the cue ball moved to its mark (7.3). */
  readonly toMark: boolean;
}

/** A match of `mata-mata`. */
export interface MataMata extends GroupState {
  readonly rulebook: "mata-mata";
  readonly options: Options;
  readonly stage: Stage;
  readonly inHand: false | "mark";
  /** How many balls of its own a side still has to take off (7.1). */
  readonly due: BySide<number>;
  readonly remedy: Remedy | null;
  /** Balls that left the table in a break with a foul, while the groups are open (3.8). */
  readonly fallen: readonly Fallen[];
  readonly completed: CompletedStroke<MataMata> | null;
}
