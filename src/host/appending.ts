import type { Appended, Journal, NewEntry } from './journal.js';

interface Waiting {
  readonly row: NewEntry;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes the lines of all tables: one statement at a time, and in it whatever came meanwhile, sorted by table, so that no two processes block each other. */
export class Appending {
  readonly #journal: Journal;
  readonly #most: number;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(journal: Journal, most: number) {
    this.#journal = journal;
    this.#most = most;
  }

  /** Do so many lines wait that no other is taken? */
  get isFull(): boolean {
    return this.#waiting.length >= this.#most;
  }

  append(row: NewEntry): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    await Promise.resolve(); // whatever is asked for at the same time goes along
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.sort((a, b) => (a.row.table < b.row.table ? -1 : a.row.table > b.row.table ? 1 : a.row.n - b.row.n));
      this.#waiting = [];
      try {
        const written = await this.#journal.append(batch.map(({ row }) => row));
        for (const [i, { resolve, reject }] of batch.entries()) {
          const appended = written[i];
          if (appended === undefined) reject(new Error('The journal did not say what became of an entry.'));
          else resolve(appended);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
  }
}
