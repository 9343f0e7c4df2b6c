import { BAR } from "./bartable.ts";
import { POOL_8FT, POOL_9FT } from "./pooltable.ts";
import { SINUCA_BRASILEIRA } from "./sinucabrasileira.ts";
import { SINUCA_12FT } from "./snookertable.ts";
import type { TableSpec } from "./spec.ts";

/** Every table, by its id. */
export const TABLES: readonly TableSpec[] = [SINUCA_BRASILEIRA, SINUCA_12FT, BAR, POOL_9FT, POOL_8FT];

/** The table with this id, if there is one. */
export const tableOf = (id: string): TableSpec | undefined => TABLES.find((table) => table.id === id);
