import { parseArgs } from "node:util";
import { type Call, type Command, flagText, misuse, usageOf } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { EXIT, type ExitCode, type Terminal } from "./output.ts";

/** Runs one command line (without the program's name) and returns its exit code. */
export async function run(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    terminal.write(help());
    return name === undefined ? EXIT.refused : EXIT.done;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    terminal.warn(
      `tacada: no command "${name}"; there are ${COMMANDS.map((each) => each.name).join(", ")}\n`,
    );
    return EXIT.refused;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    terminal.write(helpOf(command));
    return EXIT.done;
  }
  const call = parse(command, rest);
  if (typeof call === "string") return misuse(terminal, command.name, call);
  const { run: carryOut } = await command.load();
  return carryOut(call, terminal);
}

/** The call, or what is wrong with it. */
function parse(command: Command, words: readonly string[]): Call | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(
        command.flags.map(({ name, value }) => [
          name,
          { type: value === undefined ? ("boolean" as const) : ("string" as const) },
        ]),
      ),
    });
    return { operands: positionals, flags: values };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const help = (): string =>
  [
    "Tacada: Brazilian cue sports by their written rules.",
    "",
    "usage: tacada COMMAND …",
    "",
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    "",
    "tacada COMMAND --help says more. Exit codes: 0 done, 1 something does not hold, 2 input refused.",
    "",
  ].join("\n");

const helpOf = (command: Command): string =>
  [
    `usage: ${usageOf(command)}`,
    "",
    command.details,
    ...(command.flags.length === 0 ? [] : [""]),
    ...command.flags.map((flag) => `  ${flagText(flag).padEnd(16)} ${flag.text}`),
    "",
  ].join("\n");
