import {
  type Action,
  differenceOf,
  type Entry,
  failure,
  type MatchHeader,
  type Result,
  type Ruling,
  readDocument,
  type SavedMatch,
  type Setup,
  success,
  type TableRecord,
} from "@tacada/formats";
import { begin, judge, RULES_VERSION, type State } from "@tacada/rules";
import { type Fold, redone, stepped, undone } from "./fold.ts";

/** A match in memory: what was settled, all that was recorded, and where that leaves it. Immutable. */
export interface Match extends Fold {
  readonly header: MatchHeader;
  /** Everything recorded, undone actions and their undo included, in order. */
  readonly log: readonly Entry[];
}

/** What somebody wants recorded; `command` is unique, so a repeated one is answered and not repeated. */
export interface Command {
  readonly at: string;
  readonly actor: string;
  readonly command: string;
  readonly action: Action;
  /** What a simulated table adds; opaque here. */
  readonly table?: TableRecord;
}

/** A command that was taken: the match after it and the entry that holds it. */
export interface Appended {
  readonly match: Match;
  readonly entry: Entry;
  /** The command had been recorded before; nothing was added. */
  readonly repeated: boolean;
}

/**
 * A match before its first action.
 *
 * @param setup a case's setup, for a match that begins in the middle of a frame
 */
export function createMatch(header: Omit<MatchHeader, "rules">, setup?: Setup): Result<Match> {
  const { rulebook, options, framesToWin, startScores } = header;
  const initial = begin({
    rulebook,
    options,
    framesToWin,
    sides: header.sides.map(({ id }) => id),
    players: Object.fromEntries(header.sides.map(({ id, players }) => [id, players])),
    breaker: header.break.side,
    ...(startScores === undefined ? {} : { startScores }),
    ...(setup === undefined ? {} : { setup }),
  });
  if (!initial.ok) return initial;
  return success({
    header: { ...header, rules: RULES_VERSION },
    log: [],
    initial: initial.value,
    standing: [],
    undone: [],
  });
}

/** Where a match stands: the state after its last standing action. */
export const stateOf = (match: Match): State => match.standing.at(-1)?.state ?? match.initial;

/** The action of the command is judged and added to the log; a refusal leaves the match as it was. */
export function append(match: Match, command: Command): Result<Appended> {
  const before = match.log.find((entry) => entry.command === command.command);
  if (before !== undefined) return success({ match, entry: before, repeated: true });
  const seq = match.log.length + 1;
  const { action } = command;
  if (action.type === "undo" || action.type === "redo") {
    const moved = action.type === "undo" ? undone(match, action.to) : redone(match);
    if (!moved.ok) return moved;
    const entry: Entry = { seq, ...command, ruling: silent(moved.value) };
    const next = { ...match, ...moved.value, log: [...match.log, entry] };
    return success({ match: next, entry, repeated: false });
  }
  const judged = judge(stateOf(match), action);
  if (!judged.ok) return judged;
  const entry: Entry = { seq, ...command, ruling: judged.value.ruling };
  const next = {
    ...match,
    ...stepped(match, { entry, state: judged.value.state }),
    log: [...match.log, entry],
  };
  return success({ match: next, entry, repeated: false });
}

/** Taking back and bringing back is no ruling: nothing is judged. */
const silent = (fold: Fold): Ruling => ({
  articles: [],
  fouls: [],
  legal: true,
  award: {},
  scored: {},
  returned: [],
  removed: [],
  turn: (fold.standing.at(-1)?.state ?? fold.initial).turn,
  announce: [],
});

/** The match as the document that is stored and shared. */
export const saveMatch = ({ header, log }: Match): SavedMatch => ({ ...header, log: [...log] });

/**
 * A saved match judged again from its first action. Refused with the path of the first entry that is out of
 * order, repeats a command, does not fit the state before it, or carries another ruling than the rules give.
 */
export function loadMatch(document: unknown): Result<Match> {
  const checked = readDocument("match", document);
  if (!checked.ok) return checked;
  const { log, rules, ...header } = checked.value;
  if (rules !== RULES_VERSION) return failure("mismatch", "rules", `version ${RULES_VERSION}`, rules);
  let created = createMatch(header);
  for (const [index, entry] of log.entries()) {
    if (!created.ok) return created;
    created = reappended(created.value, entry, `log[${index}]`);
  }
  return created;
}

function reappended(match: Match, entry: Entry, path: string): Result<Match> {
  const { seq, ruling, ...command } = entry;
  const due = match.log.length + 1;
  if (seq !== due) return failure("out-of-order", `${path}.seq`, String(due), seq);
  const appended = append(match, command);
  if (!appended.ok) {
    const { problem } = appended;
    const inner = problem.path === "" ? "action" : `action.${problem.path}`;
    return { ok: false, problem: { ...problem, path: `${path}.${inner}` } };
  }
  if (appended.value.repeated) {
    return failure(
      "contradiction",
      `${path}.command`,
      "a command that was not recorded before",
      entry.command,
    );
  }
  const difference = differenceOf(appended.value.entry.ruling, ruling, `${path}.ruling`);
  return difference === undefined ? success(appended.value.match) : { ok: false, problem: difference };
}
