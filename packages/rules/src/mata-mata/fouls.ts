import type { Fault } from "@tacada/formats";
import { bitsOf, isIn } from "../balls.ts";
import { byFault, foulTable, type FoulLaw as Law, lawsBroken } from "../common/foultable.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";
import type { Options } from "./options.ts";
import { REMOVED, REMOVED_DEARLY } from "./parameters.ts";
import { isTargetFirst, type Stroke } from "./stroke.ts";

/** One line of the foul articles, with how many balls the favoured side takes off for it. */
export interface FoulLaw extends Law<ArticleId, MessageKey, Stroke> {
  readonly removes: number;
}

/** A line that costs one ball, if nothing else is said (7.1). */
const technical = (
  article: ArticleId,
  key: MessageKey,
  law: Omit<FoulLaw, "article" | "key" | "removes"> & { readonly removes?: number },
): FoulLaw => ({ article, key, removes: REMOVED, ...law });

/** Technical fouls, in the order of 6.4. */
const TECHNICAL = foulTable<FoulLaw, Stroke>([
  technical("6.4.a", "foul.opponent-potted", {
    rests: ["4.11.c"],
    // The ball that fell is the penalty itself (7.2).
    removes: 0,
    when: ({ potted, own }) => (bitsOf(potted) & ~own) !== 0,
  }),
  technical("6.4.b", "foul.in-off", { when: ({ cuePotted }) => cuePotted }),
  technical("6.4.c", "foul.push", { removes: REMOVED_DEARLY, faults: ["push"] }),
  technical("6.4.d", "foul.double-hit", { removes: REMOVED_DEARLY, faults: ["double-hit"] }),
  technical("6.4.e", "foul.off-table", { when: ({ off, cueOff }) => cueOff || off.length > 0 }),
  technical("6.4.f", "foul.jump", {
    when: (stroke) => (stroke.shot.jumped?.length ?? 0) > 0 && !isTargetFirst(stroke),
  }),
  technical("6.4.g", "foul.not-tip", { faults: ["not-tip"] }),
  technical("6.4.h", "foul.opponent-first", { rests: ["4.2"], when: (stroke) => isAtOpponent(stroke) }),
  technical("6.4.i", "foul.touch", {
    rests: ["5.6"],
    faults: [
      "touched-ball",
      "touched-frozen-ball",
      "placed-onto-ball",
      "equipment-contact",
      "held-cue-ball",
      "leaned-on-table",
    ],
  }),
  technical("6.4.j", "foul.feet-off-floor", { faults: ["feet-off-floor"] }),
  technical("6.4.k", "foul.ball-in-motion", { faults: ["ball-in-motion"] }),
  technical("6.4.k", "foul.before-respot", { faults: ["before-respot"] }),
  technical("6.4.l", "foul.off-mark", { faults: ["off-mark", "outside-d"] }),
  technical("6.4.m", "foul.wrong-cue-ball", { faults: ["wrong-cue-ball"] }),
  technical("6.4.n", "foul.foreign-mark", { faults: ["foreign-mark"] }),
  technical("6.4.o", "foul.measuring", { faults: ["measuring"] }),
  technical("6.4.p", "foul.forbidden-substance", { faults: ["forbidden-substance"] }),
  technical("6.4.q", "foul.chalk-left", { faults: ["chalk-left"] }),
  technical("6.4.r", "foul.nothing-met", { rests: ["4.2"], when: ({ first }) => first.length === 0 }),
  technical("6.4.r", "foul.other", { faults: ["other"] }),
]);

/** Where the event has settled so, a pot that was not indicated is a foul too (option `uncalled`). */
const WITH_UNCALLED = foulTable<FoulLaw, Stroke>([
  ...TECHNICAL.laws,
  technical("6.4.r", "foul.uncalled", {
    rests: ["4.3", "4.11.b"],
    when: ({ unindicated }) => unindicated,
  }),
]);

/** Fouls on purpose: one disciplinary fault, in place of the technical price of the same stroke. */
const ON_PURPOSE: FoulLaw = { article: "6.5.a", key: "foul.deliberate", removes: REMOVED_DEARLY };
const SCOOPED: FoulLaw = {
  article: "6.5.a",
  key: "foul.scooped",
  removes: REMOVED_DEARLY,
  faults: ["scooped"],
};

/** A disciplinary act apart from the stroke; it adds to what the stroke costs. */
const APART: FoulLaw = {
  article: "6.2",
  key: "foul.interference",
  removes: REMOVED_DEARLY,
  faults: ["interference"],
};

/** What the articles find in one stroke. */
export interface Findings {
  readonly technical: readonly FoulLaw[];
  /** Disciplinary faults: one on purpose in place of the technical price, and what was done apart. */
  readonly onPurpose: FoulLaw | undefined;
  readonly apart: FoulLaw | undefined;
}

/** Every foul of a stroke. */
export function findFouls(stroke: Stroke, { uncalled }: Options): Findings {
  const broken = lawsBroken(uncalled === "fault" ? WITH_UNCALLED : TECHNICAL, stroke);
  const scooped = stroke.faults.includes("scooped");
  const deliberate = stroke.shot.deliberate === true && broken.length > 0;
  return {
    technical: broken,
    onPurpose: scooped ? SCOOPED : deliberate ? ON_PURPOSE : undefined,
    apart: stroke.faults.includes("interference") ? APART : undefined,
  };
}

/** How many balls the findings take off altogether: for the dearest of the stroke, and for what was done apart. */
export function removedFor({ technical: broken, onPurpose, apart }: Findings): number {
  let dearest = 0;
  for (const { removes } of broken) dearest = Math.max(dearest, removes);
  return (onPurpose?.removes ?? dearest) + (apart?.removes ?? 0);
}

/** A ball of the other group was played at, or met without one of one's own. */
function isAtOpponent({ own, target, first }: Stroke): boolean {
  if (target !== undefined && !isIn(own, target)) return true;
  return first.length > 0 && (bitsOf(first) & own) === 0;
}

const BY_FAULT = byFault([...TECHNICAL.laws, SCOOPED, APART]);

/** The line that an observed fault breaks; undefined when there is none. */
export const lawOfFault = (fault: Fault): FoulLaw | undefined => BY_FAULT.get(fault);

/** The observed faults that this rulebook has an article for. */
export const FAULTS_KNOWN: readonly Fault[] = [...BY_FAULT.keys()];
