import type { Bodies } from "../bodies.ts";
import type { Schedule } from "../detect/schedule.ts";
import { approachSpeed } from "../models/ballball.alciatore.ts";
import type { Stick } from "../models/stick.ts";
import type { ClothFigures, PhysicsProfile } from "../profile.ts";
import type { Recorder } from "../trace/recorder.ts";
import { APART, meetAbove } from "./above.ts";
import { Contacts, contactOf, gather, touching } from "./contacts.ts";
import { drive, driven } from "./driven.ts";
import type { Flights } from "./flights.ts";
import { resolve } from "./impulses.ts";
import type { Motions } from "./motions.ts";
import { partBalls } from "./pressed.ts";
import type { Stage } from "./stage.ts";

/** Does what happens when balls meet. */
export class Meetings {
  /** How many series of rounds had to be cut off. */
  cut = 0;
  #cue = -1;
  readonly #profile: PhysicsProfile;
  readonly #cloth: ClothFigures;
  readonly #bodies: Bodies;
  readonly #schedule: Schedule;
  readonly #stick: Stick;
  readonly #recorder: Recorder;
  readonly #flights: Flights;
  readonly #motions: Motions;
  readonly #contacts: Contacts;

  constructor(
    profile: PhysicsProfile,
    cloth: ClothFigures,
    stage: Stage,
    flights: Flights,
    motions: Motions,
  ) {
    this.#profile = profile;
    this.#cloth = cloth;
    this.#bodies = stage.bodies;
    this.#schedule = stage.schedule;
    this.#stick = stage.stick;
    this.#recorder = stage.recorder;
    this.#flights = flights;
    this.#motions = motions;
    this.#contacts = new Contacts(stage.bodies.capacity, profile.contact.gap);
  }

  /** Begins a stroke with its cue ball. */
  begin(cue: number): void {
    this.cut = 0;
    this.#cue = cue;
  }

  /** A ball that the cue ball touches while the tip is on it, at the beginning of the stroke; −1 where there is none. */
  underTip(): number {
    return this.#stick.isOn(0) ? touching(this.#contacts, this.#bodies, this.#cue) : -1;
  }

  /** Balls `i` and `j` meet. */
  meet(i: number, j: number): void {
    if (this.#bodies.isLevel(i, j)) this.#meetOnBed(i, j);
    else this.#meetAbove(i, j);
  }

  /** Two balls meet of which one flies, or one is on a rail and one on the bed. */
  #meetAbove(i: number, j: number): void {
    const bodies = this.#bodies;
    const { changed } = this.#schedule;
    const contacts = this.#contacts;
    gather(contacts, bodies, i, j);
    const met = contactOf(contacts, i, j);
    const isDriven = approachSpeed(bodies, contacts, met) > this.#profile.contact.soft && this.#drive();
    const cut = isDriven ? 0 : meetAbove(contacts, bodies, met, this.#profile, this.#flights);
    if (cut === APART) {
      this.#schedule.postpone(bodies, i, j);
      return;
    }
    this.cut += cut;
    this.#recordMeetings();
    if (isDriven) this.#recordPush();
    for (let k = 0; k < bodies.count; k++) {
      if (changed[k] === 0) continue;
      const flew = bodies.isAloft(k);
      this.#motions.settle(k);
      if (flew) this.#motions.begin(k);
      else this.#motions.record(k);
    }
  }

  #meetOnBed(i: number, j: number): void {
    const bodies = this.#bodies;
    const contacts = this.#contacts;
    const { first, second, fired } = contacts;
    gather(contacts, bodies, i, j);
    const isDriven = this.#drive();
    if (!isDriven) this.cut += resolve(contacts, bodies, this.#profile);
    for (let c = 0; c < contacts.count; c++) {
      if (fired[c] === 0) continue;
      this.#motions.settle(first[c]!);
      this.#motions.settle(second[c]!);
    }
    for (let c = 0; c < contacts.count; c++) {
      const struck = (first[c] === i && second[c] === j) || (first[c] === j && second[c] === i);
      // What was driven has been parted, all of it at once.
      if (fired[c] === 0 ? !struck : isDriven && driven.parted) continue;
      const parted = this.#partPressed(c);
      if (fired[c] === 0 && parted) this.#recorder.meeting(bodies, i, j);
      if (fired[c] === 0 && !parted) this.#schedule.postpone(bodies, i, j);
    }
    this.#recordMeetings();
    if (isDriven) this.#recordPush();
    for (let k = 0; k < bodies.count; k++) {
      if (this.#schedule.changed[k] === 1) this.#motions.record(k);
    }
  }

  /** Drives the gathered balls together where the tip is still on one of them. Returns whether it is. */
  #drive(): boolean {
    const bodies = this.#bodies;
    const isOn = this.#stick.isOn(bodies.now) && this.#contacts.member[this.#cue] === 1;
    if (!isOn) return false;
    drive(this.#contacts, bodies, this.#cue, this.#stick, this.#profile, this.#cloth);
    this.cut += driven.cut;
    return true;
  }

  /** Writes down that the tip, still on the cue ball after the blow, has pushed it on. */
  #recordPush(): void {
    if (driven.pushed && this.#bodies.now > 0) this.#recorder.alone(this.#bodies, this.#cue, "cue");
  }

  /** Writes the meetings of the gathered balls in the order in which they came; both of each start anew. */
  #recordMeetings(): void {
    const { first, second, inOrder, firedCount } = this.#contacts;
    for (let order = 0; order < firedCount; order++) {
      const c = inOrder[order]!;
      this.#recorder.meeting(this.#bodies, first[c]!, second[c]!);
      this.#schedule.changed[first[c]!] = 1;
      this.#schedule.changed[second[c]!] = 1;
    }
  }

  #partPressed(c: number): boolean {
    if (!partBalls(this.#bodies, this.#contacts, c, this.#profile)) return false;
    this.#motions.settle(this.#contacts.first[c]!);
    this.#motions.settle(this.#contacts.second[c]!);
    return true;
  }
}
