import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { readText } from "@tacada/formats";
import { type Point, SINUCA_BRASILEIRA } from "@tacada/table";
import { TopCamera } from "../src/scene/camera.ts";
import { reachOf } from "../src/scene/shape.ts";
import { fixture, load } from "./hands.ts";

test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

const loupe = (page: Page) => page.getByTestId("loupe");

/** Opens a match whose cue points at ball 1, and says where that ball is seen on the page. */
async function ballSeen(page: Page): Promise<Point> {
  await load(page, "pass");
  await page.getByLabel("Recolher").click();
  const saved = readText("match", readFileSync(fixture("pass"), "utf8"));
  const lies = saved.ok ? saved.value.log.at(-1)?.table?.layout["1"] : undefined;
  const box = await page.getByLabel("Mesa", { exact: true }).boundingBox();
  if (!lies || !box) throw new Error("no ball on a table");
  const camera = new TopCamera();
  camera.fit(reachOf(SINUCA_BRASILEIRA), { x: box.width, y: box.height });
  const at = camera.toPicture(lies[0], lies[1], SINUCA_BRASILEIRA.ball.radius);
  return { x: box.x + at.x, y: box.y + at.y };
}

/** Fingers on the page as the browser itself would report them; none lifts them. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...at: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(({ x, y }) => ({ x, y })) });
}

test("under a finger that aims near the ball a loupe shows it, away from finger and controls", async ({
  page,
}) => {
  const { x, y } = await ballSeen(page);
  const touch = await fingers(page);
  await touch("touchStart", { x: x + 20, y: y + 30 });
  await touch("touchMove", { x: x + 24, y: y + 34 });
  await touch("touchMove", { x: x + 28, y: y + 36 });
  await expect(loupe(page)).toBeVisible();
  await expect(loupe(page).getByText("1", { exact: true })).toBeVisible();
  const box = await loupe(page).boundingBox();
  if (!box) throw new Error("no loupe");
  expect(box.width).toBeCloseTo(96, 0);
  expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)).toBeGreaterThan(box.width / 2);
  for (const button of await page.getByRole("button").all()) {
    const other = await button.boundingBox();
    const apart =
      !other ||
      other.x >= box.x + box.width ||
      other.x + other.width <= box.x ||
      other.y >= box.y + box.height ||
      other.y + other.height <= box.y;
    expect(apart).toBe(true);
  }
  await touch("touchStart", { x: x + 28, y: y + 36 }, { x: x - 40, y: y + 80 });
  await expect(loupe(page)).toHaveCount(0);
  await touch("touchEnd");
});

test("the loupe goes with the finger, and there is none far from the ball", async ({ page }) => {
  const { x, y } = await ballSeen(page);
  const touch = await fingers(page);
  await touch("touchStart", { x, y: y + 40 });
  await touch("touchMove", { x: x + 8, y: y + 40 });
  await expect(loupe(page)).toBeVisible();
  // No ball that the cue may come to point at lies near there.
  await touch("touchMove", { x: x + 130, y });
  await expect(loupe(page)).toHaveCount(0);
  await touch("touchMove", { x, y: y + 50 });
  await expect(loupe(page)).toBeVisible();
  await touch("touchEnd");
  await expect(loupe(page)).toHaveCount(0);
});

test("a mouse that aims has no loupe", async ({ page }) => {
  const { x, y } = await ballSeen(page);
  await page.mouse.move(x + 20, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 20, { steps: 4 });
  await page.waitForTimeout(300);
  await expect(loupe(page)).toHaveCount(0);
  await page.mouse.up();
});
