import { useSignal } from "@preact/signals";
import type { FaultOption } from "@tacada/rules";
import { desk } from "../state/desk.ts";
import { inWording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";
import { isMeant } from "../text/search.ts";
import { SearchField } from "../text/searchfield.tsx";
import { ArticleWords } from "./articlewords.tsx";
import type { Task } from "./task.ts";

interface Props {
  readonly choose: (task: Task) => void;
}

/**
 * Faults that only a person can have seen, with what each costs, there just after a stroke: all of them folded, or those
 * that are searched for by a word of theirs, a word of their articles, or an article's number.
 */
export function FaultList({ choose }: Props) {
  const words = text.value.desk;
  const wanted = useSignal("");
  const all = desk.value?.faults ?? [];
  if (all.length === 0) return null;
  const searched = wanted.value.trim();
  const found = all.filter((each) => isMeant(searched, each.articles, wordsOf(each)));
  return (
    <section>
      <h2>{words.stroke}</h2>
      <p class="small quiet">{words.strokeHint}</p>
      <div class="fault-search">
        <SearchField label={words.faultSearch} hint={words.faultSearchHint} wanted={wanted} />
        <p class="small quiet" role="status" data-testid="faults-found">
          {searched !== "" &&
            (found.length === 0 ? words.noFault : words.faultCount(found.length, all.length))}
        </p>
      </div>
      {searched === "" ? (
        <details>
          <summary>{words.faultsFold(all.length)}</summary>
          <Faults faults={all} choose={choose} />
        </details>
      ) : (
        <Faults faults={found} choose={choose} />
      )}
    </section>
  );
}

/** What a fault is called, and its articles in their words. */
const wordsOf = ({ fault, articles }: FaultOption): string =>
  [
    text.value.desk.faults[fault],
    ...(desk.value?.articles ?? [])
      .filter(({ id }) => articles.includes(id))
      .map((each) => inWording(each.text)),
  ].join(" ");

const Faults = ({ faults, choose }: Props & { readonly faults: readonly FaultOption[] }) => (
  <ul class="desk-list">
    {faults.map(({ fault, articles, value }) => (
      <li key={fault}>
        <button type="button" onClick={() => choose({ kind: "fault", fault })}>
          {text.value.desk.faults[fault]}
          {value > 0 && <span class="price small quiet">{text.value.desk.points(value)}</span>}
        </button>
        <ArticleWords id={articles[0]} />
      </li>
    ))}
  </ul>
);
