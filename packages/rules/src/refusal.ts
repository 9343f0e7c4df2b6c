import type { Language, Problem, ProblemKind } from "@tacada/formats";
import type { Text } from "./article.ts";
import { PHRASES } from "./phrase.ts";
import { TERMS } from "./terms.ts";

/** What is wrong, by kind; `{found}` and `{path}` take the problem's. */
const WRONG: Readonly<Record<ProblemKind, Text>> = {
  malformed: { "pt-BR": "{found} não cabe em {path}", en: "{found} does not fit {path}" },
  "unknown-ball": { "pt-BR": "Este jogo não tem a bola {found}", en: "This game has no ball {found}" },
  "unknown-side": { "pt-BR": "O lado {found} não está em jogo", en: "Side {found} is not playing" },
  "unknown-article": {
    "pt-BR": "Este regulamento não tem artigo para {found}",
    en: "This rulebook has no article for {found}",
  },
  "not-on-table": { "pt-BR": "A bola {found} não está na mesa", en: "Ball {found} is not on the table" },
  contradiction: { "pt-BR": "O laudo se contradiz em {path}", en: "The report contradicts itself at {path}" },
  "not-in-this-rulebook": {
    "pt-BR": "Este regulamento não prevê {found}",
    en: "This rulebook does not have {found}",
  },
  "not-open": { "pt-BR": "{found} não está em aberto", en: "{found} is not open" },
  "not-to-play": { "pt-BR": "Não é a vez de {found}", en: "It is not the turn of {found}" },
  "choice-open": { "pt-BR": "Falta responder a uma escolha", en: "A choice still has to be answered" },
  over: { "pt-BR": "Já terminou", en: "It is over" },
  "out-of-order": { "pt-BR": "Ainda não é hora de {found}", en: "It is not yet time for {found}" },
  "nothing-to-undo": { "pt-BR": "Não há o que desfazer", en: "There is nothing to undo" },
  "nothing-to-redo": { "pt-BR": "Não há o que refazer", en: "There is nothing to redo" },
  mismatch: { "pt-BR": "{path} não confere", en: "{path} does not agree" },
  impossible: { "pt-BR": "{found} não é possível", en: "{found} is not possible" },
};

const MISSING: Text = { "pt-BR": "Falta {path}", en: "{path} is missing" };

const ACCEPTED: Text = { "pt-BR": "vale: {expected}", en: "accepted: {expected}" };

/** A refusal in words: what is wrong, and what would be accepted. */
export function refusalLine(problem: Problem, language: Language): string {
  const found = problem.found.replace(/^"(.*)"$/, "$1");
  const values: Readonly<Record<string, string>> = {
    path: problem.path === "" ? { "pt-BR": "tudo", en: "the document" }[language] : problem.path,
    found: term(found, language),
    expected: accepted(problem.expected, language),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
  const wrong = problem.kind === "malformed" && found === "nothing" ? MISSING : WRONG[problem.kind];
  const line = `${fill(wrong[language])}; ${fill(ACCEPTED[language])}`;
  // A path is spelled as it stands in the document.
  return problem.path !== "" && line.startsWith(problem.path)
    ? line
    : `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}

/** A phrase as a whole, or a list of names. */
const accepted = (expected: string, language: Language): string =>
  expected in PHRASES
    ? term(expected, language)
    : expected
        .split(", ")
        .map((each) => term(each, language))
        .join(", ");

/** A name or phrase as it is read; what has no words of its own (a number, a side) stays. */
function term(text: string, language: Language): string {
  const named = TERMS[text]?.[language];
  if (named !== undefined) return named;
  if (language === "en") return text;
  // A text that is no phrase finds nothing.
  return (PHRASES as Readonly<Record<string, string>>)[text] ?? text;
}
