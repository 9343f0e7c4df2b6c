import { effect } from "@preact/signals";
import type { Layout, Pocket } from "@tacada/formats";
import { point } from "@tacada/table";
import { kindOf } from "../scene/ballpaint.ts";
import type { AimDrawing } from "../scene/drawing.ts";
import type { Look } from "../scene/picture.ts";
import type { TableView } from "../scene/view.ts";
import { soundsAlong } from "../sound/speaker.ts";
import { aid, showsContact } from "../state/aid.ts";
import { eight, eightPlaces, picked } from "../state/answering.ts";
import { callForm } from "../state/call.ts";
import { azimuth, cueBall, elevation, place, STRONGEST, said, speed, tip } from "../state/draft.ts";
import { aiming, foresight, hindrance } from "../state/foresight.ts";
import { endReplay, replayPace } from "../state/replay.ts";
import { contactReached, replaying } from "../state/replaying.ts";
import { match, moving, settleStroke } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { paceAt } from "../state/slowmotion.ts";
import { freely, viewpoint } from "../state/viewpoint.ts";
import { stretch } from "./stretch.ts";

/** How long the short aiming line and the way of the ball met are drawn, metres. */
const SHORT = 0.45;
const AFTER = 0.35;

/** How the stroke that is being prepared is drawn; undefined while there is none. */
export function aimDrawing(): AimDrawing | undefined {
  const cue = cueBall.value;
  if (!cue || !aiming.value) return undefined;
  const preview = foresight.value?.preview;
  const wanted = aid.value;
  const meets = showsContact.value ? preview?.meets : undefined;
  const way =
    preview && wanted !== "off" ? (wanted === "short" ? stretch(preview.cue, SHORT) : preview.cue) : [];
  return {
    cue: point(cue[0], cue[1]),
    azimuth: azimuth.value,
    pull: speed.value / STRONGEST,
    elevation: elevation.value,
    tip: tip.value,
    lines: (wanted === "full" && preview?.ways) || [way, ...(meets ? [stretch(meets.way, AFTER)] : [])],
    ...(meets ? { ghost: meets.cueAt } : {}),
  };
}

const calmly = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The pocket called, or the evident one where pockets are called at all. */
function pocketShown(): Pocket | undefined {
  const sight = foresight.value?.sight;
  const rulebook = match.value?.state.rulebook;
  const asked = rulebook !== undefined && callForm(rulebook, sight?.target).pocket;
  return said.value.pocket ?? (asked && sight?.evident ? sight.pocket : undefined);
}

/** The balls of a layout with those that are held over the table. */
const lying = (layout: Layout): Layout => ({
  ...layout,
  ...(place.value ? { cue: place.value } : {}),
  ...(eight.value ? { 8: eight.value } : {}),
});

/** The ball of the layout that the stroke is played at: of the reds the one that the cue points at. */
export function ballMeant(): string | undefined {
  const sight = foresight.value?.sight;
  if (!sight) return undefined;
  const first = String(sight.sighting.first);
  return kindOf(first) === String(sight.target) ? first : String(sight.target);
}

/** Shows a stroke once more, slowly round its first contact, which is marked from then on. */
function playAgain(view: TableView, { trace, contact }: NonNullable<typeof replaying.value>): void {
  const sounds = soundsAlong(trace);
  view.play(
    trace,
    (time) => paceAt(time, replayPace.peek(), contact),
    endReplay,
    (time) => {
      sounds(time);
      if (contact && time >= contact.t) contactReached.value = true;
    },
  );
}

/** How the table is to look, by the settings; a game may be played with balls that bear no numbers. */
export const lookNow = (): Look => {
  const { cloth, numbers, detail } = settings.value;
  return { cloth, numbers: numbers && match.value?.state.options["numbered"] !== false, detail };
};

/** Keeps the picture like the match and the stroke being prepared; returns how to stop. */
export function startPicture(view: TableView): () => void {
  const stops = [
    effect(() => view.dress(lookNow())),
    effect(() => {
      const { angles, eased } = viewpoint.value;
      view.from(freely.value ? angles : undefined, eased && !calmly());
    }),
    effect(() => {
      const rolling = moving.value;
      const now = match.value;
      const again = replaying.value;
      if (rolling) {
        if (calmly()) settleStroke();
        else view.play(rolling.trace, settings.peek().pace, settleStroke, soundsAlong(rolling.trace));
      } else if (again) playAgain(view, again);
      else if (now) view.show(lying(now.layout));
    }),
    effect(() => view.aim(aimDrawing())),
    effect(() => {
      const ready = aiming.value;
      const stuck = hindrance.value;
      const target = ballMeant();
      const pocket = pocketShown();
      const met = contactReached.value ? replaying.value?.contact : undefined;
      const marks = {
        ...(ready && target !== undefined ? { target } : {}),
        ...(ready && pocket !== undefined ? { pocket } : {}),
        ...(met ? { contact: met } : {}),
        picked: picked.value.map(String),
        places: eightPlaces.value ?? [],
        refused: stuck?.kind === "refused" && stuck.problem.path === "cue",
      };
      view.mark(marks, place.value !== undefined);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
