import { Choice } from "../play/choice.tsx";
import { Stepper } from "../play/stepper.tsx";
import { BREAKERS, fill, form, MOST_AHEAD } from "../state/form.ts";
import { offer, table } from "../state/offer.ts";
import { ahead, breaker, seats } from "../state/seating.ts";
import { settled } from "../state/settling.ts";
import { text } from "../text/catalogue.ts";
import { RulebookOptions } from "./options.tsx";

/** Settings that most matches leave alone, folded; what differs from usual is said on the fold. */
export function Advanced() {
  const words = text.value.start;
  const { breakBy, cloth } = form.value;
  const now = offer.value;
  const given = [
    ...(breakBy === "draw" ? [] : [words.breakers[breakBy]]),
    ...(Object.keys(ahead.value).length > 0 ? [words.handicap] : []),
    ...(Object.keys(settled.value).length > 0 ? [words.options] : []),
    ...(table.value === now?.tables[0] ? [] : [words.tableTitle]),
    ...(cloth === "club" ? [] : [words.cloth]),
  ];
  return (
    <details class="advanced">
      <summary>
        {words.advanced}
        {given.length > 0 && <span class="small quiet">: {given.join(", ").toLowerCase()}</span>}
      </summary>
      <div class="advanced-rows">
        <FirstBreak />
        {now?.points && <Handicap />}
        {now && now.tables.length > 1 && (
          <Choice
            label={words.tableTitle}
            value={table.value ?? ""}
            options={now.tables.map((each) => [each, words.tables[each] ?? each] as const)}
            choose={(wanted) => fill({ table: wanted })}
          />
        )}
        {now && now.cloths.length > 1 && (
          <Choice
            label={words.cloth}
            value={cloth}
            options={now.cloths.map((each) => [each, words.cloths[each] ?? each] as const)}
            choose={(wanted) => fill({ cloth: wanted })}
          />
        )}
        <RulebookOptions />
      </div>
    </details>
  );
}

function FirstBreak() {
  const words = text.value.start;
  const { breakBy, chooses } = form.value;
  return (
    <>
      <div class="explained">
        <Choice
          label={words.breaker}
          value={breakBy}
          options={BREAKERS.map((each) => [each, words.breakers[each]] as const)}
          choose={(wanted) => fill({ breakBy: wanted })}
        />
        <p class="small quiet">{words.breakersAbout[breakBy]}</p>
      </div>
      {breakBy === "draw" ? (
        <label class="check">
          <input
            type="checkbox"
            checked={chooses}
            onChange={({ currentTarget }) => fill({ chooses: currentTarget.checked })}
          />
          {words.chooses}
        </label>
      ) : (
        <Choice
          label={breakBy === "lag" ? words.lagWon : words.breaks}
          value={breaker.value}
          options={seats.value.map(({ id, name }) => [id, name] as const)}
          choose={(side) => fill({ breaker: side })}
        />
      )}
    </>
  );
}

/** Points that a side begins every frame with. */
function Handicap() {
  const words = text.value.start;
  return (
    <fieldset class="handicap">
      <legend class="small quiet">{words.handicap}</legend>
      <p class="small quiet">{words.handicapAbout}</p>
      {seats.value.map(({ id, name }) => (
        <Stepper
          key={id}
          label={name}
          value={ahead.value[id] ?? 0}
          least={0}
          most={MOST_AHEAD}
          set={(points) => {
            const { [id]: _, ...others } = form.value.handicap;
            fill({ handicap: points === 0 ? others : { ...others, [id]: points } });
          }}
        />
      ))}
    </fieldset>
  );
}
