import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { ObjectBall, Side } from "@tacada/formats";
import type { StrokeToPlay } from "./search.ts";

/** What the hands of a person do at the page: pointer and keys, nothing else. */

const FIXTURES = new URL("./fixtures/", import.meta.url);

const STROKES = JSON.parse(readFileSync(new URL("strokes.json", FIXTURES), "utf8")) as Record<
  string,
  StrokeToPlay
>; // written by positions.ts

/** The path of a kept saved match. */
export const fixture = (name: string): string => new URL(`${name}.json`, FIXTURES).pathname;

/** The stroke that a kept match waits for. */
export function strokeOf(name: string): StrokeToPlay {
  const stroke = STROKES[name];
  if (!stroke) throw new Error(`no stroke for ${name}`);
  return stroke;
}

/** The words of the page in each language that the hands look for. */
const WORDS = {
  open: "Abrir jogo salvo",
  start: "Começar",
  advanced: "Mais ajustes",
  firstBreak: "Saída",
  agreed: "Combinado",
  breaks: "Quem sai",
  play: "Tacar",
  skip: "Pular animação",
  direction: "Direção em graus",
  power: "Força em metros por segundo",
  call: /^Cantada/,
  pocket: "Caçapa",
  menu: "Mais",
  desk: "Mesa do árbitro",
} as const;

/** Begins a match from the start page with one press. */
export async function begin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: WORDS.start }).click();
  await ready(page);
}

/** Unfolds the settings that most matches leave alone. */
export const unfold = (page: Page): Promise<void> => page.getByText(WORDS.advanced).click();

/** On the start page: the sides have agreed on who breaks. */
export async function agreeOnBreak(page: Page, name: string): Promise<void> {
  await unfold(page);
  await page.getByRole("group", { name: WORDS.firstBreak }).getByText(WORDS.agreed).click();
  await page.getByRole("group", { name: WORDS.breaks }).getByText(name, { exact: true }).click();
}

/** Opens the referee's desk and one thing on it. */
export async function atDesk(page: Page, what: string): Promise<void> {
  await page.getByRole("button", { name: WORDS.menu, exact: true }).click();
  await page.getByRole("button", { name: WORDS.desk }).click();
  await page.getByTestId("desk").getByRole("button", { name: what }).click();
}

/** The table is drawn. */
export const ready = (page: Page): Promise<void> =>
  expect(page.getByLabel("Mesa", { exact: true })).toHaveAttribute("data-picture", "shown");

/** Opens a file in the dialogue that the page shows for it; the button must be in sight. */
export async function openFile(page: Page, file: string | { name: string; text: string }): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByText(WORDS.open).click();
  const given = await chooser;
  await given.setFiles(
    typeof file === "string"
      ? file
      : { name: file.name, mimeType: "application/json", buffer: Buffer.from(file.text) },
  );
}

/** Opens a kept match from the start page. */
export async function load(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await openFile(page, fixture(name));
  await ready(page);
}

/** Aims at a ball and says it, by its chip. */
export const nominate = (page: Page, ball: ObjectBall): Promise<void> =>
  page.getByRole("button", { name: ball === "red" ? "Mirar na vermelha" : `Mirar na bola ${ball}` }).click();

/** Prepares a stroke: nominates, turns the cue by its number, calls, sets the power. */
export async function prepare(page: Page, stroke: StrokeToPlay): Promise<void> {
  const { degrees, speed, target, pocket } = stroke;
  await page.getByLabel("Recolher").click();
  if (target !== undefined) await nominate(page, target);
  await page.getByLabel(WORDS.direction).fill(String(degrees));
  if (pocket !== undefined) {
    await page.getByRole("button", { name: WORDS.call }).click();
    await page.getByLabel(WORDS.pocket, { exact: true }).selectOption(String(pocket));
    await page.keyboard.press("Escape");
  }
  await page.getByLabel(WORDS.power).fill(String(speed));
}

/** Lets the stroke go with Enter on the play button. */
export async function letGo(page: Page): Promise<void> {
  const play = page.getByRole("button", { name: WORDS.play });
  await expect(play).toHaveAttribute("aria-disabled", "false");
  await play.press("Enter");
}

/** Does not wait for the balls. */
export const skip = (page: Page): Promise<void> => page.getByRole("button", { name: WORDS.skip }).click();

/** Opens a kept match and plays the stroke that it waits for. */
export async function playKept(page: Page, name: string): Promise<void> {
  await load(page, name);
  await prepare(page, strokeOf(name));
  await letGo(page);
  await skip(page);
}

/** What the page shows of the match. */
export const shown = (page: Page) => ({
  score: (side: Side) => page.getByTestId(`score-${side}`),
  frames: (side: Side) => page.getByTestId(`frames-${side}`),
  stage: page.getByTestId("stage"),
  ballOn: page.getByTestId("ball-on"),
  verdict: page.getByTestId("verdict"),
  article: page.getByTestId("verdict").getByTestId("article"),
  ending: page.getByTestId("line-ending"),
  trouble: page.getByTestId("trouble"),
});
