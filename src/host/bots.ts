import type { Game } from '../core/game/game.js';
import type { HostOptions } from './options.js';
import { standIn, type Table } from './position.js';
import type { States } from './states.js';

/** Which bot moves the pieces of a seat now; null if a person does. */
const botOf = (table: Table, seat: string): string | null => {
  if (table.standIns.includes(seat)) return standIn;
  const driver = table.seats.find(({ id }) => id === seat)?.driver;
  return driver?.kind === 'bot' ? driver.bot : null;
};

/** What bots ask of their table. */
interface BotsTable {
  /** A bot has chosen; what it chose counts if the table still stands so. */
  plays(key: string, n: number, seat: string, action: unknown): Promise<void>;
  /** A bot has done what it could. */
  rested(): void;
}

/** The bots of one table: one of them thinks at a time, of the table as it stands; a thought the table has gone on from is void. */
export class Bots {
  readonly #options: HostOptions;
  readonly #table: BotsTable;
  #thought: { readonly n: number; readonly stop: AbortController } | null = null;
  /** Seats whose bot found nothing to do in the table as it stands. */
  #resting: { readonly n: number; readonly seats: Set<string> } = { n: 0, seats: new Set() };

  constructor(options: HostOptions, table: BotsTable) {
    this.#options = options;
    this.#table = table;
  }

  /** The table stands so: whoever has to may think. */
  wake(game: Game, table: Table, states: States): void {
    const { think, dice } = this.#options;
    if (this.#thought !== null) {
      if (this.#thought.n === table.n) return;
      this.rest();
    }
    if (think === undefined || table.paused || table.closed || table.request !== null) return;
    if (this.#resting.n !== table.n) this.#resting = { n: table.n, seats: new Set() };
    const seat = table.play.acting.find((id) => botOf(table, id) !== null && !this.#resting.seats.has(id));
    const state = seat === undefined ? null : states.after(table.play);
    if (seat === undefined || state === null) return;
    const stop = new AbortController();
    const thought = { n: table.n, stop };
    this.#thought = thought;
    const bot = botOf(table, seat)!;
    const { seats } = this.#resting;
    const settle = async (): Promise<void> => {
      let action: unknown = null;
      try {
        action = await think({ kind: 'choose', game: game.id, state: game.redeal(state, seat, dice()), player: seat, bot }, stop.signal);
      } catch {} // a thought that fails is none
      if (this.#thought !== thought) return;
      this.#thought = null;
      seats.add(seat); // what is refused, or cannot be written, is not thought of again until something happens
      if (action !== null && action !== undefined) await this.#table.plays(`bot:${table.n}:${seat}`, table.n, seat, action);
      this.#table.rested();
    };
    void settle();
  }

  /** Whoever thinks stops. */
  rest(): void {
    this.#thought?.stop.abort();
    this.#thought = null;
  }
}
