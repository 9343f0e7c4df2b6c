import type { Choice } from "@tacada/formats";

/** An answer as a button: its word, and what it means for somebody new to the game. */
type Answer = readonly [word: string, meaning: string];

/** The answers to open choices, in Portuguese. */
export const choicePtBR = {
  play: ["Jogar", "com as bolas como estão"],
  pass: ["Passar", "o outro joga daqui"],
  "free-ball": ["Bola livre", "uma colorida vale a da vez"],
  replay: ["Repetir", "o outro repete a tacada"],
  end: ["Encerrar", "a vantagem já decide a partida"],
  retake: ["Repetir a saída", "o mesmo lado sai de novo"],
  "re-rack": ["Nova saída", "triângulo, e você sai"],
  "take-break": ["Jogar primeiro", "a saída é sua"],
  "give-break": ["Dar a saída", "o outro sai"],
  group: ["Escolher grupo", "suas bolas até o fim"],
  remove: ["Tirar bola", "uma das suas sai da mesa"],
  "cue-to-mark": ["Branca na marca", "em vez de onde parou"],
  "place-eight": ["Pôr a 8", "onde o regulamento deixa"],
  "spot-eight": ["8 na marca", "e o jogo segue"],
  "ball-in-hand": ["Bola na mão", "a branca em qualquer lugar"],
} satisfies Record<Choice, Answer> as Readonly<Record<Choice, Answer>>;

/** The same in English. */
export const choiceEn: typeof choicePtBR = {
  play: ["Play on", "the balls as they lie"],
  pass: ["Pass", "they play from here"],
  "free-ball": ["Free ball", "a colour as the ball on"],
  replay: ["Replay", "they play it again"],
  end: ["End the frame", "the lead decides it already"],
  retake: ["Break again", "the same side breaks"],
  "re-rack": ["New rack", "racked again, you break"],
  "take-break": ["Play first", "the break is yours"],
  "give-break": ["Give the break", "the other side breaks"],
  group: ["Choose a group", "your balls to the end"],
  remove: ["Take a ball off", "one of yours leaves the table"],
  "cue-to-mark": ["Cue ball to its mark", "instead of where it stopped"],
  "place-eight": ["Place the 8", "where the rules let it lie"],
  "spot-eight": ["Spot the 8", "and play goes on"],
  "ball-in-hand": ["Ball in hand", "the cue ball goes anywhere"],
};
