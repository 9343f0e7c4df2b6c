import type { Plan } from "@tacada/bot";
import {
  type Action,
  type Problem,
  type Result,
  type RulebookId,
  readText,
  writeText,
} from "@tacada/formats";
import type { Trace } from "@tacada/physics";
import { act, drawLot, type Game, loadGame, playStroke, previewOf, saveGame, sightAlong } from "@tacada/play";
import { type Article, articles, RULEBOOKS_PLAYABLE, refusal } from "@tacada/rules";
import type { KeptMatch, MatchStore } from "../store/match.ts";
import { traceAgain } from "./again.ts";
import { type Beginning, gameFrom } from "./beginning.ts";
import { type DeskView, deskOf, type Foretold, foretold, type Official, recorded } from "./desk.ts";
import { type RulebookOffer, rulebookOffers } from "./offer.ts";
import { handOf, planOf, seatOnTurn } from "./opponent.ts";
import { priceOf } from "./price.ts";
import { inEvery, keptOf, viewOf } from "./summary.ts";
import type { Answer, Foresight, MatchView, PlayedView, StrokeDraft, Trouble } from "./view.ts";

/** What the engine needs of the matches kept on the device. */
export type Store = Pick<MatchStore, "list" | "read" | "append" | "remove">;

/**
 * The game's engine as the page speaks to it. It holds the one match that is being played, and keeps every
 * change on the device before it is told to the page. Requests are worked off one after the other.
 */
