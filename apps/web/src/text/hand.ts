import type { Hand } from "@tacada/formats";

/** The cue ball in hand, in Portuguese. */
export const handPtBR = {
  title: "Tacadeira na mão",
  short: "Na mão",
  label: "Lugar da tacadeira: setas 1 cm, Shift 1 mm",
  along: "Da cabeceira, cm",
  across: "Da direita, cm",
  hint: {
    d: "Arraste a tacadeira dentro do D.",
    mark: "A tacadeira fica na sua marca.",
    "behind-line": "Arraste a tacadeira atrás da linha de saída.",
    anywhere: "Arraste a tacadeira para onde quiser.",
  } satisfies Record<Hand, string>,
  places: {
    d: "no D",
    mark: "na marca",
    "behind-line": "atrás da linha",
    anywhere: "em qualquer lugar",
  } satisfies Record<Hand, string>,
  refused: {
    d: "Aqui não: a tacadeira vai dentro do D ou sobre sua linha, sem tocar em outra bola.",
    mark: "Aqui não: a tacadeira sai da sua marca.",
    "behind-line": "Aqui não: a tacadeira vai atrás da linha de saída, sem tocar em outra bola.",
    anywhere: "Aqui não: a tacadeira vai no pano, sem tocar em outra bola.",
  } satisfies Record<Hand, string>,
};

/** The same in English. */
export const handEn: typeof handPtBR = {
  title: "Cue ball in hand",
  short: "In hand",
  label: "Place of the cue ball: arrows 1 cm, Shift 1 mm",
  along: "From the head cushion, cm",
  across: "From the right, cm",
  hint: {
    d: "Drag the cue ball within the D.",
    mark: "The cue ball stays on its mark.",
    "behind-line": "Drag the cue ball behind the head string.",
    anywhere: "Drag the cue ball anywhere.",
  },
  places: { d: "in the D", mark: "on the mark", "behind-line": "behind the line", anywhere: "anywhere" },
  refused: {
    d: "Not here: the cue ball goes inside the D or on its line, clear of other balls.",
    mark: "Not here: the cue ball is played from its mark.",
    "behind-line": "Not here: the cue ball goes behind the head string, clear of other balls.",
    anywhere: "Not here: the cue ball goes on the cloth, clear of other balls.",
  },
};
