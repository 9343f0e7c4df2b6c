import type { Fault } from "@tacada/formats";
import { isIn } from "../balls.ts";
import { byFault, type Exception, foulTable, type FoulLaw as Law, lawsBroken } from "../common/foultable.ts";
import type { ArticleId } from "./articles.ts";
import type { MessageKey } from "./messages.ts";
import { BREAK_RAILS } from "./parameters.ts";
import { isSeen, type Stroke } from "./stroke.ts";

/** One line of the foul articles. */
export type FoulLaw = Law<ArticleId, MessageKey, Stroke>;
type Silence = Exception<ArticleId, Stroke>;

/** Without a referee a touch by accident is none, unless it was of the cue ball or came into play. */
const UNWATCHED: Silence = {
  article: "1.21",
  when: ({ refereed, touchTells, shot }) => !refereed && !touchTells && shot.deliberate !== true,
};
/** A break that was stopped has its own answer. */
const STOPPED: Silence = { article: "1.9", when: (stroke) => isSeen(stroke, "obstructed-break") };
/** The break asks for more than a cushion. */
const BREAK: Silence = { article: "2.3", when: ({ stage }) => stage === "break" };

/** Technical fouls, in the order of the document. */
const TECHNICAL = foulTable<FoulLaw, Stroke>([
  { article: "1.3", key: "foul.wrong-cue-ball", faults: ["wrong-cue-ball"] },
  { article: "1.9", key: "foul.obstructed-break", faults: ["obstructed-break"] },
  { article: "1.10", key: "foul.off-mark", faults: ["off-mark", "outside-d"] },
  { article: "1.13", key: "foul.feet-off-floor", faults: ["feet-off-floor"] },
  { article: "1.14", key: "foul.ball-in-motion", faults: ["ball-in-motion", "before-respot"] },
  { article: "1.18", key: "foul.other-group", rests: ["2.9"], when: (stroke) => isAtOthers(stroke) },
  { article: "1.19", key: "foul.nothing-met", when: ({ first }) => first.length === 0, except: [BREAK] },
  {
    article: "1.19",
    key: "foul.no-cushion",
    when: (stroke) => isWithoutCushion(stroke) && stroke.frozen.length === 0,
    except: [BREAK],
  },
  { article: "1.20", key: "foul.in-off", when: ({ cuePotted }) => cuePotted },
  {
    article: "1.21",
    key: "foul.touch",
    faults: ["touched-ball", "touched-frozen-ball", "leaned-on-table"],
    when: (stroke) => !isPlacedAndTouched(stroke),
    except: [UNWATCHED],
  },
  { article: "1.21", key: "foul.touch", faults: ["held-cue-ball"] },
  {
    article: "1.21",
    key: "foul.placed-and-touched",
    rests: ["1.38"],
    when: (stroke) => isPlacedAndTouched(stroke),
  },
  { article: "1.22", key: "foul.placed-onto-ball", faults: ["placed-onto-ball"] },
  { article: "1.23", key: "foul.double-hit", faults: ["double-hit"] },
  { article: "1.24", key: "foul.push", faults: ["push"] },
  { article: "1.25", key: "foul.equipment", faults: ["equipment-contact"] },
  // Intent is an element of this foul, not a fault besides.
  { article: "1.26", key: "foul.scooped", faults: ["scooped"], when: ({ shot }) => shot.deliberate === true },
  { article: "1.28", key: "foul.off-table", when: ({ off, cueOff }) => off.length > 0 || cueOff },
  { article: "1.29", key: "foul.not-tip", faults: ["not-tip"] },
  {
    article: "1.36",
    key: "foul.frozen",
    rests: ["1.19"],
    when: (stroke) => isWithoutCushion(stroke) && stroke.frozen.length > 0,
    except: [BREAK],
  },
  { article: "1.37", key: "foul.behind-line", faults: ["behind-line"] },
  { article: "1.40", key: "foul.measuring", faults: ["measuring"] },
  { article: "1.41", key: "foul.foreign-mark", faults: ["foreign-mark"] },
  {
    article: "2.4",
    key: "foul.weak-break",
    rests: ["2.3"],
    when: (stroke) => stroke.stage === "break" && isWeakBreak(stroke),
    except: [STOPPED],
  },
]);

/** A foul on purpose is one disciplinary fault. */
const ON_PURPOSE: FoulLaw = { article: "1.29", key: "foul.deliberate" };
/** Driving the cue ball at a ball behind the line on purpose is unsporting conduct, as 1.37 says itself. */
const BEHIND_ON_PURPOSE: FoulLaw = { article: "1.39", key: "foul.deliberate" };
/** A disciplinary act apart from the stroke. */
const APART: FoulLaw = { article: "1.39", key: "foul.interference", faults: ["interference"] };

/** What the articles find in one stroke. */
export interface Findings {
  readonly technical: readonly FoulLaw[];
  readonly onPurpose: FoulLaw | undefined;
  readonly apart: FoulLaw | undefined;
}

/** Every foul of a stroke. */
export function findFouls(stroke: Stroke): Findings {
  const found = lawsBroken(TECHNICAL, stroke);
  const technical = stroke.refereed ? found : withoutBehindLine(found);
  const meant = stroke.shot.deliberate === true && technical.length > 0 && !isSeen(stroke, "scooped");
  const law = isSeen(stroke, "behind-line") ? BEHIND_ON_PURPOSE : ON_PURPOSE;
  return {
    technical,
    onPurpose: meant ? law : undefined,
    apart: isSeen(stroke, "interference") ? APART : undefined,
  };
}

/** Without a referee the opponent answers a fault behind the line, but any other foul stands alone (1.37). */
function withoutBehindLine(found: readonly FoulLaw[]): readonly FoulLaw[] {
  if (found.length < 2) return found;
  const others = found.filter(({ article }) => article !== "1.37");
  return others.length === 0 ? found : others;
}

/** A ball was played at that is not the striker's, or none of his was met first. */
function isAtOthers({ stage, own, chosen, first, ownFirst }: Stroke): boolean {
  if (stage === "break" || stage === "open") return false;
  return (chosen !== undefined && !isIn(own, chosen)) || (first.length > 0 && !ownFirst);
}

/** A ball was met, but then neither a ball fell that suffices nor any met a cushion. */
const isWithoutCushion = ({ first, potSuffices, rails }: Stroke): boolean =>
  first.length > 0 && !potSuffices && rails?.length === 0;

/** Nothing fell, and too few balls besides the cue ball came to a cushion. */
function isWeakBreak({ first, potted, rails }: Stroke): boolean {
  if (first.length === 0) return true;
  if (potted.length > 0 || rails === undefined) return false;
  return new Set(rails.filter((ball) => ball !== "cue")).size < BREAK_RAILS;
}

/** The cue ball was in hand, said to be placed, and touched again. */
const isPlacedAndTouched = (stroke: Stroke): boolean =>
  isSeen(stroke, "touched-ball") &&
  stroke.inHand !== false &&
  (stroke.shot.touched?.includes("cue") ?? false);

/** The line that an observed fault breaks; undefined when there is none. */
export const lawOfFault = (fault: Fault): FoulLaw | undefined => BY_FAULT.get(fault);

const BY_FAULT = byFault<FoulLaw>([...TECHNICAL.laws, APART]);

/** Every fault that this rulebook has an article for. */
export const FAULTS_KNOWN: readonly Fault[] = [...BY_FAULT.keys()];
