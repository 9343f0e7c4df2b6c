import { expect, test } from "@playwright/test";
import { begin, letGo, load, playKept, ready, shown, skip, strokeOf } from "./hands.ts";

test("a break: drawn back, played, ruled with its article", async ({ page }) => {
  await begin(page);
  const { stage, verdict, score } = shown(page);
  await expect(stage).toHaveAttribute("data-stage", "break");
  const bar = await page.getByRole("slider", { name: "Força da tacada" }).boundingBox();
  if (!bar) throw new Error("no power bar");
  const x = bar.x + bar.width / 2;
  await page.mouse.move(x, bar.y + 10);
  await page.mouse.down();
  await page.mouse.move(x, bar.y + 0.7 * bar.height, { steps: 5 });
  await page.mouse.up();
  await letGo(page);
  await skip(page);
  await expect(verdict).toContainText("Saída feita");
  await expect(verdict.getByTestId("article")).toHaveAttribute("data-article", "2.3");
  await expect(stage).toHaveAttribute("data-stage", "start");
  await expect(score("A")).toContainText("0");
});

test("the ball on potted: its points, then a free numbered ball", async ({ page }) => {
  await playKept(page, "ball-on");
  const { score, stage, verdict, ballOn } = shown(page);
  await expect(verdict).toContainText("Bola 1 encaçapada");
  await expect(score("A")).toContainText("1");
  await expect(stage).toHaveAttribute("data-stage", "free");
  await expect(ballOn).toHaveText("2");
});

test("a numbered ball potted freely: it returns and castigo comes next", async ({ page }) => {
  await playKept(page, "free-numbered");
  const { score, stage, verdict } = shown(page);
  const potted = strokeOf("free-numbered").target;
  await expect(verdict).toContainText(`Bola ${potted} encaçapada`);
  await expect(score("A")).toContainText(String(1 + Number(potted)));
  await expect(stage).toHaveAttribute("data-stage", "at-risk");
  await expect(page.getByTestId("card")).toContainText("castigo");
});

test("a castigo missed: seven points to the opponent, who plays or passes", async ({ page }) => {
  await playKept(page, "castigo-missed");
  const { score, stage, article } = shown(page);
  await expect(article).toHaveAttribute("data-article", "7.1.q");
  await expect(score("A")).toContainText("0");
  await expect(score("B")).toContainText("7");
  await expect(stage).toHaveAttribute("data-stage", "start");
  await expect(page.getByTestId("card").getByRole("button", { name: "Passar" })).toBeVisible();
});

test("the cue ball in: a foul, and it is played from the hand", async ({ page }) => {
  await playKept(page, "cue-ball-in");
  const { score, article } = shown(page);
  await expect(article).toHaveAttribute("data-article", "7.1.a");
  await expect(score("B")).toContainText("7");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Tacadeira na mão" }).click();
  const along = page.getByLabel("Da cabeceira, cm");
  await along.fill("10");
  await expect(page.getByText("Aqui não")).toBeVisible();
  await along.fill("60");
  await expect(page.getByText("Aqui não")).toBeHidden();
});

test("an open choice survives a reload, and a pass hands the stroke back", async ({ page }) => {
  await load(page, "pass");
  await page.reload();
  await ready(page);
  const { verdict, score } = shown(page);
  await page.keyboard.press("Escape");
  const pass = page.getByTestId("card").getByRole("button", { name: "Passar" });
  await pass.click();
  await expect(verdict).toContainText("Bia recusa · Ana joga");
  await expect(verdict.getByTestId("article")).toHaveAttribute("data-article", "4.1.a");
  await expect(score("B")).toContainText("7");
  await expect(page.getByRole("button", { name: "Passar" })).toHaveCount(0);
});

test("the last ball: a winner, and a new match", async ({ page }) => {
  await playKept(page, "last-ball");
  const { ending, score, stage } = shown(page);
  await expect(ending.first()).toContainText("Ana");
  await expect(ending.first().getByTestId("article")).toHaveAttribute("data-article", /^9\./);
  await expect(score("A")).toContainText("16");
  await expect(stage).toHaveText("Fim do jogo");
  await page.getByTestId("card").getByRole("button", { name: "Novo jogo" }).click();
  await expect(page.getByRole("button", { name: "Começar" })).toBeVisible();
});

test("a tie: lots are drawn, and the complementary frame begins", async ({ page }) => {
  await playKept(page, "tie");
  const { stage, ending, ballOn } = shown(page);
  await expect(ending.first()).toContainText("Empate");
  const card = page.getByTestId("card");
  await card.getByRole("button", { name: "Sortear" }).click();
  await card.getByRole("button", { name: "Jogar primeiro" }).click();
  await expect(stage).toHaveAttribute("data-stage", "tiebreak");
  await expect(ballOn).toHaveText("7");
});
