/**
 * When every two balls meet: a flat table, row by row, both halves filled, with the stretch of each row in which a ball
 * is met at all. Balls stand in the order of their places, so of many balls such a stretch holds few.
 */
export class Timetable {
  /** How many balls there are, the length of a row. */
  size = 0;
  /** Seconds of the stroke; Infinity where two balls do not meet. */
  readonly times: Float64Array;
  /** Outside of `first` to `end`, which is left out, a row holds nothing but Infinity. */
  readonly first: Int32Array;
  readonly end: Int32Array;

  constructor(balls: number) {
    this.times = new Float64Array(balls * balls).fill(Infinity);
    this.first = new Int32Array(balls);
    this.end = new Int32Array(balls);
  }

  /** Forgets everything: none of `size` balls meets another. */
  clear(size: number): void {
    for (let i = 0; i < this.size; i++) {
      for (let j = this.first[i]!; j < this.end[i]!; j++) this.times[i * this.size + j] = Infinity;
    }
    this.size = size;
    for (let i = 0; i < size; i++) {
      this.first[i] = size;
      this.end[i] = 0;
    }
  }

  /** Forgets when ball `i` meets others. */
  forget(i: number): void {
    const { times, size } = this;
    const row = i * size;
    const end = this.end[i]!;
    for (let j = this.first[i]!; j < end; j++) {
      if (times[row + j] === Infinity) continue;
      times[row + j] = Infinity;
      times[j * size + i] = Infinity;
    }
    this.first[i] = size;
    this.end[i] = 0;
  }

  /** Has balls `i` and `j` meet. Short enough to be compiled into its callers: a time handed over would cost an object. */
  set(i: number, j: number, time: number): void {
    const { times, first, end, size } = this;
    times[i * size + j] = time;
    times[j * size + i] = time;
    if (j < first[i]!) first[i] = j;
    if (j >= end[i]!) end[i] = j + 1;
    if (i < first[j]!) first[j] = i;
    if (i >= end[j]!) end[j] = i + 1;
  }
}
