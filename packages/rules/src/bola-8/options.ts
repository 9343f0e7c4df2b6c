import type { LateDropRule } from "../common/latedrop.ts";
import { type OutsideMove, outsideMoveOption } from "../common/option.ts";
import { type NextBreak, nextBreakOption } from "../groups/nextbreak.ts";
import type { OptionSpec } from "../option.ts";

/** The settings of `bola-8`, resolved. */
export interface Options {
  readonly referee: boolean;
  readonly opponentPotSatisfiesRail: boolean;
  readonly nextBreak: NextBreak;
  readonly lateDrop: LateDropRule;
  readonly outsideMove: OutsideMove;
  // Options are shown and stored as plain named values.
  readonly [name: string]: string | boolean;
}

/** The options of `bola-8` with their defaults. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    name: "referee",
    values: [true, false],
    default: true,
    article: "1.21",
    text: {
      "pt-BR": "Com árbitro, todo toque numa bola é falta; sem ele, só o que mexe na branca ou na jogada.",
      en: "With a referee every touch of a ball is a foul; without one only that of the cue ball, or one that tells.",
      "pt-PT":
        "Com árbitro, qualquer toque numa bola é falta; sem ele, só o da branca ou o que interfere na jogada.",
    },
  },
  {
    name: "opponentPotSatisfiesRail",
    values: [false, true],
    default: false,
    article: "1.19.a",
    text: {
      "pt-BR": "Sem bola na tabela, só uma bola sua caída salva a tacada, ou também uma do adversário.",
      en: "With no ball to a cushion only an own pot saves the stroke, or one of the opponent's too.",
      "pt-PT": "Sem bola à tabela, só uma bola sua embolsada salva a tacada, ou também uma do adversário.",
    },
  },
  nextBreakOption("1.34", "winner"),
  {
    name: "lateDrop",
    values: ["five-seconds", "restore"],
    default: "five-seconds",
    article: "1.15",
    text: {
      "pt-BR": "Bola que cai depois de tudo parar: conta nos primeiros cinco segundos, ou sempre volta.",
      en: "A ball that falls after all has stopped: counts within five seconds, or is always put back.",
      "pt-PT": "Bola que cai depois de tudo parar: conta nos primeiros cinco segundos, ou é sempre reposta.",
    },
  },
  outsideMoveOption("1.33", "restore"),
];
