import type { Trace } from "@tacada/physics";
import { settings } from "../state/settings.ts";
import { noisesOf } from "./noise.ts";
import { Synth } from "./synth.ts";

let synth: Synth | undefined;

/** Browsers let a page sound only after somebody has touched it: the first gesture opens the sound. */
export function startSounds(): void {
  const open = () => {
    if (!settings.peek().sounds) return;
    try {
      synth ??= new Synth();
      synth.wake();
    } catch {
      // No sound in this browser: the game goes on without.
    }
  };
  addEventListener("pointerdown", open, { capture: true });
  addEventListener("keydown", open, { capture: true });
}

/** What to call as a stroke is shown, with its time in seconds: sounds what has happened since the last call. */
export function soundsAlong(trace: Trace): (seconds: number) => void {
  const noises = noisesOf(trace);
  let next = 0;
  return (seconds) => {
    const { sounds, volume } = settings.peek();
    for (let noise = noises[next]; noise && noise.t <= seconds; noise = noises[++next])
      if (sounds) synth?.sound(noise.kind, noise.speed, volume / 100);
  };
}
