import type { Position } from "@tacada/formats";
import { type Point, point } from "@tacada/table";
import { useRef } from "preact/hooks";
import { CHALK, CLOTH_TONES, IVORY } from "../scene/color.ts";
import type { AimDrawing } from "../scene/drawing.ts";
import type { TableView } from "../scene/view.ts";
import { showsContact } from "../state/aid.ts";
import { cueBall } from "../state/draft.ts";
import { tableSpec } from "../state/equipment.ts";
import { foresight } from "../state/foresight.ts";
import { match } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { BallIcon } from "./ballicon.tsx";
import { type Corner, cornerFor } from "./corner.ts";
import { finger } from "./finger.ts";
import { aimDrawing, ballMeant } from "./picture.ts";
import { tableView } from "./tableview.ts";

/** The least radius of a ball in the loupe, pixels, and how much larger it is at least than on the table. */
const LEAST = 15.5;
const LARGER = 1.3;
/** A ball of more than this radius, pixels, is seen beside a finger. */
const FINGER = 20;
/** The loupe's width in radii, so that a ghost ball beside the ball in its middle is seen whole. */
const RADII = 6.2;
/** Its distance from the edge of the picture, pixels. */
const MARGIN = 4;
/** A finger as near as this to the ball, pixels, covers what has to be seen. */
const NEAR = 120;

/** What lies under the finger while it aims: the ball that is played at and the ghost ball, enlarged, in a corner away from it. */
export function Loupe() {
  const corner = useRef<Corner | undefined>(undefined);
  const view = tableView.value;
  const at = finger.value;
  const drawing = aimDrawing();
  const ball = at && view && showsContact.value ? ballUnder(view, at) : undefined;
  if (!at || !view || !drawing || !ball) {
    corner.current = undefined;
    return null;
  }
  const lies = tableSpec.value.ball.radius / view.pixel;
  if (lies > FINGER) return null;
  const radius = Math.max(LEAST, LARGER * lies);
  const half = (RADII * radius) / 2;
  const cue = cueBall.value;
  const kept = [at, ball, ...(cue ? [view.pixelOf(point(cue[0], cue[1]))] : [])];
  corner.current = cornerFor(at.height, half + MARGIN, kept, corner.current);
  const enlarged = (place: Point): Point => {
    const { x, y } = view.pixelOf(place);
    return point(((x - ball.x) * radius) / lies, ((y - ball.y) * radius) / lies);
  };
  return <Glass drawing={drawing} enlarged={enlarged} radius={radius} half={half} corner={corner.current} />;
}

/** Where the ball is seen that is met or played at, when the finger is near it. */
function ballUnder(view: TableView, at: Point): Point | undefined {
  const name = foresight.value?.preview?.meets?.ball ?? ballMeant();
  const lies = match.value?.layout[name ?? ""];
  const ball = lies && view.pixelOf(point(lies[0], lies[1]));
  return ball && Math.hypot(at.x - ball.x, at.y - ball.y) <= NEAR ? ball : undefined;
}

interface Props {
  readonly drawing: AimDrawing;
  /** Where a place on the table is seen in the loupe, pixels from its middle. */
  readonly enlarged: (place: Point) => Point;
  /** Of a ball in it, and half its own width, pixels. */
  readonly radius: number;
  readonly half: number;
  readonly corner: Corner;
}

function Glass({ drawing: { lines, ghost }, enlarged, radius, half, corner }: Props) {
  const around = Object.entries(match.value?.layout ?? {})
    .map(([name, [x, y]]: [string, Position]) => ({ name, ...enlarged(point(x, y)) }))
    .filter(({ x, y }) => Math.hypot(x, y) < half + radius);
  const met = ghost && enlarged(ghost);
  return (
    <svg
      class={`loupe ${corner}`}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={2 * half}
      height={2 * half}
      aria-hidden="true"
      data-testid="loupe"
    >
      <rect x={-half} y={-half} width="100%" height="100%" fill={CLOTH_TONES[settings.value.cloth].bed} />
      {lines.map((way, index) => (
        <polyline
          key={index}
          points={way
            .map(enlarged)
            .map(({ x, y }) => `${x},${y}`)
            .join(" ")}
          stroke={index === 0 ? IVORY : CHALK}
        />
      ))}
      {around.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${x - radius} ${y - radius})`}>
          <BallIcon ball={name} size={2 * radius} />
        </g>
      ))}
      {met && <circle cx={met.x} cy={met.y} r={radius} stroke={IVORY} />}
    </svg>
  );
}
