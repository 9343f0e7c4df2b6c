import { useSignal } from "@preact/signals";
import type { Side } from "@tacada/formats";
import { useId } from "preact/hooks";
import { rulebookLink } from "../state/route.ts";
import { begin, idle, openFile } from "../state/session.ts";
import { change, OPPONENTS, settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { Choice } from "./choice.tsx";
import { Kept } from "./kept.tsx";
import { Look } from "./look.tsx";
import { OpenFile } from "./openfile.tsx";

const FRAMES = [1, 2, 3, 5] as const;

/** The first page: a match can begin with one press, everything has a default. */
export function Start() {
  const words = text.value.start;
  return (
    <main class="start">
      <header class="start-head">
        <h1>Tacada</h1>
        <p class="quiet">{text.value.tagline}</p>
      </header>
      <div class="start-columns">
        <NewMatch />
        <section class="start-kept" aria-label={words.stored}>
          <h2>{words.stored}</h2>
          <Kept />
          <OpenFile open={(file) => void openFile(file)} />
          <p class="small quiet">{words.openHint}</p>
        </section>
        <section class="start-look" aria-label={text.value.menu.view}>
          <h2>{text.value.menu.view}</h2>
          <Look />
        </section>
      </div>
    </main>
  );
}

function NewMatch() {
  const words = text.value.start;
  const frames = useSignal<(typeof FRAMES)[number]>(1);
  const breaker = useSignal<"draw" | Side>("draw");
  const [first, second] = settings.value.names;
  const { opponent } = settings.value;
  const { kinds, about, title } = text.value.opponent;
  const bot = opponent === "friend" ? undefined : opponent;
  const names = [
    first.trim() || words.names[0],
    bot === undefined ? second.trim() || words.names[1] : (kinds[bot] ?? ""),
  ] as const;
  const start = (event: Event) => {
    event.preventDefault();
    if (!idle.value) return;
    const seats = { names, ...(bot === undefined ? {} : { bot }) };
    void begin({ ...seats, framesToWin: frames.value, breaker: breaker.value });
  };
  return (
    <form class="start-new" onSubmit={start}>
      <h2>{words.title}</h2>
      <Name
        label={words.first}
        value={first}
        otherwise={words.names[0]}
        set={(name) => change({ names: [name, second] })}
      />
      <div class="against">
        <Choice
          label={title}
          value={opponent}
          options={OPPONENTS.map((each) => [each, kinds[each] ?? ""] as const)}
          choose={(value) => change({ opponent: value })}
        />
        <p class="small quiet">{about[opponent]}</p>
      </div>
      {bot === undefined && (
        <Name
          label={words.second}
          value={second}
          otherwise={words.names[1]}
          set={(name) => change({ names: [first, name] })}
        />
      )}
      <Choice
        label={words.frames}
        value={frames.value}
        options={FRAMES.map((each) => [each, String(each)] as const)}
        choose={(value) => {
          frames.value = value;
        }}
      />
      <Choice
        label={words.breaker}
        value={breaker.value}
        options={[
          ["draw", words.lot],
          ["A", names[0]],
          ["B", names[1]],
        ]}
        choose={(value) => {
          breaker.value = value;
        }}
      />
      <button type="submit" class="main go">
        {words.go}
      </button>
      <p class="small quiet">
        {words.rulebook} · <a href={rulebookLink()}>{words.readRulebook}</a>
      </p>
    </form>
  );
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly otherwise: string;
  readonly set: (name: string) => void;
}

function Name({ label, value, otherwise, set }: NameProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class="small quiet">
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={otherwise}
        maxLength={40}
        autocomplete="off"
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </div>
  );
}
