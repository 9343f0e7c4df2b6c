/*
 * What books and papers say of a stroke, in their own closed forms: the oracles of the tests and of `tacada bench truth`.
 * Nothing here knows the engine. Speeds in m/s, angles in radians, spins as the speed that they give the ball's surface.
 */

/**
 * How far the object ball leaves the line of centres, in the way that the cue ball moves across it: Alciatore TP A-14, for
 * equal balls that lose nothing.
 *
 * @param cut angle between the cue ball's way and the line of centres
 * @param top spin of the cue ball about the horizontal, and `side` about the vertical, positive on the outside of the cut
 */
export function throwOf(speed: number, cut: number, top: number, side: number): number {
  const along = speed * Math.cos(cut);
  const across = speed * Math.sin(cut) - side;
  const slip = Math.hypot(across, top * Math.cos(cut));
  if (slip === 0) return 0;
  const friction = 0.00995 + 0.108 * Math.exp(-1.088 * slip);
  return Math.atan((Math.min((friction * along) / slip, 1 / 7) * across) / along);
}

/**
 * How far the cue ball squirts off the aim, to the other side than the tip: Alciatore TP A-31.
 *
 * @param offset of the tip to the side, as a part of the radius
 * @param ratio mass of the ball to that of the stick's end
 */
export const squirtOf = (offset: number, ratio: number): number =>
  Math.atan((2.5 * offset * Math.sqrt(1 - offset * offset)) / (1 + ratio + 2.5 * (1 - offset * offset)));

/** A ball on the cloth as the closed forms need it. */
interface Cloth {
  readonly sliding: number;
  readonly rolling: number;
  readonly gravity: number;
}

/** Way of a ball that starts to slide with a speed and a topspin, until it stands: Marlow 1995; below 0 it comes back. */
export function runOf(speed: number, top: number, { sliding, rolling, gravity }: Cloth): number {
  const rolls = (5 * speed + 2 * top) / 7;
  const brake = Math.sign(top - speed) * sliding * gravity;
  const slides = top === speed ? 0 : (rolls * rolls - speed * speed) / (2 * brake);
  return slides + (rolls * Math.abs(rolls)) / (2 * rolling * gravity);
}

/**
 * How far the cue ball runs on, or below 0 comes back, after it has met a ball full: it arrives with what the cloth has
 * left of its speed and spin (Marlow 1995), gives all its speed away and keeps its spin (Coriolis 1835), balls ideal. It
 * must get there before draw turns it back.
 *
 * @param speed of the cue ball after the stroke, m/s
 * @param height of the tip above the centre, as a part of the radius
 * @param way metres to the ball
 */
export function followOf(speed: number, height: number, way: number, cloth: Cloth): number {
  const spin = 2.5 * height * speed;
  const rolls = (5 * speed + 2 * spin) / 7;
  const brake = Math.sign(spin - speed) * cloth.sliding * cloth.gravity;
  const slides = spin === speed ? 0 : (rolls * rolls - speed * speed) / (2 * brake);
  if (way >= slides) {
    const arrives = rolls * rolls - 2 * cloth.rolling * cloth.gravity * (way - slides);
    return runOf(0, Math.sqrt(arrives), cloth);
  }
  const arrives = Math.sqrt(speed * speed + 2 * brake * way);
  return runOf(0, spin - 2.5 * (arrives - speed), cloth);
}

/**
 * How far the way of a massé turns off the aim once it rolls, to the right: it is parallel to the line from the place
 * where the ball touches the cloth to the place where the stick's line would meet it. Coriolis 1835; Alciatore TP A-19.
 *
 * @param elevation of the stick
 * @param right and `up` offset of the tip as parts of the radius
 */
export function masseOf(elevation: number, right: number, up: number): number {
  const level = Math.cos(elevation);
  const steep = Math.sin(elevation);
  const inside = Math.sqrt(1 - right * right - up * up);
  // Where the tip meets the ball: ahead along the aim, and above the centre.
  const ahead = up * steep - inside * level;
  const above = up * level + inside * steep;
  return Math.atan2(right * steep, (1 + above) * level + ahead * steep);
}
