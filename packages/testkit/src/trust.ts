import {
  actionSchema,
  CHOICES,
  check,
  differenceOf,
  type ObjectBall,
  type Ruling,
  rulingSchema,
  stateSchema,
} from "@tacada/formats";
import { append, createMatch, loadMatch, type Match, saveMatch, stateOf } from "@tacada/match";
import {
  articles,
  judge,
  needs,
  options,
  type RuledAction,
  type State,
  show,
  WORDINGS,
  words,
} from "@tacada/rules";
import { answersTo } from "./randomaction.ts";
import type { Trial } from "./randommatch.ts";

/** One action as it was judged. */
interface Step {
  readonly before: State;
  readonly action: RuledAction;
  readonly ruling: Ruling;
  readonly after: State;
}

/** What holds of every step of every match, whatever the rulebook; `broken` says what did not. */
interface Law {
  readonly title: string;
  readonly broken: (step: Step) => string | undefined;
}

const said = (value: unknown): string => JSON.stringify(value);

const LAWS: readonly Law[] = [
  {
    title: "something can be done until the match is over",
    broken({ after }) {
      const { match, choices, targets } = show(after);
      const open = targets.length > 0 || choices !== undefined || options(after).lotDue;
      return open === (match === undefined) ? undefined : `open ${open}`;
    },
  },
  {
    title: "a choice is taken when it is offered and only then, a target always",
    broken({ after }) {
      const shown = show(after);
      const taken = CHOICES.filter((choice) =>
        answersTo(shown, choice).some((answer) => judge(after, answer).ok),
      );
      const offered = shown.choices?.any ?? [];
      const wrong = CHOICES.find((choice) => taken.includes(choice) !== offered.includes(choice));
      if (wrong !== undefined) return `${wrong}, offered ${said(offered)}`;
      const refused = shown.targets.find(({ ball }) => !judge(after, { type: "shot", target: ball }).ok);
      return refused === undefined ? undefined : `target ${refused.ball} refused`;
    },
  },
  {
    title: "a stroke at a ball that the game does not have is refused",
    broken({ after }) {
      const stranger: ObjectBall = after.rulebook === "sinuca" ? 1 : "red";
      const judged = judge(after, { type: "shot", target: stranger });
      return judged.ok ? String(stranger) : undefined;
    },
  },
  {
    title: "a state that was stored goes on as it would have",
    broken({ before, action, ruling, after }) {
      // A state is plain data.
      const again = judge(JSON.parse(said(before)) as State, action);
      if (!again.ok) return again.problem.path;
      return differenceOf({ ruling, state: after }, again.value)?.path;
    },
  },
  {
    title: "both sides are treated alike",
    broken({ before, action, ruling, after }) {
      if (before.sides.length !== 2) return undefined;
      const judged = judge(exchanged(before), exchanged(action));
      if (!judged.ok) return judged.problem.path;
      return differenceOf(exchanged({ ruling, state: after }), judged.value)?.path;
    },
  },
  {
    title: "what is left on the table changes neither what returns nor the cue ball in hand",
    broken({ before, action, ruling, after }) {
      if (action.type !== "shot") return undefined;
      const { after: _, ...unseen } = action;
      for (const left of [undefined, { snooker: "none" }, { snooker: "total", canGrazeBothSides: false }]) {
        // The facts are written out just above.
        const shot = { ...unseen, ...(left === undefined ? {} : { after: left }) } as typeof action;
        const judged = judge(before, shot);
        if (!judged.ok) return judged.problem.path;
        const difference = differenceOf(ruling.returned, judged.value.ruling.returned, "returned");
        if (difference !== undefined) return difference.path;
        // A foul that is only seen in what is left may end the frame, and the next one's break is shown then.
        const ended = judged.value.state.over === undefined;
        if (ended === (after.over === undefined) && show(judged.value.state).inHand !== show(after).inHand) {
          return "inHand";
        }
      }
      return undefined;
    },
  },
  {
    title: "nobody is asked for what the report says already",
    broken({ before, action }) {
      if (action.type !== "shot") return undefined;
      return needs(before, action).find((fact) => isTold(action, fact.split(".")));
    },
  },
  {
    title: "points are what was potted and what was paid",
    broken({ before, action, ruling, after }) {
      if (action.type === "correct" || show(before).scores === undefined) return undefined;
      // A ball that falls late takes back the ruling that it completes.
      if (action.type === "incident" && action.kind === "late-drop") return undefined;
      const next = before.over !== undefined && after.over !== before.over;
      const anew = ruling.announce.some(({ key }) => NEW_FRAME.has(key));
      const earlier = next || anew ? before.startScores : before.scores;
      const wrong = before.sides.find((side) => {
        const gained = (ruling.scored[side] ?? 0) + (ruling.award[side] ?? 0);
        return after.scores[side] !== (earlier[side] ?? 0) + gained;
      });
      return wrong === undefined ? undefined : `${wrong}: ${said(earlier)} to ${said(after.scores)}`;
    },
  },
  {
    title: "a ruling rests on articles of its rulebook, each foul and each line too",
    broken({ before, ruling }) {
      const known = articlesOf(before);
      const cited = [...ruling.fouls, ...ruling.announce].map(({ article }) => article);
      const stranger = ruling.articles.find((id) => !known.has(id));
      const loose = cited.find((id) => !ruling.articles.includes(id));
      if (ruling.articles.length === 0) return "no article";
      if (ruling.legal !== (ruling.fouls.length === 0)) return "legal";
      return stranger ?? loose;
    },
  },
  {
    title: "a ruling can be put into words",
    broken({ before, ruling }) {
      for (const wording of WORDINGS) {
        const lines = words(before.rulebook, ruling, wording);
        if (lines.length === 0) return "no words";
        const hole = lines.find(({ text }) => /\{|undefined/.test(text));
        if (hole !== undefined) return hole.text;
      }
      return undefined;
    },
  },
  {
    title: "the state that is shown agrees with itself and with the ruling",
    broken({ ruling, after }) {
      const { turn, choices, out, match, balls, frames, framesToWin } = show(after);
      if (ruling.turn !== turn) return `turn ${turn}`;
      if (match === undefined && out.includes(turn)) return `${turn} has left`;
      const placing = choices?.any.includes("place-eight") === true;
      if (choices !== undefined && choices.by !== turn && !placing) return `choices of ${choices.by}`;
      const up = Array.isArray(balls) ? balls : balls.colors;
      if (new Set(up).size !== up.length) return `balls ${said(balls)}`;
      const won = Math.max(...Object.values(frames));
      return match === undefined && won >= framesToWin ? "a match that was won goes on" : undefined;
    },
  },
  {
    title: "action, ruling and state fit their published formats",
    broken({ action, ruling, after }) {
      const checks = [
        check(actionSchema, action),
        check(rulingSchema, ruling),
        check(stateSchema, show(after)),
      ];
      const bad = checks.find((each) => !each.ok);
      return bad === undefined || bad.ok ? undefined : said(bad.problem);
    },
  },
];

const isTold = (told: unknown, [key, ...more]: readonly string[]): boolean =>
  key === undefined
    ? told !== undefined
    : typeof told === "object" &&
      told !== null &&
      isTold(Object.entries(told).find(([name]) => name === key)?.[1], more);

/** What is said when a frame is void or begins anew. */
const NEW_FRAME: ReadonlySet<string> = new Set(["stalemate.void", "outside.void", "wrong-breaker.again"]);

const ARTICLES = new Map<string, ReadonlySet<string>>();

function articlesOf({ rulebook }: State): ReadonlySet<string> {
  const known = ARTICLES.get(rulebook) ?? new Set(articles(rulebook).map(({ id }) => id));
  ARTICLES.set(rulebook, known);
  return known;
}

/** The same with the names of the two sides exchanged, their order of play kept. */
const exchanged = <T>(value: T): T =>
  JSON.parse(
    said(value)
      .replace(/"([AB])"/g, (_, side: string) => (side === "A" ? '"B"' : '"A"'))
      .replaceAll('"sides":["B","A"]', '"sides":["A","B"]'),
  ) as T;

/** The titles of the laws, for who lists them. */
export const LAW_TITLES: readonly string[] = LAWS.map(({ title }) => title);

/** A law that did not hold, and how. */
export interface Breach {
  readonly title: string;
  readonly how: string;
}

/** The laws that this trial broke. A refused action, and one that only takes back or brings back, breaks none. */
export function breachesOf({ match, action, result }: Trial): Breach[] {
  if (!result.ok || action.type === "undo" || action.type === "redo") return [];
  const { entry, match: next } = result.value;
  const step: Step = { before: stateOf(match), action, ruling: entry.ruling, after: stateOf(next) };
  return LAWS.flatMap(({ title, broken }) => {
    const how = broken(step);
    return how === undefined ? [] : [{ title, how }];
  });
}

const STAMP = { at: "2026-11-30T20:00:00Z", actor: "A" } as const;

/** Where a match, its log loaded again, its standing actions alone, or one undo and redo do not give the same state. */
export const foldBreachOf = (match: Match): string | undefined =>
  loadBreach(match) ?? stepBreach(match) ?? undoBreach(match);

/** A saved match begins with a fresh frame, so one that began otherwise is not saved. */
function loadBreach(match: Match): string | undefined {
  const { rules: _, ...header } = match.header;
  const begun = createMatch(header);
  if (!begun.ok || differenceOf(begun.value.initial, match.initial) !== undefined) return undefined;
  const loaded = loadMatch(JSON.parse(said(saveMatch(match))));
  return loaded.ok ? unlike(match, stateOf(loaded.value), "loaded") : `loaded: ${said(loaded.problem)}`;
}

function stepBreach(match: Match): string | undefined {
  let state = match.initial;
  for (const { entry } of match.standing) {
    // Only what was judged stands.
    const judged = judge(state, entry.action as RuledAction);
    if (!judged.ok) return `stepped: ${judged.problem.path}`;
    ({ state } = judged.value);
  }
  return unlike(match, state, "stepped");
}

function undoBreach(match: Match): string | undefined {
  if (match.standing.length === 0) return undefined;
  const to = Math.floor(match.standing.length / 2);
  const back = append(match, { ...STAMP, command: "back", action: { type: "undo", to } });
  if (!back.ok) return `undo: ${said(back.problem)}`;
  const again = append(back.value.match, { ...STAMP, command: "again", action: { type: "redo" } });
  return again.ok ? unlike(match, stateOf(again.value.match), "redone") : `redo: ${said(again.problem)}`;
}

function unlike(match: Match, state: State, how: string): string | undefined {
  const difference = differenceOf(stateOf(match), state);
  return difference === undefined ? undefined : `${how}: ${difference.path}`;
}
