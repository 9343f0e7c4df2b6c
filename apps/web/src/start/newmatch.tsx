import { Choice } from "../play/choice.tsx";
import { Stepper } from "../play/stepper.tsx";
import { fill, form, MOST_FRAMES } from "../state/form.ts";
import { beginFilled } from "../state/newmatch.ts";
import { rulebook, rulebooks } from "../state/offer.ts";
import { rulebookLink } from "../state/route.ts";
import { idle } from "../state/session.ts";
import { change, OPPONENTS, settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { Advanced } from "./advanced.tsx";
import { TableOptions } from "./options.tsx";
import { Sides } from "./sides.tsx";

/** What a new match will be. Everything is filled in already, as at the last start. */
export function NewMatch() {
  const words = text.value.start;
  const { opponent } = settings.value;
  const { kinds, about, title } = text.value.opponent;
  const start = (event: Event) => {
    event.preventDefault();
    if (idle.value) void beginFilled();
  };
  return (
    <form class="start-new" onSubmit={start}>
      <h2>{words.title}</h2>
      <Rulebook />
      <TableOptions />
      <div class="explained">
        <Choice
          label={title}
          value={opponent}
          options={OPPONENTS.map((each) => [each, kinds[each]] as const)}
          choose={(value) => change({ opponent: value })}
        />
        <p class="small quiet">{about[opponent]}</p>
      </div>
      <Sides />
      <Stepper
        label={words.frames}
        value={form.value.frames}
        least={1}
        most={MOST_FRAMES}
        set={(frames) => fill({ frames })}
      />
      <button type="submit" class="main go">
        {words.go}
      </button>
      <Advanced />
      <p class="small quiet">
        <a href={rulebookLink(form.value.rulebook)}>{words.readRulebook}</a>
      </p>
    </form>
  );
}

/** The rulebook to play by. */
function Rulebook() {
  const words = text.value.start;
  return (
    <div class="explained">
      <Choice
        label={words.rulebookTitle}
        value={rulebook.value}
        options={rulebooks.value.map((each) => [each, words.rulebooks[each]] as const)}
        choose={(wanted) => fill({ rulebook: wanted })}
      />
      <p class="small quiet">{words.about[rulebook.value]}</p>
    </div>
  );
}
