import { defineConfig } from "@playwright/test";
import { browser } from "./tools/chromium.ts";

const { executablePath, env } = browser();

export default defineConfig({
  testDir: "apps/web/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tools/browserserver.ts",
  outputDir: "test-results",
  reporter: [["list"], ["./tools/browserreporter.ts"]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env["TACADA_ADDRESS"],
    viewport: { width: 1280, height: 720 },
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: [
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
