import type { Ball, Fault, Shot } from "@tacada/formats";

type Key = Exclude<keyof Shot, "type">;

/** What the report of a stroke tells, every key in its place: what it leaves out is undefined. */
export type Told = { readonly [K in Key]-?: Required<Shot>[K] | undefined };

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Reads a report. Reports come in hundreds of shapes, so each is read once, by the few keys that it has, and everything
 * after looks at this one shape.
 */
export function toldIn(shot: Shot): Told {
  const told: Writable<Told> = {
    by: undefined,
    target: undefined,
    call: undefined,
    evident: undefined,
    contacts: undefined,
    cushionFirst: undefined,
    railsAfterContact: undefined,
    pots: undefined,
    offTable: undefined,
    bounced: undefined,
    railed: undefined,
    jumped: undefined,
    touched: undefined,
    touchEffect: undefined,
    cueTravel: undefined,
    intent: undefined,
    faults: undefined,
    deliberate: undefined,
    before: undefined,
    after: undefined,
    layout: undefined,
  };
  for (const key in shot) {
    // biome-ignore format: one key a line
    switch (key) {
      case "target": told.target = shot.target; break;
      case "contacts": told.contacts = shot.contacts; break;
      case "railsAfterContact": told.railsAfterContact = shot.railsAfterContact; break;
      case "pots": told.pots = shot.pots; break;
      case "call": told.call = shot.call; break;
      case "evident": told.evident = shot.evident; break;
      case "after": told.after = shot.after; break;
      case "before": told.before = shot.before; break;
      case "by": told.by = shot.by; break;
      case "cushionFirst": told.cushionFirst = shot.cushionFirst; break;
      case "offTable": told.offTable = shot.offTable; break;
      case "bounced": told.bounced = shot.bounced; break;
      case "railed": told.railed = shot.railed; break;
      case "jumped": told.jumped = shot.jumped; break;
      case "touched": told.touched = shot.touched; break;
      case "touchEffect": told.touchEffect = shot.touchEffect; break;
      case "cueTravel": told.cueTravel = shot.cueTravel; break;
      case "intent": told.intent = shot.intent; break;
      case "faults": told.faults = shot.faults; break;
      case "deliberate": told.deliberate = shot.deliberate; break;
      case "layout": told.layout = shot.layout; break;
    }
  }
  return told;
}

/** Faults seen; balls listed as touched are one, where no touch is among them. */
export function faultsIn({ faults, touched }: Told): readonly Fault[] {
  const seen = faults ?? NO_FAULTS;
  if (touched === undefined || touched.length === 0) return seen;
  return seen.some((fault) => TOUCHES.includes(fault)) ? seen : [...seen, "touched-ball"];
}

const NO_FAULTS: readonly Fault[] = [];
const TOUCHES: readonly Fault[] = ["touched-ball", "touched-frozen-ball"];

/** The balls that were potted, in order. */
export function pottedIn({ pots }: Told): readonly Ball[] {
  if (pots === undefined || pots.length === 0) return NO_BALLS;
  const only = pots[0];
  // One ball is what nearly every list of a report has, and a list made for one needs no room for more.
  return pots.length === 1 && only !== undefined ? [only.ball] : pots.map(({ ball }) => ball);
}

/** The numbered balls among these. */
export function numbersIn(balls: readonly Ball[] | undefined): readonly number[] {
  if (balls === undefined || balls.length === 0) return NO_NUMBERS;
  const only = balls[0];
  if (balls.length > 1) return balls.filter((ball) => typeof ball === "number");
  return typeof only === "number" ? [only] : NO_NUMBERS;
}

const NO_BALLS: readonly Ball[] = [];
const NO_NUMBERS: readonly number[] = [];
