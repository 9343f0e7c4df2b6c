import { signal } from "@preact/signals";

/** A passing word to the player: why something was refused. The next change of the match clears it. */
export const notice = signal<string | undefined>(undefined);
