import { batch, effect, signal, untracked } from "@preact/signals";
import type { Plan } from "@tacada/bot";
import type { Seat } from "@tacada/formats";
import { askEngine } from "../engine/client.ts";
import type { MatchView, StrokeDraft } from "../engine/view.ts";
import { cardOpen } from "./card.ts";
import { deskOpen } from "./desk.ts";
import { azimuth, elevation, place, said, speed, tip } from "./draft.ts";
import { botOnTurn } from "./opponent.ts";
import { route } from "./route.ts";
import { act, idle, match, meet, strike, untilIdle } from "./session.ts";
import { settings } from "./settings.ts";

/** How long a bot is seen to think, and longer after a foul so that its ruling can be read; milliseconds. */
const THINKING = 1200;
const AFTER_FOUL = 3500;
/** How long its aim lies on the table before it plays, milliseconds. */
const AIMING = 1800;

/** What the bot on turn is doing: `aims` shows the plan on the table, `stuck` waits for a person's help. */
export type Doing = { readonly kind: "thinks" | "stuck" } | { readonly kind: "aims"; readonly plan: Plan };
export const doing = signal<Doing | undefined>(undefined);

/** The plan of the last stroke or answer of a bot, the number of the action it became, whether that was a break. */
export const explained = signal<
  { readonly plan: Plan; readonly standing: number; readonly breaks: boolean } | undefined
>(undefined);

/** The view whose turn a bot is taking. */
let taking: MatchView | undefined;
let skipPause = (): void => undefined;

/** Ends the pause that a bot makes so that people can follow. */
export const hurry = (): void => skipPause();

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds / settings.peek().pace);
    skipPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** A bot does not play while somebody reads the rulebook or is at the referee's desk. */
const backAtTable = (): Promise<void> =>
  new Promise((resolve) => {
    effect(function () {
      if (route.value !== undefined || deskOpen.value) return;
      resolve();
      this.dispose();
    });
  });

/** Lets a bot take its turn whenever it has one, also after a reload. */
export const startBot = (): (() => void) =>
  effect(() => {
    const view = match.value;
    const seat = botOnTurn.value;
    if (!idle.value) return;
    untracked(() => {
      if (!view || !seat) {
        taking = undefined;
        doing.value = undefined;
      } else if (taking !== view) void turn(view, seat);
    });
  });

/** Tries the turn again that could not be played. */
export function tryAgain(): void {
  const { value: view } = match;
  const { value: seat } = botOnTurn;
  if (view && seat) void turn(view, seat);
}

async function turn(view: MatchView, { id }: Seat): Promise<void> {
  taking = view;
  doing.value = { kind: "thinks" };
  const fouled = view.last !== undefined && view.last.ruling.fouls.length > 0;
  const [answer] = await Promise.all([
    askEngine((host) => host.think()),
    pause(fouled ? AFTER_FOUL : THINKING),
  ]);
  if (match.value !== view) return;
  if (!answer.ok) {
    meet(answer.trouble);
    doing.value = { kind: "stuck" };
    return;
  }
  const plan = answer.value;
  show(plan);
  await pause(AIMING);
  await backAtTable();
  await untilIdle();
  if (match.value !== view) return;
  explained.value = { plan, standing: view.standing + 1, breaks: view.state.stage === "break" };
  const { move } = plan;
  const done = move.type === "choose" ? await act(id, move) : await strike(raisedClear(move));
  if (!done && match.value === view) doing.value = { kind: "stuck" };
}

/** A bot thinks with a level cue; where something is in its way it is raised like anybody's. */
const raisedClear = (move: StrokeDraft): StrokeDraft => ({
  ...move,
  strike: { ...move.strike, elevation: elevation.peek() },
});

/** Lays the bot's stroke on the table as if a person had prepared it, and says its call. */
function show(plan: Plan): void {
  const { move } = plan;
  batch(() => {
    doing.value = { kind: "aims", plan };
    if (move.type === "choose") return;
    const { strike: wanted, cue, target, call } = move;
    azimuth.value = wanted.azimuth;
    speed.value = wanted.speed;
    tip.value = wanted.tip;
    if (cue !== undefined) place.value = cue;
    said.value = {
      target,
      ...(call?.pocket === undefined ? {} : { pocket: call.pocket }),
      cushionFirst: call?.cushionFirst === true,
      safety: false,
    };
    cardOpen.value = false;
  });
}
