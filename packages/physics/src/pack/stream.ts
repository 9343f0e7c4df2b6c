/** Whole numbers from 0 on and doubles, each in a list of its own, in the order in which they were written. */
export interface Stream {
  readonly codes: readonly number[];
  readonly numbers: readonly number[];
}

/** Writes a stream. */
export class StreamWriter implements Stream {
  readonly codes: number[] = [];
  readonly numbers: number[] = [];

  code(value: number): void {
    this.codes.push(value);
  }

  number(value: number): void {
    // JSON has no −0.
    this.numbers.push(value + 0);
  }

  all(values: readonly number[]): void {
    for (const value of values) this.number(value);
  }
}

/** Reads a stream that may come from anywhere: what is missing or out of range reads as 0 and makes it `isBad`. */
export class StreamReader {
  isBad = false;
  readonly #stream: Stream;
  #code = 0;
  #number = 0;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  /** The next code, which is less than `limit`. */
  code(limit = Number.MAX_SAFE_INTEGER): number {
    const value = this.#stream.codes[this.#code++];
    if (value !== undefined && Number.isInteger(value) && value >= 0 && value < limit) return value;
    this.isBad = true;
    return 0;
  }

  /** The entry of a list that the next code names. */
  entry<T>(list: readonly [T, ...T[]]): T {
    return list[this.code(list.length)] ?? list[0];
  }

  number(): number {
    const value = this.#stream.numbers[this.#number++];
    if (value !== undefined && Number.isFinite(value)) return value;
    this.isBad = true;
    return 0;
  }

  three(): [number, number, number] {
    return [this.number(), this.number(), this.number()];
  }

  /** Everything has been read and nothing was bad. */
  get isSpent(): boolean {
    const { codes, numbers } = this.#stream;
    return !this.isBad && this.#code === codes.length && this.#number === numbers.length;
  }
}
