import { RULEBOOKS, type RulebookId } from "@tacada/formats";
import { articles, begin, textIn, WORDINGS } from "@tacada/rules";
import { testsOf } from "@tacada/testkit";
import { misuse, type Run } from "./command.ts";
import { EXIT, writeJson } from "./output.ts";

/** The rulebooks that are here. */
const PLAYABLE = RULEBOOKS.filter((rulebook) => begin({ rulebook }).ok);

/** `tacada articles`: every article, in own words, and how it is upheld. */
export const run: Run = async ({ operands, flags }, terminal) => {
  const [named, ...more] = operands;
  const wanted = PLAYABLE.filter((rulebook) => named === undefined || rulebook === named);
  if (wanted.length === 0 || more.length > 0) {
    return misuse(terminal, "articles", `one rulebook of ${PLAYABLE.join(", ")}`);
  }
  const wording = WORDINGS.find((each) => each === (flags["lang"] ?? "pt-BR"));
  if (wording === undefined) return misuse(terminal, "articles", `--lang, one of ${WORDINGS.join(", ")}`);
  const list = wanted.flatMap((rulebook) => listed(rulebook));
  if (flags["json"] === true) {
    writeJson(terminal, list);
  } else {
    for (const { rulebook, id, how, text } of list) {
      terminal.write(`${rulebook} ${id.padEnd(9)} ${how.padEnd(9)} ${textIn(text, wording)}\n`);
    }
  }
  return EXIT.done;
};

const listed = (rulebook: RulebookId) =>
  articles(rulebook).map((article) => ({ rulebook, ...article, tests: testsOf(rulebook, article.id) }));
