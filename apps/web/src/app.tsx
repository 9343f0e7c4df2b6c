import { DeskOpening } from "./desk/opening.tsx";
import { Play } from "./play/play.tsx";
import { Trouble } from "./play/trouble.tsx";
import { RulebookOpening } from "./rulebook/opening.tsx";
import { Start } from "./start/start.tsx";
import { deskOpen } from "./state/desk.ts";
import { route } from "./state/route.ts";
import { match, returning } from "./state/session.ts";

/** The page: the match that is played, else the start; the referee's desk, the rulebook and trouble lie over both. */
export const App = () => {
  const reading = route.value !== undefined;
  const atDesk = deskOpen.value && match.value !== undefined;
  return (
    <>
      <div class="under" inert={reading || atDesk}>
        {match.value ? <Play /> : !returning.value && <Start />}
      </div>
      <div inert={reading}>{atDesk && <DeskOpening />}</div>
      <div>{reading && <RulebookOpening />}</div>
      <Trouble />
    </>
  );
};
