import { expect, type Page, test } from "@playwright/test";
import { begin, load, shown } from "./hands.ts";

const direction = (page: Page) => page.getByLabel("Direção em graus");

/** The middle of the canvas and its scale, from its box alone: the whole table is shown, as wide as it gets. */
async function tableAt(page: Page): Promise<(x: number, y: number) => [number, number]> {
  const box = await page.getByLabel("Mesa", { exact: true }).boundingBox();
  if (!box) throw new Error("no table");
  const scale = Math.min(box.width / (2 * 1.555), box.height / (2 * 0.845));
  return (x, y) => [box.x + box.width / 2 + x * scale, box.y + box.height / 2 - y * scale];
}

test("a drag turns the cue, a tap aims at a ball, and neither plays", async ({ page }) => {
  await begin(page);
  const at = await tableAt(page);
  await page.mouse.click(...at(0.71, -0.355));
  const aimed = await direction(page).inputValue();
  await page.mouse.move(...at(0.5, 0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.1), { steps: 4 });
  await page.mouse.up();
  expect(await direction(page).inputValue()).not.toBe(aimed);
  await page.mouse.click(...at(0.71, -0.355));
  await expect(direction(page)).toHaveValue(aimed);
  await expect(shown(page).stage).toHaveAttribute("data-stage", "break");
});

test("a ball that may not be played at says why", async ({ page }) => {
  await begin(page);
  const at = await tableAt(page);
  await page.mouse.click(...at(0, 0));
  await expect(page.getByTestId("notice")).toContainText("A bola 5 não pode ser visada agora; pode: 1.");
});

test("the cue ball in hand is carried over the table, and refused outside the D", async ({ page }) => {
  await begin(page);
  const at = await tableAt(page);
  const play = page.getByRole("button", { name: "Tacar" });
  await page.getByLabel("Força em metros por segundo").fill("2");
  await expect(play).toHaveAttribute("aria-disabled", "false");
  await page.getByRole("button", { name: "Tacadeira na mão" }).click();
  const along = page.getByLabel("Da cabeceira, cm");
  const across = page.getByLabel("Da direita, cm");
  await along.fill("60");
  await across.fill("80");
  await page.keyboard.press("Escape");
  await page.mouse.move(...at(-0.82, 0.09));
  await page.mouse.down();
  await page.mouse.move(...at(-0.2, 0.4), { steps: 4 });
  await page.mouse.up();
  await expect(play).toHaveAttribute("aria-disabled", "true");
  await play.press("Enter");
  await expect(page.getByTestId("notice")).toContainText("vai dentro do D");
  await page.mouse.move(...at(-0.2, 0.4));
  await page.mouse.down();
  await page.mouse.move(...at(-0.8, -0.12), { steps: 4 });
  await page.mouse.up();
  await expect(play).toHaveAttribute("aria-disabled", "false");
});

test("the power bar goes back to zero, and letting go plays nothing", async ({ page }) => {
  await begin(page);
  const bar = await page.getByRole("slider", { name: "Força da tacada" }).boundingBox();
  if (!bar) throw new Error("no power bar");
  const x = bar.x + bar.width / 2;
  await page.mouse.move(x, bar.y + 10);
  await page.mouse.down();
  await page.mouse.move(x, bar.y + 0.8 * bar.height, { steps: 4 });
  await expect(page.getByLabel("Força em metros por segundo")).not.toHaveValue("0");
  await page.mouse.move(x, bar.y - 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel("Força em metros por segundo")).toHaveValue("0");
  await page.getByRole("button", { name: "Tacar" }).press("Enter");
  await expect(page.getByTestId("notice")).toContainText("Falta a força");
});

test("a call that is due is asked for, by a tap on a pocket or as a safety", async ({ page }) => {
  await load(page, "ball-on");
  await page.getByLabel("Recolher").click();
  await direction(page).fill("90");
  await page.getByRole("button", { name: "Mirar na bola 1" }).click();
  const call = page.getByTestId("call");
  const play = page.getByRole("button", { name: "Tacar" });
  await page.getByLabel("Força em metros por segundo").fill("1");
  await page.getByRole("button", { name: /^Girar .* à esquerda/ }).click({ clickCount: 3 });
  if ((await call.textContent())?.includes("evidente")) await direction(page).fill("90");
  await expect(call).toContainText("falta cantar");
  await play.press("Enter");
  await expect(page.getByTestId("notice")).toContainText("Falta cantar");
  const at = await tableAt(page);
  await page.mouse.click(...at(0, 0.76));
  await expect(call).toContainText("meio esquerdo");
  await expect(play).toHaveAttribute("aria-disabled", "false");
  await page.mouse.click(...at(0, 0.76));
  await expect(call).toContainText("falta cantar");
  await page.getByRole("button", { name: /^Cantada/ }).click();
  await page.getByLabel("Defesa (não canto)").check();
  await expect(call).toContainText("defesa");
  await expect(play).toHaveAttribute("aria-disabled", "false");
});
