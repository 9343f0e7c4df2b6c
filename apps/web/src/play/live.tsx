import { notice } from "../state/notice.ts";
import { match, moving, nameOf } from "../state/session.ts";
import { wording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";
import { botWords } from "./botline.tsx";
import { askedWords } from "./choices.tsx";
import { snookerWords } from "./snooker.tsx";
import { headline } from "./telling.tsx";
import { touchingWords } from "./touching.tsx";

/**
 * Says aloud to a screen reader what was ruled and whose turn it is, and every reason for a refusal: each once, when it is
 * new, also where the same is ruled again.
 */
export function Live() {
  const view = match.value;
  const spoken = view !== undefined && !moving.value;
  return (
    <>
      <div class="unseen" aria-live="polite" data-testid="live">
        {spoken && <p key={view.last?.seq ?? 0}>{spokenRuling()}</p>}
        <p>{spoken && askedWords()}</p>
        <p>{spoken && botWords()}</p>
      </div>
      <p class="unseen" aria-live="assertive">
        {notice.value ?? ""}
      </p>
    </>
  );
}

function spokenRuling(): string {
  const view = match.value;
  if (!view) return "";
  const { state } = view;
  const head = headline(view);
  const endings = view.last?.lines[wording.value].filter(({ kind }) => kind === "ending") ?? [];
  return [
    head.text,
    head.article === undefined ? "" : text.value.card.article(head.article),
    ...endings.map((line) => line.text),
    snookerWords() ?? "",
    touchingWords() ?? "",
    state.match ? "" : text.value.board.plays(nameOf(state.turn)),
  ]
    .map((part) => part.replace(/\.$/u, ""))
    .filter((part) => part !== "")
    .join(". ");
}
