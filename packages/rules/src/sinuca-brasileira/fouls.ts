import type { Ball, Fault } from "@tacada/formats";
import { byFault, type Exception, foulTable, type FoulLaw as Law, lawsBroken } from "../common/foultable.ts";
import { grown } from "../lists.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";
import type { Stroke } from "./stroke.ts";

type SpecialLaw = Exception<ArticleId, Stroke>;

/** A potted 1 on the break converts nothing, it only breaks again. */
const BREAKS_AGAIN: SpecialLaw = { article: "2.3.a", when: ({ stage }) => stage === "break" };
/** What was said in an evident stroke does not count against it. */
const EVIDENT: SpecialLaw = { article: "5.8", when: ({ evident }) => evident };
/** A cue ball frozen to the ball aimed at may be pushed through it. */
const FROZEN: SpecialLaw = { article: "6.7", when: ({ frozen }) => frozen };

/** One line of Art. 7. */
export interface FoulLaw extends Law<ArticleId, MessageKey, Stroke> {
  /** It rests on what the stage lets be played at. */
  readonly ofStage?: true;
}

/** Technical fouls that follow from the report alone, in the order of Art. 7. */
const TECHNICAL = foulTable<FoulLaw, Stroke>([
  { article: "7.1.a", key: "foul.in-off", when: ({ shot }) => isPotted(shot.pots, "cue") },
  { article: "7.1.d", key: "foul.double-hit", faults: ["double-hit"] },
  { article: "7.1.e", key: "foul.push", faults: ["push"], except: [FROZEN] },
  { article: "7.1.f", key: "foul.off-table", when: ({ shot }) => (shot.offTable?.length ?? 0) > 0 },
  { article: "7.1.g", key: "foul.wrong-ball", ofStage: true, when: ({ allowed }) => !allowed },
  { article: "7.1.g", key: "foul.wrong-cue-ball", faults: ["wrong-cue-ball"] },
  { article: "7.1.h", key: "foul.before-respot", faults: ["before-respot"] },
  { article: "7.1.i", key: "foul.not-tip", faults: ["not-tip"] },
  { article: "7.1.j", key: "foul.feet-off-floor", faults: ["feet-off-floor"] },
  { article: "7.1.k", key: "foul.ball-in-motion", faults: ["ball-in-motion"] },
  { article: "7.1.l", key: "foul.outside-d", rests: ["5.10"], faults: ["outside-d", "off-mark"] },
  {
    article: "7.1.m",
    key: "foul.other-ball-potted",
    when: ({ potted, target }) => potted.some((ball) => ball !== target),
  },
  { article: "7.1.n", key: "foul.two-balls-potted", when: ({ potted }) => potted.length > 1 },
  {
    article: "7.1.o",
    key: "foul.on-and-numbered",
    when: ({ potted, target, on }) =>
      target === on ? potted.some((ball) => ball !== on) : potted.includes(on),
  },
  {
    article: "7.1.p",
    key: "foul.not-converted",
    rests: ["5.7"],
    when: ({ converted, defence }) => converted && defence,
    except: [BREAKS_AGAIN],
  },
  {
    article: "7.1.p",
    key: "foul.other-pocket",
    rests: ["5.1"],
    when: ({ converted, called, shot, target }) =>
      converted && called && !isPotted(shot.pots, target, shot.call?.pocket),
    except: [BREAKS_AGAIN, EVIDENT],
  },
  {
    article: "7.1.r",
    key: "foul.jump",
    when: ({ shot, target }) => shot.jumped?.some((ball) => ball !== target) ?? false,
  },
  {
    article: "7.1.s",
    key: "foul.first-contact",
    when: ({ shot, target }) => shot.contacts !== undefined && !isMetAlone(shot.contacts[0], target),
  },
  {
    article: "7.1.t",
    key: "foul.uncalled-cushion",
    rests: ["5.2", "5.6"],
    when: ({ shot }) => shot.cushionFirst === true && shot.call?.cushionFirst !== true,
  },
  {
    article: "7.1.t",
    key: "foul.uncalled",
    rests: ["5.1"],
    when: ({ target, on, evident, called }) => target !== on && !evident && !called,
  },
  {
    article: "7.1.u",
    key: "foul.touch",
    rests: ["6.6"],
    faults: [
      "touched-ball",
      "touched-frozen-ball",
      "placed-onto-ball",
      "equipment-contact",
      "held-cue-ball",
      "leaned-on-table",
      "other",
    ],
  },
  {
    article: "7.2",
    key: "foul.railed",
    when: ({ shot }) =>
      shot.railed?.some((ball) => isPotted(shot.pots, ball) || shot.offTable?.includes(ball)) ?? false,
  },
]);

