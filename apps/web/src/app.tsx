import { Play } from "./play/play.tsx";
import { Start } from "./play/start.tsx";
import { Trouble } from "./play/trouble.tsx";
import { match, returning } from "./state/session.ts";

/** The page: the match that is played, else the start; trouble lies over both. */
export const App = () => (
  <>
    {match.value ? <Play /> : !returning.value && <Start />}
    <Trouble />
  </>
);
