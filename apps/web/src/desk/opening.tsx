import { useLayoutEffect } from "preact/hooks";
import { Overlay } from "../overlay.tsx";
import { closeDesk } from "../state/desk.ts";
import { text } from "../text/catalogue.ts";

const load = () => import("./desk.tsx");

/** What opened the desk is gone once something was recorded: the keyboard goes back to the menu. */
const giveBackFocus = (): void => document.querySelector<HTMLElement>(".menu-tool > button")?.focus();

/** The referee's desk over the match. */
export function DeskOpening() {
  useLayoutEffect(() => giveBackFocus, []);
  const { loading, back } = text.value.desk;
  return <Overlay load={load} loading={loading} back={back} leave={closeDesk} />;
}
