import { expect, type Page, test } from "@playwright/test";
import { agreeOnBreak, begin, load, openFile } from "./hands.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const table = (page: Page) => page.getByLabel("Mesa", { exact: true });
const menu = (page: Page) => button(page, "Mais");

/** Opens the menu with the keyboard. */
async function openMenu(page: Page): Promise<void> {
  await menu(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Mais" })).toBeVisible();
}

test("a panel closes when the keyboard goes on, and Escape leads back to its button", async ({ page }) => {
  await begin(page);
  const tip = page.getByRole("button", { name: /^Efeito/ });
  const panel = page.getByRole("group", { name: "Efeito" });
  await tip.press("Enter");
  await page.getByLabel("Altura, em %").focus();
  await page.keyboard.press("Escape");
  await expect(tip).toBeFocused();
  await tip.press("Enter");
  await button(page, "Centro").focus();
  await page.keyboard.press("Tab");
  await expect(panel).toHaveCount(0);
  await expect(page.locator(".tools :focus")).toHaveCount(1);
});

test("the rulebook gives the keyboard back to the link that led to it", async ({ page }) => {
  await load(page, "pass");
  const article = page.getByTestId("verdict").getByTestId("article");
  await article.press("Enter");
  await expect(page.locator("#article-7\\.1\\.q")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(article).toBeFocused();
  await button(page, "Recolher").click();
  await openMenu(page);
  const link = page.getByRole("link", { name: "Regulamento", exact: true });
  await link.press("Enter");
  await button(page, "Voltar").press("Enter");
  await expect(link).toBeFocused();
});

test("conceding asks first, with the keyboard at no", async ({ page }) => {
  await begin(page);
  await openMenu(page);
  await button(page, "Conceder a partida…").press("Enter");
  await expect(page.getByRole("group", { name: "Conceder a partida?" })).toBeVisible();
  await expect(button(page, "Não")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Conceder a partida…")).toBeVisible();
  await expect(page.locator(".panel :focus")).toHaveCount(1);
});

test("whoever leaves a match and deletes kept ones does not lose the keyboard", async ({ page }) => {
  for (let matches = 0; matches < 2; matches++) {
    await begin(page);
    await openMenu(page);
    await button(page, "Página inicial").press("Enter");
    await expect(page.getByRole("heading", { name: "Tacada" })).toBeFocused();
  }
  const first = page.getByRole("button", { name: /^Apagar/ }).first();
  await first.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".kept li")).toHaveCount(1);
  await expect(page.locator(".kept .kept-match")).toBeFocused();
});

test("after trouble is dismissed the table has the keyboard", async ({ page }) => {
  await begin(page);
  await openMenu(page);
  await openFile(page, { name: "broken.json", text: "{" });
  await page.getByTestId("trouble").getByRole("button", { name: "Fechar" }).press("Enter");
  await expect(table(page)).toBeFocused();
});

/** Notes every text that is new in the page's live region. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target])
        if (node.parentElement?.closest('[data-testid="live"]')) heard.push(node.textContent ?? "");
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

test("what is said aloud is said once, and not again with what a bot does", async ({ page }) => {
  await page.addInitScript(listen);
  await page.goto("/");
  await page.getByText("Boteco", { exact: true }).click();
  await agreeOnBreak(page, "Boteco");
  await button(page, "Começar").click();
  await expect(page.getByTestId("live")).toContainText("Art.");
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard); // by `listen`
  // What stood there with the region is not new.
  expect(heard.filter((each) => each !== "")).toEqual([
    "Boteco sai na bola 1.",
    expect.stringContaining("Art."),
  ]);
});

test("the keyboard does not stay under the open card", async ({ page }) => {
  await load(page, "free-ball");
  await button(page, "Recolher").click();
  await button(page, "Abrir a decisão").press("Enter");
  await expect(page.getByTestId("card")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".card :focus")).toHaveCount(1);
  await button(page, "Tacar").focus();
  await expect(page.getByTestId("card")).toHaveCount(0);
});
