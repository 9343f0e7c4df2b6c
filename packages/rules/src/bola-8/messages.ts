import type { Message } from "../catalogue.ts";
import { COMMON_MESSAGES, ending, foul, next, reason, verdict } from "../common/messages.ts";

// Long because it is a table; the last wording is that of Portugal, where it differs.

/** What the other games say too, where a player of this one says it otherwise. */
const SAID_OTHERWISE = {
  "frame.won": ending("Partida de {by} · {score}", "Rack to {by} · {score}", "Jogo para {by} · {score}"),
  "match.won": ending("{by} vence o jogo", "{by} wins the match", "{by} vence a partida"),
  "match.lost": ending("{by} perde o jogo", "{by} loses the match", "{by} perde a partida"),
  "match.none": ending(
    "Ninguém vence: todos perderam o jogo",
    "Nobody wins: all have lost the match",
    "Ninguém vence: todos perderam a partida",
  ),
  "foul.in-off": foul("branca na caçapa", "in-off", "branca embolsada"),
  "foul.deliberate": foul("falta proposital", "foul on purpose", "falta intencional"),
  "foul.double-hit": foul("bitoque", "double hit", "dupla tacada"),
  "foul.push": foul("carretão", "push shot", "carroça"),
  "foul.wrong-cue-ball": foul("tacou outra bola que não a branca", "struck another ball than the cue ball"),
  "foul.disciplinary": foul("conduta antidesportiva de {by}", "unsporting conduct of {by}"),
  "foul.clock": foul("{by} passou do tempo", "time wasted by {by}", "{by} esgotou o tempo"),
  "miss.bounced": reason(
    "A {ball} saiu sozinha da caçapa: não vale",
    "The {ball} came back out of the pocket: not potted",
    "A {ball} saiu sozinha da bolsa: não conta",
  ),
  "break.done": verdict(
    "Saída feita · vez de {to}",
    "Break done · {to} to play",
    "Abertura feita · joga {to}",
  ),
  "chose.take-break": verdict("{by} sai", "{by} breaks", "{by} abre"),
  "chose.give-break": verdict(
    "{by} entrega a saída a {to}",
    "{by} gives the break to {to}",
    "{by} cede a abertura a {to}",
  ),
  "late.completes": reason(
    "A {ball} caiu em até cinco segundos: vale para {by}",
    "The {ball} fell within five seconds: it belongs to the stroke of {by}",
    "A {ball} entrou até cinco segundos depois: conta para {by}",
  ),
  "late.restored": verdict(
    "A {ball} caiu sozinha: volta ao lugar onde estava, sem falta",
    "The {ball} fell by itself: back where it lay, no foul",
    "A {ball} entrou sozinha: é reposta onde estava, sem falta",
  ),
  "late.replays": verdict(
    "A {ball} caiu sozinha com a branca por cima: tudo volta e {by} repete a tacada, sem falta",
    "The {ball} fell by itself under the cue ball: all goes back and {by} repeats the stroke, no foul",
    "A {ball} entrou sozinha com a branca a passar: tudo volta ao sítio e {by} repete a jogada, sem falta",
  ),
  "lot.won": verdict(
    "{by} ganha o sorteio e escolhe quem sai",
    "{by} wins the lot and says who breaks",
    "{by} ganha o sorteio e escolhe quem abre",
  ),
  "conceded.frame": verdict(
    "{by} dá a partida por perdida",
    "{by} concedes the rack",
    "{by} dá o jogo por perdido",
  ),
  "conceded.match": verdict(
    "{by} dá o jogo por perdido",
    "{by} concedes the match",
    "{by} dá a partida por perdida",
  ),
  walkover: verdict(
    "{by} não compareceu: W.O.",
    "{by} did not appear: walkover",
    "{by} perde por falta de comparência",
  ),
  "outside.void": verdict(
    "Bola mexida de fora, impossível repor: partida anulada, {by} sai de novo",
    "Moved from outside and past restoring: the rack is void, {by} breaks anew",
    "Bola deslocada por outrem, impossível repor: jogo anulado, {by} abre de novo",
  ),
  "wrong-breaker.again": verdict(
    "A saída não era de {by}: a partida recomeça com {to}",
    "It was not {by}'s break: the rack begins anew with {to}",
    "A abertura não era de {by}: o jogo recomeça com {to}",
  ),
  "wrong-breaker.stands": verdict(
    "A saída não era de {by}, mas o adversário já jogou: a partida vale",
    "It was not {by}'s break, but the opponent has played: the rack stands",
    "A abertura não era de {by}, mas o adversário já jogou: o jogo vale",
  ),
} as const satisfies Partial<Record<keyof typeof COMMON_MESSAGES, Message>>;

