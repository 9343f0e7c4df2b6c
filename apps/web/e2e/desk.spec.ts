import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { atDesk, begin, letGo, load, ready, shown, skip } from "./hands.ts";

const desk = (page: Page) => page.getByTestId("desk");

test("a correction needs its reason, shows what it comes to, and can be taken back", async ({ page }) => {
  await begin(page);
  await atDesk(page, "Corrigir o placar");
  await desk(page).getByRole("group", { name: "Pontos" }).getByLabel("Ana: Mais").click();
  await expect(page.getByTestId("foretold")).toContainText("Falta o motivo");
  const agree = desk(page).getByRole("button", { name: "Os dois lados concordam" });
  await expect(agree).toHaveCount(0);
  await page.getByLabel("Motivo").fill("Ponto esquecido");
  await expect(page.getByTestId("foretold")).toContainText("Ana 1 · Bia 0");
  await agree.click();
  const { score, verdict } = shown(page);
  await expect(score("A")).toContainText("1");
  await expect(verdict).toContainText("Ponto esquecido");
  await page.reload();
  await ready(page);
  await expect(score("A")).toContainText("1");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByRole("button", { name: / concorda$/ }).click();
  await expect(score("A")).toContainText("0");
});

test("a walk-over ends the match for the one who is there, and even that can be undone", async ({ page }) => {
  await begin(page);
  await atDesk(page, "W.O.");
  await desk(page).getByText("Bia", { exact: true }).click();
  await expect(page.getByTestId("foretold")).toContainText("Ana vence o jogo");
  await desk(page).getByRole("button", { name: "Ana confirma" }).click();
  const { stage, ending } = shown(page);
  await expect(stage).toHaveText("Fim do jogo");
  await expect(ending.last()).toContainText("Ana");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Mesa do árbitro" }).click();
  await desk(page).getByRole("button", { name: "Desfazer" }).click();
  await desk(page)
    .getByRole("button", { name: / concorda$/ })
    .click();
  await page.keyboard.press("Escape");
  await expect(stage).toHaveAttribute("data-stage", "break");
});

test("both sides disqualified: nobody wins", async ({ page }) => {
  await begin(page);
  await atDesk(page, "Desclassificação");
  await expect(desk(page).getByRole("button", { name: "Anotar" })).toHaveAttribute("aria-disabled", "true");
  await desk(page).getByText("Ana", { exact: true }).click();
  await desk(page).getByText("Bia", { exact: true }).click();
  await desk(page).getByRole("button", { name: "Os dois lados concordam" }).click();
  await expect(shown(page).stage).toHaveText("Fim do jogo");
  await expect(page.getByTestId("card")).toContainText("Ninguém vence");
});

test("a fault that only people saw: the stroke is judged again with its article", async ({ page }) => {
  await begin(page);
  await page.getByLabel("Força em metros por segundo").fill("3");
  await letGo(page);
  await skip(page);
  await expect(shown(page).stage).toHaveAttribute("data-stage", "start");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Mesa do árbitro" }).click();
  await desk(page)
    .getByText(/faltas que o árbitro vê$/)
    .click();
  await desk(page).getByRole("button", { name: "Bitoque" }).click();
  await expect(page.getByTestId("foretold")).toContainText("Art. 7.1.d");
  await desk(page).getByRole("button", { name: "Os dois lados concordam" }).click();
  await expect(shown(page).article).toHaveAttribute("data-article", "7.1.d");
  await expect(shown(page).stage).toHaveAttribute("data-stage", "break");
});

test("a fault is found by a word of its own, of its article, or by the article's number", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await load(page, "pass");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Mesa do árbitro" }).click();
  const search = page.getByRole("searchbox", { name: "Procurar falta" });
  const count = page.getByTestId("faults-found");
  await search.fill("CONDUCAO");
  await expect(count).toHaveText(/^1 de \d+ faltas$/);
  await expect(desk(page).getByRole("button", { name: /^Carretão/ })).toBeVisible();
  await search.fill("7.1.d");
  await expect(count).toHaveText(/^1 de /);
  await expect(desk(page).getByRole("button", { name: /^Bitoque/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await search.fill("xadrez");
  await expect(count).toHaveText("Nenhuma falta tem isso.");
  await search.press("Escape");
  await expect(search).toHaveValue("");
  await expect(search).toBeFocused();
  await expect(desk(page).getByText(/faltas que o árbitro vê$/)).toBeVisible();
  await search.fill("bitoque");
  await search.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("foretold")).toContainText("Art. 7.1.d");
});

test("against a bot the desk keeps to what one person can do", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Boteco", { exact: true }).click();
  await page.getByRole("button", { name: "Começar" }).click();
  await ready(page);
  await atDesk(page, "Conceder o jogo");
  await page.keyboard.press("Escape");
  await expect(desk(page).getByRole("button", { name: "Falta disciplinar" })).toHaveCount(0);
  await expect(desk(page).getByRole("button", { name: "Corrigir o placar" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Mesa do árbitro" })).toBeFocused();
});

for (const scheme of ["dark", "light"] as const)
  test(`the desk has no fault of accessibility that a machine finds, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await load(page, "pass");
    await page.getByLabel("Recolher").click();
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    };
    await atDesk(page, "Falta disciplinar");
    await desk(page).getByText("Ana", { exact: true }).click();
    await expect(page.getByTestId("foretold")).toContainText("Ana");
    await check();
    await page.keyboard.press("Escape");
    await desk(page)
      .getByText(/faltas que o árbitro vê$/)
      .click();
    await check();
    await desk(page).getByRole("button", { name: "Corrigir o placar" }).click();
    await check();
  });
