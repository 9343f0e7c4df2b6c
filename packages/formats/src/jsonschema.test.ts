import { type OverrideSchemaContext, toJsonSchema } from "@valibot/to-json-schema";
import { describe, expect, it } from "vitest";
import { DOCUMENTS, type DocumentName } from "./index.ts";

/** The converter doubts a record whose keys are a list of names, though its form of it (`propertyNames`) is right. */
const overrideSchema = ({ valibotSchema, jsonSchema }: OverrideSchemaContext) =>
  valibotSchema.type === "record" ? jsonSchema : undefined;

/** The published files are made from the schemas: `vitest run -u` writes them anew. */
describe("the published JSON Schema", () => {
  it.each(Object.keys(DOCUMENTS) as DocumentName[])("of %s is up to date", async (name) => {
    // JSON has neither infinite numbers nor read-only lists, so these two say nothing there.
    const schema = toJsonSchema(DOCUMENTS[name], {
      target: "draft-2020-12",
      errorMode: "throw",
      ignoreActions: ["finite", "readonly"],
      overrideSchema,
    });
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../schema/${name}.schema.json`);
  });
});
