/** Answers that are given on the table, in Portuguese. */
export const answeringPtBR = {
  pick: (count: number) =>
    count === 1 ? "Toque na sua bola que sai da mesa." : `Toque nas suas ${count} bolas que saem da mesa.`,
  takeSeveral: (count: number): readonly [word: string, meaning: string] => [
    `Tirar ${count} bolas`,
    "das suas, à sua escolha",
  ],
  notYours: (allowed: string) => `Sai uma bola sua; pode: ${allowed}.`,
  sure: "Confirme, ou toque em outra.",
  takeOff: (balls: string) => `Tirar ${balls}`,
  picks: (ball: string) => `Tirar a ${ball}`,
  placeEight: "Arraste a 8 pela tabela curta.",
  left: "A 8 para a esquerda",
  right: "A 8 para a direita",
  head: "A 8 para a cabeceira",
  foot: "A 8 para o fundo",
  putEight: "Pôr aqui",
};

/** The same in English. */
export const answeringEn: typeof answeringPtBR = {
  pick: (count) => (count === 1 ? "Tap your ball that comes off." : `Tap your ${count} balls that come off.`),
  takeSeveral: (count) => [`Take ${count} balls off`, "of your own, as you choose"],
  notYours: (allowed) => `A ball of yours comes off; one of these: ${allowed}.`,
  sure: "Confirm, or tap another.",
  takeOff: (balls) => `Take off ${balls}`,
  picks: (ball) => `Take off ${ball}`,
  placeEight: "Drag the 8 along a short cushion.",
  left: "The 8 to the left",
  right: "The 8 to the right",
  head: "The 8 to the head cushion",
  foot: "The 8 to the foot cushion",
  putEight: "Put it here",
};
