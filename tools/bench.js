import { buildClient } from "./build.js";
import { SetupProblem } from "./problem.js";

/**
 * Prints the project's own measurements.
 *
 * @param {readonly string[]} names which of them; all when none is named
 * @throws {SetupProblem} when there is no such measurement
 */
export async function bench(names) {
  const { MEASUREMENTS } = await import("@tacada/bench");
  const all = Object.entries(MEASUREMENTS);
  const known = all.map(([name]) => name);
  const strange = names.find((name) => !known.some((each) => each === name));
  if (strange !== undefined)
    throw new SetupProblem(`there is no measurement ${strange}, only ${known.join(", ")}`);
  buildClient();
  for (const [name, measure] of all) {
    if (names.length === 0 || names.includes(name)) console.table(measure().map(rounded));
  }
}

/** @param {import("@tacada/bench").Row} row */
const rounded = ({ median, p99, ...rest }) => ({
  ...rest,
  median: short(median),
  ...(p99 === undefined ? {} : { p99: short(p99) }),
});

/** @param {number} value */
const short = (value) => Number(value.toPrecision(4));
