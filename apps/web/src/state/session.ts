import { computed, effect, signal } from "@preact/signals";
import type { Action, Side } from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import type { Beginning } from "../engine/beginning.ts";
import { askEngine } from "../engine/client.ts";
import type { Official } from "../engine/desk.ts";
import { freshId } from "../engine/id.ts";
import type { Answer, MatchView, StrokeDraft, Trouble } from "../engine/view.ts";
import type { KeptMatch } from "../store/match.ts";
import { replaying } from "./replaying.ts";
import { change, settings } from "./settings.ts";

/** A stroke whose balls still roll on the screen; it is kept and judged already, and `view` is what follows. */
export interface Moving {
  readonly trace: Trace;
  readonly view: MatchView;
}

/** The match on the screen; none on the start page. */
export const match = signal<MatchView | undefined>(undefined);
/** What stood in the way last, until it is dismissed. */
export const trouble = signal<Trouble | undefined>(undefined);
/** The engine has been asked to change the match and has not answered yet. */
export const asking = signal(false);
export const moving = signal<Moving | undefined>(undefined);
/** The matches kept on this device; undefined until they are read. */
export const keptMatches = signal<readonly KeptMatch[] | undefined>(undefined);
/** Number of the entry whose frame end has been answered with "next frame"; zero for none. */
const frameAnswered = signal(0);
/** The page is coming back to a match after a reload. */
export const returning = signal(settings.value.playing !== "");

/** Nothing is under way, so the match may be changed. */
export const idle = computed(() => !asking.value && !moving.value && !replaying.value);

/** Waits until nothing is under way. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (!idle.value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

/** The frame is over and its result is still on the screen. */
export const resultShown = computed(() => {
  const view = match.value;
  return view?.state.over !== undefined && frameAnswered.value !== view.last?.seq;
});

/** The name that a side was given. */
export const nameOf = (side: Side): string =>
  match.value?.header.sides.find(({ id }) => id === side)?.name ?? side;

type Change = Parameters<typeof askEngine<MatchView>>[0];

/** Shows what stood in the way. */
export function meet(found: Trouble): void {
  trouble.value = found;
}

/** Shows the match that an answer holds, or the trouble. */
function shown(answer: Answer<MatchView>): boolean {
  if (!answer.ok) {
    meet(answer.trouble);
    return false;
  }
  match.value = answer.value;
  trouble.value = undefined;
  if (answer.value.header.id !== settings.value.playing) change({ playing: answer.value.header.id });
  return true;
}

async function changed(ask: Change): Promise<boolean> {
  if (!idle.value) return false;
  asking.value = true;
  try {
    return shown(await askEngine(ask));
  } finally {
    asking.value = false;
  }
}

export const begin = (beginning: Beginning): Promise<boolean> => {
  // The browser may refuse to promise that it keeps the matches; they are kept as well as it can.
  navigator.storage?.persist?.().catch(() => false);
  return changed((host) => host.begin(beginning));
};
/** The same sides again over as many frames; the next one breaks first. */
export async function rematch(): Promise<boolean> {
  const header = match.value?.header;
  if (!header) return false;
  const { rulebook, options, sides, framesToWin, startScores, table } = header;
  const next = sides[(sides.findIndex(({ id }) => id === header.break.side) + 1) % sides.length];
  return begin({
    rulebook,
    options,
    sides,
    framesToWin,
    ...(startScores === undefined ? {} : { startScores }),
    opening: { by: "agreed", side: next?.id ?? header.break.side },
    cloth: table?.cloth ?? "club",
    ...(table === undefined ? {} : { spec: table.spec }),
  });
}
export const resume = (id: string): Promise<boolean> => changed((host) => host.resume(id));
const openText = (text: string): Promise<boolean> => changed((host) => host.open(text));
export const playUnkept = (): Promise<boolean> => changed((host) => host.playUnkept());
export const drawLot = (): Promise<boolean> => changed((host) => host.drawLot(freshId()));
export const act = (actor: string, action: Exclude<Action, { type: "shot" }>): Promise<boolean> =>
  changed((host) => host.act(freshId(), actor, action));

/** Records an official's word. */
export const record = (actor: string, official: Official): Promise<boolean> =>
  changed((host) => host.record(actor, official));

/** Plays a stroke: it is judged and kept, then its balls roll on the screen. */
export async function strike(draft: StrokeDraft): Promise<boolean> {
  if (!idle.value) return false;
  asking.value = true;
  const answer = await askEngine((host) => host.strike(freshId(), draft));
  if (answer.ok) {
    trouble.value = undefined;
    moving.value = answer.value;
  } else meet(answer.trouble);
  asking.value = false;
  return answer.ok;
}

/** The balls have come to rest on the screen, or their way was skipped: what follows is shown. */
export function settleStroke(): void {
  const rolled = moving.value;
  if (!rolled) return;
  moving.value = undefined;
  match.value = rolled.view;
}

/** The frame's result has been seen: its successor may begin. */
export function answerFrame(): void {
  frameAnswered.value = match.value?.last?.seq ?? 0;
}

/** Leaves the match for the start page; it stays kept. */
export function leave(): void {
  moving.value = undefined;
  replaying.value = undefined;
  match.value = undefined;
  trouble.value = undefined;
  change({ playing: "" });
  void listKept();
}

/** Reads which matches are kept. */
async function listKept(): Promise<void> {
  const answer = await askEngine((host) => host.list());
  keptMatches.value = answer.ok ? answer.value : [];
  if (!answer.ok) meet(answer.trouble);
}

/** Deletes a kept match. */
export async function forget(id: string): Promise<void> {
  const answer = await askEngine((host) => host.forget(id));
  if (answer.ok) keptMatches.value = answer.value;
  else meet(answer.trouble);
}

/** Starts a fresh engine after the old one broke, and goes on with the match on the screen. */
export async function restart(): Promise<void> {
  trouble.value = undefined;
  const id = match.value?.header.id ?? settings.value.playing;
  if (id === "") await listKept();
  else await resume(id);
}

/** What the page does first: back to the match that was being played, else the start page. */
export async function arrive(): Promise<void> {
  const { playing } = settings.value;
  if (playing !== "") await resume(playing);
  if (trouble.value?.kind === "missing") change({ playing: "" });
  returning.value = false;
  if (!match.value) await listKept();
}

/** The text of the match as a file; undefined when there is trouble. */
export async function writtenMatch(): Promise<string | undefined> {
  const answer = await askEngine((host) => host.written());
  if (answer.ok) return answer.value;
  meet(answer.trouble);
  return undefined;
}

/** The largest file that is read as a saved match, bytes. */
const LARGEST = 20_000_000;

/** Opens a file as a saved match. */
export async function openFile(file: File): Promise<void> {
  if (file.size > LARGEST) return meet({ kind: "large", detail: `${file.size} bytes` });
  try {
    await openText(await file.text());
  } catch (reason) {
    meet({ kind: "unread", detail: String(reason) });
  }
}
