import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,bench,tools}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    reporters: ["default", "./tools/articlereporter.ts", "./tools/unitreporter.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
