/** A ball with its number, as it looks on the table; decoration beside its name. */
export const BallIcon = ({ ball, size = 28 }: { ball: string | number; size?: number }) => (
  <svg class={`ball ball-${ball}`} viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
    <circle class="skin" cx="14" cy="14" r="13" />
    {ball !== "cue" && (
      <text class="number" x="14" y="20" text-anchor="middle">
        {ball}
      </text>
    )}
  </svg>
);
