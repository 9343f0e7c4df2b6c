import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { agreeOnBreak, letGo, ready, shown, skip, unfold } from "./hands.ts";

const start = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Começar" }).click();
  await ready(page);
};

const concede = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  await page.getByRole("button", { name: /^Conceder a partida/ }).click();
  await page.getByRole("button", { name: `${name} concede a partida` }).click();
};

const card = (page: Page) => page.getByTestId("card");

test("a match over two frames: points ahead, the lag's winner gives the break away, breaks alternate, a rematch", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Partidas para vencer: Mais" }).click();
  await unfold(page);
  await page.getByRole("group", { name: "Saída" }).getByText("Tiragem").click();
  await page.getByRole("group", { name: "Quem ganhou a tiragem" }).getByText("Bia").click();
  await page.getByRole("group", { name: "Pontos de vantagem" }).getByLabel("Bia", { exact: true }).fill("20");
  await start(page);
  const { score, frames, stage, verdict, ending } = shown(page);
  await expect(score("B")).toContainText("20");
  await expect(frames("A")).toHaveText("0");
  await expect(page.getByRole("button", { name: "Tacar" })).toHaveAttribute("aria-disabled", "true");
  await card(page).getByRole("button", { name: "Dar a saída" }).click();
  await expect(verdict).toContainText("Bia entrega a primeira tacada a Ana");
  await page.getByLabel("Recolher").click();
  await concede(page, "Ana");
  await expect(ending.first()).toContainText("Partida de Bia · 20-0");
  await expect(card(page)).toContainText("Bia sai na próxima partida");
  await expect(stage).toHaveText("Fim de partida");
  await card(page).getByRole("button", { name: "Próxima partida" }).click();
  await expect(stage).toHaveText("Saída");
  await page.getByLabel("Força em metros por segundo").fill("3");
  await letGo(page);
  await skip(page);
  await expect(score("B")).toContainText("20");
  await page.getByLabel("Recolher").click();
  await concede(page, "Ana");
  await expect(stage).toHaveText("Fim do jogo");
  await expect(frames("B")).toHaveText("2");
  await expect(page.getByTestId("frames").getByRole("row")).toHaveCount(3);
  await card(page).getByText("Números do jogo").click();
  await expect(page.getByTestId("statistics")).toContainText("Vezes à mesa");
  await card(page).getByRole("button", { name: "Revanche" }).click();
  await expect(stage).toHaveAttribute("data-stage", "break");
  await expect(score("B")).toContainText("20");
  await expect(frames("B")).toHaveText("0");
});

test("pairs: both names stand on the board, and the partners take turns at the table", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Duplas", { exact: true }).click();
  await page.getByRole("group", { name: "Segundo lado" }).getByLabel("2º jogador").fill("Zeca");
  await unfold(page);
  await page.getByRole("group", { name: "Saída" }).getByText("Combinado").click();
  await start(page);
  const first = page.getByRole("region", { name: "Ana + Caio" });
  const second = page.getByRole("region", { name: "Bia + Zeca" });
  await expect(first).toContainText("Ana joga");
  const play = async (power: string) => {
    await page.getByLabel("Força em metros por segundo").fill(power);
    await letGo(page);
    await skip(page);
    await page.getByLabel("Recolher").click();
  };
  await play("1.5");
  await expect(second).toContainText("Bia joga");
  // Bia plays safe: nothing has to be called then.
  await page.getByRole("button", { name: /^Cantada/ }).click();
  await page.getByLabel("Defesa (não canto)").check();
  await page.keyboard.press("Escape");
  await play("0.4");
  await expect(first).toContainText("Caio joga");
});

test("three sides: one leaves, the others play on, and the last one left wins", async ({ page }) => {
  await page.goto("/");
  await page.getByText("3 ou mais", { exact: true }).click();
  await start(page);
  await expect(page.getByRole("region", { name: "Caio" })).toBeVisible();
  await concede(page, "Bia");
  await expect(page.getByRole("region", { name: "Bia" })).toContainText("fora");
  await expect(shown(page).stage).toHaveAttribute("data-stage", "break");
  await page.getByLabel("Recolher").click();
  await concede(page, "Ana");
  await expect(shown(page).ending.first()).toContainText("Partida de Caio");
  await expect(shown(page).stage).toHaveText("Fim do jogo");
});

test("what was filled in is there at the next start, and a rulebook's option can be put back", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByText("Sinuca", { exact: true }).click();
  await unfold(page);
  await page
    .getByRole("group", { name: /^As regras deste documento/ })
    .getByText("Internacional", { exact: true })
    .click();
  const miss = page.getByRole("group", { name: /pode mandar repetir/ });
  await expect(miss.getByRole("radio", { name: "Sim" })).toBeChecked();
  await page.reload();
  await unfold(page);
  await expect(miss.getByRole("radio", { name: "Sim" })).toBeChecked();
  await page.getByRole("button", { name: "Como no regulamento" }).click();
  await expect(miss.getByRole("radio", { name: "Não" })).toBeChecked();
});

test("a frame that the bot begins goes on by itself once its result has been seen", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Boteco", { exact: true }).click();
  await page.getByText("×4", { exact: true }).click();
  await page.getByRole("button", { name: "Partidas para vencer: Mais" }).click();
  await agreeOnBreak(page, "Ana");
  await start(page);
  await concede(page, "Ana");
  await expect(card(page)).toContainText("Segue sozinho");
  await expect(page.getByTestId("meant")).toContainText("Boteco");
});

for (const scheme of ["dark", "light"] as const)
  test(`the start with all unfolded and the end of a match are accessible as far as a machine sees, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    };
    await page.goto("/");
    await page.getByText("3 ou mais", { exact: true }).click();
    await unfold(page);
    await check();
    await start(page);
    await check();
    await concede(page, "Ana");
    await page.getByLabel("Recolher").click();
    await concede(page, "Bia");
    await card(page).getByText("Números do jogo").click();
    await check();
  });

test("the button that begins is in sight at 320 px, whatever the rulebook asks for", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  for (const name of ["Sinuca", "Bilhar", "Mata-mata", "Bola 8", "Sinuca brasileira"]) {
    await page.getByText(name, { exact: true }).first().click();
    await expect(page.getByRole("button", { name: "Começar" })).toBeInViewport({ ratio: 1 });
  }
});

test("nothing of a start or a board with eight sides is cut off at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto("/");
  await page.getByText("3 ou mais", { exact: true }).click();
  await page.getByLabel("Quantos jogam", { exact: true }).fill("8");
  await page.getByLabel("Lado 8").fill("Uma pessoa de nome bem comprido");
  await unfold(page);
  await fits();
  await start(page);
  await fits();
  await expect(page.getByRole("region", { name: "Ana" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("region", { name: /^Uma pessoa/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Tacar" })).toBeInViewport({ ratio: 1 });
});
