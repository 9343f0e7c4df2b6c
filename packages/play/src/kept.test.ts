import { describe, expect, it } from "vitest";
import kept from "./fixtures/tacada-1.json" with { type: "json" };
import { loadGame, replay } from "./index.ts";

/** A match of `sinuca-brasileira` as it was saved on 30 November 2026 under `tacada-1`, never to be made anew. */
describe("a match saved under an older profile", () => {
  it("plays again to the same reports, rulings, layouts and digests", () => {
    const again = replay(kept);
    expect(again).toMatchObject({ ok: true, value: { strokes: 12, differences: [] } });
  });

  it("is opened, and goes on with the physics that it was begun with", () => {
    const opened = loadGame(kept);
    expect(opened.ok && opened.value.match.header.table?.profile).toBe("tacada-1");
  });
});
