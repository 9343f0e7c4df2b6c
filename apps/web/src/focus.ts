/** Where the Tab key comes to. */
const STOPS =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex='0']";
/** What the focus stays in for as long as it stands. */
const HOLDERS = ".panel, .overlay, .start section, .start form";
/** Where the focus goes else: what lies over the match, the table, the start page. */
const HEADS = [".overlay h1", ".table", ".start h1"];

/**
 * Keeps the keyboard somewhere: where what had the focus is taken off the page, what is next to it gets the focus, or else
 * the head of what is shown.
 */
export function startFocus(page: Element): void {
  let trail: readonly Element[] = [];
  page.addEventListener("focusin", ({ target }) => {
    trail = target instanceof Element ? trailOf(target) : [];
  });
  new MutationObserver(() => {
    if (trail[0] === undefined || trail[0].isConnected || document.activeElement !== document.body) return;
    heirOf(trail)?.focus({ preventScroll: true });
  }).observe(page, { childList: true, subtree: true });
}

/** An element and what it stands in, from the inside out. */
const trailOf = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? trailOf(element.parentElement) : []),
];

/** What gets the focus after the first of a trail. */
function heirOf(trail: readonly Element[]): HTMLElement | null | undefined {
  const left = trail.filter(({ isConnected }) => isConnected);
  const holder = left.find((each) => each.matches(HOLDERS));
  const near = left.find((each) => holder?.contains(each) && each.querySelector(STOPS) !== null);
  if (near) return near.querySelector<HTMLElement>(STOPS);
  return HEADS.map((head) => document.querySelector<HTMLElement>(head)).find((head) => head !== null);
}
