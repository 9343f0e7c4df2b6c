import type { IncidentKind } from "@tacada/formats";
import { desk } from "../state/desk.ts";
import { againstBot } from "../state/opponent.ts";
import { text } from "../text/catalogue.ts";
import { ArticleWords } from "./articlewords.tsx";
import type { Task } from "./task.ts";

/** The incidents as an official looks for them. */
const GROUPS = {
  concede: ["concede-frame", "concede-match"],
  conduct: ["warning", "disciplinary", "grave", "clock", "interference"],
  table: ["late-drop", "moved-by-outsider", "wrong-breaker", "stalemate-warning", "stalemate", "lot"],
  event: ["walkover", "disqualified"],
} as const satisfies Readonly<Record<string, readonly IncidentKind[]>>;

interface Props {
  readonly choose: (task: Task) => void;
}

/** What may be recorded now, in groups; against a bot only what a person alone can do. */
export function IncidentList({ choose }: Props) {
  const words = text.value.desk;
  const offered = desk.value?.incidents ?? [];
  const groups = againstBot.value
    ? (["concede"] as const)
    : (["concede", "conduct", "table", "event"] as const);
  return (
    <>
      {groups.map((group) => {
        const here = GROUPS[group].flatMap((kind) => offered.find((each) => each.kind === kind) ?? []);
        if (here.length === 0) return null;
        return (
          <section key={group}>
            <h2>{words.groups[group]}</h2>
            <ul class="desk-list">
              {here.map(({ kind, articles }) => (
                <li key={kind}>
                  <button type="button" onClick={() => choose({ kind: "incident", incident: kind })}>
                    {words.incidents[kind]}…
                  </button>
                  <ArticleWords id={articles[0]} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** What the table's referee proposes when nothing changes any more. */
export function Proposal({ choose }: Props) {
  const words = text.value.desk;
  const proposed = desk.value?.stalemate;
  if (proposed === undefined) return null;
  return (
    <section class="proposal">
      <p>{words.proposal}</p>
      <button type="button" class="main" onClick={() => choose({ kind: "incident", incident: proposed })}>
        {words.incidents[proposed]}…
      </button>
    </section>
  );
}
