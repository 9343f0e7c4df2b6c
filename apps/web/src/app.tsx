import { Play } from "./play/play.tsx";
import { Trouble } from "./play/trouble.tsx";
import { RulebookOpening } from "./rulebook/opening.tsx";
import { Start } from "./start/start.tsx";
import { route } from "./state/route.ts";
import { match, returning } from "./state/session.ts";

/** The page: the match that is played, else the start; the rulebook and trouble lie over both. */
export const App = () => {
  const reading = route.value !== undefined;
  return (
    <>
      <div class="under" inert={reading}>
        {match.value ? <Play /> : !returning.value && <Start />}
      </div>
      {reading && <RulebookOpening />}
      <Trouble />
    </>
  );
};
