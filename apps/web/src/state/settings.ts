import { signal } from "@preact/signals";
import type { Level } from "@tacada/bot";
import { LANGUAGES, type Language, SIDES } from "@tacada/formats";
import { type Angles, within } from "../scene/angles.ts";
import { CLOTHS, type ClothColor } from "../scene/color.ts";
import { DETAILS, type Detail } from "../scene/picture.ts";
import { keep, kept, parsed } from "./storage.ts";

export const THEMES = ["system", "dark", "light"] as const;
/** What is drawn of the stroke being prepared; the whole path only where nobody plays against anybody. */
export const AIDS = ["off", "short", "ghost", "full"] as const;
const VIEWS = ["top", "free"] as const;
export const PACES = [1, 2, 4] as const;
/** Who plays the second side: a friend at this screen, the same person alone, or a bot of a level. */
export const OPPONENTS = ["friend", "alone", 2, 5] as const satisfies readonly ("friend" | "alone" | Level)[];
export type Opponent = (typeof OPPONENTS)[number];
/** Words of the game that are explained the first time they come up. */
export const LESSONS = [
  "castigo",
  "evident",
  "pass",
  "free-ball",
  "nomination",
  "snooker",
  "short-miss",
  "group",
  "remove",
  "place-eight",
] as const;
export type Lesson = (typeof LESSONS)[number];

/** The wordings of the law in Portuguese. */
export const PORTUGUESES = ["pt-BR", "pt-PT"] as const;

/** What this device remembers besides its matches. */
export interface Settings {
  readonly language: Language;
  readonly portuguese: (typeof PORTUGUESES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly cloth: ClothColor;
  readonly aid: (typeof AIDS)[number];
  /** How many times faster than real a stroke is shown. */
  readonly pace: (typeof PACES)[number];
  readonly numbers: boolean;
  readonly view: (typeof VIEWS)[number];
  /** Where the free view is looked from. */
  readonly angles: Angles;
  readonly detail: Detail;
  readonly sounds: boolean;
  /** How loud, 0–100. */
  readonly volume: number;
  readonly opponent: Opponent;
  /** Names given at the last start; in pairs the third and fourth are the partners of the first two. */
  readonly names: readonly string[];
  readonly learnt: readonly Lesson[];
  /** The match that a reload comes back to; empty for the start page. */
  readonly playing: string;
}

const KEY = "tacada.settings";

/** The settings that a stored text holds; whatever does not fit has its default. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const found = parsed(stored);
  const one = <T>(list: readonly T[], key: keyof Settings, otherwise: T): T =>
    list.find((each) => each === found[key]) ?? otherwise;
  const names = Array.isArray(found["names"]) ? found["names"] : [];
  const name = (index: number) => (typeof names[index] === "string" ? names[index].slice(0, 40) : "");
  const { volume } = found;
  const learnt = Array.isArray(found["learnt"]) ? found["learnt"] : [];
  return {
    language: one(LANGUAGES, "language", spoken(languages)),
    portuguese: one(PORTUGUESES, "portuguese", languages[0] === "pt-PT" ? "pt-PT" : "pt-BR"),
    theme: one(THEMES, "theme", "system"),
    cloth: one(CLOTHS, "cloth", "green"),
    aid: one(AIDS, "aid", "ghost"),
    pace: one(PACES, "pace", 1),
    numbers: found["numbers"] !== false,
    view: one(VIEWS, "view", "top"),
    angles: anglesFrom(found["angles"]),
    detail: one(DETAILS, "detail", "auto"),
    sounds: found["sounds"] !== false,
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : 60,
    opponent: one(OPPONENTS, "opponent", "friend"),
    names: SIDES.map((_, index) => name(index)),
    learnt: LESSONS.filter((lesson) => learnt.includes(lesson)),
    playing: typeof found["playing"] === "string" ? found["playing"] : "",
  };
}

/** The free view as it is at first: from a player's height. */
const FIRST: Angles = { turn: 0, rise: 0.85 };

function anglesFrom(found: unknown): Angles {
  const { turn, rise } = { ...FIRST, ...(typeof found === "object" ? found : {}) };
  return Number.isFinite(turn) && Number.isFinite(rise) ? within({ turn, rise }) : FIRST;
}

/** Portuguese where the browser speaks any, English where it speaks something else first. */
const spoken = (languages: readonly string[]): Language =>
  languages.length === 0 || languages[0]?.toLowerCase().startsWith("pt") ? "pt-BR" : "en";

/** The settings in use. */
export const settings = signal<Settings>(
  readSettings(kept(KEY), typeof navigator === "undefined" ? [] : navigator.languages),
);

/** Changes settings and remembers them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  keep(KEY, settings.value);
}
