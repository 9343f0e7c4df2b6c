import type { Ball, Call, Facts, ObjectBall, Report, Side } from "@tacada/formats";
import type { Trace, TraceEvent } from "@tacada/physics";
import { ballNamed } from "./layout.ts";
import type { Intent } from "./target.ts";

/** What is known of a stroke besides its trace: who played it, what it was played for, what was said. */
export interface Declaration {
  readonly by: Side;
  readonly intent: Intent;
  readonly call?: Call;
  /** Balls flown over, and balls frozen to the cue ball that were driven against the law. */
  readonly jumped: readonly ObjectBall[];
  readonly driven: readonly ObjectBall[];
  /** The layout when the stroke was played, for its target. */
  readonly before: Facts;
}

/** Writes the report of a shot from its trace, the layout before it and the declared intent; nothing else. */
export function reportOf(trace: Trace, { by, intent, call, jumped, driven, before }: Declaration): Report {
  const meetings = trace.events.filter((event) => event.type === "ball" && event.balls.includes("cue"));
  const first = meetings[0];
  const cushions = trace.events.filter((event) => event.type === "cushion");
  const floor = trace.events.filter((event) => event.type === "floor");
  return {
    by,
    target: intent.target,
    ...(call === undefined ? {} : { call }),
    evident: intent.evident,
    contacts: contactsOf(meetings),
    cushionFirst: cushions.some((event) => event.balls[0] === "cue" && isBefore(event, first)),
    railsAfterContact: railsAfter(trace, cushions, first),
    pots: trace.events.flatMap((event) =>
      event.type === "pot" && event.pocket !== undefined
        ? [{ ball: named(event.balls[0]), pocket: event.pocket }]
        : [],
    ),
    offTable: floor.map((event) => named(event.balls[0])),
    ...(jumped.length === 0 ? {} : { jumped: [...jumped] }),
    ...(driven.length === 0 ? {} : { touched: [...driven], faults: ["touched-frozen-ball"] }),
    cueTravel: trace.travel["cue"] ?? 0,
    before,
    layout: { ...trace.final },
  };
}

// Every event names its ball.
const named = (name: string | undefined): Ball => ballNamed(name ?? "cue");

const isBefore = (event: TraceEvent, other: TraceEvent | undefined): boolean =>
  other === undefined || event.t < other.t;

/** Balls met by the cue ball in order, each once; those met at the same instant as a list. */
function contactsOf(meetings: readonly TraceEvent[]): (ObjectBall | ObjectBall[])[] {
  const met = new Set<string>();
  const instants = new Map<number | TraceEvent, ObjectBall[]>();
  for (const event of meetings) {
    const other = event.balls.find((ball) => ball !== "cue");
    if (other === undefined || met.has(other)) continue;
    met.add(other);
    const instant = event.group ?? event;
    instants.set(instant, [...(instants.get(instant) ?? []), ballNamed(other)]);
  }
  return [...instants.values()].map((balls) => {
    const [only, ...more] = balls;
    return only !== undefined && more.length === 0 ? only : balls;
  });
}

/** Balls that met a cushion after the first contact; one frozen to that cushion from the start only stayed. */
function railsAfter(trace: Trace, cushions: readonly TraceEvent[], first: TraceEvent | undefined): Ball[] {
  if (first === undefined) return [];
  const after = cushions.filter((event) => !isBefore(event, first) && !stayed(trace, event));
  return [...new Set(after.map((event) => named(event.balls[0])))];
}

/** The ball was frozen to this cushion and has not been elsewhere since. */
function stayed(trace: Trace, event: TraceEvent): boolean {
  const ball = event.balls[0];
  const frozen = trace.frozen.before.some(
    ({ ball: each, to }) => each === ball && "cushion" in to && to.cushion === event.cushion,
  );
  const earlier = trace.events.some(
    (other) =>
      other.type === "cushion" &&
      other.balls[0] === ball &&
      other.cushion !== event.cushion &&
      other.t < event.t,
  );
  return frozen && !earlier;
}
