import { expect, type Page, test } from "@playwright/test";
import { begin, load } from "./hands.ts";

const tool = (page: Page) => page.getByRole("button", { name: /^Efeito/ });
const face = (page: Page) => page.getByLabel("Ponto da sola na tacadeira");
const limit = (page: Page) => page.getByTestId("tip-limit");

/** Presses on the picture of the ball, so far from its middle to the right, in radii. */
async function press(page: Page, right: number): Promise<void> {
  const box = await face(page).boundingBox();
  if (!box) throw new Error("no picture of the ball");
  await page.mouse.click(box.x + (box.width * (1 + right)) / 2, box.y + box.height / 2);
}

test("the tip goes beyond the limit by pointer and keys, and the page says that it slips", async ({
  page,
}) => {
  await begin(page);
  await tool(page).click();
  await press(page, 0.4);
  await expect(limit(page)).toHaveText("Além do limite a sola escorrega: espirra o taco.");
  await press(page, 0.7);
  await expect(limit(page)).toHaveText("Além do limite: o taco vai espirrar.");
  await expect(face(page)).toHaveAttribute("aria-valuetext", /% direita, espirra$/);
  await page.keyboard.press("Escape");
  await expect(tool(page)).toHaveAccessibleName(/espirra$/);
  await tool(page).click();
  await face(page).focus();
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press("ArrowLeft");
  await expect(limit(page)).toHaveText("Além do limite a sola escorrega: espirra o taco.");
  for (let presses = 0; presses < 30; presses++) await page.keyboard.press("ArrowUp");
  await expect(limit(page)).toHaveText("Além do limite: o taco vai espirrar.");
  await page.getByRole("button", { name: "Centro" }).click();
  await expect(face(page)).toHaveAttribute("aria-valuetext", "centro");
});

test("in a match of the first physics the tip stays at the limit", async ({ page }) => {
  await load(page, "ball-on");
  await page.getByLabel("Recolher").click();
  await tool(page).click();
  await press(page, 0.9);
  await expect(page.getByLabel("Lado, em %")).toHaveValue("50");
  await expect(limit(page)).toHaveText("Além do limite a sola escorrega: espirra o taco.");
  await page.getByLabel("Lado, em %").fill("60");
  await expect(page.getByLabel("Lado, em %")).toHaveAttribute("aria-invalid", "true");
});
