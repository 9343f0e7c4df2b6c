import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { closeDesk } from "../state/desk.ts";
import { text } from "../text/catalogue.ts";

/** The keyboard goes back to where the desk was opened from. */
const giveBackFocus = (): void => document.querySelector<HTMLElement>(".menu-tool > button")?.focus();

/** The referee's desk over the match, its code loaded when it is first opened. */
export function DeskOpening() {
  const loaded = useSignal<ComponentType | "unreachable" | undefined>(undefined);
  useEffect(() => {
    void import("./desk.tsx").then(
      ({ default: Desk }) => {
        loaded.value = Desk;
      },
      () => {
        loaded.value = "unreachable";
      },
    );
    return giveBackFocus;
  }, []);
  const Desk = loaded.value;
  if (Desk !== undefined && Desk !== "unreachable")
    return (
      <div class="overlay">
        <Desk />
      </div>
    );
  const words = text.value.desk;
  return (
    <main class="overlay waiting">
      <p>{Desk === undefined ? words.loading : text.value.trouble.rulebook}</p>
      <button type="button" onClick={closeDesk}>
        {words.back}
      </button>
    </main>
  );
}
