import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { load } from "./hands.ts";

/** Open answers on an upright phone: two, three and none. */
for (const name of ["pass", "free-ball", "ball-on"])
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

test("answers beyond the width of a small phone are reached by the keyboard and by scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await load(page, "free-ball");
  const last = page.getByTestId("card").getByRole("button", { name: /^Bola livre/ });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("on a wide screen the card tells everything at once", async ({ page }) => {
  await load(page, "pass");
  const card = page.getByTestId("card");
  await expect(card.getByText(/^Artigos/)).toBeVisible();
  await expect(card.getByRole("button", { name: "Fatos" })).toBeHidden();
});
