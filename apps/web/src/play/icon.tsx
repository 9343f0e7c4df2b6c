/** One stroke set, 20 × 20, 1.5 px; decoration beside a label, so it is hidden from readers. */
const PATHS = {
  undo: "M7 5 3.5 8.5 7 12M4 8.5h7.5a4.5 4.5 0 0 1 0 9H8",
  redo: "M13 5l3.5 3.5L13 12M16 8.5H8.5a4.5 4.5 0 0 0 0 9H12",
  more: "M4 10h.01M10 10h.01M16 10h.01",
  close: "M5 5l10 10M15 5 5 15",
  up: "M5 12.5 10 7.5l5 5",
  down: "M5 7.5l5 5 5-5",
  left: "M12.5 5 7.5 10l5 5",
  right: "M7.5 5l5 5-5 5",
  direction: "M3 17 17 3M17 3h-5M17 3v5",
  elevation: "M3 16h14M3 16 15 5M9.5 16a6.5 6.5 0 0 0-1.7-4.4",
  call: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  list: "M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01",
  hand: "M4 16a8 8 0 0 1 0-12M4 4v12M11 7v6M8 10h6",
  view: "M4 7l6-3 6 3v6l-6 3.5L4 13zM4 7l6 3 6-3M10 10v6.5",
  orbit:
    "M10 6.5c4.5 0 7.5 1.5 7.5 3.5S14.5 13.5 10 13.5 2.5 12 2.5 10 5.5 6.5 10 6.5M10 3v14M8 5l2-2 2 2M8 15l2 2 2-2",
  again: "M4 10a6 6 0 1 0 2-4.5M6 2.5v3.5h3.5",
  plus: "M10 5v10M5 10h10",
  minus: "M5 10h10",
  whole: "M3 7V4h3M14 4h3v3M17 13v3h-3M6 16H3v-3",
  skip: "M4 5l6 5-6 5zM10 5l6 5-6 5z",
} as const;
export type IconName = keyof typeof PATHS;

/** A stroke icon in the colour of the text around it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
