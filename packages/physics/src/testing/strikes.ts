import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { BAR, POOL_8FT, POOL_9FT, SINUCA_12FT, SINUCA_BRASILEIRA, type TableSpec } from "@tacada/table";
import type { ClothName, ProfileName } from "../conditions.ts";
import { cosine, sine } from "../maths.ts";
import { type PhysicsProfile, profileOf } from "../profile.ts";
import type { PhysicsLayout, PhysicsStrike } from "../strike/strike.ts";
import { levelReach, tilts } from "../table/reach.ts";
import { digestOf } from "../trace/digest.ts";
import type { Trace } from "../trace/trace.ts";
import { playedUnder } from "./lab.ts";
import { between, randomFrom } from "./random.ts";

/*
 * A list of strikes without end whose digests tell whether two engines count alike. Like the physics it uses nothing
 * but + − × ÷ √, or the engines would be asked about different strikes; and it asks neither for the order of published
 * lists nor whether a stick has room, so that its digests change with the physics alone.
 */

type Random = () => number;
type Place = readonly [number, number];
type Cast = (
  table: TableSpec,
  random: Random,
  profile: PhysicsProfile,
) => readonly [readonly Place[], PhysicsStrike];

/** Balls on a table, and what is done to them. */
export interface Stroke {
  readonly layout: PhysicsLayout;
  readonly strike: PhysicsStrike;
}

/** One strike of the list. */
export interface ListedStrike extends Stroke {
  readonly table: TableSpec;
  readonly profile: ProfileName;
  readonly cloth: ClothName;
}

const TURN = 6.283185307179586;

const TABLES = [SINUCA_BRASILEIRA, SINUCA_12FT, BAR, POOL_9FT, POOL_8FT] as const;
const PROFILES = ["tacada-1", "tacada-2"] as const;
const CLOTHS = ["new", "club", "slow"] as const;
const CASTS: readonly Cast[] = [breaks, jumps, swerves, frozen, miscues, doubleHits, anything];
/** What is played besides where balls may come back out of pockets. */
const POCKET_CASTS: readonly Cast[] = [...CASTS, intoPockets];

/** How many kinds of strokes there are. */
export const KINDS = POCKET_CASTS.length;

/** A stroke of the kind whose turn it is at `n`; whether its stick has room is not asked. */
export function strokeOf(n: number, table: TableSpec, random: Random, profile: PhysicsProfile): Stroke {
  const casts = profile.pocket.back === undefined ? CASTS : POCKET_CASTS;
  const [places, strike] = turn(casts, n)(table, random, profile);
  return {
    layout: Object.fromEntries(places.map((place, at) => [at === 0 ? "cue" : String(at), place])),
    strike,
  };
}

/** The strike number `n` of the list: every kind on all tables, cloths and profiles in turn. */
export function listedStrike(n: number): ListedStrike {
  const random = randomFrom(2026 + n);
  const table = turn(TABLES, Math.floor(n / 2));
  const profile = turn(PROFILES, n);
  const { layout, strike } = strokeOf(Math.floor(n / 2), table, random, profileOf(profile));
  const [right, up] = strike.tip;
  // Under the first profile no tip slips off.
  const tip = profile === "tacada-1" ? ([right / 2, up / 2] as const) : strike.tip;
  return { table, profile, cloth: turn(CLOTHS, Math.floor(n / 14)), layout, strike: { ...strike, tip } };
}

/** Plays a strike of the list. */
export const playListed = ({ table, profile, cloth, layout, strike }: ListedStrike): Trace =>
  playedUnder(profileOf(profile), layout, strike, table, cloth);

/** For each profile the SHA-256, in hex, over the digests of its strikes among the first `count` of the list. */
export function bitsOf(count: number): Record<ProfileName, string> {
  const hashes = { "tacada-1": sha256.create(), "tacada-2": sha256.create() };
  for (let n = 0; n < count; n++) {
    const listed = listedStrike(n);
    hashes[listed.profile].update(utf8ToBytes(digestOf(playListed(listed))));
  }
  return {
    "tacada-1": bytesToHex(hashes["tacada-1"].digest()),
    "tacada-2": bytesToHex(hashes["tacada-2"].digest()),
  };
}

/** The part of a list whose turn it is at `n`. */
function turn<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length];
  if (found === undefined) throw new Error("an empty list has no turns");
  return found;
}

function breaks({ length, ball, cueBall }: TableSpec, random: Random): ReturnType<Cast> {
  const cue = [-length / 4, between(random, -0.15, 0.15)] as const;
  const head = [length / 4, 0] as const;
  const places: Place[] = [cue];
  for (let row = 0; row < 5; row++) {
    for (let at = 0; at <= row; at++) {
      places.push([head[0] + row * Math.sqrt(3) * ball.radius, (2 * at - row) * ball.radius]);
    }
  }
  // Straight at the head, or past its middle by up to a radius: the sine of so small an angle is the angle.
  const aside = between(random, -cueBall.radius, cueBall.radius);
  const azimuth = (head[1] - cue[1] + aside) / (head[0] - cue[0]);
  return [places, { speed: between(random, 4, 12), azimuth, elevation: 0.05, tip: tipIn(random, 0.4) }];
}

function jumps(table: TableSpec, random: Random): ReturnType<Cast> {
  const azimuth = between(random, 0, TURN);
  const near = ahead(azimuth, between(random, 0.15, 0.4), between(random, -0.03, 0.03));
  const strike = {
    speed: between(random, 2, 6),
    azimuth,
    elevation: between(random, 0.4, 1),
    tip: tipIn(random, 0.3),
  };
  return [scatter(table, random, 8, [[0, 0], near]), strike];
}

