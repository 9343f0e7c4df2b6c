import type { Ball, Fault, Report, ShownState } from "@tacada/formats";
import type { Verdict } from "../engine/view.ts";
import { kindOf } from "../scene/ballpaint.ts";
import { text } from "../text/catalogue.ts";

/** Faults of the stick after the blow, which a simulated table sees by itself. */
const STICK = ["double-hit", "push"] as const satisfies readonly Fault[];

/** A ball in a list: its number, or what it is called. */
function said(ball: Ball): string {
  const words = text.value.ball;
  if (ball === "cue") return words.cue;
  return typeof ball === "number" ? String(ball) : words.name(kindOf(ball));
}

/** Balls as a list. */
export const listed = (balls: readonly Ball[]): string => balls.map(said).join(", ");

/**
 * The facts of a stroke, in the order in which they happened: those of the report that the ruling rests on, and whether
 * the tip slipped off. What goes back is left to the ruling where that says it in a line of its own.
 */
export function factsOf(
  report: Report,
  { ruling, miscued }: Pick<Verdict, "ruling" | "miscued">,
  balls: ShownState["balls"],
): string[] {
  const { card, call } = text.value;
  const { target, contacts, cushionFirst, pots, faults = [], before } = report;
  const [first] = contacts ?? [];
  const met = first === undefined ? undefined : [first].flat().map(said).join(" + ");
  const inPlay = Array.isArray(balls) ? balls.length : balls.red + balls.colors.length;
  const isTold = ruling.announce.some(({ key }) => key === "returned");
  const returned = ruling.returned.filter(({ ball }) => ball !== "cue").map(({ ball }) => said(ball));
  const back =
    returned.length > 1 && returned.length === inPlay ? card.allBack : card.returns(returned.join(", "));
  const of = (balls: readonly Ball[] | undefined, told: (balls: string) => string): string[] =>
    balls === undefined || balls.length === 0 ? [] : [told(listed(balls))];
  return [
    ...of(before?.touching, card.touching),
    ...(target === undefined ? [] : [card.aimed(said(target))]),
    ...(miscued ? [card.miscue] : []),
    ...STICK.filter((fault) => faults.includes(fault)).map((fault) => card.stick[fault]),
    ...of(report.jumped, card.jumped),
    ...(cushionFirst && met !== undefined ? [card.cushionFirst] : []),
    ...(contacts === undefined ? [] : [met === undefined ? card.noContact : card.first(met)]),
    ...of(report.railed, card.railed),
    ...of(report.bounced, card.bounced),
    ...(pots ?? []).map(({ ball, pocket }) => card.potted(said(ball), call.pockets[pocket])),
    ...of(report.offTable, card.off),
    ...(returned.length > 0 && !isTold ? [back] : []),
  ];
}
