import { computed, effect, signal, untracked } from "@preact/signals";
import type { ObjectBall, Position } from "@tacada/formats";
import { botOnTurn } from "./opponent.ts";
import { act, idle, match, resultShown } from "./session.ts";

/** A person, no bot, has to answer what is open. */
const askedOfPerson = computed(
  () => match.value?.state.choices !== undefined && !resultShown.value && !botOnTurn.value,
);

/** What a person can answer now; nothing while the engine works or balls roll. */
const offered = computed(() => (askedOfPerson.value && idle.value ? match.value?.offered : undefined));

/** How many balls a person has to pick to come off the table, and from which; undefined while none have to. */
export const removal = computed(() => offered.value?.removal);
/** The places a person may put the 8 on, the best first; undefined while it need not be placed. */
export const eightPlaces = computed(() => offered.value?.eight);

/** The balls that are picked to come off. */
export const picked = signal<readonly ObjectBall[]>([]);
/** Where the 8 is held until it is put down. */
export const eight = signal<Position | undefined>(undefined);

/** Nothing is picked, and the 8 is held over its best place, whenever the match has changed. */
export const startAnswering = (): (() => void) =>
  effect(() => {
    const view = match.value;
    const [best] = (askedOfPerson.value && view?.offered.eight) || [];
    untracked(() => {
      picked.value = [];
      eight.value = best;
    });
  });

/** Picks a ball or lets it be; with as many as are due the next takes the place of the first. False where it may not go. */
export function pick(ball: ObjectBall): boolean {
  const due = removal.value;
  if (!due?.balls.includes(ball)) return false;
  const others = picked.value.filter((each) => each !== ball);
  if (others.length === picked.value.length) picked.value = [...others, ball].slice(-due.count);
  else picked.value = others;
  return true;
}

/** Takes the picked balls off the table; nothing while they are too few. */
export async function takeOff(): Promise<void> {
  const by = match.value?.state.choices?.by;
  if (by === undefined || picked.value.length !== removal.value?.count) return;
  await act(by, { type: "choose", by, choice: "remove", balls: [...picked.value] });
}

/** Holds the 8 over the allowed place nearest to `at`. */
export function holdEight(at: Position): void {
  eight.value = eightPlaces.value?.toSorted((a, b) => between(a, at) - between(b, at))[0] ?? eight.value;
}

const between = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Moves the 8 by a way, metres, to the next allowed place in that direction; it stays where there is none. */
export function moveEight(along: number, across: number): void {
  const from = eight.value;
  const places = eightPlaces.value;
  if (!from || !places) return;
  const ahead = places.filter(([x, y]) => (x - from[0]) * along + (y - from[1]) * across > 0);
  const wanted: Position = [from[0] + along, from[1] + across];
  eight.value = ahead.toSorted((a, b) => between(a, wanted) - between(b, wanted))[0] ?? from;
}

/** Puts the 8 down where it is held. */
export async function putEight(): Promise<void> {
  const by = match.value?.state.choices?.by;
  const at = eight.value;
  if (by === undefined || at === undefined) return;
  await act(by, { type: "choose", by, choice: "place-eight", at: [at[0], at[1]] });
}
