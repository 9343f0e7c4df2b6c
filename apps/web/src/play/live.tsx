import { notice } from "../state/notice.ts";
import { match, moving, nameOf } from "../state/session.ts";
import { wording } from "../state/wording.ts";
import { text } from "../text/catalogue.ts";
import { botWords } from "./botline.tsx";
import { askedWords } from "./choices.tsx";
import { snookerWords } from "./snooker.tsx";
import { headline } from "./telling.tsx";
import { touchingWords } from "./touching.tsx";

/** Says aloud to a screen reader what was ruled and whose turn it is, and every reason for a refusal. */
export function Live() {
  const view = match.value;
  const spoken =
    view && !moving.value ? [spokenRuling(), askedWords() ?? "", botWords() ?? ""].join(" ").trim() : "";
  return (
    <>
      <p class="unseen" aria-live="polite" data-testid="live">
        {spoken}
      </p>
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
    .filter((part) => part !== "")
    .join(". ");
}
