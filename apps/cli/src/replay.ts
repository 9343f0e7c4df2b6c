import { failure, problemLine } from "@tacada/formats";
import { stateOf } from "@tacada/match";
import { replay } from "@tacada/play";
import { show } from "@tacada/rules";
import { misuse, type Run, refuse } from "./command.ts";
import { colored, EXIT, writeJson } from "./output.ts";
import { readSource } from "./source.ts";

/** `tacada replay`: plays a saved match again and compares. */
export const run: Run = async ({ operands, flags }, terminal) => {
  const [path, ...more] = operands;
  if (path === undefined || more.length > 0) return misuse(terminal, "replay", "one file is needed");
  const text = await readSource(path, terminal);
  if (!text.ok) return refuse(terminal, path, text.problem);
  const document = parsed(text.value);
  if (!document.ok) return refuse(terminal, path, document.problem);
  const replayed = replay(document.value);
  if (!replayed.ok) return refuse(terminal, path, replayed.problem);
  const { match, strokes, differences } = replayed.value;
  const state = show(stateOf(match));
  if (flags["json"] === true) {
    writeJson(terminal, { entries: match.log.length, strokes, differences, state });
  } else {
    for (const difference of differences) terminal.write(`${problemLine(difference)}\n`);
    const text = `${match.log.length} entries, ${strokes} strokes simulated again, ${differences.length} differences`;
    terminal.write(`${colored(terminal, differences.length === 0 ? "green" : "red", text)}\n`);
    terminal.write(`${scoreLine(state)}\n`);
  }
  return differences.length === 0 ? EXIT.done : EXIT.failed;
};

function parsed(text: string) {
  try {
    const document: unknown = JSON.parse(text);
    return { ok: true, value: document } as const;
  } catch {
    return failure("malformed", "", "JSON", text);
  }
}

function scoreLine({ frame, scores, frames, over, match }: ReturnType<typeof show>): string {
  const each = (values: Readonly<Record<string, number>>) =>
    Object.entries(values)
      .map(([side, value]) => `${side} ${value}`)
      .join(" – ");
  const end = match ?? over;
  const result =
    end === undefined ? "" : `; won by ${end.winner ?? "nobody"} (${end.article ?? "no article"})`;
  const points = scores === undefined ? "" : `: ${each(scores)}`;
  return `frame ${frame}${points}; frames: ${each(frames)}${result}`;
}
