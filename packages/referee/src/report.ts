import type { Ball, Call, Facts, Fault, ObjectBall, Report, Side } from "@tacada/formats";
import { flownOver, type Trace, type TraceEvent } from "@tacada/physics";
import { bouncedBalls } from "./bounced.ts";
import { ballNamed } from "./layout.ts";
import { isCushion, railsAfterContact } from "./rails.ts";
import type { Intent } from "./target.ts";

/** What is known of a stroke besides its trace: who played it, what it was played for, what was said. */
export interface Declaration {
  readonly by: Side;
  readonly intent: Intent;
  readonly call?: Call;
  /** What the stick did wrong after the blow. */
  readonly stick: readonly Fault[];
  /** Balls frozen to the cue ball that were driven against the law. */
  readonly driven: readonly ObjectBall[];
  /** The cue ball in hand was not played past the head string first. */
  readonly behindLine: boolean;
  /** The layout when the stroke was played, for its target. */
  readonly before: Facts;
}

/** Writes the report of a shot from its trace, the layout before it and the declared intent; nothing else. */
export function reportOf(trace: Trace, declaration: Declaration): Report {
  const { by, intent, call, driven, before } = declaration;
  const faults = faultsOf(declaration);
  const jumped = flownOver(trace).map(ballNamed);
  const meetings = trace.events.filter((event) => event.type === "ball" && event.balls.includes("cue"));
  const first = meetings[0];
  const cushions = trace.events.filter(isCushion);
  const railed = ballsOf(trace, "rail");
  const bounced = bouncedBalls(trace);
  return {
    by,
    target: intent.target,
    ...(call === undefined ? {} : { call }),
    evident: intent.evident,
    contacts: contactsOf(meetings),
    cushionFirst: cushions.some((event) => event.balls[0] === "cue" && isBefore(event, first)),
    railsAfterContact: railsAfterContact(trace),
    pots: trace.events.flatMap((event) =>
      event.type === "pot" && event.pocket !== undefined
        ? [{ ball: named(event.balls[0]), pocket: event.pocket }]
        : [],
    ),
    offTable: ballsOf(trace, "floor"),
    ...(bounced.length === 0 ? {} : { bounced }),
    ...(railed.length === 0 ? {} : { railed }),
    ...(jumped.length === 0 ? {} : { jumped }),
    ...(driven.length === 0 ? {} : { touched: [...driven] }),
    ...(faults.length === 0 ? {} : { faults }),
    cueTravel: trace.travel["cue"] ?? 0,
    before,
    layout: { ...trace.final },
  };
}

/** The faults that a referee at this table can see: of the stick, balls driven against the law, the line not crossed. */
const faultsOf = ({ stick, driven, behindLine }: Declaration): Fault[] => [
  ...stick,
  ...(driven.length === 0 ? [] : (["touched-frozen-ball"] as const)),
  ...(behindLine ? (["behind-line"] as const) : []),
];

// Every event names its ball.
const named = (name: string | undefined): Ball => ballNamed(name ?? "cue");

/** The balls with an event of a kind, in order, each once. */
const ballsOf = (trace: Trace, type: TraceEvent["type"]): Ball[] => [
  ...new Set(trace.events.filter((event) => event.type === type).map(({ balls }) => named(balls[0]))),
];

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
