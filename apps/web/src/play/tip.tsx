import { useRef } from "preact/hooks";
import { slips, tip } from "../state/draft.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { ElevationField } from "./elevation.tsx";
import { NumberField } from "./numberfield.tsx";

const thousandths = (value: number): number => Math.round(value * 1000);

/** Sets the tip's offset in thousandths, drawn back to the farthest that it may lie. */
function setTip(right: number, up: number, furthest: number): void {
  const [a, b] = [thousandths(right), thousandths(up)];
  const length = Math.hypot(a, b) / 1000;
  const fit = (value: number) => (length > furthest ? Math.trunc((value * furthest) / length) : value);
  tip.value = [fit(a) / 1000, fit(b) / 1000];
}

/** Picture of the cue ball from behind with the tip on it. */
export const TipIcon = () => (
  <svg class="tip-icon" viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
    <circle class="face" r="12" />
    <circle
      class={slips.value ? "spot slips" : "spot"}
      cx={12 * tip.value[0]}
      cy={-12 * tip.value[1]}
      r="3.2"
    />
  </svg>
);

/** The most, in whole percent, that one offset may be beside the other. */
const mostBeside = (other: number, furthest: number): number =>
  Math.floor(100 * Math.sqrt(Math.max(0, furthest ** 2 - other ** 2)) + 1e-6);

/** Where the tip meets the cue ball, in words; that it slips off there is one of them. */
export function tipText(): string {
  const words = text.value.tip;
  return [words.describe(...tip.value), ...(slips.value ? [words.miscue] : [])].join(", ");
}

/** Where the tip meets the cue ball: a face to touch, numbers, and the limit beyond which it slips. */
export function Tip() {
  const words = text.value.tip;
  const face = useRef<HTMLDivElement>(null);
  const { miscue = 0, furthest = 0 } = match.value ?? {};
  const [right, up] = tip.value;
  const touch = (event: PointerEvent) => {
    const box = face.current?.getBoundingClientRect();
    if (!box) return;
    const radius = box.width / 2;
    setTip(
      (event.clientX - box.left - radius) / radius,
      (radius - (event.clientY - box.top)) / radius,
      furthest,
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
    setTip(right + move[0] * size, up + move[1] * size, furthest);
  };
  const field = (
    label: string,
    value: number,
    other: number,
    take: (value: number) => readonly [number, number],
  ) => (
    <NumberField
      label={label}
      shown={String(Math.round(100 * value))}
      unit="%"
      taken={words.range(mostBeside(other, furthest))}
      take={(percent) => {
        const wanted = take(percent / 100);
        if (Math.hypot(...wanted) > furthest) return false;
        setTip(...wanted, furthest);
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
        aria-valuemin={-Math.round(100 * furthest)}
        aria-valuemax={Math.round(100 * furthest)}
        aria-valuenow={Math.round(100 * up)}
        aria-valuetext={tipText()}
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
          <circle class={slips.value ? "limit slips" : "limit"} r={miscue} />
          <path class="cross" d="M-1 0H1M0 -1V1" />
          <circle class={slips.value ? "spot slips" : "spot"} cx={right} cy={-up} r="0.13" />
        </svg>
      </div>
      <div class="tip-fields">
        {field(words.right, right, up, (value) => [value, up])}
        {field(words.up, up, right, (value) => [right, value])}
        <ElevationField />
        <button type="button" onClick={() => setTip(0, 0, furthest)}>
          {words.center}
        </button>
      </div>
      <p class={slips.value ? "small warning" : "small quiet"} role="status" data-testid="tip-limit">
        {slips.value ? words.beyond : words.limit}
      </p>
    </div>
  );
}
