import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Duel, LEVELS, type Level, playDuel } from "@tacada/bot";
import { failure, type Result, RULEBOOKS, type Side, success, writeText } from "@tacada/formats";
import { type Game, saveGame } from "@tacada/play";
import { type Call, misuse, type Run, refuse } from "./command.ts";
import { EXIT, type Terminal, writeJson } from "./output.ts";

/** `tacada duel`: bots play whole matches. */
export const run: Run = async (call, terminal) => {
  if (call.operands.length > 0) return misuse(terminal, "duel", "no operand is taken");
  const settled = settings(call);
  if (!settled.ok) return refuse(terminal, "tacada duel", settled.problem);
  const { frames, out, ...base } = settled.value;
  const games: Game[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const breaker: Side = frame % 2 === 0 ? "A" : "B";
    const id = `${base.seed}-${frame + 1}`;
    const played = playDuel({ ...base, id, seed: id, breaker });
    if (!played.ok) return refuse(terminal, id, played.problem);
    games.push(played.value);
    if (out !== undefined) await keep(out, played.value);
    terminal.progress((frame + 1) / frames);
  }
  const summary = summed(base.levels, games);
  if (call.flags["json"] === true) writeJson(terminal, summary);
  else writeSummary(terminal, summary);
  return EXIT.done;
};

interface Settings extends Omit<Duel, "id" | "breaker"> {
  readonly frames: number;
  readonly out?: string;
}

function settings({ flags }: Call): Result<Settings> {
  const text = (name: string, otherwise: string) => String(flags[name] ?? otherwise);
  const rulebook = RULEBOOKS.find((each) => each === text("rulebook", "sinuca-brasileira"));
  if (rulebook === undefined)
    return failure("malformed", "rulebook", RULEBOOKS.join(" | "), flags["rulebook"]);
  const [a, b, ...more] = text("bots", "5,2").split(",").map(levelOf);
  if (a === undefined || b === undefined || more.length > 0) {
    return failure("malformed", "bots", `two levels of ${LEVELS.join(", ")}, as 5,2`, flags["bots"]);
  }
  const frames = countOf(text("frames", "10"));
  if (frames === undefined) return failure("malformed", "frames", "a whole number from 1", flags["frames"]);
  const strikes = countOf(text("strikes", "200"));
  if (strikes === undefined)
    return failure("malformed", "strikes", "a whole number from 1", flags["strikes"]);
  const out = flags["out"] === undefined ? {} : { out: String(flags["out"]) };
  const seed = text("seed", "duel");
  return success({ rulebook, levels: [a, b], framesToWin: 1, seed, budget: { strikes }, frames, ...out });
}

const levelOf = (text: string): Level | undefined => LEVELS.find((level) => String(level) === text.trim());

function countOf(text: string): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 ? count : undefined;
}

async function keep(folder: string, game: Game): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { id } = game.match.header;
  await writeFile(join(folder, `${id}.json`), writeText("match", saveGame(game)));
}

interface Summary {
  readonly frames: number;
  readonly bots: readonly {
    readonly level: Level;
    readonly wins: number;
    readonly share: number;
    readonly interval: readonly [number, number];
  }[];
  readonly strokesPerFrame: number;
  readonly foulsPerFrame: number;
}

function summed(levels: readonly [Level, Level], games: readonly Game[]): Summary {
  const winsOf = (side: Side) => games.filter((game) => game.shown.match?.winner === side).length;
  const entries = games.flatMap((game) => game.match.log);
  const bot = (level: Level, side: Side) => {
    const wins = winsOf(side);
    return { level, wins, share: wins / games.length, interval: wilson(wins, games.length) };
  };
  return {
    frames: games.length,
    bots: [bot(levels[0], "A"), bot(levels[1], "B")],
    strokesPerFrame: entries.filter((entry) => entry.action.type === "shot").length / games.length,
    foulsPerFrame: entries.filter((entry) => !entry.ruling.legal).length / games.length,
  };
}

/** The 95 % interval of a share (Wilson 1927). */
function wilson(wins: number, n: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / n;
  const middle = share + (z * z) / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

function writeSummary(terminal: Terminal, summary: Summary): void {
  for (const { level, wins, share, interval } of summary.bots) {
    const [low, high] = interval.map((each) => `${(100 * each).toFixed(0)} %`);
    terminal.write(
      `level ${level}: ${wins} of ${summary.frames} frames, ${(100 * share).toFixed(0)} % (${low} to ${high})\n`,
    );
  }
  terminal.write(
    `${summary.strokesPerFrame.toFixed(1)} strokes and ${summary.foulsPerFrame.toFixed(1)} fouls a frame\n`,
  );
}
