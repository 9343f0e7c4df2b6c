import type { Fault } from "@tacada/formats";
import { byFault, type Exception, foulTable, type FoulLaw as Law, lawsBroken } from "../common/foultable.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";
import { isShortMiss, type Stroke } from "./stroke.ts";

/** One line of a foul table. */
export type FoulLaw = Law<ArticleId, MessageKey, Stroke>;
type Special = Exception<ArticleId, Stroke>;

/** The break has its own law: what goes wrong there is broken again by the opponent. */
const BREAK: Special = { article: "4.4", when: ({ stage }) => stage === "break" };
/** Before the series are fixed there is no ball that is not one's own, and none to pay for a miss. */
const OPEN: Special = { article: "4", when: ({ stage }) => stage === "open" };
/** A snooker left by a nudge binds nobody. */
const NUDGED: Special = { article: "15", when: ({ excused }) => excused };
/** A miss that hardly moved the cue ball is played again. */
const REPLAYED: Special = { article: "7", when: isShortMiss };
/** At the 8 the same short miss has its own line. */
const SHORT_AT_EIGHT: Special = {
  article: "9.8",
  when: ({ stage, short, cueLost }) => stage === "eight" && short && !cueLost,
};
/** The 8 was not among the balls that a stroke put down. */
const NO_EIGHT: Special = { article: "9.5", when: ({ eightPotted }) => eightPotted };
/** Shooting at the 8, the loss of the cue ball has its own line. */
const AT_EIGHT: Special = {
  article: "9.7",
  when: ({ stage, eightPotted }) => stage === "eight" || eightPotted,
};

/** Fouls of a stroke, in the order of the document: each is paid with a ball, the stroke once (10, 17, 18, 23). */
const TECHNICAL = foulTable<FoulLaw, Stroke>([
  { article: "4.4", key: "foul.break-in-off", when: ({ stage, inOff }) => stage === "break" && inOff },
  {
    article: "4.4",
    key: "foul.break-off",
    when: ({ stage, cueOff, potted }) => stage === "break" && cueOff && potted.length === 0,
  },
  {
    article: "4.5",
    key: "foul.break-off",
    when: ({ stage, cueOff, potted }) => stage === "break" && cueOff && potted.length > 0,
  },
  { article: "10", key: "foul.in-off", when: ({ cuePotted }) => cuePotted, except: [BREAK, NO_EIGHT] },
  { article: "10", key: "foul.cue-off", when: ({ cueOff }) => cueOff, except: [BREAK, AT_EIGHT] },
  {
    article: "17",
    key: "foul.wrong-series",
    when: ({ first, hit }) => first.length > 0 && !hit,
    except: [BREAK, OPEN, NUDGED],
  },
  {
    article: "18",
    key: "foul.missed",
    when: ({ first }) => first.length === 0,
    except: [BREAK, OPEN, NUDGED, REPLAYED, SHORT_AT_EIGHT],
  },
  { article: "23", key: "foul.held", rests: ["10"], faults: ["held-cue-ball"] },
]);

/** What loses the frame at once, in the order of the document; all that apply are cited (9, 16 to 20). */
const LOSING = foulTable<FoulLaw, Stroke>([
  {
    article: "9",
    key: "foul.eight-early",
    when: ({ eightPotted, cleared }) => eightPotted && !cleared,
  },
  {
    article: "9.3",
    key: "foul.eight-uncalled",
    when: ({ eightPotted, cleared, called }) => eightPotted && cleared && !called,
  },
  {
    article: "9.4",
    key: "foul.eight-elsewhere",
    when: ({ eightPotted, cleared, called, asCalled }) => eightPotted && cleared && called && !asCalled,
  },
  {
    article: "9.5",
    key: "foul.eight-in-off",
    when: ({ eightPotted, inOff }) => eightPotted && inOff,
  },
  {
    article: "9.7",
    key: "foul.cue-off",
    when: ({ stage, eightPotted, cueOff }) => cueOff && (stage === "eight" || eightPotted),
  },
  {
    article: "9.8",
    key: "foul.missed-eight",
    when: ({ stage, first, short, cueLost }) => stage === "eight" && first.length === 0 && short && !cueLost,
    except: [NUDGED],
  },
  { article: "16", key: "foul.eight-off", when: ({ eightOff }) => eightOff },
  {
    article: "20",
    key: "foul.eight-with-another",
    when: ({ eightPotted, others }) => eightPotted && others.length > 0,
  },
]);

/** A foul on purpose is one disciplinary fault, in place of the ball that the same stroke would cost. */
export const ON_PURPOSE: FoulLaw = { article: "21", key: "foul.deliberate" };

/** A disciplinary act apart from the stroke, which adds to what that costs. */
const APART: FoulLaw = { article: "21", key: "foul.interference", faults: ["interference"] };
const ACTS_APART: readonly FoulLaw[] = [APART];
const NONE: readonly FoulLaw[] = [];

/** Faults that are none here: whoever leans on the table is told so, and a ball that was moved stays (12, 13). */
export const HARMLESS = foulTable<FoulLaw, Stroke>([
  { article: "12", key: "moved.stays", faults: ["touched-ball"] },
  { article: "13", key: "leaned", faults: ["leaned-on-table"] },
]);

/** What the tables find in one stroke. */
export interface Findings {
  readonly technical: readonly FoulLaw[];
  /** Those among them, and those besides, that lose the frame. */
  readonly losing: readonly FoulLaw[];
  readonly onPurpose: boolean;
  readonly apart: readonly FoulLaw[];
}

/** Every foul of a stroke. */
export function findFouls(stroke: Stroke): Findings {
  const technical = lawsBroken(TECHNICAL, stroke);
  const losing = isAboutEight(stroke) ? losingOf(technical, stroke) : NONE;
  const fouled = technical.length + losing.length > 0;
  return {
    technical,
    losing,
    onPurpose: stroke.shot.deliberate === true && fouled,
    apart: stroke.faults.includes("interference") ? ACTS_APART : NONE,
  };
}

/** A frame is only lost by what happens to the 8, or by a stroke at it. */
const isAboutEight = ({ stage, eightPotted, eightOff }: Stroke): boolean =>
  stage === "eight" || eightPotted || eightOff;

/** What of a stroke at the 8, or that moved it away, loses the frame. */
const losingOf = (technical: readonly FoulLaw[], stroke: Stroke): readonly FoulLaw[] => [
  ...lawsBroken(LOSING, stroke),
  ...technical.filter(({ article }) => isLostBy(article, stroke)),
];

/**
 * Whether a foul that is otherwise paid loses the frame: not to play at what is on, with the 8 down or alone on; and an
 * in-off at the 8 once nothing is left to pay with.
 */
const isLostBy = (article: ArticleId, { stage, eightPotted, payable }: Stroke): boolean =>
  article === "17" || article === "18" ? eightPotted || stage === "eight" : stage === "eight" && !payable;

/** The line that an observed fault breaks; undefined when there is none. */
export const lawOfFault = (fault: Fault): FoulLaw | undefined => BY_FAULT.get(fault);

const BY_FAULT = byFault([...TECHNICAL.laws, APART, ...HARMLESS.laws]);

/** Every fault that this rulebook has an article for. */
export const FAULTS_KNOWN: readonly Fault[] = [...BY_FAULT.keys()];
