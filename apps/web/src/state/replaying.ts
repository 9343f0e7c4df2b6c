import { signal } from "@preact/signals";
import type { Trace } from "@tacada/physics";
import type { Contact } from "./slowmotion.ts";

/** The stroke that is seen again, and what its cue ball met first; undefined while none is. */
export const replaying = signal<{ readonly trace: Trace; readonly contact?: Contact } | undefined>(undefined);

/** The stroke that is seen again has come to that contact. */
export const contactReached = signal(false);
