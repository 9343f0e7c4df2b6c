import { text } from "../text/catalogue.ts";

/** A button that asks for a file of a saved match. */
export const OpenFile = ({ open }: { open: (file: File) => void }) => (
  <label class="button file-button">
    {text.value.menu.open}
    <input
      type="file"
      class="unseen"
      accept=".json,application/json"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        currentTarget.value = "";
        if (file) open(file);
      }}
    />
  </label>
);
