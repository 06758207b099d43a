import type { Deed } from './deeds.js';

/** A line that is to be written. */
export interface NewEntry {
  readonly table: string;
  /** Its number at that table: one more than the last. */
  readonly n: number;
  /** Unique at the table: what is sent twice is written once. */
  readonly command: string;
  /** The command of the line before it. Where that was set back meanwhile and another stands there, the line must be kept out: it was made for what is gone. */
  readonly follows?: string;
  readonly deed: Deed;
}

/** A line as it stands. */
export interface Entry {
  readonly n: number;
  readonly command: string;
  /** When, in milliseconds, by the clock of the store. */
  readonly at: number;
  readonly deed: Deed;
}

/** What became of a line: written; kept out, because another has its number or what it follows is not there; or known, because its command was written before. */
export type Appended =
  | { readonly kind: 'written'; readonly at: number }
  | { readonly kind: 'raced' }
  | { readonly kind: 'known'; readonly n: number };

/** A state kept so that a table need not be played from its beginning. It may be lost at any moment, at the cost of time. */
export interface Snapshot {
  readonly format: 'ludoteca-hosted/1';
  readonly n: number;
  readonly seal: string;
  readonly state: object;
  /** How many steps led to the state, and what else stands at the table. */
  readonly table: { readonly step: number; readonly position?: object };
}

/**
 * Where tables are written down. Entries of a table are numbered 1, 2, 3 … without gaps, and never change. `journalPromises` of `ludoteca/testing` tries
 * one of your own.
 */
export interface Journal {
  /** Lines of many tables, each on its own: one that is kept out keeps no other out. */
  append(rows: readonly NewEntry[]): Promise<readonly Appended[]>;
  /** The lines of a table after one, in order: so many, or fewer where there are no more. */
  read(table: string, after: number, most: number): Promise<readonly Entry[]>;
  /** Keeps a snapshot, unless there is a later one. */
  keep(table: string, snapshot: Snapshot): Promise<void>;
  /** The latest snapshot of a table; null if there is none. */
  latest(table: string): Promise<Snapshot | null>;
}

/** A journal in memory, for pages and tests: it lasts as long as the process. A host with a clock of its own gives it the same one as `now`. */
export const memoryJournal = (now: () => number = Date.now): Journal => {
  const tables = new Map<string, Entry[]>();
  /** The number of every command, by the table it was written at. */
  const numbers = new Map<string, Map<string, number>>();
  const snapshots = new Map<string, Snapshot>();
  const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const appended = ({ table, n, command, follows, deed }: NewEntry): Appended => {
    const entries = tables.get(table) ?? [];
    const numberOf = numbers.get(table) ?? new Map<string, number>();
    const known = numberOf.get(command);
    if (known !== undefined) return { kind: 'known', n: known };
    if (entries.length !== n - 1 || (follows !== undefined && entries.at(-1)?.command !== follows)) return { kind: 'raced' };
    const at = now();
    tables.set(table, entries);
    numbers.set(table, numberOf.set(command, n));
    entries.push(copy({ n, command, at, deed }));
    return { kind: 'written', at };
  };
  return {
    append: async (rows) => rows.map(appended),
    read: async (table, after, most) => copy((tables.get(table) ?? []).slice(after, after + most)),
    keep: async (table, snapshot) => {
      if (snapshot.n > (snapshots.get(table)?.n ?? 0)) snapshots.set(table, copy(snapshot));
    },
    latest: async (table) => copy(snapshots.get(table) ?? null),
  };
};
