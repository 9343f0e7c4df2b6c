import { useSignal } from "@preact/signals";
import {
  type DropTime,
  type Incident,
  type IncidentKind,
  LOTS,
  type Lot,
  type ObjectBall,
  type Pocket,
  type Side,
} from "@tacada/formats";
import type { DeskIncident } from "../engine/desk.ts";
import { Choice } from "../play/choice.tsx";
import { desk } from "../state/desk.ts";
import { nameOf } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { ArticleWords } from "./articlewords.tsx";
import { Confirm } from "./confirm.tsx";
import { Many } from "./many.tsx";

/** Incidents that name nobody. */
const NAMELESS: readonly IncidentKind[] = [
  "late-drop",
  "moved-by-outsider",
  "wrong-breaker",
  "stalemate-warning",
  "stalemate",
];

const POCKETS: readonly Pocket[] = [1, 2, 3, 4, 5, 6];

/** One incident: whom it names, what else it says, and what it comes to. */
export function IncidentForm({ incident }: { incident: DeskIncident }) {
  const { kind, by, several, when: times, articles } = incident;
  const words = text.value.desk;
  const nameless = NAMELESS.includes(kind);
  const named = useSignal<readonly Side[]>(by.length === 1 ? by : []);
  const time = useSignal<DropTime | undefined>(times?.[0]);
  const ball = useSignal<ObjectBall | undefined>(undefined);
  const pocket = useSignal<Pocket>(1);
  const how = useSignal<Lot>("lag");
  const label = kind === "lot" ? words.winner : words.whose(kind);
  const sides = by.map((side) => [side, nameOf(side)] as const);
  const ready = nameless ? kind !== "late-drop" || ball.value !== undefined : named.value.length > 0;
  const [first, ...more] = named.value;
  const action: Incident | undefined = ready
    ? {
        type: "incident",
        kind,
        ...(nameless || first === undefined ? {} : { by: more.length > 0 ? [...named.value] : first }),
        ...(kind === "lot" ? { how: how.value } : {}),
        ...(kind === "late-drop" && ball.value !== undefined && time.value
          ? { ball: ball.value, pocket: pocket.value, when: time.value }
          : {}),
      }
    : undefined;
  return (
    <div class="desk-form">
      <ArticleWords id={articles[0]} />
      {!nameless &&
        (several ? (
          <Many
            label={label}
            options={sides}
            chosen={named.value}
            choose={(chosen) => {
              named.value = chosen;
            }}
          />
        ) : (
          <Choice
            label={label}
            value={first ?? ""}
            options={sides}
            choose={(side) => {
              if (side !== "") named.value = [side];
            }}
          />
        ))}
      {kind === "lot" && (
        <Choice
          label={words.how}
          value={how.value}
          options={LOTS.map((each) => [each, words.lots[each]] as const)}
          choose={(wanted) => {
            how.value = wanted;
          }}
        />
      )}
      {kind === "late-drop" && (
        <>
          <Choice
            label={words.ball}
            value={String(ball.value ?? "")}
            options={(desk.value?.balls ?? []).map((each) => [
              String(each),
              text.value.ball.name(String(each)),
            ])}
            choose={(name) => {
              ball.value = desk.value?.balls.find((each) => String(each) === name);
            }}
          />
          <Choice
            label={words.pocket}
            value={pocket.value}
            options={POCKETS.map((each) => [each, `${each} · ${text.value.call.pockets[each]}`] as const)}
            choose={(wanted) => {
              pocket.value = wanted;
            }}
          />
          <Choice
            label={words.when}
            value={time.value ?? ""}
            options={(times ?? []).map((each) => [each, words.times[each]] as const)}
            choose={(wanted) => {
              if (wanted !== "") time.value = wanted;
            }}
          />
        </>
      )}
      <Confirm official={action} />
    </div>
  );
}
