/** Where a command writes and reads, so that tests can listen. */
export interface Terminal {
  readonly write: (text: string) => void;
  readonly warn: (text: string) => void;
  /** All of standard input. */
  readonly input: () => Promise<string>;
  readonly colors: boolean;
  /** How much of a long work is done, 0–1; shown where somebody watches. */
  readonly progress: (share: number) => void;
}

/** What a command returns to the shell. */
export const EXIT = { done: 0, failed: 1, refused: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const CODES = { green: 32, red: 31, quiet: 2 } as const;

/** Text in a colour where the terminal shows colours. */
export const colored = (terminal: Terminal, color: keyof typeof CODES, text: string): string =>
  terminal.colors ? `\u001b[${CODES[color]}m${text}\u001b[0m` : text;

/** A document as JSON, on standard output. */
export const writeJson = (terminal: Terminal, value: unknown): void =>
  terminal.write(`${JSON.stringify(value, null, 2)}\n`);
