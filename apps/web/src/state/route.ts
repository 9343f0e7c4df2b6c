import { signal } from "@preact/signals";

const RULEBOOK = "#/regulamento";

/** The rulebook is open, at an article where one is named. */
export interface RulebookRoute {
  readonly article?: string;
}

/** The route that the part of an address after `#` stands for; undefined for the game. */
export function routeOf(hash: string): RulebookRoute | undefined {
  if (hash !== RULEBOOK && !hash.startsWith(`${RULEBOOK}/`)) return undefined;
  const article = hash.slice(RULEBOOK.length + 1);
  try {
    return article === "" ? {} : { article: decodeURIComponent(article) };
  } catch {
    return {};
  }
}

/** The address of the rulebook, or of one of its articles. */
export const rulebookLink = (article?: string): string =>
  article === undefined ? RULEBOOK : `${RULEBOOK}/${encodeURIComponent(article)}`;

/** Where the page is. */
export const route = signal<RulebookRoute | undefined>(undefined);

/** Follows the address. */
export function startRoute(): void {
  const follow = () => {
    route.value = routeOf(location.hash);
  };
  addEventListener("hashchange", follow);
  addEventListener("popstate", follow);
  follow();
}

/** Back to the game. */
export function leaveRulebook(): void {
  history.pushState(null, "", location.pathname + location.search);
  route.value = undefined;
}
