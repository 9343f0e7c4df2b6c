import { useEffect } from "preact/hooks";
import { Overlay } from "../overlay.tsx";
import { closeDesk } from "../state/desk.ts";
import { text } from "../text/catalogue.ts";

const load = () => import("./desk.tsx");

/** The keyboard goes back to where the desk was opened from. */
const giveBackFocus = (): void => document.querySelector<HTMLElement>(".menu-tool > button")?.focus();

/** The referee's desk over the match. */
export function DeskOpening() {
  useEffect(() => giveBackFocus, []);
  const { loading, back } = text.value.desk;
  return <Overlay load={load} loading={loading} back={back} leave={closeDesk} />;
}
