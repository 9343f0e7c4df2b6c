import type { ClothName, ProfileName } from "./conditions.ts";

/** The models of a cushion, by author and year: the files `models/cushion.*.ts`. */
export const CUSHION_MODELS = ["han2005", "mathavan2010", "stronge2000"] as const;
export type CushionModel = (typeof CUSHION_MODELS)[number];

/** What the cloth does to a ball; frictions are ratios to the ball's weight. */
export interface ClothFigures {
  /** Friction of a ball that slides. */
  readonly sliding: number;
  /** Resistance to a ball that rolls. */
  readonly rolling: number;
  /** How fast spin about the vertical dies, rad/s². */
  readonly spinDecay: number;
}

/** The figures of one profile, SI units. Each group says where it comes from. */
export interface PhysicsProfile {
  readonly id: ProfileName;
  /** m/s². */
  readonly gravity: number;
  readonly cloth: Readonly<Record<ClothName, ClothFigures>>;
  readonly ballBall: {
    readonly restitution: number;
    /** Friction at slip s (m/s) is `base + range · exp(−decay · s)`. */
    readonly friction: { readonly base: number; readonly range: number; readonly decay: number };
  };
  readonly cushion: {
    readonly model: CushionModel;
    /** Restitution is `slow` up to an approach of `rigid` m/s, then `fall` less for each m/s, never under `least`. */
    readonly restitution: {
      readonly slow: number;
      readonly rigid: number;
      readonly fall: number;
      readonly least: number;
    };
    readonly friction: number;
    /** Friction on the slate of a ball that the nose presses down; 0 where the model leaves it out. */
    readonly slate: number;
    /** How much more the rubber gives way along its surface than inwards; 0 where the model takes it as rigid. */
    readonly compliance: number;
  };
  readonly cue: {
    /** Mass of the stick, kg. */
    readonly mass: number;
    /** Mass of the part of the stick's end that moves aside with the tip, kg. */
    readonly endMass: number;
    /** Largest tip offset that does not slip, as a fraction of the ball's radius. */
    readonly miscue: number;
    /** Fastest cue ball that a stroke gives, m/s. */
    readonly fastest: number;
    /** The stick after the blow; where it is absent the stick vanishes with it, and a miscue is refused. */
    readonly follow?: {
      /** Restitution of leather tip and ball. */
      readonly restitution: number;
      /** How far the stick goes on at most, m, and how hard the hand stops it at least, m/s². */
      readonly length: number;
      readonly brake: number;
      /** Radius of the tip's crown, m; how long tip and ball touch, s. */
      readonly tip: number;
      readonly touch: number;
    };
  };
  readonly pocket: {
    /** Speed into the pocket that a ball has at least once it has tipped over the edge, m/s. */
    readonly tip: number;
    /** Depth of the ball's centre under the cloth at which it is down, m. */
    readonly depth: number;
    /** The pocket's back; where it is absent, a ball that has dropped never comes back. */
    readonly back?: { readonly restitution: number; readonly friction: number };
  };
  /** Balls that leave the bed; where it is absent, none does. */
  readonly flight?: {
    /** Restitution of the bed and of the top of a rail. */
    readonly bed: number;
    readonly rail: number;
    /** Upward speed, m/s, that is no hop yet. */
    readonly hop: number;
  };
  readonly contact: {
    /** Gap up to which two bodies count as touching, m. */
    readonly gap: number;
    /** Overlap of a given layout that is still taken as touching, m. */
    readonly overlap: number;
    /** Approach, m/s, up to which a contact loses nothing, so that no series of contacts is without end. */
    readonly soft: number;
    /** Least time, s, from one contact to the next of bodies that are pressed together. */
    readonly rhythm: number;
    /** Speeds and slips (m/s) below which a ball is taken to stand or to roll. */
    readonly still: number;
    /** Gap up to which balls at rest are listed as frozen, m. */
    readonly frozen: number;
  };
}

