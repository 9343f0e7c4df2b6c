import { useRef } from "preact/hooks";
import { tip } from "../state/draft.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { ElevationField } from "./elevation.tsx";
import { NumberField } from "./numberfield.tsx";

/** A little inside the limit, so that rounding never slips over it. */
const SAFE = 0.999;

/** Sets the tip's offset, drawn back to the miscue limit where it lies beyond. */
function setTip(right: number, up: number, limit: number): void {
  const length = Math.hypot(right, up);
  const fit = length > limit ? (limit * SAFE) / length : 1;
  const tidy = (value: number) => Math.round(value * fit * 1000) / 1000;
  tip.value = [tidy(right), tidy(up)];
}

/** Picture of the cue ball from behind with the tip on it. */
export const TipIcon = () => (
  <svg class="tip-icon" viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
    <circle class="face" r="12" />
    <circle class="spot" cx={12 * tip.value[0]} cy={-12 * tip.value[1]} r="3.2" />
  </svg>
);

/** Where the tip meets the cue ball: a face to touch, numbers, and the limit beyond which it slips. */
export function Tip() {
  const words = text.value.tip;
  const face = useRef<HTMLDivElement>(null);
  const limit = match.value?.miscue ?? 0;
  const [right, up] = tip.value;
  const touch = (event: PointerEvent) => {
    const box = face.current?.getBoundingClientRect();
    if (!box) return;
    const radius = box.width / 2;
    setTip(
      (event.clientX - box.left - radius) / radius,
      (radius - (event.clientY - box.top)) / radius,
      limit,
    );
  };
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.01 : 0.05;
    setTip(right + move[0] * size, up + move[1] * size, limit);
  };
  const field = (label: string, value: number, take: (value: number) => readonly [number, number]) => (
    <NumberField
      label={label}
      shown={String(Math.round(100 * value))}
      unit="%"
      take={(percent) => {
        const wanted = take(percent / 100);
        if (Math.hypot(...wanted) > limit) return false;
        setTip(...wanted, limit);
        return true;
      }}
    />
  );
  return (
    <div class="tip">
      <div
        ref={face}
        class="face-box"
        role="slider"
        tabIndex={0}
        aria-label={words.label}
        aria-valuemin={-Math.round(100 * limit)}
        aria-valuemax={Math.round(100 * limit)}
        aria-valuenow={Math.round(100 * up)}
        aria-valuetext={words.describe(right, up)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          face.current?.setPointerCapture(event.pointerId);
          touch(event);
        }}
        onPointerMove={(event) => {
          if (face.current?.hasPointerCapture(event.pointerId)) touch(event);
        }}
      >
        <svg viewBox="-1.06 -1.06 2.12 2.12" aria-hidden="true">
          <circle class="face" r="1" />
          <circle class="limit" r={limit} />
          <path class="cross" d="M-1 0H1M0 -1V1" />
          <circle class="spot" cx={right} cy={-up} r="0.13" />
        </svg>
      </div>
      <div class="tip-fields">
        {field(words.right, right, (value) => [value, up])}
        {field(words.up, up, (value) => [right, value])}
        <ElevationField />
        <button type="button" onClick={() => setTip(0, 0, limit)}>
          {words.center}
        </button>
      </div>
      <p class="small quiet">{words.limit}</p>
    </div>
  );
}
