import { useSignal } from "@preact/signals";
import type { Ball, Fault } from "@tacada/formats";
import type { Official } from "../engine/desk.ts";
import { desk } from "../state/desk.ts";
import { text } from "../text/catalogue.ts";
import { ArticleWords } from "./articlewords.tsx";
import { Confirm } from "./confirm.tsx";
import { Many } from "./many.tsx";

/** Faults of which it matters what was touched. */
const TOUCHES: readonly Fault[] = ["touched-ball", "touched-frozen-ball", "equipment-contact"];

/** A fault of the last stroke that an official saw: which balls it touched, whether it was meant, what it comes to. */
export function FaultForm({ fault }: { fault: Fault }) {
  const words = text.value.desk;
  const touched = useSignal<readonly string[]>([]);
  const deliberate = useSignal(false);
  const balls: readonly Ball[] = ["cue", ...(desk.value?.balls ?? [])];
  const official: Official = {
    type: "observed",
    observed: {
      faults: [fault],
      ...(touched.value.length > 0
        ? { touched: balls.filter((each) => touched.value.includes(String(each))) }
        : {}),
      ...(deliberate.value ? { deliberate: true } : {}),
    },
  };
  const offered = desk.value?.faults.find((each) => each.fault === fault);
  return (
    <div class="desk-form">
      <ArticleWords id={offered?.articles[0]} />
      {TOUCHES.includes(fault) && (
        <Many
          label={words.touched}
          options={balls.map((each) => [
            String(each),
            each === "cue" ? text.value.ball.cue : text.value.ball.name(String(each)),
          ])}
          chosen={touched.value}
          choose={(chosen) => {
            touched.value = chosen;
          }}
        />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={deliberate.value}
          onChange={({ currentTarget }) => {
            deliberate.value = currentTarget.checked;
          }}
        />
        {words.deliberate}
      </label>
      <Confirm official={official} />
    </div>
  );
}
