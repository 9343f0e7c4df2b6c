import { expect, type Page, test } from "@playwright/test";
import { begin, letGo } from "./hands.ts";

/** Counts what the page's sound starts, without changing it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = Reflect.get(AudioScheduledSourceNode.prototype, "start");
    AudioScheduledSourceNode.prototype.start = function (when) {
      document.documentElement.dataset["sounded"] = String(
        Number(document.documentElement.dataset["sounded"] ?? 0) + 1,
      );
      Reflect.apply(start, this, [when]);
    };
  });
}

const sounded = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset["sounded"] ?? 0));

async function stroke(page: Page): Promise<void> {
  await page.getByLabel("Força em metros por segundo").fill("2");
  await letGo(page);
  await expect(page.getByRole("button", { name: "Pular animação" })).toBeVisible();
  await expect(page.getByTestId("verdict")).toBeVisible();
}

test("a stroke is heard after a gesture, and not once sounds are off", async ({ page }) => {
  await listen(page);
  await begin(page);
  await stroke(page);
  expect(await sounded(page)).toBeGreaterThan(3);
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByLabel("Volume").press("End");
  await page.getByLabel("Sons da mesa").uncheck();
  await expect(page.getByLabel("Volume")).toBeDisabled();
  await page.reload();
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await expect(page.getByLabel("Sons da mesa")).not.toBeChecked();
  await expect(page.getByLabel("Volume")).toHaveValue("100");
});
