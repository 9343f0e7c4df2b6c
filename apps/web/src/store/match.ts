import type { Entry, MatchHeader, Side } from "@tacada/formats";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A match as it is listed: enough to tell it from others without reading its log. */
export interface KeptMatch {
  readonly id: string;
  readonly header: MatchHeader;
  readonly frames: Readonly<Partial<Record<Side, number>>>;
  readonly over: boolean;
  /** ISO time of the last change. */
  readonly changed: string;
}

interface Kept extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { changed: string } };
  entries: { key: [string, number]; value: { match: string; seq: number; entry: Entry } };
}

const everySeq = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/**
 * The matches kept on this device, each as a header and its log, append only. The key (match, seq) is the
 * fence between two tabs: adding an entry that is already there fails with a `ConstraintError`.
 */
export class MatchStore {
  #opening: Promise<IDBPDatabase<Kept>> | undefined;

  async #database(): Promise<IDBPDatabase<Kept>> {
    this.#opening ??= openDB<Kept>("tacada", 1, {
      upgrade(database) {
        database.createObjectStore("matches", { keyPath: "id" }).createIndex("changed", "changed");
        database.createObjectStore("entries", { keyPath: ["match", "seq"] });
      },
      blocking: (_current, _blocked, event) => {
        this.#opening = undefined;
        (event.target as IDBDatabase).close(); // idb hands on the bare event of the database
      },
      terminated: () => {
        this.#opening = undefined;
      },
    });
    try {
      return await this.#opening;
    } catch (reason) {
      this.#opening = undefined;
      throw reason;
    }
  }

  /** The matches, the one changed last first. */
  async list(): Promise<KeptMatch[]> {
    const database = await this.#database();
    return (await database.getAllFromIndex("matches", "changed")).toReversed();
  }

  /** Header and log of one match; undefined when it is not kept. */
  async read(id: string): Promise<{ header: MatchHeader; log: Entry[] } | undefined> {
    const database = await this.#database();
    const match = await database.get("matches", id);
    if (!match) return undefined;
    const rows = await database.getAll("entries", everySeq(id));
    return { header: match.header, log: rows.map(({ entry }) => entry) };
  }

  /** Keeps new entries of a match and what it is listed as, all or nothing. */
  async append(match: KeptMatch, entries: readonly Entry[]): Promise<void> {
    const database = await this.#database();
    const work = database.transaction(["matches", "entries"], "readwrite", { durability: "strict" });
    await Promise.all([
      ...entries.map((entry) => work.objectStore("entries").add({ match: match.id, seq: entry.seq, entry })),
      work.objectStore("matches").put(match),
      work.done,
    ]);
  }

  /** Forgets a match. */
  async remove(id: string): Promise<void> {
    const database = await this.#database();
    const work = database.transaction(["matches", "entries"], "readwrite");
    await Promise.all([
      work.objectStore("entries").delete(everySeq(id)),
      work.objectStore("matches").delete(id),
      work.done,
    ]);
  }
}
