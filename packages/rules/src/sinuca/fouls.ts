import type { Facts, Fault } from "@tacada/formats";
import { byFault, foulTable, type FoulLaw as Law, lawsBroken } from "../common/foultable.ts";
import { grown } from "../lists.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";
import type { Options } from "./options.ts";
import { COLORS, LAST_BALL, LEAST_PENALTY, MOST_PENALTY, RED } from "./parameters.ts";
import type { Stage } from "./stages.ts";
import { isTargetFirst, type Stroke, valuesOf, worthOf } from "./stroke.ts";

/**
 * One line of the foul articles. It costs the most there is, or what the dearest ball involved is worth: the ball aimed
 * at, the ball met first and those that the foul itself is about (34, 39).
 */
export interface FoulLaw extends Law<ArticleId, MessageKey, Stroke> {
  readonly price: "variable" | "most";
  /** The balls that the foul is about. */
  readonly balls?: (stroke: Stroke) => readonly number[];
}

/** A line that costs what the dearest ball involved is worth. */
const variable = (
  article: ArticleId,
  key: MessageKey,
  law: Omit<FoulLaw, "article" | "key" | "price">,
): FoulLaw => ({ article, key, price: "variable", ...law });

/** Technical fouls that follow from the stroke alone, in the order of Art. 40 and 41. */
const TECHNICAL = foulTable<FoulLaw, Stroke>([
  variable("40.I", "foul.in-off", {
    when: ({ shot }) => shot.pots?.some(({ ball }) => ball === "cue") ?? false,
  }),
  variable("40.II", "foul.double-hit", { faults: ["double-hit"] }),
  variable("40.III", "foul.push", { faults: ["push"] }),
  variable("40.IV", "foul.frozen-touched", {
    rests: ["22"],
    faults: ["touched-frozen-ball"],
    balls: ({ shot, before }) => valuesOf(shot.touched ?? before.touching),
  }),
  variable("40.V", "foul.touch", {
    faults: ["touched-ball", "placed-onto-ball", "equipment-contact", "held-cue-ball", "leaned-on-table"],
    balls: ({ shot }) => valuesOf(shot.touched),
  }),
  variable("40.VI", "foul.ball-in-motion", { faults: ["ball-in-motion"] }),
  variable("40.VI", "foul.before-respot", { faults: ["before-respot"] }),
  variable("40.VII", "foul.not-tip", { faults: ["not-tip"] }),
  variable("40.VIII", "foul.feet-off-floor", { faults: ["feet-off-floor"] }),
  variable("40.IX", "foul.outside-d", { faults: ["outside-d", "off-mark"] }),
  variable("40.X", "foul.off-table", {
    when: ({ shot }) => (shot.offTable?.length ?? 0) > 0,
    balls: ({ off }) => off,
  }),
  variable("40.XI", "foul.jump", {
    when: (stroke) => isJump(stroke),
    balls: ({ shot }) => valuesOf(shot.jumped),
  }),
  variable("40.XII", "foul.other-ball-potted", {
    when: ({ strangers, potted }) => strangers.length > 0 && potted.some((ball) => ball !== RED),
    balls: ({ potted }) => potted,
  }),
  variable("40.XIII", "foul.on-and-color", {
    rests: ["3"],
    when: (stroke) => stroke.strangers.some((ball) => (ball === stroke.on) !== isAimedAtOn(stroke)),
    balls: ({ potted }) => potted,
  }),
  variable("40.XIV", "foul.first-contact", { when: (stroke) => !isTargetFirst(stroke) }),
  variable("40.XV", "foul.met-at-once", { when: (stroke) => isMetWithAnother(stroke) }),
  variable("40.XVII", "foul.uncalled", { rests: ["19"], when: ({ unnamed }) => unnamed }),
  variable("40.XVIII", "foul.other", { faults: ["other"] }),
  { article: "41.I", key: "foul.out-of-order", price: "most", when: ({ allowed }) => !allowed },
  { article: "41.II", key: "foul.wrong-cue-ball", price: "most", faults: ["wrong-cue-ball"] },
]);

/** A snooker left behind the ball just played: of the free ball (8.III, 32), or of the colour after a red. */
const LEFT = foulTable<FoulLaw & { readonly option?: "colourSnookerFoul" }, Stroke>([
  variable("32", "foul.free-ball-obstacle", {
    rests: ["8.III"],
    // With the 6 and the 7 alone it is allowed.
    when: ({ free, lying }) => free && !(lying.reds === 0 && lying.colors.length === 2),
  }),
  {
    ...variable("40.XVI", "foul.color-obstacle", {
      rests: ["8.IV"],
      // The 2 missed after the last red was played as ball on (12.IV).
      when: ({ stage, allowed, lying, target }) =>
        stage === "color" && allowed && !(lying.reds === 0 && target === COLORS[0]),
    }),
    option: "colourSnookerFoul",
  },
]);

/** An observed foul after a red and before the colour is known costs the most there is. */
const BEFORE_NAMING: FoulLaw = { article: "41.III", key: "foul.before-naming", price: "most" };
/** So does any foul once an official has found that no lawful stroke exists. */
const NO_ESCAPE: FoulLaw = { article: "41.IV", key: "foul.no-escape", price: "most" };

