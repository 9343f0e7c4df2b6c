import { type Command, JSON_FLAG } from "./command.ts";

/** Every command, in the order of the help. What one needs is loaded when it is called. */
export const COMMANDS: readonly Command[] = [
  {
    name: "arbitrate",
    operands: "FILE…",
    summary: "judge worked cases and compare the rulings",
    flags: [JSON_FLAG],
    details:
      "FILE holds one case or a list of cases; - reads standard input. One line a case; a case that fails is followed\n" +
      "by its differences. A case without `expect` prints its ruling and state. An action that does not fit ends its\n" +
      "own case, with its path on standard error. Exit 1 when a case fails, 2 when an action or a file does not fit.",
    load: () => import("./arbitrate.ts"),
  },
  {
    name: "simulate",
    operands: "FILE",
    summary: "simulate one strike on a layout, and rule on it when a case is given",
    flags: [JSON_FLAG],
    details:
      "FILE holds table, balls and strike (SI units), with `case`, `target` and `call` when a ruling is wanted; - reads\n" +
      "standard input. Prints every event with its time, the final layout and the digest. Exit 2 when the file or the\n" +
      "strike is refused.",
    load: () => import("./simulate.ts"),
  },
  {
    name: "replay",
    operands: "FILE",
    summary: "play a saved match again and compare every ruling, layout and digest",
    flags: [JSON_FLAG],
    details:
      "FILE holds a saved match; - reads standard input. Exit 1 when the record and the new play differ, 2 when the file\n" +
      "cannot be followed as a match.",
    load: () => import("./replay.ts"),
  },
  {
    name: "duel",
    operands: "",
    summary: "let two bots play matches of one frame, and count who wins",
    flags: [
      { name: "rulebook", value: "R", text: "any of the five; sinuca-brasileira when left out" },
      { name: "bots", value: "A,B", text: "two levels, 2 (boteco) or 5 (estadual); 5,2 when left out" },
      { name: "frames", value: "N", text: "10 when left out; the break alternates" },
      { name: "seed", value: "S", text: "any text; the same seed gives the same frames" },
      { name: "strikes", value: "N", text: "strikes that a bot simulates for a decision, 200 when left out" },
      { name: "out", value: "FOLDER", text: "keep every match there, for `tacada replay`" },
      JSON_FLAG,
    ],
    details:
      "The bots play by their level's hand. Prints wins with the 95 % interval (Wilson) and the strokes a frame.\n" +
      "Exit 2 when a level or a number is refused.",
    load: () => import("./duel.ts"),
  },
  {
    name: "articles",
    operands: "[RULEBOOK]",
    summary: "list the articles of the rulebooks in own words, and how each is upheld",
    flags: [
      {
        name: "lang",
        value: "L",
        text: "pt-BR when left out, en, or pt-PT (that of Brazil where Portugal says the same)",
      },
      JSON_FLAG,
    ],
    details:
      "Without RULEBOOK all that are here are listed. With --json in every language, with the reason where nothing is\n" +
      "computed and the titles of the tests that name the article.",
    load: () => import("./articles.ts"),
  },
  {
    name: "bench",
    operands: "WHAT…",
    summary: "measure physics, rules, bot or page on this machine, or the physics against what is published",
    flags: [JSON_FLAG],
    details:
      "WHAT is one or more of physics, rules, bot, page, truth. Prints medians; machines differ, so compare ratios. truth\n" +
      "prints what the physics gives beside published figures, the same on every machine, and writes docs/truth.md.",
    load: () => import("./bench.ts"),
  },
  {
    name: "serve",
    operands: "",
    summary: "serve the web client on this machine",
    flags: [
      { name: "port", value: "N", text: "the port; the first free one from 4173 when left out" },
      { name: "host", value: "ADDRESS", text: "the address to listen on, this machine alone when left out" },
    ],
    details: "Builds the client when it is stale and serves it until it is stopped.",
    load: () => import("./serve.ts"),
  },
];
