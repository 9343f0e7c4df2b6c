import * as v from "valibot";
import { actionSchema } from "./action.ts";
import { layoutSchema, positionSchema, strikeSchema } from "./layout.ts";
import { LOTS, RULEBOOKS, SIDES } from "./names.ts";
import { rulingSchema } from "./ruling.ts";
import { optionsSchema } from "./state.ts";

const side = v.picklist(SIDES);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/** One side with its name and the players who alternate its visits; `bot` when the computer plays it. */
export const seatSchema = v.strictObject({
  id: side,
  name,
  players: v.pipe(v.array(name), v.minLength(1)),
  bot: v.exactOptional(
    v.strictObject({ level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)) }),
  ),
});
export type Seat = v.InferOutput<typeof seatSchema>;

/** What a simulated stroke adds to its entry. */
export const tableRecordSchema = v.strictObject({
  rack: v.exactOptional(v.array(v.string())),
  cue: v.exactOptional(positionSchema),
  strike: v.exactOptional(strikeSchema),
  played: v.exactOptional(strikeSchema),
  layout: layoutSchema,
  digest: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type TableRecord = v.InferOutput<typeof tableRecordSchema>;

/** One entry of the log: who did what, and what it led to. */
export const entrySchema = v.strictObject({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  actor: v.pipe(v.string(), v.minLength(1)),
  command: v.pipe(v.string(), v.minLength(1)),
  action: actionSchema,
  ruling: rulingSchema,
  table: v.exactOptional(tableRecordSchema),
});
export type Entry = v.InferOutput<typeof entrySchema>;

/** What is settled before the first stroke. */
export const headerEntries = {
  id: v.pipe(v.string(), v.minLength(1)),
  rulebook: v.picklist(RULEBOOKS),
  /** The version of the rulebook's code that judged it. */
  rules: v.pipe(v.string(), v.minLength(1)),
  options: optionsSchema,
  sides: v.pipe(v.array(seatSchema), v.minLength(2), v.maxLength(8)),
  framesToWin: v.pipe(v.number(), v.integer(), v.minValue(1)),
  startScores: v.exactOptional(v.record(side, v.pipe(v.number(), v.integer()))),
  break: v.strictObject({ by: v.picklist(LOTS), side }),
  table: v.exactOptional(v.strictObject({ spec: v.string(), cloth: v.string(), profile: v.string() })),
  seed: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
} as const;
const headerSchema = v.strictObject(headerEntries);
/** What is settled before a match: rulebook, options, sides, length, break and, on a simulated table, its seed. */
export type MatchHeader = v.InferOutput<typeof headerSchema>;

/** A saved match: its header and its log, append only. */
export const matchSchema = v.strictObject({ ...headerEntries, log: v.array(entrySchema) });
export type SavedMatch = v.InferOutput<typeof matchSchema>;
