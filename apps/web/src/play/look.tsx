import { LANGUAGES } from "@tacada/formats";
import { CLOTHS } from "../scene/color.ts";
import { DETAILS } from "../scene/picture.ts";
import { aid, aids } from "../state/aid.ts";
import { change, PACES, settings, THEMES } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { Choice } from "./choice.tsx";
import { Sounds } from "./sounds.tsx";

/** How the page looks and helps. */
export function Look() {
  const words = text.value.menu;
  const now = settings.value;
  return (
    <div class="look">
      <Choice
        label={words.language}
        value={now.language}
        options={LANGUAGES.map((each) => [each, each === "en" ? "English" : "Português"] as const)}
        choose={(language) => change({ language })}
      />
      <Choice
        label={words.theme}
        value={now.theme}
        options={THEMES.map((each) => [each, words.themes[each]] as const)}
        choose={(theme) => change({ theme })}
      />
      <Choice
        label={words.cloth}
        value={now.cloth}
        options={CLOTHS.map((each) => [each, words.cloths[each]] as const)}
        choose={(cloth) => change({ cloth })}
      />
      <Choice
        label={words.aid}
        value={aid.value}
        options={aids.value.map((each) => [each, words.aids[each]] as const)}
        choose={(wanted) => change({ aid: wanted })}
      />
      <Choice
        label={words.pace}
        value={now.pace}
        options={PACES.map((each) => [each, `×${each}`] as const)}
        choose={(pace) => change({ pace })}
      />
      <Choice
        label={words.detail}
        value={now.detail}
        options={DETAILS.map((each) => [each, words.details[each]] as const)}
        choose={(detail) => change({ detail })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={now.numbers}
          onChange={({ currentTarget }) => change({ numbers: currentTarget.checked })}
        />
        {words.numbers}
      </label>
      <Sounds />
    </div>
  );
}
