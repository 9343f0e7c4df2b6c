import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { begin, fixture, letGo, load, openFile, prepare, ready, shown, skip, strokeOf } from "./hands.ts";

test("a reload while the balls roll comes back to the stroke as it was judged", async ({ page }) => {
  await load(page, "castigo-missed");
  await prepare(page, strokeOf("castigo-missed"));
  await letGo(page);
  await expect(page.getByRole("button", { name: "Pular animação" })).toBeVisible();
  await page.reload();
  await ready(page);
  const { score, article } = shown(page);
  await expect(score("B")).toContainText("7");
  await expect(article).toHaveAttribute("data-article", "7.1.q");
});

test("a reload with the cue ball in hand keeps it in hand", async ({ page }) => {
  await begin(page);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("button", { name: "Tacadeira na mão" })).toBeVisible();
});

test("an undo and a redo come about only once the other person agrees", async ({ page }) => {
  await load(page, "pass");
  const { score, verdict } = shown(page);
  await expect(score("B")).toContainText("7");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("button", { name: "Não", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Desfazer" })).toBeFocused();
  await expect(score("B")).toContainText("7");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await page.getByRole("button", { name: "Bia concorda" }).click();
  await expect(score("B")).toContainText("0");
  await expect(verdict).toContainText("Desfeito");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Refazer" }).click();
  await page.getByRole("button", { name: / concorda$/ }).click();
  await expect(score("B")).toContainText("7");
});

test("a conceded frame counts, and the next one begins", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Partidas para vencer: Mais" }).click();
  await page.getByRole("button", { name: "Começar" }).click();
  await ready(page);
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: /^Conceder/ }).click();
  await page.getByRole("button", { name: "Ana concede a partida" }).click();
  const { frames, stage, ending } = shown(page);
  await expect(ending.first()).toContainText("Partida de Bia");
  await expect(frames("B")).toHaveText("1");
  await page.reload();
  await ready(page);
  await page.getByTestId("card").getByRole("button", { name: "Próxima partida" }).click();
  await expect(stage).toHaveAttribute("data-stage", "break");
  await expect(page.getByRole("button", { name: "Tacadeira na mão" })).toBeVisible();
});

test("a saved file opens as the same match", async ({ page }) => {
  await load(page, "pass");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Salvar em arquivo" }).click();
  const file = await (await download).path();
  const saved = JSON.parse(readFileSync(file, "utf8")) as { log: unknown }; // the page's own file
  const original = JSON.parse(readFileSync(fixture("pass"), "utf8")) as { log: unknown }; // kept by positions.ts
  expect(saved.log).toEqual(original.log);
});

const good = readFileSync(fixture("pass"), "utf8");
const BAD = {
  "no JSON": { text: "{ not json", path: "o arquivo inteiro" },
  "another ruling than the rules give": {
    text: good.replace('"legal": false', '"legal": true'),
    path: /log\[\d+\]\.ruling/,
  },
  "a key that nobody knows": {
    text: good.replace('"options"', '"isAdmin": true, "options"'),
    path: "isAdmin",
  },
  "a ball from nowhere": {
    text: good.replace('"target": 5', '"target": 99'),
    path: /log\[\d+\]\.action\.target/,
  },
} as const;

for (const [name, { text, path }] of Object.entries(BAD)) {
  test(`a bad file is refused and the match kept: ${name}`, async ({ page }) => {
    await load(page, "pass");
    const { score, trouble } = shown(page);
    await page.getByLabel("Recolher").click();
    await page.getByRole("button", { name: "Mais", exact: true }).click();
    await openFile(page, { name: "bad.json", text });
    await expect(trouble).toBeVisible();
    await page.getByText("Para quem quer ver o arquivo por dentro").click();
    await expect(page.getByTestId("problem-path")).toHaveText(path);
    await expect(page.getByTestId("problem-expected")).not.toBeEmpty();
    await expect(page.getByTestId("problem-found")).not.toBeEmpty();
    await trouble.getByRole("button", { name: "Fechar" }).click();
    await expect(score("B")).toContainText("7");
    await page.reload();
    await ready(page);
    await expect(score("B")).toContainText("7");
  });
}

test("an engine that does not start is told, and can be started again", async ({ page }) => {
  await page.route("**/worker-*.js", (route) => route.abort());
  await page.goto("/");
  const { trouble } = shown(page);
  await expect(trouble).toHaveAttribute("data-kind", "engine");
  await page.unroute("**/worker-*.js");
  await trouble.getByRole("button", { name: "Religar o motor" }).click();
  await expect(trouble).toBeHidden();
  await page.getByRole("button", { name: "Começar" }).click();
  await ready(page);
});

test("two tabs: the one that is behind is told and loses nothing", async ({ page, context }) => {
  await load(page, "castigo-missed");
  const other = await context.newPage();
  await other.goto("/");
  await ready(other);
  await prepare(page, strokeOf("castigo-missed"));
  await letGo(page);
  await skip(page);
  await prepare(other, strokeOf("castigo-missed"));
  await letGo(other);
  await expect(shown(other).trouble).toHaveAttribute("data-kind", "elsewhere");
  await shown(other).trouble.getByRole("button", { name: "Recarregar" }).click();
  await expect(shown(other).score("B")).toContainText("7");
});

test("without the picture of the table the lists and numbers still play", async ({ page }) => {
  await page.route("**/view-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Começar" }).click();
  await expect(page.getByText("A mesa não pôde ser carregada")).toBeVisible();
  await page.getByRole("button", { name: "Lista de bolas" }).click();
  await page.getByRole("button", { name: "Mirar bola 1" }).click();
  await page.keyboard.press("Escape");
  await page.getByLabel("Força em metros por segundo").fill("3");
  await letGo(page);
  await expect(shown(page).article).toBeVisible();
});

test("with reduced motion the ruling comes at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await load(page, "castigo-missed");
  await prepare(page, strokeOf("castigo-missed"));
  await letGo(page);
  await expect(shown(page).article).toHaveAttribute("data-article", "7.1.q");
});

test("the table goes without a fault, and the kept match stays in its column", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await load(page, "last-ball");
  await page.getByLabel("Recolher").click();
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: "Página inicial" }).click();
  const column = page.locator(".start-kept");
  await expect(column.getByRole("button", { name: /^Continuar/ })).toBeVisible();
  expect(await column.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(faults).toEqual([]);
});
