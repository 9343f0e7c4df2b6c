import { signal } from "@preact/signals";
import type { Point } from "@tacada/table";
import type { TableView } from "../scene/view.ts";
import { contactReached, replaying } from "../state/replaying.ts";

/** Where on the picture the contact lies that is marked; pixels from the upper left corner of the stage. */
export const contactPixel = signal<Point | undefined>(undefined);

/** The table's picture is inset in the stage by so many pixels. */
const INSET = 4;

/** Keeps the mark's word beside its ring, wherever the table is looked at from. */
export function followContact(view: TableView): void {
  view.watch(() => {
    const contact = contactReached.peek() ? replaying.peek()?.contact : undefined;
    if (!contact) return;
    const { x, y } = view.pixelOf(contact);
    const before = contactPixel.peek();
    if (before?.x !== x + INSET || before.y !== y + INSET)
      contactPixel.value = { x: x + INSET, y: y + INSET };
  });
}
