import { useEffect, useRef } from "preact/hooks";
import { Look } from "../play/look.tsx";
import { OpenFile } from "../play/openfile.tsx";
import { askOffers } from "../state/offer.ts";
import { openFile } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Kept } from "./kept.tsx";
import { NewMatch } from "./newmatch.tsx";

/** The first page: a match can begin with one press, everything has a default. */
export function Start() {
  const words = text.value.start;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void askOffers();
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <main class="start">
      <header class="start-head">
        <h1 ref={heading} tabIndex={-1}>
          Tacada
        </h1>
        <p class="quiet">{text.value.tagline}</p>
      </header>
      <div class="start-columns">
        <NewMatch />
        <section class="start-kept" aria-label={words.stored}>
          <h2>{words.stored}</h2>
          <Kept />
          <OpenFile open={(file) => void openFile(file)} />
          <p class="small quiet">{words.openHint}</p>
        </section>
        <section class="start-look" aria-label={text.value.menu.view}>
          <h2>{text.value.menu.view}</h2>
          <Look />
        </section>
      </div>
    </main>
  );
}
