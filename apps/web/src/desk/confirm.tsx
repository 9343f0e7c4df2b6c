import { useEffect } from "preact/hooks";
import type { Foretold, Official } from "../engine/desk.ts";
import type { Trouble } from "../engine/view.ts";
import { ArticleMark, told as toldLine } from "../play/telling.tsx";
import { foretell, recordWord, told } from "../state/desk.ts";
import { idle, match, nameOf } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { wording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";
import { consentWords } from "./consent.ts";

interface Props {
  /** What would be recorded; undefined while something is missing. */
  readonly official: Official | undefined;
  /** What is missing, in words. */
  readonly missing?: string;
}

/** What the word comes to, and the button that records it, with whose consent. */
export function Confirm({ official, missing }: Props) {
  const words = text.value.desk;
  useEffect(() => foretell(official), [JSON.stringify(official)]);
  const found = told.value;
  const possible = official !== undefined && found !== undefined && "lines" in found && idle.value;
  const why = official === undefined ? (missing ?? words.choose) : idle.value ? undefined : words.busy;
  return (
    <section class="foretold" aria-label={words.happens}>
      <h2>{words.happens}</h2>
      <div aria-live="polite" data-testid="foretold">
        {why !== undefined && <p class="quiet">{why}</p>}
        {official !== undefined && found !== undefined && <Told found={found} />}
      </div>
      <button
        type="button"
        class={possible ? "main" : ""}
        aria-disabled={!possible}
        onClick={() => {
          if (official && possible) void recordWord("referee", official);
        }}
      >
        {official ? consentWords(official) : words.record}
      </button>
    </section>
  );
}

function Told({ found }: { found: Foretold | Trouble }) {
  if (!("lines" in found)) {
    return <p class="refused">{"said" in found ? found.said[settings.value.language] : found.detail}</p>;
  }
  return (
    <>
      {found.lines[wording.value].map((line) => (
        <p key={line.text} class={line.kind === "ending" ? "line ending" : "line"}>
          {toldLine(line).text} <ArticleMark id={line.article} />
        </p>
      ))}
      <Score found={found} />
    </>
  );
}

/** The score as it would stand, where it changes. */
function Score({ found: { state } }: { found: Foretold }) {
  const now = match.value?.state;
  const changes = state.sides.some((side) => state.scores?.[side] !== now?.scores?.[side]);
  if (!changes) return null;
  return (
    <p class="line">
      {text.value.desk.score}:{" "}
      {state.sides.map((side) => `${nameOf(side)} ${state.scores?.[side] ?? 0}`).join(" · ")}
    </p>
  );
}
