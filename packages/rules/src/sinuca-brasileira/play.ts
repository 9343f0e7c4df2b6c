import type { PointPlay } from "../points/game.ts";
import type { ArticleId } from "./articles.ts";
import { passOn } from "./foulplay.ts";
import { GAME } from "./game.ts";
import { judgeShot } from "./shot.ts";
import type { SinucaBrasileira } from "./state.ts";

/** The game with its strokes. */
export const PLAY: PointPlay<ArticleId, SinucaBrasileira> = { ...GAME, judgeShot, passOn };
