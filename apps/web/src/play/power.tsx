import { useRef } from "preact/hooks";
import { cardOpen } from "../state/card.ts";
import { STRONGEST, speed } from "../state/draft.ts";
import { mayPrepare } from "../state/foresight.ts";
import { notice } from "../state/notice.ts";
import { botOnTurn } from "../state/opponent.ts";
import { blocked, letGo } from "../state/readiness.ts";
import { idle } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { NumberField } from "./numberfield.tsx";

/** Share of the bar for a power, and back: soft strokes have more of the bar than hard ones. */
const share = (power: number): number => Math.sqrt(power / STRONGEST);
const powerAt = (part: number): number => STRONGEST * part ** 2;

const set = (power: number): void => {
  speed.value = Math.round(Math.min(STRONGEST, Math.max(0, power)) * 100) / 100;
};

/** The pull-back bar, its number and the play button. Letting go of the bar plays nothing. */
export function Power() {
  const words = text.value.power;
  const shown = speed.value.toLocaleString(settings.value.language, { maximumFractionDigits: 2 });
  return (
    <section class="power" aria-label={words.title} inert={botOnTurn.value !== undefined}>
      <Bar />
      <NumberField
        label={words.field}
        hidden
        shown={shown}
        unit={words.unit}
        take={(value) => {
          if (value < 0 || value > STRONGEST) return false;
          set(value);
          return true;
        }}
      />
      <PlayButton />
    </section>
  );
}

function Bar() {
  const words = text.value.power;
  const bar = useRef<HTMLDivElement>(null);
  const pull = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (!box || !mayPrepare.value) return;
    const part =
      box.height >= box.width
        ? (event.clientY - box.top) / box.height
        : (event.clientX - box.left) / box.width;
    const clear = Math.min(1, Math.max(0, (part - 0.04) / 0.92));
    set(powerAt(clear));
  };
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const size = event.altKey ? 0.01 : event.shiftKey ? 0.05 : 0.25;
    if (step !== undefined) set(speed.value + step * size);
    else if (event.key === "Home" || event.key === "Escape") set(0);
    else if (event.key === "PageDown") set(speed.value + 1);
    else if (event.key === "PageUp") set(speed.value - 1);
    else if (event.key === "End") set(STRONGEST);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={bar}
      class="bar"
      role="slider"
      tabIndex={0}
      aria-label={words.label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={STRONGEST}
      aria-valuenow={speed.value}
      aria-valuetext={`${speed.value} ${words.unit}`}
      aria-description={words.hint}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        bar.current?.setPointerCapture(event.pointerId);
        pull(event);
      }}
      onPointerMove={(event) => {
        if (bar.current?.hasPointerCapture(event.pointerId)) pull(event);
      }}
    >
      <div class="pulled" style={{ "--share": share(speed.value) }} />
      <span class="grip" style={{ "--share": share(speed.value) }} />
    </div>
  );
}

function PlayButton() {
  const words = text.value.power;
  const why = blocked.value;
  const noSpace = (event: KeyboardEvent) => {
    if (event.key === " ") event.preventDefault();
  };
  return (
    <button
      type="button"
      class="main play-button"
      aria-disabled={why !== undefined}
      aria-description={why ?? ""}
      onFocus={() => {
        // On a wide screen the open card lies over this button.
        cardOpen.value = false;
      }}
      onKeyDown={noSpace}
      onKeyUp={noSpace}
      onClick={() => {
        notice.value = why;
        void letGo();
      }}
    >
      {idle.value ? words.play : words.playing}
    </button>
  );
}
