import { radiansOf } from "../state/angle.ts";
import { elevation, lowest, raised } from "../state/draft.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { NumberField } from "./numberfield.tsx";

/** The steepest that a player may raise the cue, degrees; a blocked cue may have to stand steeper still. */
const STEEPEST = 85;
/** Half of the last decimal that is shown, degrees: what is written back as it was shown is taken. */
const ROUNDING = 0.05;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

const written = (radians: number): string =>
  degrees(radians).toLocaleString(settings.value.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** The elevation as it is shown, degrees with one decimal. */
export const elevationText = (): string => written(elevation.value);

/** Raises or lowers the cue; false where it would be too steep or lie on something. */
function raise(wanted: number): boolean {
  if (wanted > STEEPEST || wanted < degrees(lowest.value.elevation) - ROUNDING) return false;
  raised.value = radiansOf(Math.max(0, wanted));
  return true;
}

/** The elevation as a number to write. */
export function ElevationField() {
  const words = text.value.elevation;
  return (
    <NumberField
      label={words.field}
      shown={elevationText()}
      unit="°"
      take={raise}
      taken={words.range(written(lowest.value.elevation), String(STEEPEST))}
    />
  );
}

/** How steeply the cue is held: why it cannot lie lower, the number, and keys that raise and lower it. */
export function Elevation() {
  const words = text.value.elevation;
  const { over, elevation: least } = lowest.value;
  const now = degrees(elevation.value);
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const wanted = now + step * (event.shiftKey ? 0.1 : 1);
    raise(Math.min(STEEPEST, Math.max(degrees(least), wanted)));
  };
  return (
    <div class="elevation">
      <p data-testid="elevation-why">
        {over === undefined ? words.free : over === "cushion" ? words.overCushion : words.overBall(over)}
      </p>
      <div
        class="pad slope"
        role="slider"
        tabIndex={0}
        aria-label={words.label}
        aria-valuemin={Math.round(degrees(least))}
        aria-valuemax={STEEPEST}
        aria-valuenow={Math.round(now)}
        aria-valuetext={`${elevationText()}°`}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 120 64" aria-hidden="true">
          <path class="cloth" d="M4 58H116" />
          <circle class="face" cx="20" cy="50" r="8" />
          <path class="stick" d="M30 50H112" transform={`rotate(${-now} 20 50)`} />
        </svg>
        <span class="figure">{elevationText()}°</span>
      </div>
      <div class="pair">
        <ElevationField />
        <button
          type="button"
          onClick={() => {
            raised.value = 0;
          }}
        >
          {words.level}
        </button>
      </div>
      <p class="small quiet">{words.lowest(written(least))}</p>
    </div>
  );
}
