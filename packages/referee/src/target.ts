import type { Call, ObjectBall, ShownState } from "@tacada/formats";
import { kindOf } from "./layout.ts";
import type { Sighting } from "./sighting.ts";

/** What the referee takes a stroke for before it is played. */
export interface Intent {
  /** The ball played at. */
  readonly target: ObjectBall;
  /** Ball and pocket are plain to see, so that nothing need be said. */
  readonly evident: boolean;
  /** The pocket that the target sets out for, where it is plain. */
  readonly pocket?: Sighting["pocket"];
  /** The stroke must not be let go before a ball and pocket are called. */
  readonly callDue: boolean;
}

/**
 * What has to be plain to see so that nothing need be said: what the call would name. In `bilhar` the 8 is called
 * however plain it is (002 9.3).
 */
const EVIDENT_BY: Readonly<Record<ShownState["rulebook"], "ball" | "pocket" | "call alone">> = {
  "sinuca-brasileira": "pocket",
  sinuca: "ball",
  bilhar: "call alone",
  "mata-mata": "ball",
  "bola-8": "pocket",
};

/**
 * The ball that a stroke is played at: the one said or chosen; else the only one allowed; else the first on the
 * aim line; else the ball on. And whether it is evident (sinuca-brasileira 5.4, 5.6): no cushion first, the
 * target met first, nothing near the corridor, and one pocket for it where the game has pockets called.
 */
export function intentOf(
  state: ShownState,
  sighting: Sighting,
  said: { readonly target?: ObjectBall; readonly call?: Call } = {},
): Intent {
  const target = kindOf(said.call?.ball ?? said.target ?? targetOf(state, sighting));
  const first = sighting.first === undefined ? undefined : kindOf(sighting.first);
  const plain = !sighting.cushionFirst && first === target && sighting.clear;
  const by = EVIDENT_BY[state.rulebook];
  const evident = plain && (sighting.pocket !== undefined || by !== "pocket");
  const callDue = state.targets.find((each) => each.ball === target)?.callDue ?? said.call?.as === "free";
  return {
    target,
    evident,
    ...(plain && sighting.pocket !== undefined ? { pocket: sighting.pocket } : {}),
    callDue: callDue && (!evident || by === "call alone"),
  };
}

function targetOf(state: ShownState, sighting: Sighting): ObjectBall {
  const allowed = state.targets.map((target) => target.ball);
  const only = allowed.length === 1 ? allowed[0] : undefined;
  return only ?? sighting.first ?? ballOnOf(state) ?? 1;
}

function ballOnOf({ ballOn, targets }: ShownState): ObjectBall | undefined {
  return typeof ballOn === "number" ? ballOn : targets[0]?.ball;
}
