import type { DropTime, Incident, Shot } from "@tacada/formats";
import { refuse, refuseBut } from "../refused.ts";
import { playing } from "../side.ts";
import { endTiebreak } from "./ending.ts";
import { giveBack, passOn } from "./foulplay.ts";
import { NO_FACTS } from "./frame.ts";
import { Draft, type Judged, ruled } from "./law.ts";
import type { Options } from "./options.ts";
import { BALLS, PENALTY } from "./parameters.ts";
import { favoured, pay } from "./penalty.ts";
import { returnsOf } from "./returns.ts";
import { judgeShot } from "./shot.ts";
import type { SinucaBrasileira } from "./state.ts";

/** A ball that falls late belongs to the stroke before, goes back, or is a foul of the stroke under way. */
type Effect = "completes" | "returns" | "foul";

/** What a late drop does, by option and by when it fell (6.8). */
const LATE_DROP: Readonly<Record<Options["lateDrop"], Partial<Record<DropTime, Effect>>>> = {
  touch: { "before-touch": "completes", "after-touch": "returns", "in-flight": "foul" },
  "five-seconds": { "within-5s": "completes", "after-5s": "returns", "in-flight": "returns" },
  restore: { "before-touch": "returns", "after-touch": "returns", "in-flight": "returns" },
};

/** What a ball that fell at `when` does here; undefined where the rulebook or the event has no such time. */
export const lateEffect = (state: SinucaBrasileira, when: DropTime | undefined): Effect | undefined =>
  when === undefined ? undefined : LATE_DROP[state.options.lateDrop][when];

/** A ball had stopped on the lip of a pocket and fell untouched (6.8). */
export function judgeLateDrop(state: SinucaBrasileira, { by, ball, pocket, when }: Incident): Judged {
  const effect = lateEffect(state, when);
  if (effect === undefined) {
    return refuseBut("not-in-this-rulebook", "when", Object.keys(LATE_DROP[state.options.lateDrop]), when);
  }
  if (Array.isArray(by)) return refuse("malformed", "by", "one side", by);
  const here = playing(state.sides, state.gone);
  if (by !== undefined && !here.includes(by)) return refuseBut("unknown-side", "by", here, by);
  if (typeof ball !== "number" || !BALLS.some((known) => known === ball)) {
    return refuseBut("unknown-ball", "ball", BALLS, ball);
  }
  if (!state.balls.includes(ball)) return refuseBut("not-on-table", "ball", state.balls, ball);
  if (effect === "completes") {
    if (pocket === undefined) return refuseBut("malformed", "pocket", [1, 2, 3, 4, 5, 6], pocket);
    const { completed } = state;
    if (completed === null) return refuse("out-of-order", "", "a stroke that was completed", "late-drop");
    const striker = completed.before.turn;
    if (by !== undefined && by !== striker) return refuseBut("not-to-play", "by", [striker], by);
    return completeStroke(completed.before, completed.shot, ball, pocket);
  }
  if (state.over !== undefined) return refuse("over", "", "the break to be played first", "late-drop");
  const draft = new Draft();
  if (effect === "returns") {
    draft.say("6.8.b", "late.returns", { ball });
    for (const returned of returnsOf([ball])) draft.giveBack("6.8.b", returned);
    return ruled(draft, { ...state, facts: NO_FACTS });
  }
  if (by !== undefined && by !== state.turn) return refuseBut("not-to-play", "by", [state.turn], by);
  return ruled(draft, foulInFlight(state, draft, ball));
}

/** The ball counts for the stroke that had left it on the lip: that stroke is ruled on again (6.8.a). */
function completeStroke(
  before: SinucaBrasileira,
  played: Shot,
  ball: number,
  pocket: NonNullable<Incident["pocket"]>,
): Judged {
  // What was left is no longer so: the ball has fallen since.
  const { after: _, ...shot } = played;
  const draft = new Draft();
  draft.say("6.8.a", "late.completes", { ball, by: before.turn });
  const judged = judgeShot(
    before,
    {
      ...shot,
      pots: [...(shot.pots ?? []), { ball, pocket }],
      ...(shot.bounced === undefined ? {} : { bounced: shot.bounced.filter((each) => each !== ball) }),
    },
    draft,
  );
  return judged.ok
    ? judged
    : refuse("contradiction", "ball", "a ball that the stroke left on the table", ball);
}

/** The striker's cue ball was on its way to the ball when it fell: a foul of the striker (6.8.c). */
function foulInFlight(state: SinucaBrasileira, draft: Draft, ball: number): SinucaBrasileira {
  const offender = state.turn;
  draft.foul("6.8.c", PENALTY);
  draft.say("6.8.c", "foul.in-flight", {
    by: offender,
    points: PENALTY,
    to: favoured(state, offender).join(" "),
  });
  giveBack(draft, [ball]);
  const played: SinucaBrasileira = {
    ...state,
    inHand: false,
    open: null,
    facts: NO_FACTS,
    opened: true,
    completed: null,
  };
  draft.cite("8.1.a.I");
  const paid = pay(played, draft, offender);
  return state.stage === "tiebreak"
    ? endTiebreak(paid, draft, [offender])
    : passOn(paid, draft, offender, state.scores);
}
