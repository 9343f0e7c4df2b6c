import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  Application,
  ConsoleLogger,
  LogLevel,
  type ProjectReflection,
  ReflectionKind,
  type SomeType,
} from "typedoc";
import { LIBRARIES, ROOT } from "./libraries.ts";

/** Where the pages go. */
const OUT = join(ROOT, "docs", "api");
/** Said of a property that a schema's output type repeats: both times it is the same comment at the same place. */
const SAME_COMMENT = /has multiple declarations with a comment/;

/** Prints and counts what is wrong, and nothing else. */
class Findings extends ConsoleLogger {
  count = 0;

  override log(message: string, level: Exclude<LogLevel, LogLevel.None>): void {
    if (level < LogLevel.Warn || SAME_COMMENT.test(message)) return;
    this.count += 1;
    super.log(message, level);
  }
}

/**
 * Reads the reference of the libraries out of their sources, and prints what it lacks: an export without a comment,
 * a link that leads nowhere. Ends with the counts; the exit code is 1 when anything lacks.
 */
export async function apiDocs({ write }: { readonly write: boolean }): Promise<void> {
  const app = await Application.bootstrap({
    name: "Tacada",
    entryPoints: LIBRARIES.map((name) => join(ROOT, "packages", name, "src", "index.ts")),
    tsconfig: join(ROOT, "tsconfig.pure.json"),
    readme: "none",
    disableSources: true,
    requiredToBeDocumented: ["Function", "Interface", "TypeAlias", "Variable", "Class"],
    packagesRequiringDocumentation: LIBRARIES.map((name) => `@tacada/${name}`),
    validation: { notDocumented: true, notExported: true, invalidLink: true, invalidPath: true },
  });
  const findings = new Findings();
  app.logger = findings;
  const project = await app.convert();
  const exported = (project?.children ?? []).flatMap((library) => library.children ?? []);
  if (project !== undefined) {
    nameAndIntroduce(project);
    takeOverComments(project);
    app.validate(project);
    if (write) await app.generateDocs(project, OUT);
  }
  console.log(`${Math.max(exported.length - findings.count, 0)} passed, ${findings.count} failed`);
  process.exitCode = findings.count > 0 || exported.length === 0 ? 1 : 0;
}

/** Every library goes by its package's name and opens with its README. */
function nameAndIntroduce({ children = [] }: ProjectReflection): void {
  for (const library of children) {
    const name = library.name.replace(/\/src$/, "");
    library.name = `@tacada/${name}`;
    library.readme = [
      { kind: "text", text: readFileSync(join(ROOT, "packages", name, "README.md"), "utf8") },
    ];
  }
}

/** A type that is read off a list or a schema has that one's comment, when it has none of its own. */
function takeOverComments(project: ProjectReflection): void {
  for (const alias of project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
    if (!alias.isDeclaration() || alias.comment !== undefined) continue;
    const comment = originOf(alias.type)?.comment;
    if (comment !== undefined) alias.comment = comment.clone();
  }
}

/** The list of `(typeof list)[number]`, the schema of `InferOutput<typeof schema>`. */
function originOf(type: SomeType | undefined) {
  const [query] =
    type?.type === "indexedAccess"
      ? [type.objectType]
      : type?.type === "reference"
        ? (type.typeArguments ?? [])
        : [];
  return query?.type === "query" ? query.queryType.reflection : undefined;
}

if (import.meta.main) await apiDocs({ write: false });
