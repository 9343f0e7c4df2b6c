import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveGame } from "@tacada/play";
import { openedGame, playFrame } from "@tacada/testkit";
import { afterAll, describe, expect, it } from "vitest";
import { COMMANDS } from "./commands.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "tacada-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

/** Runs a command line and gives back what it printed. */
async function tacada(words: readonly string[], input = "") {
  let out = "";
  let errors = "";
  const code = await run(words, {
    write: (text) => {
      out += text;
    },
    warn: (text) => {
      errors += text;
    },
    input: () => Promise.resolve(input),
    colors: false,
    progress: () => undefined,
  });
  return { code, out, errors };
}

const MISSED = {
  id: "castigo-missed",
  rulebook: "sinuca-brasileira",
  setup: { stage: "start", turn: "A", balls: [5, 6, 7] },
  actions: [{ type: "shot", target: 7, contacts: [7] }],
  expect: { fouls: ["7.1.q"], award: { B: 7 } },
};

describe("tacada", () => {
  it("tells its commands, and each its use", async () => {
    const { code, out } = await tacada(["--help"]);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) {
      expect(out).toContain(name);
      const help = await tacada([name, "--help"]);
      expect(help).toMatchObject({ code: 0, errors: "" });
      expect(help.out).toContain(`usage: tacada ${name}`);
    }
  });

  it.each([
    [[]],
    [["judge"]],
    [["arbitrate"]],
    [["arbitrate", "--colour"]],
    [["simulate"]],
    [["replay", "a", "b"]],
    [["articles", "snooker"]],
    [["serve", "--port", "nine"]],
  ])("exits 2 for %j", async (words) => {
    expect((await tacada(words)).code).toBe(2);
  });
});

describe("tacada arbitrate", () => {
  it("exits 0 when all cases hold, and says so", async () => {
    const { code, out } = await tacada(["arbitrate", "packages/testkit/cases/sinuca-brasileira.json"]);
    expect(code).toBe(0);
    expect(out).toContain("0 fail");
  });

  it("exits 1 with the difference when one fails", async () => {
    const wrong = { ...MISSED, expect: { award: { B: 6 } } };
    const { code, out } = await tacada(["arbitrate", file("wrong.json", [MISSED, wrong])]);
    expect(code).toBe(1);
    expect(out).toContain('award: expected {"B":6}, found {"B":7}');
    expect(out).toContain("2 cases, 1 hold, 1 fail");
  });

  it("prints ruling and state of a case that expects nothing, from standard input", async () => {
    const { expect: _, ...open } = MISSED;
    const { code, out } = await tacada(["arbitrate", "-", "--json"], JSON.stringify(open));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      {
        id: "castigo-missed",
        pass: true,
        ruling: { fouls: [{ article: "7.1.q", value: 7 }] },
        state: { turn: "B" },
      },
    ]);
  });

  it.each([
    ["text", "no json", "expected JSON"],
    ["a path", { ...MISSED, actions: 7 }, "actions"],
    ["an unknown key", { ...MISSED, setup: { stages: "start" } }, "setup.stages"],
  ])("exits 2 and names what is wrong: %s", async (_, content, said) => {
    const { code, errors, out } = await tacada(["arbitrate", file("bad.json", content)]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(errors).toContain(said);
  });

  it("rules on all that comes before an action that does not fit, and on the cases after it", async () => {
    const half = { type: "shot", target: 7, pots: [{ ball: 7 }] };
    const broken = { ...MISSED, id: "broken", actions: [...MISSED.actions, half] };
    const { code, out, errors } = await tacada(["arbitrate", file("half.json", [broken, MISSED]), "--json"]);
    expect(code).toBe(2);
    expect(errors).toContain("broken: actions[1].pots[0].pocket is missing\n");
    expect(JSON.parse(out)).toMatchObject([
      {
        id: "broken",
        pass: false,
        problem: { kind: "malformed", path: "actions[1].pots[0].pocket" },
        ruling: { fouls: [{ article: "7.1.q" }] },
        state: { turn: "B" },
      },
      { id: "castigo-missed", pass: true },
    ]);
  });

  it("takes an action that does not fit for refused, where a case expects that", async () => {
    const refused = {
      ...MISSED,
      actions: [...MISSED.actions, { type: "shot", faults: ["sneeze"] }],
      expect: { refused: true, turn: "B" },
    };
    const { code, out } = await tacada(["arbitrate", file("refused.json", [refused])]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining("1 hold, 0 fail") });
  });

  it("exits 2 for a file that is not there", async () => {
    const { code, errors } = await tacada(["arbitrate", join(folder, "none.json")]);
    expect(code).toBe(2);
    expect(errors).toContain('expected a file that can be read, found "no such file"');
  });
});

const STRIKE = {
  table: "sinuca-brasileira",
  balls: { cue: [0, 0], "7": [0.5, 0] },
  strike: { speed: 1.2, azimuth: 0 },
};

