import { bilhar } from "./bilhar/index.ts";
import type { Bilhar } from "./bilhar/state.ts";
import { bolaOito } from "./bola-8/index.ts";
import type { BolaOito } from "./bola-8/state.ts";
import { mataMata } from "./mata-mata/index.ts";
import type { MataMata } from "./mata-mata/state.ts";
import type { Rulebook } from "./rulebook.ts";
import { sinuca } from "./sinuca/index.ts";
import type { Sinuca } from "./sinuca/state.ts";
import { sinucaBrasileira } from "./sinuca-brasileira/index.ts";
import type { SinucaBrasileira } from "./sinuca-brasileira/state.ts";

/** The state of a match, told apart by its `rulebook`. Plain data: it survives JSON as it is. */
export type State = SinucaBrasileira | Sinuca | Bilhar | MataMata | BolaOito;

// A state is only ever handed to the rulebook that it names, so each may be taken for one of every state.
const anyState = <S extends State>(rulebook: Rulebook<S>): Rulebook<State> =>
  rulebook as unknown as Rulebook<State>;

const RULEBOOKS: Readonly<Record<State["rulebook"], Rulebook<State>>> = {
  "sinuca-brasileira": anyState(sinucaBrasileira),
  sinuca: anyState(sinuca),
  bilhar: anyState(bilhar),
  "mata-mata": anyState(mataMata),
  "bola-8": anyState(bolaOito),
};

/** The rulebooks that can be played. */
// The keys are those just above.
export const RULEBOOKS_PLAYABLE = Object.keys(RULEBOOKS) as readonly State["rulebook"][];

/** Whether a match can be played under this rulebook. */
export const isPlayable = (id: string): id is State["rulebook"] => Object.hasOwn(RULEBOOKS, id);

/** The rulebook of a state. */
export const rulebookIn = ({ rulebook }: State): Rulebook<State> => RULEBOOKS[rulebook];

/**
 * A rulebook by its id.
 *
 * @throws when it cannot be played; `isPlayable` tells
 */
export function rulebookOf(id: string): Rulebook<State> {
  if (!isPlayable(id)) throw new Error(`no rulebook ${id}`);
  return RULEBOOKS[id];
}
