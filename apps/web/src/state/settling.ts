import { computed } from "@preact/signals";
import type { OptionValues } from "@tacada/formats";
import type { OptionSpec } from "@tacada/rules";
import type { RulebookOffer } from "../engine/offer.ts";
import { fill, form } from "./form.ts";
import { offer } from "./offer.ts";

/** What the rulebook's options are when nobody settles them: by its preset, else by the rulebook. */
const usualOf = ({ presets, options }: RulebookOffer, given: OptionValues, spec: OptionSpec) => {
  const preset = given["preset"] ?? options.find(({ name }) => name === "preset")?.default;
  return spec.name === "preset" ? spec.default : (presets[String(preset)]?.[spec.name] ?? spec.default);
};

/** What is settled otherwise than usual under the rulebook chosen. */
export const settled = computed<OptionValues>(() => {
  const now = offer.value;
  const given = (now && form.value.options[now.rulebook]) ?? {};
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) =>
      now?.options.some((spec) => spec.name === name && spec.values.includes(value)),
    ),
  );
});

/** The value of an option as it stands in the form. */
export const optionValue = (spec: OptionSpec): OptionValues[string] =>
  settled.value[spec.name] ?? (offer.value ? usualOf(offer.value, settled.value, spec) : spec.default);

/** Settles an option. A preset settles all that it speaks of anew. */
export function settle(spec: OptionSpec, value: OptionValues[string]): void {
  const now = offer.value;
  if (!now) return;
  const { [spec.name]: _, ...others } = settled.value;
  const kept = spec.name === "preset" ? without(others, Object.values(now.presets)) : others;
  const usual = usualOf(now, kept, spec);
  settleAll(value === usual ? kept : { ...kept, [spec.name]: value });
}

/** The options that the presets do not differ in. */
const without = (given: OptionValues, presets: readonly OptionValues[]): OptionValues =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => presets.every((each) => each[name] === presets[0]?.[name])),
  );

/** Leaves every option as these say. */
export function settleAll(options: OptionValues): void {
  const now = offer.value;
  if (now) fill({ options: { ...form.value.options, [now.rulebook]: options } });
}