/** The technical foul that rests on the others: a castigo ball that was not potted, or not without a foul. */
const CASTIGO: FoulLaw = { article: "7.1.q", key: "foul.castigo", ofStage: true };

/** Fouls on purpose: one disciplinary fault, in place of the technical price of the same stroke. */
const ON_PURPOSE = {
  safety: { article: "7.1.b", key: "foul.numbered-safety" },
  foul: { article: "7.1.c", key: "foul.deliberate", faults: ["scooped"] },
} as const satisfies Readonly<Record<string, FoulLaw>>;

/** Disciplinary acts apart from the stroke; each adds to what the stroke costs. */
export const APART: FoulLaw = {
  article: "7.1.v",
  key: "foul.disciplinary",
  faults: ["measuring", "foreign-mark", "forbidden-substance", "chalk-left", "interference"],
};

/** What Art. 7 finds in one stroke. */
export interface Findings {
  readonly technical: readonly FoulLaw[];
  readonly onPurpose: FoulLaw | undefined;
  /** Disciplinary acts apart from the stroke. */
  readonly apart: number;
}

const NOTHING: Findings = { technical: [], onPurpose: undefined, apart: 0 };

/** Every foul of a stroke. */
export function findFouls(stroke: Stroke): Findings {
  const found = lawsBroken(TECHNICAL, stroke);
  const licit = found.length === 0 && stroke.converted;
  const technical = stroke.castigo && !licit ? grown(found, CASTIGO) : found;
  const onPurpose = purposeOf(stroke, technical.length > 0);
  const apart = stroke.faults.length === 0 ? 0 : actsApart(stroke);
  if (technical.length === 0 && onPurpose === undefined && apart === 0) return NOTHING;
  return { technical, onPurpose, apart };
}

const actsApart = ({ faults }: Stroke): number =>
  faults.filter((fault) => APART.faults?.includes(fault)).length;

/** Intent is an official's word; `deliberate` without a foul and without a numbered safety says nothing. */
function purposeOf({ shot, faults, target, on }: Stroke, fouled: boolean): FoulLaw | undefined {
  const deliberate = shot.deliberate === true;
  if (deliberate && shot.intent === "safety" && target !== on) return ON_PURPOSE.safety;
  if (faults.includes("scooped") || (deliberate && fouled)) return ON_PURPOSE.foul;
  return undefined;
}

const isPotted = (pots: Stroke["shot"]["pots"], ball: Ball, pocket?: number): boolean =>
  pots?.some((pot) => pot.ball === ball && (pocket === undefined || pot.pocket === pocket)) ?? false;

/** The first contact was with this ball and, at that instant, with no other. */
const isMetAlone = (
  first: NonNullable<Stroke["shot"]["contacts"]>[number] | undefined,
  ball: Ball,
): boolean => (Array.isArray(first) ? first.every((each) => each === ball) : first === ball);

/** The line of Art. 7 that an observed fault breaks; undefined when there is none. */
export const lawOfFault = (fault: Fault): FoulLaw | undefined => BY_FAULT.get(fault);

const BY_FAULT = byFault<FoulLaw>([...TECHNICAL.laws, ON_PURPOSE.foul, APART]);

/** Every fault that this rulebook has an article for. */
export const FAULTS_KNOWN: readonly Fault[] = [...BY_FAULT.keys()];
