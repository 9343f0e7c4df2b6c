export { type ActCommand, type Acted, act, drawLot } from "./act.ts";
export { type ChancePlace, chance, deviate, type Purpose } from "./chance.ts";
export { consequenceOf } from "./consequence.ts";
export {
  type Game,
  type GameStart,
  gameOf,
  loadGame,
  newGame,
  PROFILE,
  saveGame,
  TABLES_OF,
} from "./game.ts";
export { clearing, type Deviates, executed, type Hand } from "./hand.ts";
export { type Replayed, replay } from "./replay.ts";
export { type Draft, type Preview, previewOf, type Sight, sightAlong, suggestCue } from "./sight.ts";
export { proposedStalemate } from "./stalemate.ts";
export { layoutFor, type PlayedStroke, playStroke, type StrokeCommand, simulateOn } from "./stroke.ts";
