import { expect, type Page, test } from "@playwright/test";
import { begin, letGo, ready, shown, skip } from "./hands.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Mais", exact: true });

/** How much the last picture drew. */
const triangles = async (page: Page): Promise<number> =>
  Number(await page.getByLabel("Mesa", { exact: true }).getAttribute("data-triangles"));

test("alone: the whole path is drawn with what is aimed, and taking back needs nobody", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Sozinho", { exact: true }).click();
  await expect(page.getByLabel("Segundo lado")).toHaveCount(0);
  await page.getByLabel("Seu nome").fill("Rui");
  await page.getByRole("button", { name: "Começar" }).click();
  await ready(page);
  await expect(page.getByRole("heading", { level: 2, name: "Rui 1" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Rui 2" })).toBeVisible();
  await page.getByLabel("Força em metros por segundo").fill("4");
  await page.getByLabel("Direção em graus").fill("350");
  const ghost = await triangles(page);
  await menu(page).click();
  await page.getByText("Caminho inteiro", { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => triangles(page)).toBeGreaterThan(ghost + 200);
  const strong = await triangles(page);
  await page.getByLabel("Força em metros por segundo").fill("1");
  await expect.poll(() => triangles(page)).toBeLessThan(strong - 100);
  await letGo(page);
  await skip(page);
  await expect(shown(page).verdict).toBeVisible();
  await page.getByLabel("Recolher").click();
  await menu(page).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(shown(page).stage).toHaveAttribute("data-stage", "break");
  await expect(page.getByRole("button", { name: / concorda$/ })).toHaveCount(0);
});

test("against somebody the whole path is not to be had, however it was set before", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Sozinho", { exact: true }).click();
  await page.getByText("Caminho inteiro", { exact: true }).click();
  await page.getByText("Alguém aqui", { exact: true }).click();
  await expect(page.getByText("Caminho inteiro", { exact: true })).toHaveCount(0);
  await begin(page);
  await menu(page).click();
  await expect(page.getByRole("radio", { name: "Com bola-guia" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Caminho inteiro" })).toHaveCount(0);
});
