/** One line of a chart; what is published is drawn broad and pale, with ours thin upon it in the same colour. */
export interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly kind: "published" | "ours" | "other";
  /** Curves of one colour belong together. */
  readonly colour: number;
}

export interface Axis {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A picture of curves over two axes, by the name of its file. */
export interface Chart {
  readonly file: string;
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly curves: readonly Curve[];
}

const SIZE = { width: 720, height: 420 } as const;
/** Of the plotted field, px. */
const FIELD = { left: 64, right: 500, top: 40, bottom: 368 } as const;
/** Told apart by people who see colours less well too (Okabe and Ito 2008). */
const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#555555"] as const;
const STYLES = {
  published: 'stroke-width="7" stroke-opacity="0.3"',
  ours: 'stroke-width="1.6"',
  other: 'stroke-width="1.6" stroke-dasharray="5 4"',
} as const;

/** The chart as an SVG document. The same chart always gives the same text. */
export function svgOf({ title, x, y, curves }: Chart): string {
  const across = (value: number): string =>
    px(FIELD.left + ((value - x.from) / (x.to - x.from)) * (FIELD.right - FIELD.left));
  const up = (value: number): string =>
    px(FIELD.bottom - ((value - y.from) / (y.to - y.from)) * (FIELD.bottom - FIELD.top));
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#ffffff"/>`,
    `<text x="${FIELD.left}" y="24" font-size="15">${escaped(title)}</text>`,
    ...ticks(x).flatMap((value) => [
      `<path d="M${across(value)} ${FIELD.top}V${FIELD.bottom}" stroke="#dddddd"/>`,
      `<text x="${across(value)}" y="${FIELD.bottom + 18}" text-anchor="middle">${shown(value)}</text>`,
    ]),
    ...ticks(y).flatMap((value) => [
      `<path d="M${FIELD.left} ${up(value)}H${FIELD.right}" stroke="#dddddd"/>`,
      `<text x="${FIELD.left - 8}" y="${up(value)}" dy="4" text-anchor="end">${shown(value)}</text>`,
    ]),
    `<text x="${(FIELD.left + FIELD.right) / 2}" y="${FIELD.bottom + 40}" text-anchor="middle">${escaped(x.label)}</text>`,
    `<text transform="translate(18 ${(FIELD.top + FIELD.bottom) / 2}) rotate(-90)" text-anchor="middle">${escaped(y.label)}</text>`,
    ...curves.map(({ points, kind, colour }) => {
      const way = points.map(([a, b]) => `${across(a)} ${up(b)}`).join("L");
      return `<path d="M${way}" fill="none" stroke="${colourOf(colour)}" ${STYLES[kind]}/>`;
    }),
    ...curves.flatMap(({ name, kind, colour }, at) => {
      const top = FIELD.top + 8 + 22 * at;
      return [
        `<path d="M${FIELD.right + 14} ${top}h28" stroke="${colourOf(colour)}" ${STYLES[kind]}/>`,
        `<text x="${FIELD.right + 50}" y="${top}" dy="4">${escaped(name)}</text>`,
      ];
    }),
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

const ticks = ({ from, to, step }: Axis): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, at) => from + at * step);

const colourOf = (colour: number): string => COLOURS[colour % COLOURS.length]!;
const px = (value: number): string => value.toFixed(1);
const shown = (value: number): string => String(Number(value.toFixed(3)));
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
