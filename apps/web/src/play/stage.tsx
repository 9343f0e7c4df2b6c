import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableView } from "../scene/view.ts";
import { ballSet, tableSpec } from "../state/equipment.ts";
import { mayPrepare } from "../state/foresight.ts";
import { endReplay } from "../state/replay.ts";
import { moving, settleStroke } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { followContact } from "./contactpixel.ts";
import { turnByKey } from "./direction.tsx";
import { finger } from "./finger.ts";
import { Gestures } from "./gesture.ts";
import { Loupe } from "./loupe.tsx";
import { Orbit } from "./orbit.tsx";
import { lookNow, startPicture } from "./picture.ts";
import { ContactWord } from "./replay.tsx";
import { tableView } from "./tableview.ts";
import { Title } from "./title.tsx";
import { viewByKey } from "./viewswitch.tsx";
import { Zoom, zoomByKey } from "./zoom.tsx";

type Picture = "loading" | "shown" | "none" | "lost" | "unreachable";

/** The table: its picture arrives by itself once the rest of the page stands. */
export function Stage() {
  const words = text.value.table;
  const canvas = useRef<HTMLCanvasElement>(null);
  const backdrop = useRef<HTMLCanvasElement>(null);
  const picture = useSignal<Picture>("loading");
  const round = useSignal(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !backdrop.current) return;
    const ended = new AbortController();
    void show(element, backdrop.current, ended.signal).then((how) => {
      if (!ended.signal.aborted) picture.value = how;
    });
    element.addEventListener(
      "webglcontextlost",
      (event) => {
        event.preventDefault();
        picture.value = "lost";
      },
      { signal: ended.signal },
    );
    return () => ended.abort();
  }, [round.value, tableSpec.value, ballSet.value]);
  const pictured = picture.value === "loading" || picture.value === "shown";
  useEffect(() => {
    if (pictured) return;
    settleStroke();
    endReplay();
  }, [moving.value, pictured]);
  const again = () => {
    picture.value = "loading";
    round.value++;
  };
  return (
    <main class="stage-box">
      <Title />
      <canvas ref={backdrop} class="backdrop" aria-hidden="true" />
      <canvas
        key={`${round.value} ${tableSpec.value.id} ${ballSet.value}`}
        ref={canvas}
        class="table"
        role="application"
        tabIndex={0}
        aria-label={words.label}
        aria-description={words.help}
        data-picture={picture.value}
        onKeyDown={(event) => {
          if (zoomByKey(event.key) || viewByKey(event)) return;
          if (mayPrepare.value) turnByKey(event);
        }}
      />
      {picture.value === "loading" && <p class="over-table quiet">{words.loading}</p>}
      {picture.value === "none" && <p class="over-table">{words.noPicture}</p>}
      {picture.value === "unreachable" && <p class="over-table">{text.value.trouble.scene}</p>}
      {picture.value === "lost" && (
        <p class="over-table">
          {words.lostPicture}
          <button type="button" onClick={again}>
            {words.again}
          </button>
        </p>
      )}
      <Zoom />
      <Orbit />
      <ContactWord />
      <Loupe />
    </main>
  );
}

/** Loads the scene and draws into the canvas until the signal is aborted. */
async function show(
  canvas: HTMLCanvasElement,
  backdrop: HTMLCanvasElement,
  ended: AbortSignal,
): Promise<Picture> {
  const loaded = await import("../scene/view.ts").catch(() => undefined);
  if (!loaded) return "unreachable";
  await document.fonts.load('600 40px "Barlow Condensed"').catch(() => []);
  if (ended.aborted) return "loading";
  let view: TableView;
  try {
    view = new loaded.TableView(canvas, backdrop, tableSpec.peek(), ballSet.peek(), lookNow());
  } catch {
    return "none";
  }
  const fit = () => view.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  fit();
  new Gestures(canvas, view).listen(ended);
  followContact(view);
  const stop = startPicture(view);
  ended.addEventListener("abort", () => {
    sizes.disconnect();
    stop();
    view.dispose();
    tableView.value = undefined;
    finger.value = undefined;
  });
  tableView.value = view;
  return "shown";
}