export class EngineHost {
  readonly #store: Store;
  readonly #now: () => string;
  readonly #freshId: () => string;
  #game: Game | undefined;
  #keeping = true;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(store: Store, now: () => string, freshId: () => string) {
    this.#store = store;
    this.#now = now;
    this.#freshId = freshId;
  }

  /** The matches kept on this device, the latest first. */
  async list(): Promise<Answer<KeptMatch[]>> {
    return attempt(async () => ({ ok: true, value: await this.#store.list() }), "unlisted");
  }

  async forget(id: string): Promise<Answer<KeptMatch[]>> {
    return attempt(async () => {
      await this.#store.remove(id);
      return { ok: true, value: await this.#store.list() };
    }, "unlisted");
  }

  /** The rulebooks that a match can begin under, with what may be settled before it. */
  async rulebooks(): Promise<Answer<readonly RulebookOffer[]>> {
    return { ok: true, value: rulebookOffers() };
  }

  /** Begins a match and makes it the one that is played. */
  begin(beginning: Beginning): Promise<Answer<MatchView>> {
    const fresh = { id: this.#freshId, now: this.#now };
    return this.#inTurn(() => this.#adopt(gameFrom(beginning, fresh), "refused"));
  }

  /** Goes on with a match that is kept here. */
  resume(id: string): Promise<Answer<MatchView>> {
    return this.#inTurn(() =>
      attempt(async () => {
        const kept = await this.#store.read(id);
        if (!kept) return unlucky("missing", id);
        const loaded = loadGame({ ...kept.header, log: kept.log });
        if (!loaded.ok) return refused(loaded.problem, "refused");
        this.#game = loaded.value;
        this.#keeping = true;
        return this.#shown();
      }, "unlisted"),
    );
  }

  /** Reads the text of a saved match and goes on with it; the present match stays when it does not fit. */
  open(text: string): Promise<Answer<MatchView>> {
    return this.#inTurn(async () => {
      const document = readText("match", text);
      if (!document.ok) return refused(document.problem, "file");
      const known = await this.#store.read(document.value.id).catch(() => undefined);
      const id = known ? this.#freshId() : document.value.id;
      return this.#adopt(loadGame({ ...document.value, id }), "file");
    });
  }

  /** The match as the text of a file. */
  async written(): Promise<Answer<string>> {
    const game = this.#game;
    return game ? { ok: true, value: writeText("match", saveGame(game)) } : noMatch();
  }

  /** Plays a stroke; the page gets it once it is kept. */
  strike(command: string, draft: StrokeDraft): Promise<Answer<PlayedView>> {
    return this.#onGame(async (game) => {
      const hand = await handOf(seatOnTurn(game));
      const played = playStroke(game, { command, at: this.#now(), ...draft, ...hand });
      if (!played.ok) return refused(played.problem, "refused");
      const { trace } = played.value;
      const kept = await this.#keep(played.value.game);
      return kept.ok ? { ok: true, value: { trace, view: kept.value } } : kept;
    });
  }

  /** What the bot on turn wants to do; nothing is played yet. */
  think(): Promise<Answer<Plan>> {
    return this.#onGame(async (game) => {
      const seat = seatOnTurn(game);
      if (seat?.bot === undefined) throw new Error("no bot is on turn");
      return { ok: true, value: await planOf(game, seat) };
    });
  }

  /** A rulebook in our own words, article by article. */
  async articles(rulebook: RulebookId): Promise<Answer<readonly Article[]>> {
    return { ok: true, value: articles(rulebook) };
  }

  /** The rulebooks that can be read. */
  async library(): Promise<Answer<readonly RulebookId[]>> {
    return { ok: true, value: RULEBOOKS_PLAYABLE };
  }

  /** Takes an answer, an incident, an undo or redo. */
  act(command: string, actor: string, action: Exclude<Action, { type: "shot" }>): Promise<Answer<MatchView>> {
    return this.#onGame((game) => this.#kept(act(game, { command, at: this.#now(), actor, action })));
  }

  /** What the referee's desk has to offer now. */
  desk(): Promise<Answer<DeskView>> {
    return this.#onGame(async (game) => ({ ok: true, value: deskOf(game) }));
  }

  /** What an official's word would come to; nothing is kept. */
  foretell(official: Official): Promise<Answer<Foretold>> {
    return this.#onGame(async (game) => {
      const told = foretold(game, official);
      return told.ok ? told : refused(told.problem, "refused");
    });
  }

  /** Records an official's word. */
  record(actor: string, official: Official): Promise<Answer<MatchView>> {
    const recording = { id: this.#freshId, at: this.#now(), actor };
    return this.#onGame((game) => this.#kept(recorded(game, official, recording)));
  }

  /** Draws the lot that the law asks for. */
  drawLot(command: string): Promise<Answer<MatchView>> {
    return this.#onGame((game) => this.#kept(drawLot(game, { command, at: this.#now() })));
  }

  /**
   * What the referee would take a stroke for, with the aiming aid when it is wanted, with the `whole` ways of the balls in
   * it; nothing is kept.
   */
  async foresee(draft: StrokeDraft, aided: boolean, whole = false): Promise<Answer<Foresight>> {
    if (!this.#game) return noMatch();
    const sight = sightAlong(this.#game, draft);
    if (!sight.ok) return refused(sight.problem, "refused");
    const preview = aided ? previewOf(this.#game, draft, whole) : undefined;
    const price = priceOf(this.#game, sight.value.target, draft.call);
    return {
      ok: true,
      value: {
        sight: sight.value,
        ...(preview?.ok ? { preview: preview.value } : {}),
        ...(price === undefined ? {} : { price }),
      },
    };
  }

  /** The last stroke once more, to be seen again; nothing is kept. */
  again(): Promise<Answer<Trace>> {
    return this.#onGame(async (game) => {
      const trace = traceAgain(game);
      return trace.ok ? trace : refused(trace.problem, "refused");
    });
  }

  /** Plays on although the device does not keep the match. */
  async playUnkept(): Promise<Answer<MatchView>> {
    this.#keeping = false;
    return this.#shown();
  }

  #shown(): Answer<MatchView> {
    return this.#game ? { ok: true, value: viewOf(this.#game, this.#keeping) } : noMatch();
  }

  async #kept(acted: Result<{ readonly game: Game }>): Promise<Answer<MatchView>> {
    return acted.ok ? this.#keep(acted.value.game) : refused(acted.problem, "refused");
  }

  /** Makes a whole match the one that is played, once it is kept. */
  async #adopt(made: Result<Game>, kind: "refused" | "file"): Promise<Answer<MatchView>> {
    if (!made.ok) return refused(made.problem, kind);
    this.#keeping = true;
    try {
      await this.#store.append(keptOf(made.value, this.#now()), made.value.match.log);
    } catch {
      this.#keeping = false;
    }
    this.#game = made.value;
    return this.#shown();
  }

  /** Keeps what a game has more than the present one, then lets it take its place. */
  async #keep(next: Game): Promise<Answer<MatchView>> {
    const known = this.#game?.match.log.length ?? 0;
    if (this.#keeping) await this.#store.append(keptOf(next, this.#now()), next.match.log.slice(known));
    this.#game = next;
    return this.#shown();
  }

  #onGame<T>(work: (game: Game) => Promise<Answer<T>>): Promise<Answer<T>> {
    return this.#inTurn(async () => (this.#game ? work(this.#game) : noMatch()));
  }

  #inTurn<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const turn = this.#queue.then(() => attempt(work));
    this.#queue = turn;
    return turn;
  }
}

/** A fresh engine has not been told yet which match is played. */
const noMatch = () => unlucky("engine", "no match is open");

const unlucky = (kind: Exclude<Trouble["kind"], "refused" | "file">, detail: string) =>
  ({ ok: false, trouble: { kind, detail } }) as const;

const refused = (problem: Problem, kind: "refused" | "file") =>
  ({
    ok: false,
    trouble: { kind, problem, said: inEvery((language) => refusal(problem, language)) },
  }) as const;

/** What the device's storage throws becomes trouble that the page can explain. */
async function attempt<T>(
  work: () => Promise<Answer<T>>,
  kind: "storage" | "unlisted" = "storage",
): Promise<Answer<T>> {
  try {
    return await work();
  } catch (reason) {
    if (!(reason instanceof DOMException)) throw reason;
    return unlucky(
      reason.name === "ConstraintError" ? "elsewhere" : kind,
      `${reason.name}: ${reason.message}`,
    );
  }
}
