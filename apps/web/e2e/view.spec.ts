import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { SINUCA_BRASILEIRA } from "@tacada/table";
import { OrbitCamera } from "../src/scene/orbit.ts";
import { reachOf } from "../src/scene/shape.ts";
import { readSettings } from "../src/state/settings.ts";
import { begin, letGo, load, playKept, prepare, ready, shown, skip, strokeOf } from "./hands.ts";

const canvas = (page: Page) => page.getByLabel("Mesa", { exact: true });
const direction = (page: Page) => page.getByLabel("Direção em graus");
const handle = (page: Page) => page.getByRole("slider", { name: /^Girar a vista/ });
const seeFreely = (page: Page) => page.getByRole("button", { name: "Vista livre" }).click();

/** What the last picture cost, as the table tells it. */
async function cost(page: Page): Promise<{ calls: number; triangles: number }> {
  const [calls, triangles] = await Promise.all(
    ["data-calls", "data-triangles"].map(async (name) => Number(await canvas(page).getAttribute(name))),
  );
  return { calls: calls ?? Number.NaN, triangles: triangles ?? Number.NaN };
}

/** How many pictures the page asks for while it is left alone. */
const picturesIn = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(async (wait) => {
    const original = requestAnimationFrame;
    let asked = 0;
    globalThis.requestAnimationFrame = (draw) => {
      asked++;
      return original(draw);
    };
    await new Promise((resolve) => setTimeout(resolve, wait));
    globalThis.requestAnimationFrame = original;
    return asked;
  }, milliseconds);

test("the free view is chosen by button and key, turned by its handle, and remembered", async ({ page }) => {
  await begin(page);
  await expect(canvas(page)).toHaveAttribute("data-detail", "top");
  await expect(handle(page)).toHaveCount(0);
  await seeFreely(page);
  await expect(canvas(page)).toHaveAttribute("data-detail", "low");
  const box = await handle(page).boundingBox();
  if (!box) throw new Error("no handle");
  await page.mouse.move(box.x + 24, box.y + 24);
  await page.mouse.down();
  await page.mouse.move(box.x - 36, box.y + 24, { steps: 3 });
  await page.mouse.up();
  await expect(handle(page)).toHaveAttribute("aria-valuenow", "30");
  await handle(page).press("ArrowLeft");
  await expect(handle(page)).toHaveAttribute("aria-valuetext", /^girada 25°/);
  await page.reload();
  await ready(page);
  await expect(handle(page)).toHaveAttribute("aria-valuenow", "25");
  await canvas(page).press("v");
  await expect(handle(page)).toHaveCount(0);
  await expect(canvas(page)).toHaveAttribute("data-detail", "top");
});

test("in the free view a drag on the cloth aims, and turns nothing else", async ({ page }) => {
  await load(page, "ball-on");
  await page.getByLabel("Recolher").click();
  await seeFreely(page);
  const turned = await handle(page).getAttribute("aria-valuetext");
  const before = await direction(page).inputValue();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("no table");
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 50, { steps: 4 });
  await page.mouse.up();
  expect(await direction(page).inputValue()).not.toBe(before);
  expect(await handle(page).getAttribute("aria-valuetext")).toBe(turned);
});

/** Where a place of the table is seen in the free view as it is at first. */
async function freelyAt(page: Page): Promise<(x: number, y: number) => [number, number]> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("no table");
  const camera = new OrbitCamera(SINUCA_BRASILEIRA.ball.radius);
  camera.fit(reachOf(SINUCA_BRASILEIRA), { x: box.width, y: box.height });
  camera.look(readSettings(null, []).angles);
  return (x, y) => {
    const at = camera.toPicture(x, y, SINUCA_BRASILEIRA.ball.radius);
    return [box.x + at.x, box.y + at.y];
  };
}

