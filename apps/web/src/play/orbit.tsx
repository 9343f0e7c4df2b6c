import { useRef } from "preact/hooks";
import { radiansOf } from "../state/angle.ts";
import { freely, keepViewpoint, orbitBy, viewpoint } from "../state/viewpoint.ts";
import { text } from "../text/catalogue.ts";
import { Icon } from "./icon.tsx";
import { tableView } from "./tableview.ts";
import { viewByKey } from "./viewswitch.tsx";

/** How far the view goes for an arrow key, and for a pixel of a drag, degrees. */
const STEP = 5;
const DRAG = 0.5;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);

/** The handle in the corner of the table by which the free view is turned; the cloth itself only aims. */
export function Orbit() {
  const words = text.value.view;
  const handle = useRef<HTMLDivElement>(null);
  const last = useRef({ x: 0, y: 0 });
  if (!tableView.value || !freely.value) return null;
  const { turn, rise } = viewpoint.value.angles;
  const onKeyDown = (event: KeyboardEvent) => {
    if (viewByKey(event)) return;
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    orbitBy(radiansOf(step[0]), radiansOf(step[1]), true);
    keepViewpoint();
  };
  return (
    <div
      ref={handle}
      class="orbit"
      role="slider"
      tabIndex={0}
      aria-label={words.orbit}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={degrees(turn)}
      aria-valuetext={words.angles(degrees(turn), degrees(rise))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        handle.current?.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={(event) => {
        if (!handle.current?.hasPointerCapture(event.pointerId)) return;
        const { x, y } = last.current;
        last.current = { x: event.clientX, y: event.clientY };
        orbitBy(radiansOf(DRAG * (x - event.clientX)), radiansOf(DRAG * (event.clientY - y)), false);
      }}
      onPointerUp={keepViewpoint}
    >
      <Icon name="orbit" />
    </div>
  );
}
