import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { load } from "./hands.ts";

/** Open answers on an upright phone: two, three, three under a long verdict, and none. */
for (const name of ["pass", "free-ball", "re-rack", "ball-on"])
  test(`the open card leaves the table of a small phone in sight: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await load(page, name);
    const card = page.getByTestId("card");
    const [top, bottom] = await page.evaluate(() => [
      document.querySelector(".card")?.getBoundingClientRect().top ?? 0,
      document.querySelector(".table")?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(bottom);
    const rest = card.getByText(/^Artigos/);
    await expect(rest).toBeHidden();
    const more = card.getByRole("button", { name: "Fatos" });
    await more.press("Enter");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(rest).toBeVisible();
    await expect(page.getByTestId("facts")).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
    await more.press("Enter");
    await expect(rest).toBeHidden();
  });

for (const [name, answer] of [
  ["free-ball", /^Bola livre/],
  ["re-rack", /^Repetir a saída/],
] as const)
  test(`three answers are seen at once on a small phone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await load(page, name);
    const card = page.getByTestId("card");
    await expect(card.getByRole("button", { name: answer })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole("button", { name: "Ver de novo" })).toBeHidden();
    await card.getByRole("button", { name: "Fatos" }).click();
    await expect(card.getByRole("button", { name: "Ver de novo" })).toBeVisible();
  });

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  test(`the folded card of a phone keeps its ruling over the answers: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await load(page, "re-rack");
    await page.getByLabel("Recolher").click();
    const line = page.getByTestId("card-line");
    const said = await line.locator("p").boundingBox();
    expect(said?.width).toBeGreaterThan(160);
    for (const answer of await line.locator(".answers button").all()) {
      await expect(answer).toBeInViewport({ ratio: 1 });
      await answer.click({ trial: true });
    }
  });

test("the answers stand in one row on a wide screen", async ({ page }) => {
  await load(page, "re-rack");
  const tops = await page
    .getByTestId("card")
    .locator(".answers button")
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test("on a wide screen the card tells everything at once", async ({ page }) => {
  await load(page, "pass");
  const card = page.getByTestId("card");
  await expect(card.getByText(/^Artigos/)).toBeVisible();
  await expect(card.getByRole("button", { name: "Fatos" })).toBeHidden();
});
