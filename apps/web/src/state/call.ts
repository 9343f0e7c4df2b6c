import type { Call, ObjectBall, Pocket, RulebookId, ShownState } from "@tacada/formats";

/** What the striker has said about the stroke; the ball is absent while the aim decides it. */
export interface Said {
  readonly target?: ObjectBall;
  readonly pocket?: Pocket;
  readonly cushionFirst: boolean;
  /** A defence: nothing is called although a call would be due, or the defence itself is declared. */
  readonly safety: boolean;
}

export const NOTHING: Said = { cushionFirst: false, safety: false };

/** What a call can say. */
export interface CallForm {
  /** A pocket goes with the ball. */
  readonly pocket: boolean;
  /** A cushion before the ball has to be said. */
  readonly cushion: boolean;
  /** How a defence is played: by calling nothing, for the ball on alone, or by declaring it. */
  readonly safety?: "unsaid" | "declared";
}

const BALL: CallForm = { pocket: false, cushion: false };
const BALL_AND_POCKET: CallForm = { pocket: true, cushion: false };

const FORMS: Readonly<Record<RulebookId, CallForm>> = {
  "sinuca-brasileira": { pocket: true, cushion: true, safety: "unsaid" },
  sinuca: BALL,
  bilhar: BALL,
  "mata-mata": BALL,
  "bola-8": { ...BALL_AND_POCKET, safety: "declared" },
};

/** What the call of a stroke at a ball can say; `bilhar` asks for a pocket at the 8 alone. */
export const callForm = (rulebook: RulebookId, target: ObjectBall | undefined): CallForm =>
  rulebook === "bilhar" && target === 8 ? BALL_AND_POCKET : FORMS[rulebook];

/** Whether the ball is played as a free ball: it may be played at while one stands, and is not on itself. */
export const playsFree = ({ freeBall, ballOn }: ShownState, target: ObjectBall | undefined): boolean =>
  freeBall === true && target !== undefined && target !== ballOn;

/** The call as it is said aloud; undefined where nothing is. */
export function callOf(state: ShownState, { target, pocket, cushionFirst, safety }: Said): Call | undefined {
  const { rulebook, targets } = state;
  const ball = target === undefined ? {} : { ball: target };
  if (safety) return callForm(rulebook, target).safety === "declared" ? { ...ball, as: "safety" } : undefined;
  const played = target === undefined ? targets.map((each) => each.ball) : [target];
  const due = targets.some((each) => each.ball === target && each.callDue);
  if (!played.some((each) => callForm(rulebook, each).pocket))
    return due ? { ...ball, ...(playsFree(state, target) ? { as: "free" } : {}) } : undefined;
  if (pocket === undefined && !cushionFirst) return undefined;
  return {
    ...ball,
    ...(pocket === undefined ? {} : { pocket }),
    ...(cushionFirst ? { cushionFirst } : {}),
  };
}
