import type { Game } from '../core/game/game.js';
import { standIn } from '../protocol/index.js';
import type { Budgets } from './budgets.js';
import type { Outcome } from './deeds.js';
import { tellOf } from './failing.js';
import type { HostOptions } from './options.js';
import { inTime } from './patience.js';
import type { Table } from './position.js';
import type { States } from './states.js';
import { awaitedIn } from './whose-turn.js';

/**
 * Which bot moves the pieces of a seat now; null if none does. In a person’s place it decides only what the game waits for, and as a referee too: a bot
 * cannot tell when people have had time enough.
 */
const botOf = (table: Table, seat: string): string | null => {
  const isAwaited = awaitedIn(table.play).includes(seat);
  if (isAwaited && table.standIns.includes(seat)) return standIn;
  const found = table.seats.find(({ id }) => id === seat);
  if (found?.driver.kind !== 'bot' || (found.referee === true && !isAwaited)) return null;
  return found.driver.bot;
};

/** An id as a journal can keep it in a column of its own, whatever somebody has called a seat. */
const plainly = (id: string): string => id.replace(/[^\w-]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** Is a bot to move the pieces of this seat, as soon as it has thought? */
export const botIsToMove = (table: Table, seat: string): boolean =>
  botOf(table, seat) !== null && !table.paused && !table.closed && table.request === null;

/** A thought that came to nothing is tried again so often, later each time, from so many milliseconds on. */
const [tries, firstWait] = [8, 1000];

/** What bots ask of their table. */
interface BotsTable {
  /** A bot has chosen; what it chose counts if the table still stands so. */
  plays(key: string, n: number, seat: string, action: unknown): Promise<Outcome['kind']>;
  /** A bot has done what it could, or may try again. */
  rested(): void;
}

/** The bots of one table: one of them thinks at a time, of the table as it stands; a thought the table has gone on from is void. */
export class Bots {
  readonly #id: string;
  readonly #options: HostOptions;
  readonly #budgets: Budgets;
  readonly #table: BotsTable;
  #thought: { readonly n: number; readonly stop: AbortController } | null = null;
  /** Seats whose bot found nothing to do in the table as it stands, or waits; and how often one has failed. */
  #resting: { readonly n: number; readonly seats: Set<string>; failures: number } | null = null;
  #stopWaiting: () => void = () => {};

  constructor(id: string, options: HostOptions, budgets: Budgets, table: BotsTable) {
    this.#id = id;
    this.#options = options;
    this.#budgets = budgets;
    this.#table = table;
  }

  /** The table stands so: whoever has to may think. */
  wake(game: Game, table: Table, states: States): void {
    const { think, dice } = this.#options;
    if (this.#thought !== null) {
      if (this.#thought.n === table.n) return;
      this.rest();
    }
    if (think === undefined) return;
    if (this.#resting?.n !== table.n) this.#resting = { n: table.n, seats: new Set(), failures: 0 };
    const resting = this.#resting;
    const seat = table.play.acting.find((id) => botIsToMove(table, id) && !resting.seats.has(id));
    if (seat === undefined) return;
    const state = states.after(table.play);
    if (state === null) return;
    const stop = new AbortController();
    const thought = { n: table.n, stop };
    this.#thought = thought;
    const bot = botOf(table, seat)!;
    const settle = async (): Promise<void> => {
      let action: unknown = null;
      let hasFailed = false;
      try {
        const problem = { kind: 'choose', game: game.id, state: game.redeal(state, seat, dice()), player: seat, bot } as const;
        // A bot of the package says undefined where there is nothing to do.
        action = (await inTime((signal) => think(problem, signal), stop, this.#budgets.thinking, this.#options.after)) ?? null;
      } catch (error) {
        hasFailed = true;
        if (!stop.signal.aborted) tellOf(this.#options, this.#id, error);
      }
      if (this.#thought !== thought) return;
      this.#thought = null;
      resting.seats.add(seat); // what is refused is not thought of again until something happens
      if (action !== null) {
        const outcome = await this.#table.plays(`bot:${table.n}:${plainly(seat)}`, table.n, seat, action);
        hasFailed = outcome === 'again' || outcome === 'busy';
        if (outcome === 'refused') tellOf(this.#options, this.#id, new Error(`The bot ${bot} chose for ${seat} what is refused.`));
      } else hasFailed ||= stop.signal.aborted;
      if (hasFailed) this.#tryAgain(resting, seat);
      this.#table.rested();
    };
    void settle();
  }

  /** A worker may have died, or the journal be away: that passes. */
  #tryAgain(resting: { readonly seats: Set<string>; failures: number }, seat: string): void {
    if (resting.failures >= tries) return;
    this.#stopWaiting();
    this.#stopWaiting = this.#options.after(firstWait * 2 ** resting.failures++, () => {
      resting.seats.delete(seat);
      this.#table.rested();
    });
  }

  /** Whoever thinks stops. */
  rest(): void {
    this.#thought?.stop.abort();
    this.#thought = null;
    this.#stopWaiting();
  }
}
