import type { OptionSpec } from "@tacada/rules";
import { Choice } from "../play/choice.tsx";
import { offer } from "../state/offer.ts";
import { settings } from "../state/settings.ts";
import { optionValue, settle, settleAll, settled } from "../state/settling.ts";
import { text } from "../text/catalogue.ts";
import { valueWords } from "../text/option.ts";

/** Options that say what is played with; they stand with the rulebook, not with its fine print. */
const ON_TABLE = ["reds", "balls"];

const isOnTable = ({ name }: OptionSpec): boolean => ON_TABLE.includes(name);

/** How many balls the rulebook is played with, where there is a choice. */
export const TableOptions = () => (
  <>
    {offer.value?.options.filter(isOnTable).map((spec) => (
      <Option key={spec.name} spec={spec} label={spec.text[settings.value.language]} />
    ))}
  </>
);

/** Everything else that a rulebook lets a club settle, one line of explanation each. */
export function RulebookOptions() {
  const words = text.value.start;
  const rest = offer.value?.options.filter((spec) => !isOnTable(spec)) ?? [];
  if (rest.length === 0) return null;
  const kept = Object.fromEntries(Object.entries(settled.value).filter(([name]) => ON_TABLE.includes(name)));
  const changed = Object.keys(settled.value).length > Object.keys(kept).length;
  return (
    <section class="options" aria-label={words.options}>
      <h3>{words.options}</h3>
      {rest.map((spec) => (
        <Option
          key={`${offer.value?.rulebook} ${spec.name}`}
          spec={spec}
          label={`${spec.text[settings.value.language]} (${text.value.card.article(spec.article)})`}
        />
      ))}
      {changed && (
        <button type="button" onClick={() => settleAll(kept)}>
          {words.usual}
        </button>
      )}
    </section>
  );
}

/** One option. Its values are told apart by their text: a value may be a truth, a number or a word. */
function Option({ spec, label }: { spec: OptionSpec; label: string }) {
  const { language } = settings.value;
  return (
    <Choice
      label={label}
      value={String(optionValue(spec))}
      options={spec.values.map((each) => [String(each), valueWords(spec.name, each, language)] as const)}
      choose={(chosen) => {
        const value = spec.values.find((each) => String(each) === chosen);
        if (value !== undefined) settle(spec, value);
      }}
    />
  );
}
