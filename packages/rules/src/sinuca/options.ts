import type { OptionValues, Result } from "@tacada/formats";
import type { LateDropRule } from "../common/latedrop.ts";
import { lateDropOption, type OutsideMove, outsideMoveOption } from "../common/option.ts";
import { type OptionSpec, resolveOptions } from "../option.ts";
import { penaltyToOption } from "../points/option.ts";
import { RED_COUNTS, type RedCount } from "./parameters.ts";

/** The settings of `sinuca`, resolved. */
export interface Options {
  readonly preset: "assisp" | "wpbsa";
  readonly reds: RedCount;
  readonly penaltyTo: "all" | "next";
  readonly lastBallFoulEnds: boolean;
  readonly freeBallOnMiss: "off" | "non-red" | "all";
  readonly missTest: "first-contact" | "never-touched";
  readonly colourSnookerFoul: boolean;
  readonly replaceAfterMiss: boolean;
  readonly aggravatedLimit: number;
  readonly endByLead: "auto" | "offer";
  readonly lateDrop: LateDropRule;
  readonly outsideMove: OutsideMove;
  // Options are shown and stored as plain named values.
  readonly [name: string]: string | boolean | number;
}

/** The options of `sinuca` with their defaults. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    name: "preset",
    values: ["assisp", "wpbsa"],
    default: "assisp",
    article: "1",
    text: {
      "pt-BR": "As regras deste documento, ou as diferenças do snooker internacional.",
      en: "The rules of this document, or with the differences of international snooker.",
    },
  },
  {
    name: "reds",
    values: RED_COUNTS,
    default: 15,
    article: "1.II.b",
    text: {
      "pt-BR": "Quantas vermelhas se usam: seis, dez ou quinze.",
      en: "How many reds are used: six, ten or fifteen.",
    },
  },
  penaltyToOption("29.I"),
  {
    name: "lastBallFoulEnds",
    values: [true, false],
    default: true,
    article: "44",
    text: {
      "pt-BR": "Só com a 7 na mesa, a falta de tacada empata ou decide a partida, ou apenas paga pontos.",
      en: "With only the 7 left a foul of a stroke ties or decides the frame, or merely costs its points.",
    },
  },
  {
    name: "freeBallOnMiss",
    values: ["non-red", "off", "all"],
    default: "non-red",
    article: "4",
    text: {
      "pt-BR": "Errar a visada dá bola livre quando ela não era vermelha, nunca, ou sempre.",
      en: "Missing the ball aimed at gives a free ball when it was no red, never, or always.",
    },
  },
  {
    name: "missTest",
    values: ["first-contact", "never-touched"],
    default: "first-contact",
    article: "40.XIV",
    text: {
      "pt-BR": "Para a bola livre, errar é não bater primeiro na visada, ou não bater nela de modo algum.",
      en: "For the free ball, missing is not meeting the ball aimed at first, or not meeting it at all.",
    },
  },
  {
    name: "colourSnookerFoul",
    values: [true, false],
    default: true,
    article: "40.XVI",
    text: {
      "pt-BR":
        "Deixar a colorida jogada após a vermelha como primeiro obstáculo de uma sinuca é falta, ou não.",
      en: "To leave the colour played after a red as first obstacle of a snooker is a foul, or is not.",
    },
  },
  {
    name: "replaceAfterMiss",
    values: [false, true],
    default: false,
    article: "15",
    text: {
      "pt-BR":
        "Errada a visada com contato cheio aberto, o adversário pode mandar repetir da posição anterior.",
      en: "After a miss with full contact open, the opponent may have the stroke replayed from the earlier position.",
    },
  },
  {
    name: "aggravatedLimit",
    values: [3, 2, 4, 5],
    default: 3,
    article: "38.II",
    text: {
      "pt-BR": "Quantas faltas agravadas seguidas perdem a partida.",
      en: "How many aggravated fouls in a row lose the frame.",
    },
  },
  {
    name: "endByLead",
    values: ["auto", "offer"],
    default: "auto",
    article: "47",
    text: {
      "pt-BR": "A vantagem decisiva encerra a partida na hora, ou quem lidera pode terminar a tacada.",
      en: "A decisive lead ends the frame at once, or the leader at the table may finish the visit.",
    },
  },
  lateDropOption("1"),
  outsideMoveOption("1", "restore"),
];

/** What a preset settles otherwise; an event's own word still goes before it. */
const PRESETS: Readonly<Record<Options["preset"], OptionValues>> = {
  assisp: {},
  wpbsa: { freeBallOnMiss: "off", colourSnookerFoul: false, replaceAfterMiss: true },
};

/** The settings of a match: what is given, then what its preset says, then the defaults. */
export function settingsOf(given: OptionValues): Result<Options> {
  const preset = given["preset"] === "wpbsa" ? "wpbsa" : "assisp";
  const resolved = resolveOptions(OPTIONS, { ...PRESETS[preset], ...given });
  // Every option has its given or default value, each of them allowed.
  return resolved.ok ? { ok: true, value: resolved.value as unknown as Options } : resolved;
}
