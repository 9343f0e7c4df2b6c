import { RULEBOOKS, type RulebookId } from "@tacada/formats";
import { articles, begin } from "@tacada/rules";
import { testsOf } from "@tacada/testkit";
import { type Command, JSON_FLAG, misuse } from "./command.ts";
import { EXIT, writeJson } from "./output.ts";

/** The rulebooks that are here. */
const PLAYABLE = RULEBOOKS.filter((rulebook) => begin({ rulebook }).ok);

/** `tacada articles`: every article, in own words, and how it is upheld. */
export const articlesCommand: Command = {
  name: "articles",
  operands: "[RULEBOOK]",
  summary: "list the articles of the rulebooks in own words, and how each is upheld",
  flags: [JSON_FLAG],
  details: `RULEBOOK is one of ${PLAYABLE.join(", ")}; without it all of them are listed. With --json also in both languages,\nwith the reason where nothing is computed and the titles of the tests that name the article.`,
  async run({ operands, flags }, terminal) {
    const [named, ...more] = operands;
    const wanted = PLAYABLE.filter((rulebook) => named === undefined || rulebook === named);
    if (wanted.length === 0 || more.length > 0) {
      return misuse(terminal, articlesCommand, `one rulebook of ${PLAYABLE.join(", ")}`);
    }
    const list = wanted.flatMap((rulebook) => listed(rulebook));
    if (flags["json"] === true) {
      writeJson(terminal, list);
    } else {
      for (const { rulebook, id, how, text } of list) {
        terminal.write(`${rulebook} ${id.padEnd(9)} ${how.padEnd(9)} ${text["pt-BR"]}\n`);
      }
    }
    return EXIT.done;
  },
};

const listed = (rulebook: RulebookId) =>
  articles(rulebook).map((article) => ({ rulebook, ...article, tests: testsOf(rulebook, article.id) }));
