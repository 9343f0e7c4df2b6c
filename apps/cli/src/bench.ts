import { MEASUREMENTS } from "@tacada/bench";
import { misuse, type Run } from "./command.ts";
import { EXIT, writeJson } from "./output.ts";

/** `tacada bench`: the project's own measurements. */
export const run: Run = async ({ operands, flags }, terminal) => {
  const wanted = Object.entries(MEASUREMENTS).filter(([name]) => operands.includes(name));
  if (wanted.length === 0 || wanted.length !== operands.length) {
    return misuse(terminal, "bench", `one or more of ${Object.keys(MEASUREMENTS).join(", ")}`);
  }
  const rows = wanted.flatMap(([, measure]) => measure());
  if (flags["json"] === true) writeJson(terminal, rows);
  else {
    for (const { id, unit, median, p99, n, note } of rows) {
      const tail = [p99 !== undefined && `99th percentile ${shown(p99)}`, `n ${n}`, note]
        .filter(Boolean)
        .join(", ");
      terminal.write(`${id.padEnd(32)} ${shown(median).padStart(12)} ${unit.padEnd(6)} ${tail}\n`);
    }
  }
  return EXIT.done;
};

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
