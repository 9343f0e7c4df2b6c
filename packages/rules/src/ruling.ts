import type { Announcement, ObjectBall, Returned, Ruling, Side } from "@tacada/formats";
import { grown } from "./lists.ts";
import { type BySide, ofSide, withSide } from "./side.ts";

/** Values of an announcement. */
export type Values = Readonly<Record<string, string | number>>;

const NONE: Values = {};

/** The part of a ruling's draft that states what it rests on; methods, so that a wider draft fits. */
export interface Grounds<A extends string, K extends string> {
  cite(article: A): void;
  say(article: A, key: K, values?: Values): void;
}

/**
 * A ruling while it is made. `A` are the articles of the rulebook, `K` the keys of its message catalogue: a
 * foul, an announcement or a returned ball cannot be written down without an article.
 */
export class RulingDraft<A extends string, K extends string> implements Grounds<A, K> {
  readonly articles: A[] = [];
  readonly announced: (Announcement & { readonly article: A; readonly key: K })[] = [];
  fouls: { article: A; value: number }[] = [];
  returned: Returned[] = [];
  removed: ObjectBall[] = [];
  private awarded: BySide<number> | null = null;
  private scorer: Side | null = null;
  private points = 0;

  /** The ruling rests on this article. */
  cite(article: A): void {
    // On lists as short as this a plain loop is much quicker than a search.
    for (const each of this.articles) if (each === article) return;
    this.articles.push(article);
  }

  /** The ruling rests on this article, and people are told so. */
  say(article: A, key: K, values: Values = NONE): void {
    this.cite(article);
    this.announced.push({ article, key, values });
  }

  /** A foul, and what it costs here. */
  foul(article: A, value: number): void {
    this.cite(article);
    this.fouls = grown(this.fouls, { article, value });
  }

  /** A ball goes back on the table. */
  giveBack(article: A, returned: Returned): void {
    this.cite(article);
    this.returned = grown(this.returned, returned);
  }

  /** A ball is taken off the table. */
  remove(article: A, ball: ObjectBall): void {
    this.cite(article);
    this.removed = grown(this.removed, ball);
  }

  /** Penalty points to a side. */
  award(side: Side, points: number): void {
    const { awarded } = this;
    this.awarded =
      awarded === null ? ofSide(side, points) : withSide(awarded, side, (awarded[side] ?? 0) + points);
  }

  /** Points that the striker made, be it none. */
  score(side: Side, points: number): void {
    this.scorer = side;
    this.points = points;
  }

  /** The finished ruling; `turn` is the side to play now. */
  done(turn: Side): Ruling {
    const { fouls, scorer } = this;
    return {
      articles: this.articles,
      fouls,
      legal: fouls.length === 0,
      award: this.awarded ?? {},
      scored: scorer === null ? {} : ofSide(scorer, this.points),
      returned: this.returned,
      removed: this.removed,
      turn,
      announce: this.announced,
    };
  }
}
