import { paintOf } from "../scene/ballpaint.ts";
import { ballSet } from "../state/equipment.ts";

/** A ball with its number, as it looks on the table; decoration beside its name. */
export function BallIcon({ ball, size = 28 }: { ball: string | number; size?: number }) {
  const { color, ink, label, stripe, disc } = paintOf(ballSet.value, String(ball));
  return (
    <svg class="ball" viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <circle class={stripe ? "skin light" : "skin"} cx="14" cy="14" r="13" fill={color} />
      {stripe && <path fill={color} d="M3.4 6.5a13 13 0 0 0 0 15h21.2a13 13 0 0 0 0-15z" />}
      {disc && <circle class="disc" cx="14" cy="14" r="7.4" />}
      {label !== undefined && (
        <text
          class={disc ? "number small-number" : "number"}
          x="14"
          y={disc ? 18.4 : 20}
          text-anchor="middle"
          fill={ink}
        >
          {label}
        </text>
      )}
    </svg>
  );
}
