import {
  type Balls,
  failure,
  type Layout,
  type Report,
  type Result,
  type RulebookId,
  type Ruling,
  readText,
  type SimulationRequest,
  success,
} from "@tacada/formats";
import { CLOTHS, createEngine, digestOf, directionOf, PROFILES, type Trace } from "@tacada/physics";
import { arbitrate, ballNamed, kindOf } from "@tacada/referee";
import { begin, show, words } from "@tacada/rules";
import { TABLES, tableOf } from "@tacada/table";
import { misuse, type Run, refuse } from "./command.ts";
import { eventLines } from "./eventline.ts";
import { EXIT, type Terminal, writeJson } from "./output.ts";
import { readSource } from "./source.ts";

/** What came of one strike, as it is printed. */
interface Simulated {
  readonly duration: number;
  readonly events: Trace["events"];
  readonly final: Trace["final"];
  readonly digest: string;
  readonly report?: Report;
  readonly ruling?: Ruling;
}

/** `tacada simulate`: one strike on a layout. */
export const run: Run = async ({ operands, flags }, terminal) => {
  const [path, ...more] = operands;
  if (path === undefined || more.length > 0) return misuse(terminal, "simulate", "one file is needed");
  const text = await readSource(path, terminal);
  if (!text.ok) return refuse(terminal, path, text.problem);
  const request = readText("simulation", text.value);
  if (!request.ok) return refuse(terminal, path, request.problem);
  const simulated = simulate(request.value);
  if (!simulated.ok) return refuse(terminal, path, simulated.problem);
  if (flags["json"] === true) writeJson(terminal, simulated.value);
  else writeLines(terminal, request.value, simulated.value);
  return EXIT.done;
};

function simulate(request: SimulationRequest): Result<Simulated> {
  const table = tableOf(request.table);
  if (table === undefined)
    return failure("malformed", "table", oneOf(TABLES.map(({ id }) => id)), request.table);
  const cloth = CLOTHS.find((each) => each === (request.cloth ?? "club"));
  if (cloth === undefined) return failure("malformed", "cloth", oneOf(CLOTHS), request.cloth);
  const profile = PROFILES.find((each) => each === (request.profile ?? PROFILES[0]));
  if (profile === undefined) return failure("malformed", "profile", oneOf(PROFILES), request.profile);
  const simulation = createEngine(table, { cloth, profile }).simulate(request.balls, request.strike);
  if (!simulation.ok) {
    const { path, expected, found } = simulation.problem;
    return { ok: false, problem: { kind: "impossible", path, expected, found } };
  }
  const { trace } = simulation;
  const { duration, events, final } = trace;
  const simulated = { duration, events, final, digest: digestOf(trace) };
  if (request.case === undefined) return success(simulated);
  const ruled = ruledOn(request, trace, table);
  return ruled.ok ? success({ ...simulated, ...ruled.value }) : ruled;
}

function ruledOn(request: SimulationRequest, trace: Trace, table: NonNullable<ReturnType<typeof tableOf>>) {
  const { rulebook, options, setup } = request.case ?? { rulebook: "sinuca-brasileira" };
  const balls = ballsOn(request.balls, rulebook);
  const begun = begin({
    rulebook,
    ...(options === undefined ? {} : { options }),
    ...(setup === undefined ? {} : { setup: { balls, ...setup } }),
  });
  if (!begun.ok) return begun;
  const inPlay = show(begun.value).balls;
  if (Array.isArray(inPlay) && Array.isArray(balls) && !sameBalls(inPlay, balls)) {
    return failure("contradiction", "balls", `the balls in play: ${inPlay.join(", ")}`, balls);
  }
  const { target, call } = request;
  const judged = arbitrate({
    table,
    state: begun.value,
    layout: request.balls,
    aim: directionOf(request.strike.azimuth),
    trace,
    ...(target === undefined ? {} : { target }),
    ...(call === undefined ? {} : { call }),
  });
  return judged.ok ? success({ report: judged.value.report, ruling: judged.value.ruling }) : judged;
}

/** The object balls of a layout as a state has them: a list, in `sinuca` the number of reds and the colours. */
function ballsOn(layout: Layout, rulebook: RulebookId): Balls {
  const balls = Object.keys(layout)
    .map(ballNamed)
    .filter((ball) => ball !== "cue");
  if (rulebook !== "sinuca") return balls;
  const colors = balls.filter((ball) => kindOf(ball) !== "red");
  return { red: balls.length - colors.length, colors };
}

const sameBalls = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((ball) => b.includes(ball));

const oneOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(" | ");

function writeLines(terminal: Terminal, request: SimulationRequest, simulated: Simulated): void {
  const lines = eventLines({ profile: request.profile ?? PROFILES[0], events: simulated.events });
  for (const [index, { t }] of simulated.events.entries())
    terminal.write(`${t.toFixed(4).padStart(9)} s  ${lines[index]}\n`);
  terminal.write(`at rest after ${simulated.duration.toFixed(3)} s\n`);
  for (const [ball, [x, y]] of Object.entries(simulated.final)) {
    terminal.write(`${ball.padStart(5)}  ${x.toFixed(4)}  ${y.toFixed(4)}\n`);
  }
  terminal.write(`digest ${simulated.digest}\n`);
  if (simulated.ruling === undefined || request.case === undefined) return;
  for (const line of words(request.case.rulebook, simulated.ruling, "en")) terminal.write(`${line.text}\n`);
}
