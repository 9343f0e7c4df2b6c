import type { CushionName, PocketNumber, TableSpec } from "@tacada/table";
import type { Bodies } from "../bodies.ts";
import type { ClothName } from "../conditions.ts";
import type { PhysicsProfile } from "../profile.ts";
import type { LaidBalls, OrderedBalls } from "../strike/laid.ts";
import { isReflected, reflectStrike } from "../strike/order.ts";
import type { PhysicsStrike } from "../strike/strike.ts";
import type { Boundary } from "../table/boundary.ts";
import { frozenOf, type RestingBall } from "./frozen.ts";
import type { Recorder } from "./recorder.ts";
import type { EventType, Frozen, Trace } from "./trace.ts";
import { cushionNamed, eventsOf, pathsOf, pocketNumbered, travelOf, unreflected } from "./transcript.ts";

/** Where and under what a strike is played. */
export interface Circumstances {
  readonly table: TableSpec;
  readonly boundary: Boundary;
  readonly profile: PhysicsProfile;
  readonly cloth: ClothName;
}

/** What can be read while the strike is still being played: all but its paths. */
type SoFar = Omit<Outcome, "trace" | "travelOf">;

/** Whether what has happened so far is enough to break a strike off; asked after every event. */
export type Enough = (soFar: SoFar) => boolean;

/**
 * What became of a strike, read from what the engine wrote down: reading allocates nothing, until the trace is asked
 * for. The next strike of the same engine overwrites it. Paths are not written down: where they are asked for, the engine
 * plays the strike again, which comes to the same bits.
 */
export class Outcome {
  /** Seconds from the tip's contact until the last event: to the end, or until the strike was broken off. */
  time = 0;
  /** Every ball rests; false where the strike was broken off before. */
  isOver = false;
  /** How often a stop rule ended a motion that the models had not ended; zero is the promise. */
  stopRule = 0;
  /** For the engine alone: the strike, and how many steps of the engine it has come. */
  strike: PhysicsStrike | undefined;
  steps = 0;
  readonly #circumstances: Circumstances;
  readonly #bodies: Bodies;
  readonly #recorder: Recorder;
  readonly #laid: LaidBalls;
  readonly #playAgain: (outcome: Outcome) => void;
  #order: OrderedBalls;
  #reflected = false;

  constructor(
    circumstances: Circumstances,
    bodies: Bodies,
    recorder: Recorder,
    laid: LaidBalls,
    playAgain: (outcome: Outcome) => void,
  ) {
    this.#circumstances = circumstances;
    this.#bodies = bodies;
    this.#recorder = recorder;
    this.#laid = laid;
    this.#playAgain = playAgain;
    this.#order = laid.plain;
  }

  /** For the engine alone: a new strike begins. Returns the balls as it takes them, reflected where the strike is. */
  begin(strike: PhysicsStrike): OrderedBalls {
    this.#reflected = isReflected(this.#laid.lean, strike);
    this.#order = this.#reflected ? this.#laid.mirrored : this.#laid.plain;
    this.strike = strike;
    this.steps = 0;
    this.time = 0;
    this.isOver = false;
    this.stopRule = 0;
    return this.#order;
  }

  /** For the engine alone: the strike as it takes it. */
  taken(strike: PhysicsStrike): PhysicsStrike {
    return this.#reflected ? reflectStrike(strike) : strike;
  }

  /** Ball ids as traces list them. */
  get balls(): readonly string[] {
    return this.#laid.ids;
  }

  /** How many events there are so far; the next six tell of event `k`, counted from 0, as a `TraceEvent` would. */
  get events(): number {
    return this.#recorder.events;
  }

  /** Its kind. */
  type(k: number): EventType | undefined {
    return k < this.events ? this.#recorder.types[k] : undefined;
  }

  /** When it happened, seconds. */
  at(k: number): number {
    return k < this.events ? this.#recorder.moments[4 * k]! : Number.NaN;
  }

  /** The ball it is about, of a meeting the first. */
  ball(k: number): string | undefined {
    return k < this.events ? this.#named(this.#recorder.first[k]!) : undefined;
  }

  /** The second ball of a meeting. */
  other(k: number): string | undefined {
    return k < this.events ? this.#named(this.#recorder.second[k]!) : undefined;
  }

