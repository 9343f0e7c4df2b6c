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

test("what is said aloud is said once, and not again with what a bot does", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Boteco", { exact: true }).click();
  await agreeOnBreak(page, "Boteco");
  await button(page, "Começar").click();
  const live = page.getByTestId("live");
  await expect(live).toHaveText("Boteco sai. Boteco jogaBoteco pensa…");
  const said = live.evaluate(
    (region) =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = [];
        new MutationObserver((changes) => {
          for (const { target, addedNodes } of changes)
            for (const node of addedNodes.length > 0 ? addedNodes : [target])
              heard.push(node.textContent ?? "");
          if (heard.some((each) => each.includes("Art."))) resolve(heard.filter((each) => each !== ""));
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }),
  );
  const [plan, ruling, ...more] = await said;
  expect(plan).toBe("Boteco sai na bola 1.");
  expect(ruling).toContain("Art.");
  expect(more.filter((each) => each.includes("Art."))).toEqual([]);
});