/** Fouls on purpose: one disciplinary fault, in place of the technical price of the same stroke. */
const ON_PURPOSE = {
  foul: { article: "42.I", key: "foul.deliberate", price: "most" },
  jump: { article: "42.II", key: "foul.scooped", price: "most", faults: ["scooped"] },
} as const satisfies Readonly<Record<string, FoulLaw>>;

/** Disciplinary acts apart from the stroke; each adds to what the stroke costs. */
const APART: readonly FoulLaw[] = [
  { article: "42.III", key: "foul.misused-ball", price: "most", faults: ["measuring", "foreign-mark"] },
  {
    article: "42.V",
    key: "foul.disciplinary",
    price: "most",
    faults: ["forbidden-substance", "chalk-left", "interference"],
  },
];

/** What the articles find in one stroke. */
export interface Findings {
  readonly technical: readonly FoulLaw[];
  readonly onPurpose: FoulLaw | undefined;
  /** Disciplinary acts apart from the stroke, one for each fault. */
  readonly apart: readonly FoulLaw[];
}

/** Every foul of a stroke. */
export function findFouls(stroke: Stroke, options: Options): Findings {
  let technical: readonly FoulLaw[] = lawsBroken(TECHNICAL, stroke);
  const apart = stroke.faults.length === 0 ? NONE_APART : actsApart(stroke);
  const scooped = stroke.faults.includes("scooped");
  const passes = technical.length + apart.length > 0 || scooped || stroke.potted.length === 0;
  if (passes && isBehindTarget(stroke)) {
    const left = lawsBroken(LEFT, stroke);
    technical = [...technical, ...left.filter(({ option }) => option === undefined || options[option])];
  }
  if (isUnnamedFault(stroke, technical)) technical = grown(technical, BEFORE_NAMING);
  if (technical.length > 0 && stroke.before.escape === false) technical = grown(technical, NO_ESCAPE);
  const deliberate = stroke.shot.deliberate === true && technical.length > 0;
  const onPurpose = scooped ? ON_PURPOSE.jump : deliberate ? ON_PURPOSE.foul : undefined;
  return { technical, onPurpose, apart };
}

const NONE_APART: readonly FoulLaw[] = [];

const actsApart = ({ faults }: Stroke): readonly FoulLaw[] =>
  faults.flatMap((fault) => APART.filter((law) => law.faults?.includes(fault)));

/** What a technical foul costs, in points. */
export function priceOf({ price, balls }: FoulLaw, stroke: Stroke): number {
  if (price === "most") return MOST_PENALTY;
  const { first, frozen, target } = stroke;
  const least = Math.max(LEAST_PENALTY, worthOf(stroke, target));
  return dearest(stroke, balls?.(stroke), dearest(stroke, frozen ? undefined : first, least));
}

/** The most that one of these balls is worth in this stroke, in points; `least` where they are worth less. */
export function dearest(stroke: Stroke, balls: readonly number[] | undefined, least: number): number {
  let most = least;
  if (balls !== undefined) for (const ball of balls) most = Math.max(most, worthOf(stroke, ball));
  return most;
}

/** The layout hides the ball or balls that must be played, in any degree (8.I). */
export const isSnooker = ({ snooker }: Facts): boolean => snooker !== undefined && snooker !== "none";

/** The next side is snookered, and the ball just played at is the first obstacle. */
function isBehindTarget({ shot, target }: Stroke): boolean {
  const { after } = shot;
  return after !== undefined && isSnooker(after) && after.firstObstacle === target;
}

/** The ball on was played at, or a free ball in its place. */
const isAimedAtOn = ({ on, target, free }: Stroke): boolean => free || target === on;

/** A ball was jumped and not the one aimed at met first; a frozen one is left, which excuses no third ball. */
function isJump(stroke: Stroke): boolean {
  const { jumped = [] } = stroke.shot;
  if (!stroke.frozen) return jumped.length > 0 && !isTargetFirst(stroke);
  return jumped.some((ball) => stroke.before.touching?.includes(ball) !== true);
}

/** Two balls met first at one instant, other than reds or the free ball with the ball on. */
function isMetWithAnother({ first, frozen, free, target, on }: Stroke): boolean {
  if (frozen || first === undefined || first.length < 2) return false;
  const allReds = first.every((ball) => ball === RED);
  return !allReds && !(free && first.every((ball) => ball === target || ball === on));
}

/** The colour was neither named nor evident when an official saw a fault. */
const isUnnamedFault = ({ stage, unnamed, faults }: Stroke, technical: readonly FoulLaw[]): boolean =>
  stage === "color" &&
  unnamed &&
  technical.some((law) => law.faults?.some((fault) => faults.includes(fault)) ?? false);

/** The line that an observed fault breaks; undefined when there is none. */
export const lawOfFault = (fault: Fault): FoulLaw | undefined => BY_FAULT.get(fault);

const BY_FAULT = byFault<FoulLaw>([...TECHNICAL.laws, ON_PURPOSE.jump, ...APART]);

/** Every fault that this rulebook has an article for. */
export const FAULTS_KNOWN: readonly Fault[] = [...BY_FAULT.keys()];

/** What a foul costs before anything else is known of the stroke, the ball on being `on`. */
export const leastPrice = (law: FoulLaw, stage: Stage, on: number): number =>
  law.price === "most" || stage === "tiebreak"
    ? LAST_BALL
    : Math.max(LEAST_PENALTY, stage === "color" ? 0 : on);