test("in the free view a tap aims at a ball, and the cue ball in hand is carried", async ({ page }) => {
  await begin(page);
  await direction(page).fill("90");
  await seeFreely(page);
  await expect(canvas(page)).toHaveAttribute("data-detail", "low");
  await page.waitForTimeout(500);
  const at = await freelyAt(page);
  await page.getByRole("button", { name: "Tacadeira na mão" }).click();
  const along = page.getByLabel("Da cabeceira, cm");
  const across = page.getByLabel("Da direita, cm");
  await along.fill("60");
  await across.fill("80");
  await page.keyboard.press("Escape");
  await page.mouse.move(...at(-0.82, 0.09));
  await page.mouse.down();
  await page.mouse.move(...at(-0.9, -0.1), { steps: 4 });
  await page.mouse.up();
  await page.mouse.click(...at(0.71, -0.355));
  await expect(page.getByRole("button", { name: "Mirar na bola 1" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Tacadeira na mão" }).click();
  expect(Number((await along.inputValue()).replace(",", "."))).toBeCloseTo(52, 0);
  expect(Number((await across.inputValue()).replace(",", "."))).toBeCloseTo(61, 0);
});

test("no fault of accessibility in the free view, with its panel and a stroke seen again", async ({
  page,
}) => {
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
  };
  await load(page, "pass");
  await canvas(page).press("v");
  await page.getByRole("button", { name: "Ver de novo" }).click();
  await expect(page.getByTestId("contact")).toBeVisible();
  await check();
  await page.getByRole("button", { name: "Pular", exact: true }).click();
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Elevação" }).click();
  await check();
});

test("a page that is asked to keep still shows the free view at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await begin(page);
  await seeFreely(page);
  await expect(canvas(page)).toHaveAttribute("data-detail", "low");
  await canvas(page).press("v");
  await expect(canvas(page)).toHaveAttribute("data-detail", "top");
});

for (const [chosen, detail] of [
  ["Completo", "full"],
  ["Leve", "low"],
] as const) {
  test(`the table as a body costs little, and nothing at rest, ${detail}`, async ({ page }) => {
    await load(page, "pass");
    await page.getByLabel("Recolher").click();
    await page.getByRole("button", { name: "Mais", exact: true }).click();
    await page.getByText(chosen, { exact: true }).click();
    await page.keyboard.press("Escape");
    await seeFreely(page);
    await expect(canvas(page)).toHaveAttribute("data-detail", detail);
    const { calls, triangles } = await cost(page);
    expect(calls).toBeGreaterThan(20);
    expect(calls).toBeLessThanOrEqual(60);
    expect(triangles).toBeLessThanOrEqual(150_000);
    await expect.poll(() => picturesIn(page, 400)).toBe(0);
  });
}

test("the last stroke is seen again, slowly at the contact, and nothing changes", async ({ page }) => {
  await playKept(page, "castigo-missed");
  const { score, article } = shown(page);
  await expect(score("B")).toContainText("7");
  await page.getByRole("button", { name: "Ver de novo" }).click();
  const line = page.getByTestId("replay");
  await expect(line.getByRole("button", { name: "× 1", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await line.getByRole("button", { name: "× 4" }).click();
  await expect(page.getByTestId("contact")).toContainText("bola");
  await page.getByRole("button", { name: "Pular", exact: true }).click();
  await expect(line).toHaveCount(0);
  await expect(article).toHaveAttribute("data-article", "7.1.q");
  await expect(score("B")).toContainText("7");
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Ver de novo" }).click();
  await line.getByRole("button", { name: "× 4" }).click();
  await expect(article).toBeVisible({ timeout: 60_000 });
  await expect(line).toHaveCount(0);
  await expect(page.getByTestId("card").getByRole("button", { name: "Passar" })).toBeVisible();
});

test("a blocked cue is raised by itself, says why, and goes no lower", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Tacadeira na mão" }).click();
  await page.getByLabel("Da cabeceira, cm").fill("60");
  await page.getByLabel("Da direita, cm").fill("71");
  await page.keyboard.press("Escape");
  await direction(page).fill("180");
  await page.getByRole("button", { name: "Elevação" }).click();
  await expect(page.getByTestId("elevation-why")).toHaveText("O taco passa por cima da bola 4.");
  const slope = page.getByRole("slider", { name: /^Elevação do taco/ });
  const field = page.getByLabel("Elevação em graus");
  const lowest = await field.inputValue();
  await slope.press("ArrowDown");
  await expect(field).toHaveValue(lowest);
  await slope.press("ArrowUp");
  await expect(field).not.toHaveValue(lowest);
  await field.fill("60");
  await expect(slope).toHaveAttribute("aria-valuenow", "60");
  await field.fill("1");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByTestId("taken")).toHaveText(`Aqui o taco fica entre ${lowest}° e 85°.`);
  await expect(slope).toHaveAttribute("aria-valuenow", "60");
  await page.getByRole("button", { name: "O mais baixo" }).click();
  await expect(field).toHaveValue(lowest);
});

test("a stroke rolls in the free view and is ruled as ever", async ({ page }) => {
  await load(page, "ball-on");
  await canvas(page).press("v");
  await prepare(page, strokeOf("ball-on"));
  await letGo(page);
  await skip(page);
  await expect(shown(page).verdict).toContainText("Bola 1 encaçapada");
});
