import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { leaveRulebook } from "../state/route.ts";
import { text } from "../text/catalogue.ts";

/** The rulebook over the page, its code loaded when it is first opened. */
export function RulebookOpening() {
  const loaded = useSignal<ComponentType | "unreachable" | undefined>(undefined);
  useEffect(() => {
    void import("./rulebook.tsx").then(
      ({ default: Rulebook }) => {
        loaded.value = Rulebook;
      },
      () => {
        loaded.value = "unreachable";
      },
    );
  }, []);
  const Rulebook = loaded.value;
  if (Rulebook !== undefined && Rulebook !== "unreachable")
    return (
      <div class="overlay">
        <Rulebook />
      </div>
    );
  const words = text.value.rulebook;
  return (
    <main class="overlay waiting">
      <p>{Rulebook === undefined ? words.loading : text.value.trouble.rulebook}</p>
      <button type="button" onClick={leaveRulebook}>
        {words.back}
      </button>
    </main>
  );
}
