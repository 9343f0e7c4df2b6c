import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { text } from "../text/catalogue.ts";

interface Props {
  readonly question: string;
  /** The buttons that say yes. */
  readonly children: ComponentChildren;
  readonly no: () => void;
}

/** A question in the place of the button that led to it; the keyboard comes to "no" first, so that no held key says yes. */
export function Sure({ question, children, no }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div class="consent" role="group" aria-label={question}>
      <p>{question}</p>
      {children}
      <button type="button" ref={button} onClick={no}>
        {text.value.takeBack.no}
      </button>
    </div>
  );
}