/**
 * The first profile: balls stay on the bed or fall into pockets, nothing flies.
 *
 * Sources. Cloth, ball–ball restitution and the span of cushion restitution: Alciatore, "Pool physical
 * properties" (sliding 0.15–0.4, typically 0.2; rolling 0.005–0.015; spin 5–15 rad/s²; balls 0.92–0.98;
 * cushion 0.6–0.9); that restitution falls evenly over that span is our reading, no figure is public. Cushion: Han 2005.
 * Sliding of a club cloth: Mathavan 2010 (0.212). Ball–ball friction: Alciatore TP A-14. Cushion friction:
 * Mathavan 2010 (0.14). Miscue limit: Alciatore, half of the radius. Stick: 0.5 kg, a snooker cue; its end mass gives
 * the 1.8° at the miscue limit that Alciatore TP A-31 names for common shafts. Pocket and contact: ours.
 */
export const TACADA_1: PhysicsProfile = {
  id: "tacada-1",
  gravity: 9.81,
  cloth: {
    new: { sliding: 0.18, rolling: 0.009, spinDecay: 8 },
    club: { sliding: 0.212, rolling: 0.0115, spinDecay: 10 },
    slow: { sliding: 0.25, rolling: 0.015, spinDecay: 13 },
  },
  ballBall: { restitution: 0.95, friction: { base: 0.00995, range: 0.108, decay: 1.088 } },
  cushion: {
    model: "han2005",
    restitution: { slow: 0.9, rigid: 0, fall: 0.03, least: 0.6 },
    friction: 0.14,
    slate: 0,
    compliance: 0,
  },
  cue: { mass: 0.5, endMass: 0.0045, miscue: 0.5, fastest: 15 },
  pocket: { tip: 0.2, depth: 0.1 },
  contact: { gap: 1e-9, overlap: 1e-6, soft: 0.001, rhythm: 0.01, still: 1e-9, frozen: 1e-6 },
};

/**
 * The second profile: balls hop, fly, land, ride the rails and leave the table; the stick follows through, and its tip
 * slips off beyond the miscue limit; cushions give way. Restitution of ball and slate: Alciatore, "Pool physical
 * properties" (0.5); of the rails' tops, ours. A hop under 0.05 m/s rises an eighth of a millimetre. Restitution of the
 * tip (0.75) and how long it touches the ball (1 to 2 ms): Alciatore, the same page; the tip's crown is that of a small
 * coin (9 mm); that the hand stops the stick within 3 cm where it must, and harder than any cloth stops a ball, is ours.
 *
 * Cushion: of the three models the compliant one. A rolling ball that meets it straight comes back with 0.93 of its speed,
 * the mean of what Mathavan 2010 filmed up to 2 m/s, and from there on with ever less, 0.80 at 3.4 m/s: that gives the
 * restitution, never under Alciatore's 0.6. Three cushions with running side end within 0.3 of a diamond of where the
 * corner-5 system has them. The other two do nearly as well there, but only this one shortens a hard bank twice across by a
 * third and more from leg to leg, as it gives back what it was pulled aside: the ratio 1.21 is that of a frequency across
 * 1.7 times that inwards, which brought such banks out for pooltool's authors (2025, pull request 240). Frictions: Mathavan
 * 2010. The three stand side by side in `docs/truth.md`.
 *
 * Pocket: no figure of its back is public. Leather or rubber that hangs loosely gives back less than a cushion does and rubs
 * like the cloth: 0.4 and 0.2 are ours. With them a straight pot stays in its pocket at any speed up to 8 m/s, and one
 * that strikes the jaws of a middle pocket at 3 m/s may come back.
 */
export const TACADA_2: PhysicsProfile = {
  ...TACADA_1,
  id: "tacada-2",
  cue: { ...TACADA_1.cue, follow: { restitution: 0.75, length: 0.03, brake: 4, tip: 0.009, touch: 0.0015 } },
  cushion: {
    model: "stronge2000",
    restitution: { slow: 0.94, rigid: 1.8, fall: 0.1, least: 0.6 },
    friction: 0.14,
    slate: 0.212,
    compliance: 1.21,
  },
  pocket: { ...TACADA_1.pocket, back: { restitution: 0.4, friction: 0.2 } },
  flight: { bed: 0.5, rail: 0.4, hop: 0.05 },
};

const BY_ID: Readonly<Record<ProfileName, PhysicsProfile>> = { "tacada-1": TACADA_1, "tacada-2": TACADA_2 };

/** The figures of a profile by its id. */
export const profileOf = (id: ProfileName): PhysicsProfile => BY_ID[id];
