import type { Side } from "@tacada/formats";
import type { GamePlay, Misconduct } from "../common/game.ts";
import { countDisciplinary, MISCONDUCT_KEYS } from "../common/misconduct.ts";
import { listFoul } from "./fouls.ts";
import type { GroupState } from "./state.ts";

/*
 * The law shared by the games of two groups (`bilhar`, `mata-mata`, `bola-8`), and how a rulebook uses it.
 *
 * A rulebook gives a `GroupPlay` (below): where its document says what every game rules on (`articles`), the draft,
 * the balls, the frame before its break, the end of a visit, its strokes. `groupPlay(…)` completes it, and with it
 *   - `judgeOf(PLAY, judgeChoice)` (common/judge.ts) rules on every action: strokes by `judgeShot`, incidents and
 *     corrections by the common law, answers by `judgeChoice`;
 *   - `offerOf(PLAY, state, { targets, faultOption })` (common/offer.ts) says everything that can be done now.
 *
 * `judgeShot(state, shot, preamble?)`:
 *   1. `toldIn(shot)` (../told.ts) reads the report, `GAME.ballSet(currentFrame(state))` the balls it may speak of;
 *      `strokeProblem(GAME, current, told, balls)` (common/shot.ts) refuses what cannot be;
 *   2. `readReport(told, balls.up, allowed)` (stroke.ts) says what it means here; add your own fields to it;
 *   3. `lawsBroken(TABLE, stroke)` of a `foulTable` (common/foultable.ts) finds the fouls, `listFoul` (fouls.ts) lists
 *      each with its price in balls;
 *   4. `afterStroke(current, shot, told, hand)` (common/shot.ts) is the state after it, a copy of its own, which
 *      `takeOff`, `putBack`, `setGroup` (balls.ts) and `passTurn` (frame.ts) write on as your outcome asks; keep what
 *      fell in `visit.balls` yourself;
 *   5. `endFrame(state, draft, ENDING, winner, article)` (../ending.ts) ends it; `isDisqualifying` and
 *      `expelByMisconduct` (common/leaving.ts) after `countDisciplinary` (common/misconduct.ts) for a foul on purpose;
 *   6. `ruled(draft, state)` (common/game.ts). A stroke may be judged again after a late drop: say `preamble?.(draft)` first.
 *
 * `judgeChoice(state, action)`: take `currentFrame(state)`, refuse by `answerProblem` (choice.ts; `balls` and `at` are
 * yours to check), answer `play`, `pass`, `take-break`, `give-break` by `answered(GAME, …)` (common/choice.ts).
 *
 * Frames: `freshFrame` is `rackUp` (frame.ts) with your own fields; `currentFrame` is `frameOn(state, freshFrame)`, with
 * `open` set where the next frame begins with `take-break` / `give-break`. `ENDING` says `inFrames: true`,
 * `nextBreaker` (nextbreak.ts, with `nextBreakOption`) and, where the document does not speak of an end, `unwritten`.
 * `due(state)` is the state with a choice open that has to be answered before the side on turn plays (an 8 to place, a
 * group to declare): `endVisit` ends with it, and corrections of the turn ask it again.
 * Misconduct: `punish` lists and counts; `afterMisconduct` is yours: have it paid, end the visit of a side at the table.
 * First state: `startGroups` (setup.ts). Shown: `groupsShown` (show.ts) with `ballOn`, `targets` and your own keys.
 * Two sides, or two pairs; the side across the table is `opponentOf`.
 */

/** What one group game gives, apart from how misconduct is listed and counted. */
export interface GroupPlay<A extends string, S extends GroupState> extends Omit<GamePlay<A, S>, "punish"> {
  /** What an act of misconduct costs, in balls. */
  misconductPrice(state: S, kind: Misconduct | "grave", side: Side): number;
}

/** A group game with its strokes: an act of misconduct is listed and counted; `afterMisconduct` has it paid. */
export const groupPlay = <A extends string, S extends GroupState>(game: GroupPlay<A, S>): GamePlay<A, S> => ({
  ...game,
  punish: (state, draft, kind, side) => {
    const { articles } = game;
    const article = kind === "grave" ? articles.grave : articles.misconduct[kind];
    const law = { article, key: MISCONDUCT_KEYS[kind] } as const;
    listFoul<A, typeof law.key>(draft, law, side, game.misconductPrice(state, kind, side));
    return kind === "grave" ? state : countDisciplinary<A, S>(game, state, draft, side);
  },
});
