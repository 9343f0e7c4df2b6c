import { type OptionValues, RULEBOOKS, type RulebookId, SIDES } from "@tacada/formats";
import { CLOTHS } from "@tacada/physics";
import { type Game, newGame, TABLES_OF } from "@tacada/play";
import { type OptionSpec, optionsOf, RULEBOOKS_PLAYABLE } from "@tacada/rules";

/** A rulebook that a match can begin under here, and what may be settled before it. */
export interface RulebookOffer {
  readonly rulebook: RulebookId;
  readonly options: readonly OptionSpec[];
  /** Every option's value by each value of `preset`, where the rulebook has presets. */
  readonly presets: Readonly<Record<string, OptionValues>>;
  /** The most sides that may play. */
  readonly mostSides: number;
  /** The game is counted in points, so that a side can be given some. */
  readonly points: boolean;
  /** The tables that it can be played on, the usual one first. */
  readonly tables: readonly string[];
  readonly cloths: readonly string[];
}

/** The rulebooks that can be played at this table, found by trying the library. */
export const rulebookOffers = (): readonly RulebookOffer[] =>
  RULEBOOKS.filter((id) => RULEBOOKS_PLAYABLE.some((each) => each === id)).flatMap(
    (rulebook): RulebookOffer[] => {
      const two = tried(rulebook, 2);
      if (!two) return [];
      const options = optionsOf(rulebook);
      const values = options.find(({ name }) => name === "preset")?.values ?? [];
      return [
        {
          rulebook,
          options,
          presets: Object.fromEntries(
            values.map((preset) => [String(preset), tried(rulebook, 2, { preset })?.shown.options ?? {}]),
          ),
          mostSides: tried(rulebook, SIDES.length) ? SIDES.length : 2,
          points: two.shown.scores !== undefined,
          tables: TABLES_OF[rulebook],
          cloths: CLOTHS,
        },
      ];
    },
  );

function tried(rulebook: RulebookId, sides: number, options: OptionValues = {}): Game | undefined {
  const made = newGame({
    id: "offer",
    seed: "offer",
    rulebook,
    options,
    sides: SIDES.slice(0, sides).map((id) => ({ id, name: id, players: [id] })),
    framesToWin: 1,
    cloth: CLOTHS[0],
  });
  return made.ok ? made.value : undefined;
}
