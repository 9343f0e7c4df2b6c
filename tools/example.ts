import { readFileSync } from "node:fs";

/** A README's TypeScript block. */
export interface Example {
  readonly code: string;
  /** The lines that it prints, as its comments `// → …` say. */
  readonly printed: readonly string[];
}

/** The example in a README; without code where it has none. */
export function exampleIn(readme: string): Example {
  const code = /```ts\n([\s\S]*?)```/.exec(readFileSync(readme, "utf8"))?.[1] ?? "";
  return { code, printed: [...code.matchAll(/^\/\/ → (.*)$/gm)].map((match) => match[1] ?? "") };
}
