import { Overlay } from "../overlay.tsx";
import { leaveRulebook } from "../state/route.ts";
import { text } from "../text/catalogue.ts";

const load = () => import("./rulebook.tsx");

/** The rulebook over the page. */
export function RulebookOpening() {
  const { loading, back } = text.value.rulebook;
  return <Overlay load={load} loading={loading} back={back} leave={leaveRulebook} />;
}
