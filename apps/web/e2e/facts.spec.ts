import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type Layout, type ObjectBall, readText, writeText } from "@tacada/formats";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { fixture, letGo, openFile, prepare, ready, skip } from "./hands.ts";

const { length, width, ball, cueBall } = SINUCA_BRASILEIRA;
/** Two balls whose middles are this far apart touch. */
const APART = ball.radius + cueBall.radius;
/** Balls that lie out of the way. */
const AWAY: Layout = {
  "2": [-1.2, -0.5],
  "3": [-1, -0.5],
  "4": [-0.8, -0.5],
  "5": [-0.6, -0.5],
  "6": [-0.4, -0.5],
  "7": [-0.2, -0.5],
};
/** On the diagonal into the far left corner, so far from it each way. */
const back = (by: number): [number, number] => [length / 2 - by, width / 2 - by];

/** A stroke at ball 1 in a position, and the fact that the referee tells of it in both languages. */
interface Scene {
  readonly layout: Layout;
  readonly degrees: number;
  readonly speed: number;
  readonly elevation?: number;
  /** Offset of the tip, in percent of the radius: how far up. */
  readonly up?: number;
  readonly told: readonly [portuguese: string, english: string];
}

const SCENES: Readonly<Record<string, Scene>> = {
  "a double hit": {
    layout: { cue: [-0.5, 0], "1": [-0.5 + APART + 0.01, 0] },
    degrees: 0,
    speed: 2,
    told: ["o taco bateu duas vezes", "the cue struck twice"],
  },
  "a miscue": {
    layout: { cue: [-0.5, 0], "1": [0.5, 0] },
    degrees: 0,
    speed: 2,
    up: 60,
    told: ["o taco espirrou", "the tip slipped: a miscue"],
  },
  "a push": {
    layout: { cue: [-0.5, 0], "1": [-0.5 + APART + 0.001, 0] },
    degrees: 0,
    speed: 2,
    told: ["sola na tacadeira até ela tocar a bola", "tip on the cue ball until it met the ball"],
  },
  "a touching ball": {
    layout: { cue: [-0.5, 0], "1": [-0.5 + APART, 0] },
    degrees: 0,
    speed: 2,
    told: ["colada na tacadeira: 1", "touching the cue ball: 1"],
  },
  "a jump over a ball": {
    layout: { cue: [-0.5, 0], "1": [0.4, 0], "7": [-0.24, 0] },
    degrees: 0,
    speed: 4,
    elevation: 40.1,
    told: ["pulou por cima de: 7", "jumped over: 7"],
  },
  "a way along the top of a cushion": {
    layout: { cue: [-0.9, 0.66], "1": [1, -0.3] },
    degrees: 6.88,
    speed: 4.2,
    elevation: 43,
    told: ["correu sobre a tabela: tacadeira", "ran on top of the cushion: cue ball"],
  },
  "a ball back out of a pocket": {
    layout: { cue: [-0.012, 0.368], "1": [0, 0.568] },
    degrees: 90,
    speed: 9,
    told: ["voltou da caçapa: 1", "back out of the pocket: 1"],
  },
  "a ball off the table": {
    layout: { cue: [1.2, 0], "1": [-0.9, 0.3] },
    degrees: 0,
    speed: 6,
    elevation: 51.6,
    told: ["fora da mesa: tacadeira", "off the table: cue ball"],
  },
  "a ball that drops late, within the stroke": {
    layout: { cue: back(0.8), "1": back(0.7) },
    degrees: 45,
    speed: 1,
    told: ["1 no canto esquerdo do fundo", "1 in left corner, far end"],
  },
};

/** Ana's visit with the balls laid otherwise than a kept match left them, on the physics of new matches. */
function laid(layout: Layout, touching: readonly ObjectBall[] = []): string {
  const read = readText("match", readFileSync(fixture("ball-on"), "utf8"));
  if (!read.ok) throw new Error(read.problem.expected);
  const { table, log, ...match } = read.value;
  const last = log.at(-1);
  if (!table || !last?.table || last.action.type !== "shot") throw new Error("no stroke on a table");
  const action = { ...last.action, after: { ...last.action.after, touching: [...touching] } };
  const moved = { ...last, action, table: { ...last.table, layout: { ...AWAY, ...layout } } };
  return writeText("match", {
    ...match,
    table: { ...table, profile: "tacada-2" },
    log: [...log.slice(0, -1), moved],
  });
}

/** Writes a number at the cue ball's picture. */
async function write(page: Page, field: string, value: number): Promise<void> {
  await page.getByRole("button", { name: /^Efeito/ }).click();
  await page.getByLabel(field).fill(String(value));
  await page.keyboard.press("Escape");
}

for (const [what, { layout, degrees, speed, elevation, up, told }] of Object.entries(SCENES))
  test(`the card tells ${what}`, async ({ page }) => {
    await page.goto("/");
    await openFile(page, { name: "laid.json", text: laid(layout) });
    await ready(page);
    await prepare(page, { degrees, speed, target: 1, pocket: 4 });
    if (elevation !== undefined) await write(page, "Elevação em graus", elevation);
    if (up !== undefined) await write(page, "Altura, em %", up);
    await letGo(page);
    await skip(page);
    const facts = page.getByTestId("facts");
    await expect(facts).toContainText(told[0]);
    await page.getByLabel("Recolher").click();
    await page.getByRole("button", { name: "Mais", exact: true }).click();
    await page.getByText("English", { exact: true }).click();
    await page.keyboard.press("Escape");
    await page.getByLabel("Open the ruling").click();
    await expect(facts).toContainText(told[1]);
  });

test("a ball that touches the cue ball is told before the stroke, on a small phone too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  await openFile(page, { name: "laid.json", text: laid({ cue: [-0.5, 0], "1": [-0.5 + APART, 0] }, [1]) });
  await ready(page);
  await expect(page.getByTestId("touching-line")).toHaveText("Colada na tacadeira: 1");
  await expect(page.getByTestId("touching-line")).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId("live")).toContainText("Colada na tacadeira: 1");
});
