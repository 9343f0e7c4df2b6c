import { expect, type Page, test } from "@playwright/test";
import { agreeOnBreak, load, ready, shown } from "./hands.ts";

const answer = (page: Page, name: string | RegExp) => page.getByTestId("card").getByRole("button", { name });
const line = (page: Page) => page.getByTestId("card-line");
const asked = (page: Page) => page.getByTestId("asked");
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const side = (page: Page, name: string) => page.getByRole("region", { name });

test("bilhar: the 8 is moved along where it may lie, put down, and has to be called", async ({ page }) => {
  await load(page, "place-eight");
  await answer(page, /^Pôr a 8/).click();
  await expect(asked(page)).toContainText("Arraste a 8");
  await page.getByRole("button", { name: "A 8 para a direita" }).press("ArrowRight");
  await page.getByRole("button", { name: "A 8 para a cabeceira" }).click();
  await expect(page.getByRole("button", { name: "A 8 para o fundo" })).toBeVisible();
  await line(page).getByRole("button", { name: "Pôr aqui" }).click();
  const { verdict, stage, ballOn } = shown(page);
  await expect(verdict).toContainText("colocou a 8");
  await expect(stage).toHaveAttribute("data-stage", "eight");
  await expect(ballOn).toHaveText("8");
  await page.getByLabel("Recolher").click();
  await page.getByLabel("Força em metros por segundo").fill("2");
  await expect(page.getByRole("button", { name: "Tacar" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: /^Cantada/ }).click();
  await page.getByLabel("Caçapa", { exact: true }).selectOption("3");
  await expect(page.getByRole("button", { name: "Tacar" })).toHaveAttribute("aria-disabled", "false");
});

test("bilhar: the 8 is dragged on the table and stays where it may lie", async ({ page }) => {
  await load(page, "place-eight");
  await answer(page, /^Pôr a 8/).click();
  const table = await page.getByLabel("Mesa", { exact: true }).boundingBox();
  if (!table) throw new Error("no table");
  const middle = table.y + table.height / 2;
  await page.mouse.click(table.x + table.width * 0.3, middle);
  await expect(page.getByRole("button", { name: "A 8 para o fundo" })).toBeVisible();
});

test("mata-mata: a ball of one's own comes off, then the cue ball may go to its mark", async ({ page }) => {
  await load(page, "remove");
  await answer(page, /^Tirar bola/).click();
  await expect(asked(page)).toHaveText("Toque na sua bola que sai da mesa.");
  const confirm = line(page).getByRole("button", { name: /^Tirar/ });
  await expect(confirm).toBeDisabled();
  const first = page.getByRole("group", { name: "Bolas" }).getByRole("button").first();
  const name = (await first.getAttribute("aria-label")) ?? "";
  const ball = name.replace("Tirar a bola ", "");
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(asked(page)).toContainText("Confirme");
  await line(page)
    .getByRole("button", { name: `Tirar ${ball}` })
    .click();
  await expect(shown(page).verdict).toContainText(ball);
  await expect(chip(page, `Tirar a bola ${ball}`)).toHaveCount(0);
  await answer(page, /^Branca na marca/).click();
  await answer(page, /^Jogar/).click();
  await expect(side(page, "Ana")).toHaveClass(/plays/);
  await page.getByLabel("Recolher").click();
  await expect(page.getByRole("button", { name: `Mirar na bola ${ball}` })).toHaveCount(0);
});

test("mata-mata: the group is chosen with its balls in sight", async ({ page }) => {
  await load(page, "group");
  await answer(page, /^listradas/).click();
  await expect(side(page, "Ana")).toContainText("listradas");
  await expect(side(page, "Bia")).toContainText("lisas");
});

test("bola-8: after a weak break the other side racks again and breaks", async ({ page }) => {
  await load(page, "re-rack");
  await answer(page, /^Nova saída/).click();
  await expect(shown(page).stage).toHaveAttribute("data-stage", "break");
  await expect(side(page, "Ana")).toHaveClass(/plays/);
});

test("bola-8: the cue ball goes anywhere but onto a ball; ball and pocket are called, or a safety", async ({
  page,
}) => {
  await load(page, "in-hand");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Tacadeira na mão" }).click();
  await page.getByLabel("Da cabeceira, cm").fill("0");
  await expect(page.getByText("Aqui não: a tacadeira vai no pano")).toBeVisible();
  await page.getByLabel("Da cabeceira, cm").fill("50");
  await expect(page.getByText("Aqui não: a tacadeira vai no pano")).toHaveCount(0);
  // The table lies: its foot is to the right.
  await page.getByRole("group", { name: /^Lugar da tacadeira/ }).press("ArrowRight");
  await expect(page.getByLabel("Da cabeceira, cm")).toHaveValue("51,0");
  await page.keyboard.press("Escape");
  await page.getByLabel("Força em metros por segundo").fill("1");
  await page.getByLabel("Direção em graus").fill("91");
  await page.getByRole("button", { name: /^Cantada/ }).click();
  const safety = page.getByLabel(/^Defesa declarada/);
  await safety.check();
  await expect(page.getByTestId("call")).toContainText("defesa");
  await expect(page.getByRole("button", { name: "Tacar" })).toHaveAttribute("aria-disabled", "false");
  await safety.uncheck();
  await page.getByLabel("Caçapa", { exact: true }).selectOption("5");
  await expect(page.getByTestId("call")).toContainText("meio esquerdo");
});

for (const game of ["Bilhar", "Mata-mata", "Bola 8"])
  test(`a bot breaks a frame of ${game} and says what it meant`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("group", { name: "Regulamento" }).getByText(game, { exact: true }).click();
    await page.getByText("Boteco", { exact: true }).click();
    await page.getByText("×4", { exact: true }).click();
    await agreeOnBreak(page, "Boteco");
    await page.getByRole("button", { name: "Começar" }).click();
    await ready(page);
    await expect(page.getByTestId("bot")).toContainText("Boteco sai na bola");
    await expect(page.getByTestId("meant")).toContainText("Boteco");
    await expect(shown(page).trouble).toHaveCount(0);
  });
