/** How much everybody may ask for, and how much waits at most. */
export interface Budgets {
  /** Messages of one token: so many at once, and so many a second after that. */
  readonly burst: number;
  readonly perSecond: number;
  /** Messages of one connection that are being answered. */
  readonly inFlight: number;
  /** Candidates tried for each type of action that is offered, and milliseconds for all of them. */
  readonly offered: number;
  readonly offering: number;
  /** Forecasts of one token a minute, the plays of one, and its milliseconds. */
  readonly forecasts: number;
  readonly plays: number;
  readonly foreseeing: number;
  /** Rematches one token may lay out in an hour: each is a new table. */
  readonly rematches: number;
  /** Bytes that may wait for a reader before nothing more is sent, and before he is sent away; or milliseconds. */
  readonly slow: number;
  readonly stuck: number;
  readonly stuckFor: number;
  /** Entries of one table, and watchers. */
  readonly entries: number;
  readonly watchers: number;
  /** Entries that wait to be written. */
  readonly appends: number;
  /** Tables being loaded at once, and clients that wait for one. */
  readonly loads: number;
  readonly loading: number;
  /** Milliseconds in which a journal must answer, and a bot must have chosen. */
  readonly answering: number;
  readonly thinking: number;
  /** Milliseconds after which a table nobody is at leaves memory, and within which a client says who it is. */
  readonly idle: number;
  readonly greeting: number;
}

/** What is given unless something else is said. */
export const standardBudgets: Budgets = {
  burst: 20,
  perSecond: 10,
  inFlight: 32,
  offered: 30,
  offering: 50,
  forecasts: 10,
  plays: 500,
  foreseeing: 2000,
  rematches: 10,
  slow: 256_000,
  stuck: 1_000_000,
  stuckFor: 30_000,
  entries: 20_000,
  watchers: 200,
  appends: 1000,
  loads: 8,
  loading: 1000,
  answering: 10_000,
  thinking: 30_000,
  idle: 60_000,
  greeting: 5000,
};

/** A purse that fills by itself. */
export class Purse {
  #left: number;
  #at: number;
  readonly #most: number;
  readonly #perMillisecond: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#left = most;
    this.#most = most;
    this.#perMillisecond = perSecond / 1000;
    this.#at = now;
  }

  /** Pays for something: 0, or in how many milliseconds there will be enough. */
  pay(now: number, asked = 1): number {
    const price = Math.min(asked, this.#most);
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMillisecond);
    this.#at = now;
    if (this.#left >= price) {
      this.#left -= price;
      return 0;
    }
    return Math.ceil((price - this.#left) / this.#perMillisecond);
  }

  /** Is it as full as can be? Then it can be forgotten. */
  isFull(now: number): boolean {
    return this.#left + (now - this.#at) * this.#perMillisecond >= this.#most;
  }
}
