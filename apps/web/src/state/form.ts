import { computed, signal } from "@preact/signals";
import { type OptionValues, RULEBOOKS, type RulebookId, type Seat, SIDES, type Side } from "@tacada/formats";
import type { OptionSpec } from "@tacada/rules";
import type { Beginning } from "../engine/beginning.ts";
import { askEngine } from "../engine/client.ts";
import type { RulebookOffer } from "../engine/offer.ts";
import { text } from "../text/catalogue.ts";
import { begin, meet } from "./session.ts";
import { settings } from "./settings.ts";
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

/** The rulebooks that can be played; undefined until the engine has said. */
export const offers = signal<readonly RulebookOffer[] | undefined>(undefined);

/** Asks the engine which rulebooks can be played. */
export async function askOffers(): Promise<void> {
  if (offers.value) return;
  const answer = await askEngine((host) => host.rulebooks());
  if (answer.ok) offers.value = answer.value;
  else meet(answer.trouble);
}

/** The rulebook chosen, or the first that there is. */
export const offer = computed(
  () => offers.value?.find(({ rulebook }) => rulebook === form.value.rulebook) ?? offers.value?.[0],
);

/** The rulebooks to choose from; until the engine has said which it can play, all that there are. */
export const rulebooks = computed<readonly RulebookId[]>(
  () => offers.value?.map(({ rulebook }) => rulebook) ?? RULEBOOKS,
);

/** The rulebook that the match will be played by. */
export const rulebook = computed<RulebookId>(() => offer.value?.rulebook ?? form.value.rulebook);

/** The most sides that it allows, as far as the engine has said. */
export const mostSides = computed(() => offer.value?.mostSides ?? SIDES.length);

/** How the people are seated: against a bot it is always one against one. */
export const formation = computed<Form["formation"]>(() => {
  const wanted = form.value.formation;
  if (settings.value.opponent !== "friend") return "singles";
  return wanted === "many" && mostSides.value < FEWEST_OF_MANY ? "singles" : wanted;
});

/** The sides of the match, in the order of play. */
export const sides = computed<readonly Side[]>(() =>
  SIDES.slice(0, formation.value === "many" ? Math.min(form.value.count, mostSides.value) : 2),
);

/** The name written in a field, or the one that it stands for while it is empty. */
const written = (index: number): string =>
  settings.value.names[index]?.trim() || (text.value.start.names[index] ?? "");

/** The seats of the match; a pair is called by both its names. */
export const seats = computed<readonly Seat[]>(() => {
  const { opponent } = settings.value;
  return sides.value.map((id, index): Seat => {
    if (index === 1 && opponent !== "friend") {
      const name = text.value.opponent.kinds[opponent];
      return { id, name, players: [name], bot: { level: opponent } };
    }
    const players = formation.value === "pairs" ? [written(index), written(index + 2)] : [written(index)];
    return { id, name: players.join(" + "), players };
  });
});

/** What the rulebook's options are when nobody settles them: by its preset, else by the rulebook. */
const usualOf = ({ presets, options }: RulebookOffer, given: OptionValues, spec: OptionSpec) => {
  const preset = given["preset"] ?? options.find(({ name }) => name === "preset")?.default;
  return spec.name === "preset" ? spec.default : (presets[String(preset)]?.[spec.name] ?? spec.default);
};

/** What is settled otherwise than usual under the rulebook chosen. */
export const settled = computed<OptionValues>(() => {
  const now = offer.value;
  const given = (now && form.value.options[now.rulebook]) ?? {};
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) =>
      now?.options.some((spec) => spec.name === name && spec.values.includes(value)),
    ),
  );
});

/** The value of an option as it stands in the form. */
export const optionValue = (spec: OptionSpec): OptionValues[string] =>
  settled.value[spec.name] ?? (offer.value ? usualOf(offer.value, settled.value, spec) : spec.default);

/** Settles an option. A preset settles all that it speaks of anew. */
export function settle(spec: OptionSpec, value: OptionValues[string]): void {
  const now = offer.value;
  if (!now) return;
  const { [spec.name]: _, ...others } = settled.value;
  const kept = spec.name === "preset" ? without(others, Object.values(now.presets)) : others;
  const usual = usualOf(now, kept, spec);
  settleAll(value === usual ? kept : { ...kept, [spec.name]: value });
}

/** The options that the presets do not differ in. */
const without = (given: OptionValues, presets: readonly OptionValues[]): OptionValues =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => presets.every((each) => each[name] === presets[0]?.[name])),
  );

/** Leaves every option as these say. */
export function settleAll(options: OptionValues): void {
  const now = offer.value;
  if (now) fill({ options: { ...form.value.options, [now.rulebook]: options } });
}

/** Who won the lag or breaks as agreed, among those who play. */
export const breaker = computed<Side>(() => sides.value.find((side) => side === form.value.breaker) ?? "A");

/** The points ahead that count in this match. */
export const ahead = computed<Form["handicap"]>(() =>
  offer.value?.points === true
    ? Object.fromEntries(
        sides.value.flatMap((side) => {
          const points = form.value.handicap[side];
          return points === undefined ? [] : [[side, points]];
        }),
      )
    : {},
);

/** The table chosen, where the rulebook has more than one. */
export const table = computed<string | undefined>(() => {
  const tables = offer.value?.tables ?? [];
  return tables.find((each) => each === form.value.table) ?? tables[0];
});

/** Begins the match that the form describes. */
export async function beginFilled(): Promise<boolean> {
  await askOffers();
  const { frames, breakBy, chooses, cloth } = form.value;
  const now = offer.value;
  const beginning: Beginning = {
    rulebook: rulebook.value,
    options: settled.value,
    sides: [...seats.value],
    framesToWin: frames,
    ...(Object.keys(ahead.value).length > 0 ? { startScores: ahead.value } : {}),
    opening: breakBy === "draw" ? { by: "draw", chooses } : { by: breakBy, side: breaker.value },
    cloth: now?.cloths.find((each) => each === cloth) ?? "club",
    ...(table.value === undefined ? {} : { spec: table.value }),
  };
  return begin(beginning);
}