function swerves(table: TableSpec, random: Random): ReturnType<Cast> {
  const right = between(random, 0.2, 0.45) * (random() < 0.5 ? -1 : 1);
  const strike = {
    speed: between(random, 1, 5),
    azimuth: between(random, 0, TURN),
    elevation: between(random, 0.8, 1.45),
    tip: [right, between(random, -0.2, 0.2)] as const,
  };
  return [scatter(table, random, 8, []), strike];
}

/** Each ball touches the one before it, or nearly. */
function frozen(table: TableSpec, random: Random, profile: PhysicsProfile): ReturnType<Cast> {
  const gap = turn([0, 0, 1e-12, 1e-9, 1e-6], Math.floor(5 * random()));
  const places: Place[] = [[between(random, -0.3, 0.3), table.width / 2 - table.cueBall.radius]];
  for (let tries = 0; tries < 60 && places.length < 8; tries++) {
    const from = places[places.length - 1]!;
    const apart = reachOf(profile, radiusAt(table, places.length - 1), table.ball.radius) + gap;
    const way = ahead(between(random, 0, TURN), apart, 0);
    const place = [from[0] + way[0], from[1] + way[1]] as const;
    if (isFree(table, places, place, profile)) places.push(place);
  }
  return [places, anyStrike(random, 0.05)];
}

function miscues(table: TableSpec, random: Random): ReturnType<Cast> {
  const [right, up] = ahead(between(random, 0, TURN), between(random, 0.5, 1), 0);
  return [scatter(table, random, 6, []), { ...anyStrike(random, 0.05), tip: [right, up] }];
}

/** A ball so near that the stick may come to the cue ball again. */
function doubleHits(table: TableSpec, random: Random): ReturnType<Cast> {
  const azimuth = between(random, 0, TURN);
  const apart = table.cueBall.radius + table.ball.radius + between(random, 0.0001, 0.03);
  const near = ahead(azimuth, apart, between(random, -0.005, 0.005));
  const strike = {
    speed: between(random, 0.5, 6),
    azimuth,
    elevation: 0.05,
    tip: [0, between(random, -0.3, 0.1)] as const,
  };
  return [scatter(table, random, 5, [[0, 0], near]), strike];
}

/** The cue ball as hard as can be into a corner or middle pocket. */
function intoPockets(table: TableSpec, random: Random): ReturnType<Cast> {
  const corner = random() < 0.5;
  const side = random() < 0.5 ? -1 : 1;
  // Straight into a corner is at half a right angle, into a middle pocket at a right one.
  const azimuth = (side * TURN * (corner ? 1 : 2)) / 8 + between(random, -0.06, 0.06);
  const target = [corner ? table.length / 2 : 0, (side * table.width) / 2] as const;
  const away = ahead(azimuth, between(random, 0.2, 0.5), 0);
  const cue = [target[0] - away[0], target[1] - away[1]] as const;
  const strike = { speed: between(random, 9, 15), azimuth, elevation: 0.05, tip: tipIn(random, 0.4) };
  return [scatter(table, random, 4, [cue]), strike];
}

function anything(table: TableSpec, random: Random): ReturnType<Cast> {
  const count = 1 + Math.floor(15 * random());
  return [scatter(table, random, count, []), anyStrike(random, random() < 0.3 ? 1.5 * random() : 0.05)];
}

const anyStrike = (random: Random, elevation: number): PhysicsStrike => ({
  speed: between(random, 0.2, 10),
  azimuth: between(random, -TURN / 2, TURN / 2),
  elevation,
  tip: tipIn(random, 0.5),
});

const tipIn = (random: Random, most: number): Place =>
  ahead(between(random, 0, TURN), most * Math.sqrt(random()), 0);

/** A place `far` along a direction and `aside` to its left. */
function ahead(azimuth: number, far: number, aside: number): Place {
  const x = cosine(azimuth);
  const y = sine(azimuth);
  return [far * x - aside * y, far * y + aside * x];
}

/** `count` balls that lie free of each other, the first of them where they are given. */
function scatter(table: TableSpec, random: Random, count: number, given: readonly Place[]): Place[] {
  const places = [...given];
  while (places.length < count) {
    const place = [(random() - 0.5) * table.length, (random() - 0.5) * table.width] as const;
    if (isFree(table, places, place)) places.push(place);
  }
  return places;
}

const radiusAt = (table: TableSpec, at: number): number => (at === 0 ? table.cueBall : table.ball).radius;

/** How far apart two balls touch, seen from above; without a profile, far enough for any. */
const reachOf = (profile: PhysicsProfile | undefined, a: number, b: number): number =>
  levelReach(profile !== undefined && tilts(profile), a, b);

function isFree(
  table: TableSpec,
  places: readonly Place[],
  [x, y]: Place,
  profile?: PhysicsProfile,
): boolean {
  const radius = radiusAt(table, places.length);
  const inside = Math.abs(x) <= table.length / 2 - radius && Math.abs(y) <= table.width / 2 - radius;
  return (
    inside &&
    places.every(([otherX, otherY], at) => {
      const reach = reachOf(profile, radius, radiusAt(table, at)) - 1e-12;
      return (x - otherX) * (x - otherX) + (y - otherY) * (y - otherY) >= reach * reach;
    })
  );
}