  /** The cushion. */
  cushion(k: number): CushionName | undefined {
    const name = k < this.events ? this.#recorder.cushions[k] : undefined;
    return name === undefined ? undefined : cushionNamed(name, this.#reflected);
  }

  /** The pocket. */
  pocket(k: number): PocketNumber | undefined {
    const number = k < this.events ? this.#recorder.pockets[k] : undefined;
    return number === undefined ? undefined : pocketNumbered(number, this.#reflected);
  }

  /** The ball that the cue ball met first; of several at one instant the one that lay nearest to the break end. */
  get firstMet(): string | undefined {
    const { types, first, second } = this.#recorder;
    for (let k = 0; k < this.events; k++) {
      if (types[k] === "ball" && first[k] === this.#order.cue) return this.#named(second[k]!);
    }
    return undefined;
  }

  /** The pocket that a ball is down in. */
  pocketOf(ball: string): PocketNumber | undefined {
    const i = this.#order.index.get(ball);
    const { types, first } = this.#recorder;
    for (let k = 0; k < this.events; k++) if (types[k] === "pot" && first[k] === i) return this.pocket(k);
    return undefined;
  }

  /** Whether a ball lies, runs or flies over the bed: not in a pocket, on its way down, on a rail or on the floor. */
  isOnBed(ball: string): boolean {
    const i = this.#order.index.get(ball);
    return i !== undefined && this.#isLeft(i);
  }

  /** Where a ball's centre is along the table, metres. */
  x(ball: string): number {
    const i = this.#order.index.get(ball) ?? -1;
    const { x, vx, ax, since } = this.#bodies.balls[i]!;
    const h = this.time - since;
    return x + h * (vx + 0.5 * ax * h);
  }

  /** Where it is across the table. */
  y(ball: string): number {
    const i = this.#order.index.get(ball) ?? -1;
    const { y, vy, ay, since } = this.#bodies.balls[i]!;
    const h = this.time - since;
    return unreflected(y + h * (vy + 0.5 * ay * h), this.#reflected);
  }

  /** Length of the way of a ball's centre on the bed, metres, without the stretch that it is on; all of it at the end. */
  travelOf(ball: string): number {
    const i = this.#order.index.get(ball);
    return i === undefined ? Number.NaN : travelOf(this.#withPaths(), i);
  }

  /** All of it, to keep; of a strike that was broken off, as far as it came, the balls where they are then. */
  trace(): Trace {
    const { table, profile, cloth } = this.#circumstances;
    const { balls: placed, index } = this.#order;
    const balls = this.#laid.ids;
    const recorder = this.#withPaths();
    const paths = pathsOf(recorder, placed.length, this.#reflected);
    const travel: Record<string, number> = {};
    const final: Record<string, readonly [number, number]> = {};
    const before: RestingBall[] = [];
    const after: RestingBall[] = [];
    for (const id of balls) {
      const i = index.get(id)!;
      const { x, y, radius } = placed[i]!;
      travel[id] = travelOf(recorder, i);
      before.push({ id, x, y: unreflected(y, this.#reflected), radius });
      if (!this.#isLeft(i)) continue;
      const place = [this.x(id), this.y(id)] as const;
      final[id] = place;
      after.push({ id, x: place[0], y: place[1], radius });
    }
    return {
      version: 1,
      table: table.id,
      profile: profile.id,
      cloth,
      balls,
      duration: this.time,
      events: eventsOf(
        recorder,
        placed.map((ball) => ball.id),
        this.#reflected,
      ),
      paths: balls.map((id) => paths[index.get(id)!]!),
      travel,
      frozen: { before: this.#frozen(before), after: this.#frozen(after) },
      final,
      stopRule: this.stopRule,
    };
  }

  /** What was written down, paths too. */
  #withPaths(): Recorder {
    if (!this.#recorder.keepsPaths) this.#playAgain(this);
    return this.#recorder;
  }

  #named(i: number): string | undefined {
    return this.#order.balls[i]?.id;
  }

  #isLeft(i: number): boolean {
    return this.#bodies.isUp(i) && this.#bodies.balls[i]!.onRail === 0;
  }

  #frozen(balls: readonly RestingBall[]): Frozen[] {
    const { boundary, profile } = this.#circumstances;
    return frozenOf(balls, boundary, profile);
  }
}
