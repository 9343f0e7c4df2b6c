import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { agreeOnBreak, openFile, ready, shown } from "./hands.ts";

/** Begins a match against the bar player. */
async function beginAgainstBot(
  page: Page,
  breaker: "Ana" | "Boteco" = "Boteco",
  pace: "×1" | "×4" = "×4",
): Promise<void> {
  await page.goto("/");
  await page.getByText("Boteco", { exact: true }).click();
  await page.getByText(pace, { exact: true }).click();
  await agreeOnBreak(page, breaker);
  await page.getByRole("button", { name: "Começar" }).click();
  await ready(page);
}

test("a bot thinks, shows what it wants, plays, and explains its stroke", async ({ page }) => {
  await beginAgainstBot(page, "Boteco", "×1");
  await expect(page.getByTestId("bot")).toContainText("Boteco sai na bola 1");
  await expect(page.getByTestId("meant")).toContainText("Boteco");
  const { stage } = shown(page);
  await expect(stage).not.toHaveAttribute("data-stage", "over");
});

test("a bot that shall hurry plays at once, and a reload while it thinks goes on", async ({ page }) => {
  await beginAgainstBot(page, "Boteco", "×1");
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Pular", exact: true }).first().click();
  await expect(page.getByTestId("meant")).toContainText("Boteco");
});

test("a kept match says whose seat the bot has; conceded, it is played again and the bot breaks", async ({
  page,
}) => {
  await beginAgainstBot(page, "Ana");
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Salvar em arquivo" }).click();
  const file = await (await saving).path();
  await page.getByRole("button", { name: "Página inicial" }).click();
  await openFile(page, file);
  await ready(page);
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: /^Conceder/ }).click();
  await expect(page.getByRole("button", { name: "Boteco concede a partida" })).toHaveCount(0);
  await page.getByRole("button", { name: "Ana concede a partida" }).click();
  await expect(shown(page).ending.first()).toContainText("Boteco");
  await page.getByRole("button", { name: "Revanche" }).click();
  await expect(page.getByTestId("meant")).toContainText("Boteco");
});

test("a bot waits while somebody reads the rulebook", async ({ page }) => {
  await beginAgainstBot(page, "Ana", "×1");
  await page.getByLabel("Força em metros por segundo").fill("4");
  await page.getByRole("button", { name: "Tacar" }).press("Enter");
  // The balls roll for seconds yet, so the bot's turn comes while the rulebook is open.
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("link", { name: "Regulamento" }).click();
  await expect(page.getByTestId("found")).toHaveText("99 artigos");
  await expect(shown(page).stage).toHaveAttribute("data-stage", "start");
  await page.waitForTimeout(2500);
  await expect(page.getByTestId("meant")).toHaveCount(0);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByTestId("meant")).toBeVisible();
});

test("against a bot a person takes back without asking", async ({ page }) => {
  await beginAgainstBot(page, "Ana");
  await page.getByLabel("Força em metros por segundo").fill("2");
  await page.getByRole("button", { name: "Tacar" }).press("Enter");
  await page.getByRole("button", { name: "Pular animação" }).click();
  await expect(page.getByTestId("verdict")).toBeVisible();
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(shown(page).stage).toHaveAttribute("data-stage", "break");
  await expect(page.getByRole("button", { name: "Tacadeira na mão" })).toBeVisible();
});

for (const scheme of ["dark", "light"] as const)
  test(`a bot's turn has no fault of accessibility that a machine finds, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByText("Boteco", { exact: true }).click();
    await agreeOnBreak(page, "Boteco");
    await page.getByRole("button", { name: "Começar" }).click();
    await ready(page);
    await expect(page.getByTestId("bot")).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
  });
