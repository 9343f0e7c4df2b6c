import type { NoiseKind } from "./noise.ts";

/** The contact, metres per second, that sounds at full strength. */
const LOUDEST = 5;
/** Exponential envelopes never reach zero: this is silence. */
const SILENCE = 0.0001;

/** How a contact sounds: ringing tones and a burst of noise through a filter; hertz, seconds, shares of the whole. */
interface Voice {
  readonly tones: readonly { readonly pitch: number; readonly lasts: number; readonly share: number }[];
  readonly burst: {
    readonly filter: BiquadFilterType;
    readonly pitch: number;
    readonly lasts: number;
    readonly share: number;
  };
}

const VOICES: Readonly<Record<NoiseKind, Voice>> = {
  tip: {
    tones: [{ pitch: 420, lasts: 0.05, share: 0.5 }],
    burst: { filter: "bandpass", pitch: 1500, lasts: 0.03, share: 0.6 },
  },
  ball: {
    tones: [
      { pitch: 2450, lasts: 0.045, share: 0.5 },
      { pitch: 4120, lasts: 0.025, share: 0.3 },
    ],
    burst: { filter: "highpass", pitch: 3500, lasts: 0.008, share: 0.4 },
  },
  cushion: {
    tones: [{ pitch: 140, lasts: 0.09, share: 0.5 }],
    burst: { filter: "lowpass", pitch: 420, lasts: 0.07, share: 0.7 },
  },
  back: {
    tones: [{ pitch: 180, lasts: 0.06, share: 0.4 }],
    burst: { filter: "lowpass", pitch: 700, lasts: 0.05, share: 0.6 },
  },
  fall: {
    tones: [
      { pitch: 95, lasts: 0.2, share: 0.6 },
      { pitch: 310, lasts: 0.08, share: 0.3 },
    ],
    burst: { filter: "lowpass", pitch: 900, lasts: 0.22, share: 0.5 },
  },
};

/** Makes the noises of the table, nothing recorded. Throws where the browser has no Web Audio. */
export class Synth {
  readonly #context = new AudioContext();
  readonly #out: GainNode;
  readonly #hiss: AudioBuffer;

  constructor() {
    const { sampleRate, destination } = this.#context;
    this.#out = this.#context.createGain();
    this.#out.connect(destination);
    this.#hiss = this.#context.createBuffer(1, sampleRate / 4, sampleRate);
    const samples = this.#hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  }

  /** A browser may put the sound to rest until the next gesture. */
  wake(): void {
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  /** Sounds one contact now. @param speed how hard, metres per second @param volume 0–1 */
  sound(kind: NoiseKind, speed: number, volume: number): void {
    const { tones, burst } = VOICES[kind];
    // Loudness is felt by its root: soft contacts stay audible beside hard ones.
    const strength = volume ** 2 * Math.sqrt(Math.min(1, speed / LOUDEST));
    for (const { pitch, lasts, share } of tones) {
      const tone = this.#context.createOscillator();
      tone.frequency.value = pitch;
      this.#voice(tone, strength * share, lasts);
    }
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    const filter = this.#context.createBiquadFilter();
    filter.type = burst.filter;
    filter.frequency.value = burst.pitch;
    this.#voice(source, strength * burst.share, burst.lasts, filter);
  }

  #voice(source: AudioScheduledSourceNode, strength: number, lasts: number, filter?: AudioNode): void {
    const now = this.#context.currentTime;
    const envelope = this.#context.createGain();
    envelope.gain.setValueAtTime(Math.max(SILENCE, strength), now);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, now + lasts);
    (filter ? source.connect(filter) : source).connect(envelope).connect(this.#out);
    source.start(now);
    source.stop(now + lasts);
  }
}
