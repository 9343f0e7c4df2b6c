import { effect, signal } from "@preact/signals";
import { settings } from "./settings.ts";

/** Puts the theme on the page: the one chosen, else the system's, and follows both. */
export function startTheme(): void {
  const light = matchMedia("(prefers-color-scheme: light)");
  const systemLight = signal(light.matches);
  light.addEventListener("change", () => {
    systemLight.value = light.matches;
  });
  effect(() => {
    const { theme } = settings.value;
    document.documentElement.dataset["theme"] =
      theme === "system" ? (systemLight.value ? "light" : "dark") : theme;
  });
}
