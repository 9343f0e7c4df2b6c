import type { Group } from "@tacada/formats";

const named = (ball: string): string => (ball === "red" ? "vermelha" : `bola ${ball}`);

/** The balls in words, in Portuguese; a ball is its number, or `"red"`. */
export const ballPtBR = {
  cue: "tacadeira",
  name: named,
  color: "colorida",
  any: "qualquer uma",
  groups: { solids: "lisas", stripes: "listradas", low: "baixas", high: "altas" } satisfies Record<
    Group,
    string
  >,
  chips: "Bolas",
  aimShort: "Mirar",
  aim: (ball: string) => `Mirar na ${named(ball)}`,
  left: (count: number) => `${count} na mesa`,
  castigo: "com castigo",
  free: "bola livre",
  worth: (ball: string, points: number) => `bola livre: a ${ball} vale ${points}`,
  down: (ball: string) =>
    ball === "red" ? "Não há mais vermelhas na mesa." : `A bola ${ball} já não está na mesa.`,
  notNow: (ball: string, allowed: string) => `A ${named(ball)} não pode ser visada agora; pode: ${allowed}.`,
};

const namedEn = (ball: string): string => (ball === "red" ? "red" : `ball ${ball}`);

/** The same in English. */
export const ballEn: typeof ballPtBR = {
  cue: "cue ball",
  name: namedEn,
  color: "colour",
  any: "any",
  groups: { solids: "solids", stripes: "stripes", low: "low balls", high: "high balls" },
  chips: "Balls",
  aimShort: "Aim",
  aim: (ball) => (ball === "red" ? "Aim at a red" : `Aim at ball ${ball}`),
  left: (count) => `${count} on the table`,
  castigo: "under castigo",
  free: "free ball",
  worth: (ball, points) => `free ball: the ${ball} counts ${points}`,
  down: (ball) =>
    ball === "red" ? "There are no reds left on the table." : `Ball ${ball} is no longer on the table.`,
  notNow: (ball, allowed) =>
    `${ball === "red" ? "A red" : `Ball ${ball}`} may not be played at now; these may: ${allowed}.`,
};
