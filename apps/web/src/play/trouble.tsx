import type { Trouble as Found } from "../engine/view.ts";
import { playUnkept, restart, trouble } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";

/** What went wrong, what it means for the match, and what can be done about it. */
export function Trouble() {
  const found = trouble.value;
  if (!found) return null;
  const words = text.value.trouble;
  return (
    <section
      class="trouble"
      role="alert"
      aria-label={words.title}
      data-testid="trouble"
      data-kind={found.kind}
    >
      <div class="trouble-text">
        <h2>{words.title}</h2>
        <p>{"problem" in found ? (found.kind === "file" ? words.file : words.refused) : words[found.kind]}</p>
        {"problem" in found ? (
          <Details found={found} />
        ) : (
          found.detail !== "" && <p class="small quiet">{found.detail}</p>
        )}
      </div>
      <div class="trouble-answers">
        {found.kind === "storage" && (
          <button type="button" onClick={() => void playUnkept()}>
            {words.unstored}
          </button>
        )}
        {found.kind === "engine" && (
          <button type="button" class="main" onClick={() => void restart()}>
            {words.restart}
          </button>
        )}
        {(found.kind === "elsewhere" || found.kind === "scene") && (
          <button type="button" class="main" onClick={() => location.reload()}>
            {words.reload}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            trouble.value = undefined;
          }}
        >
          {words.dismiss}
        </button>
      </div>
    </section>
  );
}

function Details({ found }: { found: Extract<Found, { problem: unknown }> }) {
  const words = text.value.trouble;
  const { path, expected, found: came } = found.problem;
  return (
    <>
      {found.kind !== "file" && <p>{found.said[settings.value.language]}</p>}
      <details class="small">
        <summary>{words.details}</summary>
        <dl class="problem">
          <dt>{words.path}</dt>
          <dd data-testid="problem-path">{path === "" ? words.document : path}</dd>
          <dt>{words.expected}</dt>
          <dd data-testid="problem-expected" lang="en">
            {expected}
          </dd>
          <dt>{words.found}</dt>
          <dd data-testid="problem-found" lang="en">
            {came}
          </dd>
        </dl>
      </details>
    </>
  );
}
