import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../play/icon.tsx";
import { Undo } from "../play/undo.tsx";
import { closeDesk, desk, followDesk } from "../state/desk.ts";
import { againstBot } from "../state/opponent.ts";
import { match } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Correction } from "./correction.tsx";
import { FaultForm } from "./faultform.tsx";
import { FaultList } from "./faultlist.tsx";
import { IncidentForm } from "./incidentform.tsx";
import { IncidentList, Proposal } from "./list.tsx";
import type { Task } from "./task.ts";
import "../style/desk.css";

/** What an official may record apart from strokes: a list, then the one thing chosen, with what it comes to. */
export default function Desk() {
  const words = text.value.desk;
  const task = useSignal<Task | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => followDesk(), []);
  useLayoutEffect(() => heading.current?.focus(), [task.value]);
  const back = () => {
    if (task.value) task.value = undefined;
    else closeDesk();
  };
  const choose = (chosen: Task) => {
    task.value = chosen;
  };
  const now = task.value;
  return (
    <main
      class="desk"
      aria-label={words.title}
      data-testid="desk"
      onKeyDown={(event) => {
        if (event.key === "Escape") back();
      }}
    >
      <div class="desk-bar">
        <button type="button" onClick={back}>
          <Icon name="left" />
          {now ? words.backToList : words.back}
        </button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {now ? titleOf(now) : words.title}
      </h1>
      {now ? <Form task={now} /> : <Lists choose={choose} />}
    </main>
  );
}

function titleOf(task: Task): string {
  const words = text.value.desk;
  if (task.kind === "incident") return words.incidents[task.incident];
  return task.kind === "fault" ? words.faults[task.fault] : words.correction;
}

function Form({ task }: { task: Task }) {
  if (task.kind === "correction") return <Correction />;
  if (task.kind === "fault") return <FaultForm fault={task.fault} />;
  const incident = desk.value?.incidents.find(({ kind }) => kind === task.incident);
  return incident ? <IncidentForm incident={incident} /> : null;
}

function Lists({ choose }: { choose: (task: Task) => void }) {
  const words = text.value.desk;
  const view = match.value;
  if (!view || !desk.value) return <p class="quiet">{words.loading}</p>;
  const over = view.state.match !== undefined;
  return (
    <>
      <p class="quiet">{over ? words.over : againstBot.value ? words.introBot : words.intro}</p>
      <section aria-label={words.takeBack} class="desk-row">
        <Undo />
      </section>
      {!over && (
        <>
          <Proposal choose={choose} />
          <IncidentList choose={choose} />
          <section>
            <h2>{words.correction}</h2>
            <p class="small quiet">{words.correctionHint}</p>
            <button type="button" onClick={() => choose({ kind: "correction" })}>
              {words.correction}…
            </button>
          </section>
          {!againstBot.value && <FaultList choose={choose} />}
        </>
      )}
    </>
  );
}
