import type { Lesson } from "../state/settings.ts";

/** Words of the game, explained when they first come up; in Portuguese. */
export const lessonPtBR: Readonly<Record<Lesson, string>> = {
  castigo: "Castigo: quem escolhe uma bola numerada e não a encaçapa paga 7 pontos.",
  evident: "Evidente: está na cara; não é preciso cantar.",
  pass: "Passar: devolver a tacada ao adversário, com as bolas como estão.",
  "free-ball": "Bola livre: uma colorida à sua escolha vale como a bola da vez, no jogo e nos pontos.",
  nomination: "Depois da vermelha vai uma colorida: diga qual, se a mira não deixa claro.",
  snooker: "Sinuca: bolas no caminho não deixam pegar os dois lados da bola da vez.",
};

/** The same in English. */
export const lessonEn: typeof lessonPtBR = {
  castigo: "Castigo: whoever chooses a numbered ball and does not pot it pays 7 points.",
  evident: "Evident: it is plain to see; nothing need be called.",
  pass: "Pass: hand the stroke back to the opponent, the balls as they lie.",
  "free-ball": "Free ball: a colour of your choice stands for the ball on, in play and in points.",
  nomination: "After a red comes a colour: say which, where the aim does not make it plain.",
  snooker: "Snooker: balls in the way leave no path to both sides of the ball on.",
};
