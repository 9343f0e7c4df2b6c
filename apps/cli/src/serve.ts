import { start } from "../../../tools/start.js";
import { misuse, type Run } from "./command.ts";
import { EXIT } from "./output.ts";

/** `tacada serve`: the web client on this machine. */
export const run: Run = async ({ operands, flags }, terminal) => {
  if (operands.length > 0) return misuse(terminal, "serve", "no operand is taken");
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  try {
    await start(args);
    return EXIT.done;
  } catch (error) {
    terminal.warn(`tacada serve: ${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.refused;
  }
};
