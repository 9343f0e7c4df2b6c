import { type Command, misuse } from "./command.ts";
import { EXIT } from "./output.ts";

/** `tacada serve`: the web client on this machine. */
export const serveCommand: Command = {
  name: "serve",
  operands: "",
  summary: "serve the web client on this machine",
  flags: [
    { name: "port", value: "N", text: "the port; the first free one from 4173 when left out" },
    { name: "host", value: "ADDRESS", text: "the address to listen on, this machine alone when left out" },
  ],
  details: "Builds the client when it is stale and serves it until it is stopped.",
  async run({ operands, flags }, terminal) {
    if (operands.length > 0) return misuse(terminal, serveCommand, "no operand is taken");
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
    // Loaded here: the other commands need neither server nor build.
    const { start } = await import("../../../tools/start.js");
    try {
      await start(args);
      return EXIT.done;
    } catch (error) {
      terminal.warn(`tacada serve: ${error instanceof Error ? error.message : String(error)}\n`);
      return EXIT.refused;
    }
  },
};
