import { useId } from "preact/hooks";
import { Choice } from "../play/choice.tsx";
import { Stepper } from "../play/stepper.tsx";
import { FEWEST_OF_MANY, FORMATIONS, fill } from "../state/form.ts";
import { mostSides } from "../state/offer.ts";
import { formation, sides } from "../state/seating.ts";
import { change, settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";

/** Who plays: two people, two pairs, or three and more, and their names. */
export function Sides() {
  const words = text.value.start;
  const friends = settings.value.opponent === "friend";
  const kinds = FORMATIONS.filter((each) => each !== "many" || mostSides.value >= FEWEST_OF_MANY);
  return (
    <>
      {friends && (
        <Choice
          label={words.formation}
          value={formation.value}
          options={kinds.map((each) => [each, words.formations[each]] as const)}
          choose={(wanted) => fill({ formation: wanted })}
        />
      )}
      {formation.value === "many" && (
        <Stepper
          label={words.count}
          value={sides.value.length}
          least={FEWEST_OF_MANY}
          most={mostSides.value}
          set={(count) => fill({ count })}
        />
      )}
      <Names />
    </>
  );
}

function Names() {
  const words = text.value.start;
  if (formation.value === "pairs") {
    return (
      <div class="pair-names">
        {[0, 1].map((side) => (
          <fieldset key={side}>
            <legend class="small quiet">{side === 0 ? words.first : words.second}</legend>
            <Name label={words.player(1)} index={side} />
            <Name label={words.player(2)} index={side + 2} />
          </fieldset>
        ))}
      </div>
    );
  }
  if (settings.value.opponent !== "friend") return <Name label={words.own} index={0} />;
  const many = formation.value === "many";
  return (
    <div class="many-names">
      {sides.value.map((side, index) => (
        <Name
          key={side}
          label={many ? words.side(index + 1) : index === 0 ? words.first : words.second}
          index={index}
        />
      ))}
    </div>
  );
}

/** The longest name of one player; a pair's two and what joins them still fit a side's. */
const LONGEST = 36;

function Name({ label, index }: { label: string; index: number }) {
  const id = useId();
  const { names } = settings.value;
  return (
    <div class="field">
      <label for={id} class="small quiet">
        {label}
      </label>
      <input
        id={id}
        value={names[index] ?? ""}
        placeholder={text.value.start.names[index]}
        maxLength={LONGEST}
        autocomplete="off"
        onInput={({ currentTarget }) => change({ names: names.with(index, currentTarget.value) })}
      />
    </div>
  );
}
