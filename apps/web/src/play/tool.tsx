import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { botMoved } from "../state/opponent.ts";
import { match, trouble } from "../state/session.ts";
import { text } from "../text/catalogue.ts";
import { Icon, type IconName } from "./icon.tsx";

interface Props {
  readonly icon?: IconName;
  readonly picture?: ComponentChildren;
  readonly label: string;
  /** The label where room is scarce. */
  readonly short?: string;
  /** What is set now, beside the label. */
  readonly value?: ComponentChildren;
  readonly warns?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A tool of the bottom row: a button that opens its panel above the row. Escape and the button close it, going on elsewhere,
 * and so does a ruling, but not on somebody who reads while a bot plays.
 */
export function Tool({ icon, picture, label, short, value, warns, class: kind = "", children }: Props) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open.value) return;
    // An open panel would lie over what one goes on to; from what lies over everything one comes back to it.
    const away = ({ target }: Event) => {
      if (target instanceof Element && !box.current?.contains(target) && !target.closest(".overlay"))
        open.value = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.activeElement === document.body) close();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
      document.removeEventListener("keydown", escape);
    };
  }, [open.value]);
  const view = match.value;
  useEffect(() => {
    if (!botMoved.value) open.value = false;
  }, [view]);
  const found = trouble.value;
  useEffect(() => {
    if (found) open.value = false;
  }, [found]);
  const close = () => {
    open.value = false;
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open.value) return;
    event.stopPropagation();
    close();
  };
  return (
    <div class={`tool ${kind}`} ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        class={warns ? "warns" : ""}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {picture ?? (icon && <Icon name={icon} />)}
        <span class={short === undefined ? "tool-label" : "tool-label long"}>{label}</span>
        {short !== undefined && (
          <span class="tool-label short" aria-hidden="true">
            {short}
          </span>
        )}
        {value !== undefined && <span class="tool-value">{value}</span>}
      </button>
      {open.value && (
        <div class="panel" role="group" aria-label={label}>
          <div class="panel-head">
            <h2>{label}</h2>
            <button
              type="button"
              class="plain"
              aria-label={`${text.value.menu.close}: ${label}`}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </div>
  );
}
