import { among } from "../balls.ts";
import { endFrame } from "../ending.ts";
import { EIGHT, groupBits, groupIn, setGroup } from "../groups/balls.ts";
import { passTurn } from "../groups/frame.ts";
import { joined } from "../lists.ts";
import type { Fresh } from "../state.ts";
import { breakByOpponent } from "./foulplay.ts";
import { comeToTable, endVisit } from "./frame.ts";
import { type Draft, ENDING } from "./law.ts";
import { SERIES } from "./parameters.ts";
import { settleDebts } from "./penalty.ts";
import type { Bilhar } from "./state.ts";
import type { Stroke } from "./stroke.ts";

/** A stroke without a foul: the 8 wins, a ball of one's own goes on, anything else passes the turn. */
export function ruleLegal(state: Fresh<Bilhar>, draft: Draft, stroke: Stroke): Bilhar {
  const { shot, first, potted, replay, off } = stroke;
  const by = state.turn;
  if (stroke.excused && !stroke.hit) draft.cite("15");
  if (!replay && shot.railed?.some((ball) => potted.some((each) => each === ball)) === true) {
    draft.say("6", "railed.valid");
  }
  if (stroke.eightPotted) return winByEight(state, draft, stroke);
  if (stroke.stage === "break" && first.length === 0) return breakByOpponent(state, draft, "4");
  if (!replay) fixSeries(state, draft, stroke);
  const own = replay ? [] : among(potted, groupBits(state, by));
  if (own.length > 0) {
    state.visit = { points: 0, balls: state.visit.balls.concat(own) };
  }
  settleDebts(state, draft, by);
  // A ball that left the table ends the visit, whatever else fell (16).
  if (off.length > 0 || (own.length === 0 && state.open === null)) {
    passOn(state, draft, stroke);
    return state;
  }
  if (own.length > 0) draft.say("5", "pot.own", { balls: joined(own), by });
  goOn(state, draft);
  return state;
}

/** The 8 as it was called, alone or with the last ball of the series (9.3, 9.6). */
function winByEight(state: Fresh<Bilhar>, draft: Draft, { own }: Stroke): Bilhar {
  const by = state.turn;
  const article = own.length > 0 ? "9.6" : "9.3";
  draft.say(article, "eight.won", { ball: EIGHT, by });
  passTurn(state);
  state.turn = by;
  return endFrame(state, draft, ENDING, by, article);
}

/** The first balls that fall without a foul say whose series is which; of both, the striker chooses (4.1 to 4.3). */
function fixSeries(state: Fresh<Bilhar>, draft: Draft, { stage, potted, off }: Stroke): void {
  if (stage !== "break" && stage !== "open") return;
  const { group, isMixed } = groupIn(SERIES, potted);
  const by = state.turn;
  if (group === undefined) return;
  if (!isMixed) {
    draft.say(group === "low" ? "4.2" : "4.1", group === "low" ? "series.low" : "series.high", { by });
    setGroup(state, SERIES, by, group);
    return;
  }
  // Who does not go on has nothing to choose for.
  if (off.length > 0) return;
  draft.say("4.3", "series.choose", { by, balls: joined(potted) });
  state.stage = "open";
  state.open = { by, any: ["group"], from: by, article: "4.3" };
}

/** The same side goes on; once its series is down, with the 8 (8, 9, 19). */
function goOn(state: Fresh<Bilhar>, draft: Draft): void {
  comeToTable(state);
  if (state.stage !== "eight") return;
  draft.say("8", "series.cleared", { by: state.turn });
  draft.cite("9");
  tellPlacing(state, draft);
}

/** Whoever has to place the 8 is told so (9.1, 19). */
export function tellPlacing({ open, turn }: Bilhar, draft: Draft): void {
  if (open === null || !open.any.includes("place-eight")) return;
  draft.cite("19");
  draft.say("9.1", "eight.place", { by: open.by, to: turn });
}

/** Nothing lets the visit go on: the turn passes, unpaid. */
function passOn(state: Fresh<Bilhar>, draft: Draft, stroke: Stroke): void {
  const { stage, excused, hit, others, shot } = stroke;
  const by = state.turn;
  endVisit(state);
  const values = { by, to: state.turn };
  if (excused && !hit) draft.say("15", "snooker.void", values);
  else if (stage === "break") draft.say("4", "break.done", values);
  else if (stage === "eight") draft.say("9", "miss.eight", values);
  else draft.say("5", "miss", values);
  if (others.length > 0) draft.say("5", "pot.others", { balls: joined(others) });
  if ((shot.bounced?.length ?? 0) > 0) draft.say("5", "miss.bounced", { ball: String(shot.bounced?.[0]) });
  tellPlacing(state, draft);
}
