import type { Appended, Journal, NewEntry } from './journal.js';

interface Waiting {
  readonly row: NewEntry;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** By table: of one table nothing waits but what is written next, or the same opening twice. */
const byTable = ({ row: { table: one } }: Waiting, { row: { table: other } }: Waiting): number => (one < other ? -1 : one > other ? 1 : 0);

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
      const batch = this.#waiting.sort(byTable);
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
