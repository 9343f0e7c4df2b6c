import type { Lesson } from "../state/settings.ts";

/** Words of the game, explained when they first come up; in Portuguese. */
export const lessonPtBR: Readonly<Record<Lesson, string>> = {
  castigo: "Castigo: quem escolhe uma bola numerada e não a encaçapa paga 7 pontos.",
  evident: "Evidente: está na cara; não é preciso cantar.",
  pass: "Passar: devolver a tacada ao adversário, com as bolas como estão.",
  "free-ball": "Bola livre: uma colorida à sua escolha vale como a bola da vez, no jogo e nos pontos.",
  nomination: "Depois da vermelha vai uma colorida: diga qual, se a mira não deixa claro.",
  snooker: "Sinuca: bolas no caminho não deixam pegar os dois lados da bola da vez.",
  "short-miss":
    "Tacada curta: a branca não andou 20 cm nem pegou bola. Repete-se daqui, e bola que cair agora volta à marca.",
  group: "O grupo escolhido é o seu até o fim: só suas bolas podem ser a primeira tocada.",
  remove: "A falta do outro tira da mesa uma bola sua, à sua escolha: falta menos para você ganhar.",
  "place-eight": "Quem limpou a série joga na 8; o adversário a põe encostada numa tabela curta.",
};

/** The same in English. */
export const lessonEn: typeof lessonPtBR = {
  castigo: "Castigo: whoever chooses a numbered ball and does not pot it pays 7 points.",
  evident: "Evident: it is plain to see; nothing need be called.",
  pass: "Pass: hand the stroke back to the opponent, the balls as they lie.",
  "free-ball": "Free ball: a colour of your choice stands for the ball on, in play and in points.",
  nomination: "After a red comes a colour: say which, where the aim does not make it plain.",
  snooker: "Snooker: balls in the way leave no path to both sides of the ball on.",
  "short-miss":
    "A short stroke: the cue ball went less than 20 cm and met nothing. It is played again, and a ball that falls now goes back.",
  group: "The group you choose is yours to the end: one of your balls must be met first.",
  remove: "The other side's foul takes a ball of yours off the table, of your choice: the fewer, the better.",
  "place-eight": "Who has cleared a series plays at the 8; the opponent puts it against a short cushion.",
};
