import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { begin, load, ready, shown } from "./hands.ts";

/** Tabs on until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const active = document.activeElement;
      const labelled = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined;
      return active?.getAttribute("aria-label") ?? labelled ?? active?.textContent ?? "";
    });
    if (here === name) return;
  }
  throw new Error(`no way to ${name} by Tab`);
}

test("the keyboard alone starts a match and plays a stroke; Space never plays", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Começar" })).toBeVisible();
  await tabTo(page, "Começar");
  await page.keyboard.press("Enter");
  await ready(page);
  await tabTo(page, "Mesa");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Alt+ArrowRight");
  await tabTo(page, "Força da tacada");
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Força em metros por segundo")).toHaveValue("3");
  await tabTo(page, "Tacar");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pular animação" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await tabTo(page, "Pular animação");
  await page.keyboard.press("Enter");
  await expect(shown(page).article).toBeVisible();
  await expect(page.getByTestId("live")).toContainText("Art.");
});

test("the list of balls says where each lies and aims at one", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Lista de bolas" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "bola 1:" });
  await expect(row).toContainText("cm da cabeceira");
  await row.getByRole("button").click();
  await expect(page.getByRole("button", { name: "Mirar na bola 1" }).first()).toBeVisible();
});

for (const scheme of ["dark", "light"] as const) {
  test(`no fault of accessibility that a machine finds, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    };
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Começar" })).toBeVisible();
    await check();
    await load(page, "pass");
    await check();
    await page.getByLabel("Recolher").click();
    await check();
    for (const tool of ["Cantada", "Efeito", "Lista de bolas", "Mais"]) {
      await page.getByRole("button", { name: new RegExp(`^${tool}`) }).click();
      await check();
      await page.keyboard.press("Escape");
    }
  });
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [768, 1024],
] as const) {
  test(`nothing is cut off or scrolls sideways at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const fits = async () => {
      const [wide, tall] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(wide).toBeLessThanOrEqual(width);
      return tall;
    };
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Começar" })).toBeVisible();
    await fits();
    await load(page, "pass");
    expect(await fits()).toBeLessThanOrEqual(height);
    for (const button of await page.getByTestId("card").getByRole("button").all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Recolher").click();
    expect(await fits()).toBeLessThanOrEqual(height);
    await expect(page.getByRole("button", { name: "Tacar" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Mirar na bola 7" })).toBeInViewport({ ratio: 1 });
  });
}

test("on a page made twice as large nothing lies over anything: what does not fit is scrolled to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await load(page, "pass");
  await page.getByLabel("Recolher").click();
  const edges = async (name: string) => {
    const box = await page.locator(name).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  };
  const [stage, facts] = [await edges(".stage"), await edges(".facts")];
  expect(stage.right).toBeLessThanOrEqual(facts.left);
  const rows = [".board", ".card-line", ".dock .chips", ".dock .tools", ".power"];
  const tops = await Promise.all(rows.map(edges));
  for (const [row, { top }] of tops.entries())
    if (row > 0) expect(top, rows[row]).toBeGreaterThanOrEqual((tops[row - 1]?.bottom ?? 0) - 1);
  const play = page.getByRole("button", { name: "Tacar" });
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeInViewport({ ratio: 1 });
});

test("where the system forces its colours, what is chosen and who plays can be told", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const style = (name: string, property: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property);
  expect(await style("Sinuca brasileira", "outline-style")).toBe("solid");
  expect(await style("Mata-mata", "outline-style")).toBe("none");
  await load(page, "pass");
  expect(await style("Bia", "border-bottom-color")).not.toBe(await style("Ana", "border-bottom-color"));
});

test("the language follows the browser, can be changed and is remembered", async ({ browser }) => {
  const english = await browser.newPage({ locale: "en-GB" });
  await english.goto("/");
  await expect(english.getByRole("button", { name: "Start" })).toBeVisible();
  await english.getByText("Português", { exact: true }).click();
  await expect(english.getByRole("button", { name: "Começar" })).toBeVisible();
  await english.reload();
  await expect(english.getByRole("button", { name: "Começar" })).toBeVisible();
  await english.close();
});
