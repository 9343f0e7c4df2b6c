import { signal } from "@preact/signals";
import { type OptionValues, RULEBOOKS, type RulebookId, SIDES, type Side } from "@tacada/formats";
import { keep, kept, parsed, record } from "./storage.ts";

export const FORMATIONS = ["singles", "pairs", "many"] as const;
export const BREAKERS = ["draw", "lag", "agreed"] as const;
/** The fewest sides of a match with more than two. */
export const FEWEST_OF_MANY = 3;
/** The most frames to win that the form takes. */
export const MOST_FRAMES = 50;
/** The most points that the form gives a side ahead. */
export const MOST_AHEAD = 200;

/** What a new match will be, as it was left at the last start. */
export interface Form {
  readonly rulebook: RulebookId;
  readonly formation: (typeof FORMATIONS)[number];
  /** Sides, where there are more than two. */
  readonly count: number;
  readonly frames: number;
  readonly breakBy: (typeof BREAKERS)[number];
  /** The winner of a draw says who breaks. */
  readonly chooses: boolean;
  /** Who won the lag, or breaks as agreed. */
  readonly breaker: Side;
  /** Points that a side begins every frame with. */
  readonly handicap: Readonly<Partial<Record<Side, number>>>;
  /** What is settled otherwise than usual, by rulebook. */
  readonly options: Readonly<Partial<Record<RulebookId, OptionValues>>>;
  readonly cloth: string;
  readonly table: string;
}

const KEY = "tacada.form";

/** The form that a stored text holds; whatever does not fit has its default. */
export function readForm(stored: string | null): Form {
  const found = parsed(stored);
  const one = <T>(list: readonly T[], key: keyof Form, otherwise: T): T =>
    list.find((each) => each === found[key]) ?? otherwise;
  return {
    rulebook: one(RULEBOOKS, "rulebook", "sinuca-brasileira"),
    formation: one(FORMATIONS, "formation", "singles"),
    count: whole(found["count"], FEWEST_OF_MANY, SIDES.length) ?? FEWEST_OF_MANY,
    frames: whole(found["frames"], 1, MOST_FRAMES) ?? 1,
    breakBy: one(BREAKERS, "breakBy", "draw"),
    chooses: found["chooses"] === true,
    breaker: one(SIDES, "breaker", "A"),
    handicap: Object.fromEntries(
      SIDES.flatMap((side) => {
        const points = whole(record(found["handicap"])[side], 1, MOST_AHEAD);
        return points === undefined ? [] : [[side, points]];
      }),
    ),
    options: Object.fromEntries(
      RULEBOOKS.map((rulebook) => [rulebook, simple(record(record(found["options"])[rulebook]))]),
    ),
    cloth: typeof found["cloth"] === "string" ? found["cloth"] : "club",
    table: typeof found["table"] === "string" ? found["table"] : "",
  };
}

const whole = (found: unknown, least: number, most: number): number | undefined =>
  typeof found === "number" && Number.isInteger(found) && found >= least && found <= most ? found : undefined;

const simple = (found: Readonly<Record<string, unknown>>): OptionValues =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? [[name, value]]
        : [],
    ),
  );

/** The form as it is filled in. */
export const form = signal<Form>(readForm(kept(KEY)));

/** Fills in some of the form and remembers it. */
export function fill(some: Partial<Form>): void {
  form.value = { ...form.value, ...some };
  keep(KEY, form.value);
}
