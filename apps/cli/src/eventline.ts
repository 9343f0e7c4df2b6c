import { type EventType, type Trace, type TraceEvent, tipLeft } from "@tacada/physics";

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

/** The events of a trace in words, one line each, without their times. */
export function eventLines({ profile, events }: Pick<Trace, "profile" | "events">): string[] {
  const left = tipLeft({ profile });
  const blow = events.findIndex(({ type }) => type === "cue");
  return events.map((event, index) => {
    if (event.type !== "cue" || index === blow) return eventLine(event, DOES[event.type]);
    return eventLine(event, event.t > left ? "is struck again" : "is pushed on by the tip");
  });
}

function eventLine(event: TraceEvent, does: string): string {
  const [ball = "cue", other] = event.balls;
  const met = other === undefined ? placeOf(event) : nameOf(other);
  return [nameOf(ball), does, ...(met === undefined ? [] : [met])].join(" ");
}

/** A ball as a player says it: the cue ball, a red by its number among the reds, any other by its own. */
function nameOf(ball: string): string {
  if (ball === "cue") return "cue ball";
  return ball.includes(":") ? ball.replace(":", " ") : `ball ${ball}`;
}

/** A cushion together with a pocket is the jaw there. */
function placeOf({ cushion, pocket }: TraceEvent): string | undefined {
  if (pocket === undefined) return cushion === undefined ? undefined : `cushion ${cushion}`;
  return cushion === undefined ? `pocket ${pocket}` : `the jaw of cushion ${cushion} at pocket ${pocket}`;
}
