import { type Command, JSON_FLAG, misuse } from "./command.ts";
import { EXIT, writeJson } from "./output.ts";

/** `tacada bench`: the project's own measurements. */
export const benchCommand: Command = {
  name: "bench",
  operands: "WHAT…",
  summary: "measure physics, rules, bot or page on this machine",
  flags: [JSON_FLAG],
  details:
    "WHAT is one or more of physics, rules, bot, page. Prints medians; machines differ, so compare ratios.",
  async run({ operands, flags }, terminal) {
    // Loaded here: the other commands measure nothing.
    const { MEASUREMENTS } = await import("@tacada/bench");
    const wanted = Object.entries(MEASUREMENTS).filter(([name]) => operands.includes(name));
    if (wanted.length === 0 || wanted.length !== operands.length) {
      return misuse(terminal, benchCommand, `one or more of ${Object.keys(MEASUREMENTS).join(", ")}`);
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
  },
};

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
