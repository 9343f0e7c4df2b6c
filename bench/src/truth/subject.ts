import type { Chart } from "./chart.ts";

/** One figure of the engine beside the published one. */
export interface Finding {
  readonly id: string;
  readonly what: string;
  /** Where the published figure stands. */
  readonly source: string;
  readonly unit: string;
  readonly published: number;
  readonly ours: number;
  /** How far the two may lie apart, in the same unit. */
  readonly within: number;
}

/** One part of the page of truth: what was compared, with its charts and its figures. */
export interface Subject {
  readonly title: string;
  /** What is published, and how the engine was asked; Markdown. */
  readonly about: string;
  readonly charts: readonly Chart[];
  readonly findings: readonly Finding[];
}

/** Equal steps from `from` to `to`, both included. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

export const DEGREE = Math.PI / 180;
