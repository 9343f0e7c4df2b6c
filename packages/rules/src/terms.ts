import type { Choice, DropTime, Fault, IncidentKind } from "@tacada/formats";
import { type Text, textOf as text } from "./article.ts";

/** What can be answered to an open choice, as people say it. */
const CHOICE_TERMS: Readonly<Record<Choice, Text>> = {
  play: text("jogar", "play"),
  pass: text("passar (recusar)", "pass"),
  "free-ball": text("bola livre", "free ball"),
  retake: text("repetir a saída", "have the break repeated"),
  "re-rack": text("armar de novo", "re-rack"),
  "take-break": text("jogar primeiro", "play first"),
  "give-break": text("entregar a primeira tacada", "give the first stroke away"),
  group: text("escolher o grupo", "choose a group"),
  remove: text("retirar bola", "remove a ball"),
  "cue-to-mark": text("tacadeira na marca", "cue ball to its mark"),
  "place-eight": text("colocar a 8", "place the 8"),
  "spot-eight": text("8 na marca", "spot the 8"),
  replay: text("repetir a tacada", "replay the stroke"),
  "ball-in-hand": text("bola na mão", "ball in hand"),
  end: text("encerrar", "end the frame"),
};

/** Faults that an official observes. */
const FAULT_TERMS: Readonly<Record<Fault, Text>> = {
  "double-hit": text("bitoque", "double hit"),
  push: text("carretão", "push shot"),
  "touched-ball": text("bola tocada", "touched ball"),
  "touched-frozen-ball": text("bola colada tocada", "touched frozen ball"),
  "ball-in-motion": text("bola em movimento", "ball in motion"),
  "before-respot": text("antes de recolocar a bola", "before a ball was re-spotted"),
  "not-tip": text("sem a sola do taco", "not with the tip"),
  "feet-off-floor": text("sem pé no chão", "no foot on the floor"),
  "outside-d": text("tacadeira fora do D", "cue ball outside the D"),
  "off-mark": text("tacadeira fora da marca", "cue ball off its mark"),
  "wrong-cue-ball": text("tacadeira errada", "wrong cue ball"),
  "foreign-mark": text("marca estranha na mesa", "foreign mark on the table"),
  measuring: text("medir", "measuring"),
  "equipment-contact": text("contato do equipamento", "equipment contact"),
  "held-cue-ball": text("tacadeira segurada", "held cue ball"),
  scooped: text("salto batendo por baixo", "scooped jump"),
  "placed-onto-ball": text("tacadeira posta sobre outra bola", "placed onto a ball"),
  "obstructed-break": text("saída obstruída", "obstructed break"),
  "leaned-on-table": text("apoio na mesa", "leaning on the table"),
  "forbidden-substance": text("substância proibida", "forbidden substance"),
  "chalk-left": text("giz deixado na mesa", "chalk left on the table"),
  "behind-line": text("bola atrás da linha", "ball behind the line"),
  interference: text("interferência", "interference"),
  other: text("outra", "other"),
};

/** What an official records apart from a stroke. */
const INCIDENT_TERMS: Readonly<Record<IncidentKind, Text>> = {
  "concede-frame": text("dar a partida", "conceding the frame"),
  "concede-match": text("dar o jogo", "conceding the match"),
  disciplinary: text("falta disciplinar", "disciplinary fault"),
  grave: text("falta grave", "gross misconduct"),
  warning: text("advertência informal", "informal warning"),
  "late-drop": text("queda tardia", "late drop"),
  "moved-by-outsider": text("bola mexida de fora", "ball moved from outside"),
  "stalemate-warning": text("aviso de impasse", "stalemate warning"),
  stalemate: text("impasse", "stalemate"),
  "wrong-breaker": text("saída do lado errado", "break by the wrong side"),
  clock: text("tempo esgotado", "time wasted"),
  interference: text("interferência", "interference"),
  disqualified: text("desclassificação", "disqualification"),
  walkover: text("W.O.", "walkover"),
  lot: text("sorteio", "lot"),
};

const DROP_TERMS: Readonly<Record<DropTime, Text>> = {
  "before-touch": text("antes de o adversário tocar a mesa", "before the opponent touched the table"),
  "after-touch": text("depois de o adversário tocar a mesa", "after the opponent touched the table"),
  "in-flight": text("com a tacadeira a caminho", "with the cue ball on its way"),
  "within-5s": text("em até cinco segundos", "within five seconds"),
  "after-5s": text("depois de cinco segundos", "after five seconds"),
};

/** Other names that a refusal can speak of. */
const OTHER_TERMS: Readonly<Record<string, Text>> = {
  shot: text("uma tacada", "a stroke"),
  correct: text("uma correção", "a correction"),
  red: text("vermelha", "red"),
  nothing: text("nada", "nothing"),
  free: text("bola livre", "free ball"),
  safety: text("defesa", "safety"),
  stays: text("fica onde parou", "stays where it stopped"),
  restored: text("volta ao lugar", "is put back"),
  void: text("partida anulada", "frame void"),
  true: text("sim", "yes"),
  false: text("não", "no"),
};

/** Every name that a refusal can speak of, in words. */
export const TERMS: Readonly<Record<string, Text>> = {
  ...OTHER_TERMS,
  ...DROP_TERMS,
  ...INCIDENT_TERMS,
  ...FAULT_TERMS,
  ...CHOICE_TERMS,
};
