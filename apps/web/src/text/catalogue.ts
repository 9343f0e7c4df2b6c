import { computed } from "@preact/signals";
import type { Language } from "@tacada/formats";
import { settings } from "../state/settings.ts";
import { en } from "./en.ts";
import { type Messages, ptBR } from "./ptbr.ts";

const CATALOGUES: Readonly<Record<Language, Messages>> = { "pt-BR": ptBR, en };

/** The words of the page in the language chosen; read `.value` where they are shown. */
export const text = computed<Messages>(() => CATALOGUES[settings.value.language]);
