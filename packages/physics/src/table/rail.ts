/**
 * What lies behind the noses, metres: the rail is level with the nose and so wide that no pocket reaches beyond it, and the
 * floor is this far below the cloth. Widths of common make; the height of a table is 851 to 876 mm (WPBSA). That the
 * rubber's top falls a few millimetres towards the nose is left out.
 */
export const RAIL = { width: 0.13, floor: -0.85 } as const;
