import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { load, shown } from "./hands.ts";

test("the article on the card leads to the rulebook, and back to the match as it was", async ({ page }) => {
  await load(page, "pass");
  await shown(page).article.click();
  const item = page.getByTestId("item").filter({ has: page.locator('a[aria-current="location"]') });
  await expect(item).toContainText("7.1.q");
  await expect(item).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("item")).toHaveCount(0);
  await expect(shown(page).score("B")).toContainText("7");
  await expect(shown(page).article).toBeVisible();
});

test("the rulebook lists every article, says how it is upheld, and is searched", async ({ page }) => {
  await page.goto("/#/regulamento");
  await expect(page.getByTestId("found")).toHaveText("99 artigos");
  await expect(page.getByTestId("item")).toHaveCount(99);
  await page.getByRole("searchbox").fill("7.1.q");
  await expect(page.getByTestId("item")).toHaveCount(1);
  await expect(page.getByTestId("item")).toContainText("Julgado");
  await page.getByRole("searchbox").fill("xadrez");
  await expect(page.getByText("Nenhum artigo tem isso.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByTestId("item")).toHaveCount(99);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("item")).toHaveCount(0);
});

test("every rulebook of the library can be read, bola-8 in the Portuguese of Portugal too", async ({
  page,
}) => {
  await page.goto("/#/regulamento/sinuca");
  await expect(page.getByTestId("found")).toHaveText("149 artigos");
  const library = page.getByRole("navigation", { name: "Qual" });
  await expect(library.getByRole("link")).toHaveText([
    "Sinuca brasileira",
    "Sinuca",
    "Bilhar",
    "Mata-mata",
    "Bola 8",
  ]);
  await library.getByRole("link", { name: "Bola 8" }).click();
  await expect(page.getByTestId("found")).toHaveText("72 artigos");
  await page.getByRole("searchbox").fill("bolsa");
  await expect(page.getByTestId("item")).toHaveCount(0);
  await page.getByText("de Portugal").click();
  await expect(page.getByTestId("item").first()).toContainText("bolsa");
});

test("an address of an article opens at it; one that does not exist says so", async ({ page }) => {
  await page.goto("/#/regulamento/10.1.4");
  await expect(page.locator('a[aria-current="location"]')).toHaveText("10.1.4");
  await expect(page.locator('a[aria-current="location"]')).toBeInViewport();
  await page.goto("/#/regulamento/77");
  await expect(page.getByText("O artigo 77 não existe neste regulamento.")).toBeVisible();
});

for (const scheme of ["dark", "light"] as const)
  test(`the rulebook has no fault of accessibility that a machine finds, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/#/regulamento/7.1.q");
    await expect(page.getByTestId("item")).toHaveCount(99);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
