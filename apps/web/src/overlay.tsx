import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { text } from "./text/catalogue.ts";

interface Props {
  /** Brings the code of the page that is shown. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  readonly loading: string;
  readonly back: string;
  readonly leave: () => void;
}

/** A page over the match, its code loaded when it is first opened. The keyboard goes back to what opened it. */
export function Overlay({ load, loading, back, leave }: Props) {
  const loaded = useSignal<ComponentType | "unreachable" | undefined>(undefined);
  const opener = useRef(document.activeElement);
  useLayoutEffect(() => () => opener.current instanceof HTMLElement && opener.current.focus(), []);
  useEffect(() => {
    void load().then(
      ({ default: Page }) => {
        loaded.value = Page;
      },
      () => {
        loaded.value = "unreachable";
      },
    );
  }, []);
  const Page = loaded.value;
  if (Page !== undefined && Page !== "unreachable")
    return (
      <div class="overlay">
        <Page />
      </div>
    );
  return (
    <main class="overlay waiting">
      <p>{Page === undefined ? loading : text.value.trouble.page}</p>
      <button type="button" onClick={leave}>
        {back}
      </button>
    </main>
  );
}
