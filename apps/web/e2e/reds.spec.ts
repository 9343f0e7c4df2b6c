import { expect, type Page, test } from "@playwright/test";
import {
  agreeOnBreak,
  letGo,
  load,
  nominate,
  playKept,
  prepare,
  ready,
  shown,
  skip,
  strokeOf,
} from "./hands.ts";

const call = (page: Page) => page.getByTestId("call");
const direction = (page: Page) => page.getByLabel("Direção em graus");
const tool = (page: Page) => page.getByRole("button", { name: /^Cantada/ });
const answer = (page: Page, name: string) => page.getByTestId("card").getByRole("button", { name });
const play = (page: Page) => page.getByRole("button", { name: "Tacar" });

test("a red potted: one point, and a colour comes next", async ({ page }) => {
  await load(page, "red");
  await expect(shown(page).ballOn).toHaveText("vermelha");
  await prepare(page, strokeOf("red"));
  await expect(page.getByRole("button", { name: "Mirar na vermelha, 6 na mesa" })).toBeVisible();
  await letGo(page);
  await skip(page);
  const { score, stage, ballOn, verdict } = shown(page);
  await expect(verdict).toContainText("Vermelha na caçapa");
  await expect(score("A")).toContainText("1");
  await expect(stage).toHaveAttribute("data-stage", "color");
  await expect(ballOn).toHaveText("colorida");
});

test("the colour is filled in when evident, asked for when due, and can be changed", async ({ page }) => {
  await load(page, "color");
  await page.getByLabel("Recolher").click();
  await page.getByLabel("Força em metros por segundo").fill("1");
  await nominate(page, 4);
  await expect(call(page)).toContainText("bola 4");
  await direction(page).fill("100");
  await tool(page).click();
  const chosen = page.getByLabel("Bola visada");
  await chosen.selectOption("");
  await expect(call(page)).toContainText("falta cantar");
  await expect(page.getByText("Qual bola?")).toBeVisible();
  await expect(play(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByLabel("Caçapa", { exact: true })).toHaveCount(0);
  await chosen.selectOption("7");
  await expect(call(page)).toContainText("cantada");
  await expect(page.getByText("Não acertar custa 7 pontos")).toBeVisible();
  await expect(play(page)).toHaveAttribute("aria-disabled", "false");
  await chosen.selectOption("5");
  await expect(call(page)).toContainText("bola 5");
});

test("a colour potted goes back, and a red is on again", async ({ page }) => {
  await playKept(page, "color");
  const { score, stage } = shown(page);
  await expect(score("A")).toContainText(String(1 + Number(strokeOf("color").target)));
  await expect(stage).toHaveAttribute("data-stage", "red");
});

test("a free ball is offered, taken, named and counts as the ball on", async ({ page }) => {
  await load(page, "free-ball");
  await expect(page.getByTestId("snooker")).toHaveText("sinuca");
  await expect(page.getByTestId("snooker-line")).toContainText("encoberta pela 2");
  await answer(page, "Bola livre").click();
  await expect(shown(page).verdict).toContainText("joga em bola livre");
  await expect(shown(page).stage).toHaveText("Em bola livre");
  await page.getByLabel("Recolher").click();
  await nominate(page, 3);
  await expect(call(page)).toContainText("bola livre");
  await tool(page).click();
  await expect(page.getByTestId("free-ball")).toHaveText("bola livre: a 3 vale 1");
  await page.keyboard.press("Escape");
  await page.getByLabel("Força em metros por segundo").fill("2");
  await letGo(page);
  await skip(page);
  await expect(page.getByTestId("facts")).toContainText("visada: 3");
});

test("a foul passed back has the offender play on", async ({ page }) => {
  await load(page, "free-ball");
  await answer(page, "Passar").click();
  await expect(page.getByRole("region", { name: "Bia" })).toHaveClass(/plays/);
  await expect(page.getByTestId("call")).not.toContainText("bola livre");
});

test("a miss is replayed from where the balls lay", async ({ page }) => {
  await load(page, "replay");
  await answer(page, "Repetir").click();
  await expect(shown(page).verdict).toContainText("Posição anterior");
  await expect(page.getByRole("region", { name: "Bia" })).toHaveClass(/plays/);
});

test("the stroke that decides a frame with six reds", async ({ page }) => {
  await playKept(page, "reds-won");
  await expect(shown(page).ending.first()).toContainText("Partida de Ana");
});

test("a bot breaks a frame with six reds, and a person answers on the same table", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("group", { name: "Regulamento" }).getByText("Sinuca", { exact: true }).click();
  await page.getByText("Boteco", { exact: true }).click();
  await page.getByText("×4", { exact: true }).click();
  await agreeOnBreak(page, "Boteco");
  await page.getByRole("button", { name: "Começar" }).click();
  await ready(page);
  await expect(page.getByTestId("bot")).toContainText("Boteco sai na vermelha");
  await expect(page.getByTestId("meant")).toContainText("Boteco");
});
