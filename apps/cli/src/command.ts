import type { Problem } from "@tacada/formats";
import { EXIT, type ExitCode, type Terminal } from "./output.ts";
import { refusalLine } from "./refusal.ts";

/** An option of a command; `value` names what follows it, a switch has none. */
export interface Flag {
  readonly name: string;
  readonly value?: string;
  readonly text: string;
}

/** One command of `tacada`. */
export interface Command {
  readonly name: string;
  /** What follows the name, as it is shown in the help. */
  readonly operands: string;
  readonly summary: string;
  readonly flags: readonly Flag[];
  readonly details: string;
  readonly load: () => Promise<{ readonly run: Run }>;
}

/** What a command does; the exit code is its answer. */
export type Run = (call: Call, terminal: Terminal) => Promise<ExitCode>;

/** A command line that was understood. */
export interface Call {
  readonly operands: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** Says what is wrong with an input and what would be accepted. */
export function refuse(terminal: Terminal, source: string, problem: Problem): ExitCode {
  terminal.warn(`${source}: ${refusalLine(problem)}\n`);
  return EXIT.refused;
}

/** Says what is wrong with how a command was called, and where to look. */
export function misuse(terminal: Terminal, name: string, reason: string): ExitCode {
  terminal.warn(`tacada ${name}: ${reason}\n"tacada ${name} --help" says how it is called\n`);
  return EXIT.refused;
}

/** A command's calling line. */
export const usageOf = ({ name, operands, flags }: Command): string =>
  ["tacada", name, operands, ...flags.map(flagText).map((text) => `[${text}]`)]
    .filter((word) => word !== "")
    .join(" ");

/** A flag as it is typed. */
export const flagText = ({ name, value }: Flag): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

/** The flag that most commands share. */
export const JSON_FLAG: Flag = { name: "json", text: "print JSON instead of lines" };
