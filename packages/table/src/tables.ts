import { SINUCA_BRASILEIRA } from "./sinucabrasileira.ts";
import type { TableSpec } from "./spec.ts";

/** Every table, by its id. */
export const TABLES: readonly TableSpec[] = [SINUCA_BRASILEIRA];

/** The table with this id, if there is one. */
export const tableOf = (id: string): TableSpec | undefined => TABLES.find((table) => table.id === id);
