import { goesOn, nextFrame } from "../state/between.ts";
import { botOnTurn } from "../state/opponent.ts";
import { drawLot, leave, match, nameOf, rematch, resultShown } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { BotAnswers, botWords } from "./botline.tsx";
import { Choices } from "./choices.tsx";

/** What has to be answered now, as buttons: an open choice, the lot, the next frame, a new match. */
export function Answers() {
  const view = match.value;
  if (!view) return null;
  const { state, lotDue } = view;
  const { card, result } = text.value;
  if (state.match) {
    return (
      <div class="answers">
        <button type="button" class="main" onClick={() => void rematch()}>
          {result.rematch}
        </button>
        <button type="button" onClick={leave}>
          {result.newMatch}
        </button>
      </div>
    );
  }
  if (resultShown.value) {
    return (
      <div class="answers">
        <span class="small quiet">
          {state.choices
            ? result.decidesBreak(nameOf(state.choices.by))
            : result.nextBreak(nameOf(state.turn))}
          {goesOn.value && ` ${result.goesOn}`}
        </span>
        <button type="button" class="main" onClick={nextFrame}>
          {result.nextFrame}
        </button>
      </div>
    );
  }
  if (lotDue) {
    return (
      <div class="answers">
        <span class="small quiet">{card.lotHint}</span>
        <button type="button" class="main" onClick={() => void drawLot()}>
          {card.lot}
        </button>
      </div>
    );
  }
  if (botOnTurn.value)
    return (
      <div class="answers">
        <span class="small quiet">{botWords()}</span>
        <BotAnswers />
      </div>
    );
  return <Choices />;
}
