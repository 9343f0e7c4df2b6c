import type { Announcement, ObjectBall, Returned, Ruling, Side } from "@tacada/formats";

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
  readonly fouls: { article: A; value: number }[] = [];
  readonly returned: Returned[] = [];
  readonly removed: ObjectBall[] = [];
  readonly awarded: Partial<Record<Side, number>> = {};
  readonly scored: Partial<Record<Side, number>> = {};
  readonly announced: (Announcement & { readonly article: A; readonly key: K })[] = [];

  /** The ruling rests on this article. */
  cite(article: A): void {
    if (!this.articles.includes(article)) this.articles.push(article);
  }

  /** The ruling rests on this article, and people are told so. */
  say(article: A, key: K, values: Values = NONE): void {
    this.cite(article);
    this.announced.push({ article, key, values });
  }

  /** A foul, and what it costs here. */
  foul(article: A, value: number): void {
    this.cite(article);
    this.fouls.push({ article, value });
  }

  /** A ball goes back on the table. */
  giveBack(article: A, returned: Returned): void {
    this.cite(article);
    this.returned.push(returned);
  }

  /** A ball is taken off the table. */
  remove(article: A, ball: ObjectBall): void {
    this.cite(article);
    this.removed.push(ball);
  }

  /** Penalty points to a side. */
  award(side: Side, points: number): void {
    this.awarded[side] = (this.awarded[side] ?? 0) + points;
  }

  /** The finished ruling; `turn` is the side to play now. */
  done(turn: Side): Ruling {
    return {
      articles: this.articles,
      fouls: this.fouls,
      legal: this.fouls.length === 0,
      award: this.awarded,
      scored: this.scored,
      returned: this.returned,
      removed: this.removed,
      turn,
      announce: this.announced,
    };
  }
}
