import type { Snooker } from "@tacada/formats";

/** How the ball on is hidden, in Portuguese. */
export const snookerPtBR = {
  short: "sinuca",
  degrees: {
    none: "livre",
    "partial-aggravated": "Sinuca parcial agravada: um lado tapado, o centro livre",
    partial: "Sinuca parcial",
    total: "Sinuca total",
  } satisfies Record<Snooker, string>,
  behind: (ball: string) => `encoberta pela ${ball}`,
};

/** The same in English. */
export const snookerEn: typeof snookerPtBR = {
  short: "snooker",
  degrees: {
    none: "open",
    "partial-aggravated": "Snooker, partial and aggravated: one side hidden, the middle open",
    partial: "Partial snooker",
    total: "Total snooker",
  },
  behind: (ball) => `hidden by the ${ball}`,
};