describe("tacada simulate", () => {
  it("prints events, the layout at rest and the digest", async () => {
    const { code, out } = await tacada(["simulate", "-", "--json"], JSON.stringify(STRIKE));
    expect(code).toBe(0);
    const printed: unknown = JSON.parse(out);
    expect(printed).toMatchObject({
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      final: { cue: expect.anything() },
    });
    expect(printed).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ balls: ["cue", "7"] })]),
    });
    const again = await tacada(["simulate", "-", "--json"], JSON.stringify(STRIKE));
    expect(again.out).toBe(out);
  });

  it("takes reds and colours of sinuca from the layout where a case does not say them", async () => {
    const request = {
      table: "sinuca-12ft",
      balls: {
        cue: [0.3, 0.5],
        "red:2": [0.8, 0.5],
        "2": [-1.0475, -0.292],
        "3": [-1.0475, 0.292],
        "4": [-1.0475, 0],
        "5": [0, 0],
        "6": [0.89225, 0],
        "7": [1.4605, 0],
      },
      strike: { speed: 1, azimuth: 0, elevation: 0.05, tip: [0, 0] },
      case: { rulebook: "sinuca", setup: { stage: "red", inHand: false } },
    };
    const { code, out } = await tacada(["simulate", "-", "--json"], JSON.stringify(request));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      report: { target: "red", contacts: ["red:2"] },
      ruling: { legal: true },
    });
  });

  it("adds report and ruling when a case is given", async () => {
    const request = {
      ...STRIKE,
      case: { rulebook: "sinuca-brasileira", setup: { stage: "start", turn: "A" } },
      target: 7,
    };
    const { code, out } = await tacada(["simulate", "-", "--json"], JSON.stringify(request));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      report: { target: 7, contacts: [7] },
      ruling: { articles: expect.arrayContaining(["1.6"]) },
    });
    const lines = (await tacada(["simulate", "-"], JSON.stringify(request))).out;
    expect(lines).toMatch(/0\.0000 s {2}cue ball is struck\n/);
    expect(lines).toContain("digest");
  });

  it.each([
    ["a table that is not known", { ...STRIKE, table: "pool" }, "table"],
    ["balls that overlap", { ...STRIKE, balls: { cue: [0, 0], "7": [0.01, 0] } }, "balls."],
    ["a tip beside the ball", { ...STRIKE, strike: { ...STRIKE.strike, tip: [0.9, 0.9] } }, "strike.tip"],
    [
      "balls that are not those in play",
      { ...STRIKE, case: { rulebook: "sinuca-brasileira" } },
      "balls: expected the balls in play",
    ],
  ])("exits 2 for %s", async (_, request, said) => {
    const { code, errors } = await tacada(["simulate", file("strike.json", request)]);
    expect(code).toBe(2);
    expect(errors).toContain(said);
  });
});

describe("tacada replay", () => {
  const record = saveGame(playFrame(openedGame("cli"), "cli"));

  it("exits 0 for a record that holds", async () => {
    const { code, out } = await tacada([
      "replay",
      file("match.json", { format: "tacada/match@1", ...record }),
    ]);
    expect(code).toBe(0);
    expect(out).toContain("0 differences");
  });

  it("exits 1 with the path of a stroke that went another way", async () => {
    const [first, ...rest] = record.log;
    if (first?.table === undefined) throw new Error("a simulated match has a table");
    const moved = { ...first, table: { ...first.table, digest: "0".repeat(64) } };
    const { code, out } = await tacada(["replay", file("moved.json", { ...record, log: [moved, ...rest] })]);
    expect(code).toBe(1);
    expect(out).toContain("log[0].table.digest");
  });

  it("exits 2 for a document that is no match", async () => {
    const { code, errors } = await tacada(["replay", file("none.json", { ...record, sides: [] })]);
    expect(code).toBe(2);
    expect(errors).toContain("sides");
  });
});

describe("tacada articles", () => {
  it("lists every article of the document with texts, how it is upheld and its tests", async () => {
    const { code, out } = await tacada(["articles", "sinuca-brasileira", "--json"]);
    expect(code).toBe(0);
    const listed = JSON.parse(out) as readonly { id: string; how: string; tests: string[] }[];
    expect(listed).toHaveLength(99);
    expect(listed.find((article) => article.id === "7.1.q")).toMatchObject({
      rulebook: "sinuca-brasileira",
      how: "judged",
      text: { "pt-BR": expect.any(String), en: expect.any(String) },
    });
    expect(listed.find((article) => article.id === "7.1.q")?.tests.length).toBeGreaterThan(1);
  });

  it("lists them in another language, and refuses one that is not here", async () => {
    const english = await tacada(["articles", "sinuca-brasileira", "--lang", "en"]);
    expect(english).toMatchObject({ code: 0, out: expect.stringContaining("The ball on is the lowest") });
    const { code, errors } = await tacada(["articles", "sinuca-brasileira", "--lang", "fr"]);
    expect(code).toBe(2);
    expect(errors).toContain("pt-BR, en, pt-PT");
  });
});

describe("tacada duel", () => {
  it("plays frames that replay accepts, and counts them", async () => {
    const words = ["duel", "--frames", "2", "--strikes", "40", "--seed", "suite", "--out", folder, "--json"];
    const { code, out } = await tacada(words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ frames: 2, bots: [{ level: 5 }, { level: 2 }] });
    const replayed = await tacada(["replay", join(folder, "suite-1.json")]);
    expect(replayed).toMatchObject({ code: 0, errors: "" });
  });

  it.each(["bilhar", "mata-mata", "bola-8"])("plays %s, and replay accepts the frame", async (rulebook) => {
    const words = ["duel", "--rulebook", rulebook, "--frames", "1", "--strikes", "20", "--seed", rulebook];
    const { code, out } = await tacada([...words, "--bots", "2,2", "--out", folder, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ frames: 1, bots: [{ level: 2 }, { level: 2 }] });
    const replayed = await tacada(["replay", join(folder, `${rulebook}-1.json`)]);
    expect(replayed).toMatchObject({ code: 0, errors: "" });
  });

  it.each([
    [["--bots", "5"], "bots"],
    [["--bots", "5,9"], "bots"],
    [["--frames", "0"], "frames"],
    [["--rulebook", "snooker"], "rulebook"],
  ])("exits 2 for %j", async (flags, said) => {
    const { code, errors } = await tacada(["duel", ...flags]);
    expect(code).toBe(2);
    expect(errors).toContain(said);
  });
});