/** Everything that a ruling of `bola-8` can say. */
export const MESSAGES = {
  ...COMMON_MESSAGES,
  ...SAID_OTHERWISE,
  "foul.obstructed-break": foul(
    "parou ou desviou a branca na saída",
    "stopped or deflected the cue ball on the break",
    "parou ou desviou a branca na abertura",
  ),
  "foul.off-mark": foul("branca fora da área de saída", "cue ball not behind the line"),
  "foul.other-group": foul(
    "não bateu primeiro numa bola sua",
    "no ball of one's own met first",
    "não tocou primeiro numa bola sua",
  ),
  "foul.nothing-met": foul("não bateu em nenhuma bola", "no ball was met", "não tocou em nenhuma bola"),
  "foul.no-cushion": foul(
    "nada caiu e nenhuma bola foi à tabela",
    "nothing fell and no ball came to a cushion",
    "nada entrou e nenhuma bola foi à tabela",
  ),
  "foul.placed-and-touched": foul(
    "tocou a branca já colocada",
    "touched the cue ball once it was placed",
    "tocou na branca já colocada",
  ),
  "foul.placed-onto-ball": foul(
    "encostou a branca em outra bola ao colocá-la",
    "touched a ball while placing the cue ball",
    "tocou noutra bola ao colocar a branca",
  ),
  "foul.equipment": foul("o equipamento tocou uma bola", "gear touched a ball", "o material tocou numa bola"),
  "foul.scooped": foul(
    "fez a branca saltar batendo por baixo",
    "made the cue ball jump by striking under it",
  ),
  "foul.frozen": foul(
    "a bola colada ficou na sua tabela",
    "the frozen ball stayed on its cushion",
    "a bola encostada ficou na sua tabela",
  ),
  "foul.behind-line": foul(
    "a branca não cruzou a linha de saída",
    "the cue ball did not cross the line",
    "a branca não passou a linha de saída",
  ),
  "foul.measuring": foul("mediu com outra coisa que não o taco", "measured with something but the cue"),
  "foul.foreign-mark": foul("marcou a mesa", "marked the table"),
  "foul.weak-break": foul(
    "saída fraca: nada caiu e menos de quatro bolas foram à tabela",
    "weak break: nothing fell and fewer than four balls came to a cushion",
    "abertura fraca: nada entrou e menos de quatro bolas foram à tabela",
  ),
  "warning.obstructed": reason(
    "Aviso a {by}: na segunda vez perde o jogo",
    "Warning to {by}: a second time loses the match",
    "Aviso a {by}: à segunda perde a partida",
  ),
  "break.potted": verdict(
    "Saída com {balls} · {by} segue, mesa aberta",
    "{balls} on the break · {by} goes on, table open",
    "Abertura com {balls} · {by} continua, mesa aberta",
  ),
  "eight.on-break": next(
    "A 8 caiu na saída: {by} a põe na marca ou arma de novo",
    "The 8 fell on the break: {by} has it spotted or racks again",
    "A 8 entrou na abertura: {by} manda repô-la na marca ou arma de novo",
  ),
  "eight.off-break": next(
    "A 8 saiu da mesa na saída: {by} a põe na marca ou arma de novo",
    "The 8 left the table on the break: {by} has it spotted or racks again",
    "A 8 saiu da mesa na abertura: {by} manda repô-la na marca ou arma de novo",
  ),
  "open.weak-break": next(
    "{by} joga como está, arma de novo e sai, ou manda {from} sair outra vez",
    "{by} plays on, racks again and breaks, or has {from} break again",
    "{by} joga como está, arma de novo e abre, ou manda {from} abrir outra vez",
  ),
  "open.obstructed": next(
    "{by} sai ou manda {from} sair outra vez",
    "{by} breaks or has {from} break again",
    "{by} abre ou manda {from} abrir outra vez",
  ),
  "open.behind-line": next(
    "{by} fica com a bola na mão ou manda {from} repetir",
    "{by} takes ball in hand or has {from} repeat the stroke",
  ),
  "in-hand.anywhere": next(
    "{by} joga com a branca na mão, onde quiser",
    "{by} has the cue ball in hand, anywhere",
    "{by} tem bola na mão em toda a mesa",
  ),
  "in-hand.behind-line": next(
    "{by} joga com a branca na mão, atrás da linha",
    "{by} has the cue ball in hand behind the line",
    "{by} tem bola na mão atrás da linha de saída",
  ),
  pot: verdict(
    "Bola {ball} encaçapada · {by} segue",
    "Ball {ball} potted · {by} goes on",
    "Bola {ball} embolsada · {by} continua",
  ),
  "pot.others": reason(
    "Fica na caçapa, embora não cantada: {balls}",
    "Stays down though not called: {balls}",
    "Fica na bolsa, embora não anunciada: {balls}",
  ),
  "pot.not-as-called": reason(
    "A {ball} caiu, mas não como cantada: fica na caçapa",
    "The {ball} fell, but not as called: it stays down",
    "A {ball} entrou, mas não como anunciada: fica embolsada",
  ),
  "group.solids": reason(
    "{by} fica com as lisas, {to} com as listradas",
    "{by} has the solids, {to} the stripes",
    "{by} fica com as lisas, {to} com as listadas",
  ),
  "group.stripes": reason(
    "{by} fica com as listradas, {to} com as lisas",
    "{by} has the stripes, {to} the solids",
    "{by} fica com as listadas, {to} com as lisas",
  ),
  "next.eight": next("{by} limpou o grupo: agora a 8", "{by} has cleared the group: the 8 now"),
  miss: verdict("Não caiu · vez de {to}", "No pot · {to} to play", "Não entrou · joga {to}"),
  "miss.elsewhere": verdict(
    "Não como cantada · vez de {to}",
    "Not as called · {to} to play",
    "Não como anunciada · joga {to}",
  ),
  safety: verdict(
    "Defesa de {by} · vez de {to}",
    "Safety by {by} · {to} to play",
    "Defesa de {by} · joga {to}",
  ),
  "eight.first": reason(
    "A 8 primeiro, com a mesa aberta: sem falta, nada vale",
    "The 8 first on an open table: no foul, nothing counts",
  ),
  "first.both": reason(
    "Bateu na sua e na outra ao mesmo tempo: vale",
    "Met an own ball and another at once: it stands",
    "Tocou na sua e noutra ao mesmo tempo: vale",
  ),
  "jump.allowed": reason("Salto com o taco levantado: permitido", "A jump with the cue raised: allowed"),
  "eight.won": verdict("A 8 caiu como cantada", "The 8 fell as called", "A 8 entrou como anunciada"),
  "lost.with-foul": verdict(
    "A 8 caiu com falta: {by} perde",
    "The 8 fell with a foul: {by} loses",
    "A 8 entrou com falta: {by} perde",
  ),
  "lost.off-table": verdict("A 8 saiu da mesa: {by} perde", "The 8 left the table: {by} loses"),
  "lost.with-last": verdict(
    "A 8 caiu junto com a última do grupo: {by} perde",
    "The 8 fell with the last of the group: {by} loses",
    "A 8 entrou com a última do grupo: {by} perde",
  ),
  "lost.early": verdict(
    "A 8 caiu antes da hora: {by} perde",
    "The 8 fell too early: {by} loses",
    "A 8 entrou antes da sua vez: {by} perde",
  ),
  "lost.safety": verdict(
    "A 8 caiu numa defesa: {by} perde",
    "The 8 fell to a safety: {by} loses",
    "A 8 entrou numa defesa: {by} perde",
  ),
  "lost.uncalled": verdict(
    "A 8 caiu sem ser cantada: {by} perde",
    "The 8 fell uncalled: {by} loses",
    "A 8 entrou sem ser anunciada: {by} perde",
  ),
  "lost.elsewhere": verdict(
    "A 8 caiu em outra caçapa: {by} perde",
    "The 8 fell in another pocket: {by} loses",
    "A 8 entrou noutra bolsa: {by} perde",
  ),
  "chose.spot-eight": verdict("8 na marca · {by} joga", "8 spotted · {by} plays"),
  "chose.re-rack": verdict(
    "{by} arma de novo e sai",
    "{by} racks again and breaks",
    "{by} arma de novo e abre",
  ),
  "chose.retake": verdict(
    "{by} manda {to} sair de novo",
    "{by} has {to} break again",
    "{by} manda {to} abrir de novo",
  ),
  "chose.ball-in-hand": verdict("{by} fica com a bola na mão", "{by} takes ball in hand"),
  "chose.replay": verdict("{by} manda {to} repetir a tacada", "{by} has {to} repeat the stroke"),
} as const satisfies Readonly<Record<string, Message>>;

/** The keys of what a ruling of this rulebook can say. */
export type MessageKey = keyof typeof MESSAGES;
