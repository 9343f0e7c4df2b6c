import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type Check, report } from "./check.ts";
import { tryAsConsumer } from "./consumer.ts";
import { type Packed, pack } from "./pack.ts";

/** Ways to find a package that know nothing of `exports`, or of modules alone: the libraries are modules alone. */
const OLD_WAYS = ["node10", "node16-cjs"];

/** publint's findings, suggestions too. */
async function publishes({ name, tarball }: Packed): Promise<Check> {
  const { messages, pkg } = await publint({ pack: { tarball: bytesOf(tarball).buffer }, strict: true });
  const found = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  return { name: `${name} as publint sees it`, problem: found.join("; ") || undefined };
}

/** Whether whoever imports the library gets types that fit what runs. */
async function typesAreRight({ name, tarball }: Packed): Promise<Check> {
  const result = await checkPackage(createPackageFromTarballData(bytesOf(tarball)));
  const title = `types of ${name}`;
  if (result.types === false) return { name: title, problem: "there are none" };
  const found = result.problems.filter(
    (problem) => !("resolutionKind" in problem && OLD_WAYS.includes(problem.resolutionKind)),
  );
  return { name: title, problem: found.length > 0 ? JSON.stringify(found) : undefined };
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(file));
}

const libraries = pack();
const checks = await Promise.all(
  libraries.flatMap((library) => [publishes(library), typesAreRight(library)]),
);
report([...checks, ...tryAsConsumer(libraries)]);
