import { batch, computed, signal } from "@preact/signals";
import type { Call, ObjectBall, Pocket, Position } from "@tacada/formats";
import { isMiscue, type LowestElevation, minimumElevation } from "@tacada/physics";
import type { MatchView, StrokeDraft } from "../engine/view.ts";
import { aimable } from "./aimable.ts";
import { bearing } from "./angle.ts";
import { callOf, NOTHING, type Said } from "./call.ts";
import { tableSpec } from "./equipment.ts";
import { match } from "./session.ts";

/** The fastest stroke that the page offers, metres per second. */
export const STRONGEST = 9;

/** Direction of the cue, radians from +x anticlockwise. */
export const azimuth = signal(0);
/** Power, metres per second; zero until the cue is drawn back. */
export const speed = signal(0);
/** Offset of the tip in ball radii, right and up. */
export const tip = signal<readonly [number, number]>([0, 0]);
/** The tip stands where it slips off the ball. */
export const slips = computed(() => match.value !== undefined && isMiscue({ tip: tip.value }, match.value));
/** How far the player raises the cue, radians; it is never held lower than the balls and cushions allow. */
export const raised = signal(0);
/** Where the cue ball in hand is held over the table. */
export const place = signal<Position | undefined>(undefined);
export const said = signal<Said>(NOTHING);

/** The cue ball of the stroke: where it lies, or where it is held. */
export const cueBall = computed<Position | undefined>(() => match.value?.layout["cue"] ?? place.value);

/** The lowest that the cue can be held for this stroke, and what it lies over there. */
export const lowest = computed<LowestElevation>(() => {
  const cue = cueBall.value;
  const layout = match.value?.layout;
  if (!cue || !layout) return { elevation: 0 };
  const strike = { azimuth: azimuth.value, tip: tip.value };
  return minimumElevation(tableSpec.value, { ...layout, cue }, strike);
});

/** The elevation that the stroke is played with, radians. */
export const elevation = computed(() => Math.max(raised.value, lowest.value.elevation));

/** What is said aloud, when anything is. */
const callSaid = computed<Call | undefined>(() => {
  const state = match.value?.state;
  return state && callOf(state, said.value);
});

/** The stroke as it would be played now, at this power. */
export const draftAt = (power: number): StrokeDraft => {
  const { target } = said.value;
  return {
    strike: { speed: power, azimuth: azimuth.value, elevation: elevation.value, tip: [...tip.value] },
    ...(place.value === undefined ? {} : { cue: place.value }),
    ...(target === undefined ? {} : { target }),
    ...(callSaid.value === undefined ? {} : { call: callSaid.value }),
  };
};

/** Points the cue at a place on the table. */
export function aimAt(at: Position): void {
  const from = cueBall.value;
  if (from) azimuth.value = bearing(from, at);
}

/** The names of these balls as one would aim at them, the best first. */
const aimableNow = (...balls: ObjectBall[]): string[] => {
  const cue = cueBall.value;
  const layout = match.value?.layout;
  return cue && layout ? aimable(tableSpec.value, layout, cue, balls) : [];
};

/** The ball that was aimed at last, by its name in the layout. */
let lastAimed: string | undefined;

/**
 * Aims at a ball's middle and says it is the one played at; a pocket that was called for no ball goes with it. Reds are
 * gone through one after the other, unless one of them is given by its own name.
 */
export function nominate(ball: ObjectBall, own?: string): void {
  const names = aimableNow(ball);
  const next = names[(names.indexOf(lastAimed ?? "") + 1) % names.length];
  const name = own ?? (said.value.target === ball ? next : names[0]);
  const at = match.value?.layout[name ?? ""];
  lastAimed = name;
  batch(() => {
    if (at) aimAt(at);
    const { target: before } = said.value;
    if (before !== ball) said.value = { ...(before === undefined ? said.value : NOTHING), target: ball };
  });
}

/** Says or unsays a part of the call. */
export const say = (some: Partial<Said>): void => {
  said.value = { ...said.value, ...some };
};

/** The pocket is called; calling it again takes it back. */
export function callPocket(pocket: Pocket | undefined): void {
  const { pocket: before, ...rest } = said.value;
  said.value = pocket === undefined || pocket === before ? rest : { ...rest, pocket, safety: false };
}

/** The ball that is said, or the aim's again. */
export function sayTarget(ball: ObjectBall | undefined): void {
  said.value = ball === undefined ? NOTHING : { ...NOTHING, target: ball };
}

/** A fresh stroke for a match: nothing said, no power, the cue at the ball on where there is one. */
export function prepare(view: MatchView): void {
  batch(() => {
    speed.value = 0;
    tip.value = [0, 0];
    raised.value = 0;
    said.value = NOTHING;
    place.value = view.layout["cue"] === undefined ? view.suggested : undefined;
    const at = view.layout[firstAim(view)];
    if (at) aimAt(at);
  });
}

/** What a fresh stroke points at: a ball on that lies open, else the ball on, or the best to aim at of several. */
function firstAim({ open, state: { ballOn, targets } }: MatchView): string {
  if (open !== undefined) return open;
  if (typeof ballOn === "number") return String(ballOn);
  return aimableNow(...targets.map(({ ball }) => ball))[0] ?? "";
}
