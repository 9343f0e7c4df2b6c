import { failure, type OptionValues, type Result, success } from "@tacada/formats";
import type { Text } from "./article.ts";

/** Something a club may settle otherwise than the default reading. */
export interface OptionSpec {
  readonly name: string;
  /** The values it may have. */
  readonly values: readonly OptionValues[string][];
  readonly default: OptionValues[string];
  readonly article: string;
  readonly text: Text;
}

/** Every option with its given or default value; an unknown name or value is refused with what would do. */
export function resolveOptions(specs: readonly OptionSpec[], given: OptionValues): Result<OptionValues> {
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find((each) => each.name === name);
    if (spec === undefined) {
      return failure(
        "not-in-this-rulebook",
        `options.${name}`,
        specs.map((each) => each.name).join(", "),
        name,
      );
    }
    if (!spec.values.some((each) => each === value)) {
      return failure("malformed", `options.${name}`, spec.values.join(", "), value);
    }
  }
  return success(Object.fromEntries(specs.map((spec) => [spec.name, given[spec.name] ?? spec.default])));
}
