import { useSignal } from "@preact/signals";
import { type Correct, SIDES, type Side } from "@tacada/formats";
import { useId } from "preact/hooks";
import { Choice } from "../play/choice.tsx";
import { Stepper } from "../play/stepper.tsx";
import { match, nameOf } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Confirm } from "./confirm.tsx";

type BySide = Readonly<Partial<Record<Side, number>>>;

/** The most points that a side can be set to here. */
const MOST = 999;

/** An official's correction: what is set otherwise than it stands, and why. */
export function Correction() {
  const words = text.value.desk;
  const reasonId = useId();
  const scores = useSignal<BySide>({});
  const frames = useSignal<BySide>({});
  const discipline = useSignal<BySide>({});
  const turn = useSignal<Side | undefined>(undefined);
  const reason = useSignal("");
  const state = match.value?.state;
  if (!state) return null;
  const points = changed(scores.value, state.scores ?? {});
  const won = changed(frames.value, state.frames);
  const faults = changed(discipline.value, state.discipline);
  const set: Correct["set"] = {
    ...(points && { scores: points }),
    ...(won && { frames: won }),
    ...(faults && { discipline: faults }),
    ...(turn.value !== undefined && turn.value !== state.turn && { turn: turn.value }),
  };
  const said = reason.value.trim();
  const nothing = Object.keys(set).length === 0;
  return (
    <div class="desk-form">
      <p class="small quiet">{words.correctionHint}</p>
      {state.scores && (
        <Numbers
          label={words.scores}
          stands={state.scores}
          given={scores.value}
          most={MOST}
          set={(values) => {
            scores.value = values;
          }}
        />
      )}
      <Numbers
        label={words.frames}
        stands={state.frames}
        given={frames.value}
        most={state.framesToWin - 1}
        set={(values) => {
          frames.value = values;
        }}
      />
      <Numbers
        label={words.discipline}
        stands={state.discipline}
        given={discipline.value}
        most={1}
        set={(values) => {
          discipline.value = values;
        }}
      />
      <Choice
        label={words.turn}
        value={turn.value ?? state.turn}
        options={state.sides
          .filter((side) => !state.out.includes(side))
          .map((side) => [side, nameOf(side)] as const)}
        choose={(side) => {
          turn.value = side;
        }}
      />
      <div class="field">
        <label for={reasonId} class="small quiet">
          {words.reason}
        </label>
        <input
          id={reasonId}
          value={reason.value}
          placeholder={words.reasonHint}
          maxLength={200}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            reason.value = currentTarget.value;
          }}
        />
      </div>
      <Confirm
        official={nothing || said === "" ? undefined : { type: "correct", set, reason: said }}
        missing={nothing ? words.nothing : words.noReason}
      />
    </div>
  );
}

/** The values that differ from those that stand; undefined when none does. */
function changed(given: BySide, stands: BySide): BySide | undefined {
  const sides = SIDES.filter((side) => given[side] !== undefined && given[side] !== stands[side]);
  return sides.length === 0 ? undefined : Object.fromEntries(sides.map((side) => [side, given[side]]));
}

interface Props {
  readonly label: string;
  readonly stands: BySide;
  readonly given: BySide;
  readonly most: number;
  readonly set: (values: BySide) => void;
}

/** A number for each side. */
function Numbers({ label, stands, given, most, set }: Props) {
  const sides = match.value?.state.sides ?? [];
  if (most < 1) return null;
  return (
    <fieldset class="handicap">
      <legend>{label}</legend>
      {sides.map((side) => (
        <Stepper
          key={side}
          label={nameOf(side)}
          value={given[side] ?? stands[side] ?? 0}
          least={0}
          most={most}
          set={(value) => set({ ...given, [side]: value })}
        />
      ))}
    </fieldset>
  );
}
