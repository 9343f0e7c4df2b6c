import { signal } from "@preact/signals";
import { RULEBOOKS, type RulebookId } from "@tacada/formats";

const RULEBOOK = "#/regulamento";

/** A rulebook is open, at an article where one is named; the rulebook of the match where none is. */
export interface RulebookRoute {
  readonly rulebook?: RulebookId;
  readonly article?: string;
}

/** The route that the part of an address after `#` stands for; undefined for the game. */
export function routeOf(hash: string): RulebookRoute | undefined {
  const [page, first, ...rest] = hash.replace(/^#\//u, "#").split("/");
  if (page !== "#regulamento" || !hash.startsWith("#/")) return undefined;
  const rulebook = RULEBOOKS.find((each) => each === first);
  const article = decoded((rulebook === undefined ? [first, ...rest] : rest).join("/"));
  return {
    ...(rulebook === undefined ? {} : { rulebook }),
    ...(article === "" ? {} : { article }),
  };
}

/** What a part of an address says; nothing where it is no such thing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The address of a rulebook, or of one of its articles. */
export const rulebookLink = (rulebook: RulebookId, article?: string): string =>
  [RULEBOOK, rulebook, ...(article === undefined ? [] : [encodeURIComponent(article)])].join("/");

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
