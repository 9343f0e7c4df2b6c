/** The five rulebooks, by the ids that every document uses. */
export const RULEBOOKS = ["sinuca-brasileira", "sinuca", "bilhar", "mata-mata", "bola-8"] as const;
export type RulebookId = (typeof RULEBOOKS)[number];

/** Sides of a match, in the order of play; two in most rulebooks, up to eight where the law allows it. */
export const SIDES = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type Side = (typeof SIDES)[number];

/** Faults that only an official can see; a rulebook that has no article for one refuses it. */
export const FAULTS = [
  "double-hit",
  "push",
  "touched-ball",
  "touched-frozen-ball",
  "ball-in-motion",
  "before-respot",
  "not-tip",
  "feet-off-floor",
  "outside-d",
  "off-mark",
  "wrong-cue-ball",
  "foreign-mark",
  "measuring",
  "equipment-contact",
  "held-cue-ball",
  "scooped",
  "placed-onto-ball",
  "obstructed-break",
  "leaned-on-table",
  "forbidden-substance",
  "chalk-left",
  "behind-line",
  "interference",
  "other",
] as const;
export type Fault = (typeof FAULTS)[number];

/** Answers that a ruling can leave open. */
export const CHOICES = [
  "play",
  "pass",
  "free-ball",
  "retake",
  "re-rack",
  "take-break",
  "give-break",
  "group",
  "remove",
  "cue-to-mark",
  "place-eight",
  "spot-eight",
  "replay",
  "ball-in-hand",
  "end",
] as const;
export type Choice = (typeof CHOICES)[number];

/** What an official records apart from a stroke. */
export const INCIDENTS = [
  "concede-frame",
  "concede-match",
  "disciplinary",
  "grave",
  "warning",
  "late-drop",
  "moved-by-outsider",
  "stalemate-warning",
  "stalemate",
  "wrong-breaker",
  "clock",
  "interference",
  "disqualified",
  "walkover",
  "lot",
] as const;
export type IncidentKind = (typeof INCIDENTS)[number];

/** When a ball that had stopped on the lip of a pocket fell. */
export const DROP_TIMES = ["before-touch", "after-touch", "in-flight", "within-5s", "after-5s"] as const;
export type DropTime = (typeof DROP_TIMES)[number];

/** What became of balls that an outsider moved. */
export const OUTSIDE_MOVES = ["stays", "restored", "void"] as const;
export type OutsideMove = (typeof OUTSIDE_MOVES)[number];

/** How a lot was decided. */
export const LOTS = ["draw", "coin", "lag", "agreed"] as const;
export type Lot = (typeof LOTS)[number];

/** How hidden the ball on is for the side that plays next. */
export const SNOOKERS = ["none", "partial-aggravated", "partial", "total"] as const;
export type Snooker = (typeof SNOOKERS)[number];

/** Groups of the two-group games. */
export const GROUPS = ["solids", "stripes", "low", "high"] as const;
export type Group = (typeof GROUPS)[number];

/** Where the cue ball may be placed by hand; `false` = it lies where it is. */
export const HANDS = ["d", "mark", "behind-line", "anywhere"] as const;
export type Hand = (typeof HANDS)[number];

/** Where a ball goes back to. */
export const PLACES = ["spot", "neutral", "line", "cushion", "foot", "mark"] as const;
export type PlaceKind = (typeof PLACES)[number];

/** The ends of the table: the break is played from the head. */
export const ENDS = ["head", "foot"] as const;
export type End = (typeof ENDS)[number];

/** The languages of every text for users. */
export const LANGUAGES = ["pt-BR", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
