/** The text kept under a key on this device; null where there is none or storage is forbidden. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value as text; where storage is forbidden it holds until the page is left. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not remembered.
  }
}

/** What a text holds by key, each value still to be looked at; nothing where it is no such text. */
export function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

/** A value by its keys, each still to be looked at; nothing where it has none. */
export const record = (found: unknown): Readonly<Record<string, unknown>> =>
  // Every field is looked at on its own by the caller.
  typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
