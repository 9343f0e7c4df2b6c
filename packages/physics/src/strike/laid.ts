import type { TableSpec } from "@tacada/table";
import { inTraceOrder, leanOf, type PlacedBall, placedBalls, reflect } from "./order.ts";
import type { PhysicsLayout } from "./strike.ts";

/** Balls in the engine's order, with each ball's index in it by its id. */
export interface OrderedBalls {
  readonly balls: readonly PlacedBall[];
  readonly index: ReadonlyMap<string, number>;
  readonly cue: number;
}

/** A layout made ready for strikes: ordered by place, and its mirror image likewise, each once it is asked for. */
export class LaidBalls {
  readonly count: number;
  /** Whether a strike that mirrors into itself is reflected: negative then. */
  readonly lean: number;
  readonly #balls: readonly PlacedBall[];
  #plain: OrderedBalls | undefined;
  #mirrored: OrderedBalls | undefined;
  #ids: readonly string[] | undefined;

  constructor(table: TableSpec, layout: PhysicsLayout) {
    this.#balls = placedBalls(table, layout);
    this.count = this.#balls.length;
    this.lean = leanOf(this.#balls);
  }

  /** The balls as they lie. */
  get plain(): OrderedBalls {
    this.#plain ??= ordered(this.#balls);
    return this.#plain;
  }

  /** Their mirror image about the long axis. */
  get mirrored(): OrderedBalls {
    this.#mirrored ??= ordered(reflect(this.#balls));
    return this.#mirrored;
  }

  /** Ids as traces list them. */
  get ids(): readonly string[] {
    this.#ids ??= inTraceOrder(this.#balls.map((ball) => ball.id));
    return this.#ids;
  }
}

function ordered(balls: readonly PlacedBall[]): OrderedBalls {
  const index = new Map(balls.map(({ id }, at) => [id, at]));
  return { balls, index, cue: index.get("cue") ?? -1 };
}
