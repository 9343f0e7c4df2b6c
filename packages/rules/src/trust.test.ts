import { drawFrom, randomOpening } from "@tacada/testkit";
import { describeOpenings } from "../test/walks.ts";
import { RULEBOOKS_PLAYABLE } from "./index.ts";

/** Whole matches from their first break, under any options, with pairs and more sides where the rulebook has them. */
for (const rulebook of RULEBOOKS_PLAYABLE) {
  describeOpenings(rulebook, () =>
    Array.from({ length: 25 }, (_, seed) => randomOpening(rulebook, drawFrom(1_000_000 + seed))),
  );
}
