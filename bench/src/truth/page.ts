import { svgOf } from "./chart.ts";
import { CONTACT } from "./contact.ts";
import { FOLLOW } from "./follow.ts";
import { MASSE } from "./masse.ts";
import { REBOUND } from "./rebound.ts";
import { SQUIRT } from "./squirt.ts";
import type { Finding, Subject } from "./subject.ts";
import { THROW } from "./throw.ts";

/** What is compared, in the order of the page. */
export const SUBJECTS: readonly Subject[] = [THROW, CONTACT, REBOUND, SQUIRT, FOLLOW, MASSE];

const HEAD = `# Truth

How near the physics of Tacada comes to what is published, by its own command: \`npm run bench truth\` writes this page and
its charts, and a test holds that they are what it writes. Profile \`tacada-2\` unless said otherwise. Published figures are drawn
wide and pale, ours thin upon them: where only one line is to be seen, the two agree.
`;

/** The files of the page by their path below the folder of the docs. */
export function pageFiles(): ReadonlyMap<string, string> {
  const charts = SUBJECTS.flatMap((subject) => subject.charts);
  return new Map([
    ["truth.md", [HEAD, ...SUBJECTS.map(sectionOf)].join("\n")],
    ...charts.map((chart) => [`truth/${chart.file}`, svgOf(chart)] as const),
  ]);
}

function sectionOf({ title, about, charts, findings }: Subject): string {
  return [
    `## ${title}`,
    about,
    charts.map((chart) => `![${chart.title}](truth/${chart.file})`).join("\n\n"),
    [
      "| what | source | published | ours | apart | at most |",
      "| --- | --- | ---: | ---: | ---: | ---: |",
      ...findings.map(rowOf),
    ].join("\n"),
    "",
  ].join("\n\n");
}

function rowOf({ what, source, unit, published, ours, within }: Finding): string {
  const cells = [published, ours, ours - published].map((value) => shown(value, unit));
  return `| ${[what, source, ...cells, withUnit(String(within), unit)].join(" | ")} |`;
}

/** To three digits after the point, without a minus before nothing. */
const shown = (value: number, unit: string): string =>
  withUnit((Math.round(value * 1000) / 1000 + 0).toFixed(3), unit);
const withUnit = (value: string, unit: string): string => `${value} ${unit}`.trimEnd();
