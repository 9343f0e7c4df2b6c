import { stateAt, type Trace } from "@tacada/physics";

/** What the cue ball met first: a ball, or a cushion where it met no ball; when, and where the cue ball was. */
export interface Contact {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  /** The ball's name, or `"cushion"`. */
  readonly met: string;
}

/** The pace near the contact, and how long before and after it (seconds of the stroke) it holds and fades. */
const SLOW = 0.25;
const BEFORE = 0.18;
const AFTER = 0.25;
const FADE = 0.12;

/** The contact that a stroke is looked at for; undefined when the cue ball met nothing. */
export function contactOf(trace: Trace): Contact | undefined {
  const met = (type: "ball" | "cushion") =>
    trace.events.find((event) => event.type === type && event.balls.includes("cue"));
  const event = met("ball") ?? met("cushion");
  if (!event) return undefined;
  const at = stateAt(trace, "cue", event.t)?.position ?? event.at;
  const other = event.balls.find((ball) => ball !== "cue");
  return { t: event.t, x: at[0], y: at[1], met: other ?? "cushion" };
}

/** The pace at a time of the stroke: as chosen, but slow round about the contact. */
export function paceAt(time: number, chosen: number, contact: Contact | undefined): number {
  if (!contact || chosen <= SLOW) return chosen;
  const early = contact.t - BEFORE - time;
  const late = time - contact.t - AFTER;
  const away = Math.min(1, Math.max(0, early, late) / FADE);
  return SLOW + (chosen - SLOW) * away;
}
