import type { EventType, TraceEvent } from "@tacada/physics";

/** What a ball does in each kind of event, as a player would say it; the other ball or the place follows. */
const DOES: Readonly<Record<EventType, string>> = {
  cue: "is struck",
  miscue: "is struck, the tip slips off",
  ball: "meets",
  cushion: "meets",
  drop: "drops into",
  pot: "is down in",
  back: "strikes the back of",
  bounce: "comes back out of",
  jump: "leaves the cloth",
  land: "lands on the cloth",
  rail: "comes down on top of",
  floor: "is off the table",
  roll: "rolls",
  spin: "spins on the spot",
  rest: "stops",
};

/** One event of a trace in words, without its time; `again` where the tip has struck before. */
export function eventLine(event: TraceEvent, again: boolean): string {
  const [ball = "cue", other] = event.balls;
  const met = other === undefined ? placeOf(event) : nameOf(other);
  return [
    nameOf(ball),
    DOES[event.type],
    ...(met === undefined ? [] : [met]),
    ...(again ? ["again"] : []),
  ].join(" ");
}

const nameOf = (ball: string): string => (ball === "cue" ? "cue ball" : ball.replace(":", " "));

/** A cushion together with a pocket is the jaw there. */
function placeOf({ cushion, pocket }: TraceEvent): string | undefined {
  if (pocket === undefined) return cushion === undefined ? undefined : `cushion ${cushion}`;
  return cushion === undefined ? `pocket ${pocket}` : `the jaw of cushion ${cushion} at pocket ${pocket}`;
}
