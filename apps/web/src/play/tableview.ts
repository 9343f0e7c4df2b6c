import { signal } from "@preact/signals";
import type { TableView } from "../scene/view.ts";

/** The picture of the table, once it is there. */
export const tableView = signal<TableView | undefined>(undefined);
