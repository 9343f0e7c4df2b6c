/** One measurement: the median, and perhaps the 99th percentile, of `n` runs in `unit`. */
export interface Row {
  readonly id: string;
  readonly unit: string;
  readonly median: number;
  readonly p99?: number;
  readonly n: number;
  readonly note?: string;
}
