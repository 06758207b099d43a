import { E, type GameTypes, type Match } from 'ludoteca';
import type { Mind } from '../bots/minds.js';
import { Thinker } from '../bots/thinking.js';
import type { AnyAction } from './catalogue.js';
import type { Rota } from './rota.js';
import type { Opened } from './saving.js';
import type { Seat } from './seats.js';

/** A bot's move can be followed with the eyes. */
const breath = 350;

/** Whom the bots tell of what they do. */
interface Listener {
  /** A bot has begun to think. */
  thinks(): void;
  /** A bot has acted. */
  acted(): void;
  /** A bot had nothing to do: it is for somebody else. */
  rested(): void;
}

/** The seats nobody sits in: one bot at a time thinks beside the page, and plays what it has chosen. */
export class Robots {
  readonly #opened: Opened;
  readonly #match: Match<GameTypes>;
  readonly #rota: Rota;
  readonly #listener: Listener;
  readonly #thinker = new Thinker<AnyAction>();
  #thinking: string | null = null;
  /** Which thought counts; those of before were cut short. */
  #thought = 0;
  /** Is there a table to play at? */
  open = false;
  /** Were they told to wait? */
  paused = false;
  /** Somebody is filling in a form: nobody moves the pieces under his hands. */
  held = false;

  constructor(opened: Opened, rota: Rota, listener: Listener) {
    this.#opened = opened;
    this.#match = opened.match;
    this.#rota = rota;
    this.#listener = listener;
  }

  /** Who is thinking. */
  get thinking(): string | null {
    return this.#thinking;
  }

  /** Whatever one of them was thinking is no longer of use. */
  interrupt(): void {
    this.#thought++;
    this.#thinking = null;
    this.#thinker.cancel();
  }

  /** None of them plays on. */
  close(): void {
    this.open = false;
    this.interrupt();
    this.#thinker.close();
  }

  /** Lets the one think whose turn it is. */
  step(): void {
    if (!this.open || this.paused || this.held || this.#thinking !== null) return;
    const due = this.#rota.due();
    const seat = this.#opened.seats.find(({ id }) => id === due);
    if (seat === undefined || seat.driver === 'human') return;
    this.#thinking = seat.id;
    this.#listener.thinks();
    this.#play(seat, seat.driver, ++this.#thought);
  }

  async #play({ id: player, strength }: Seat, mind: Mind, thought: number): Promise<void> {
    const pace = new Promise((resolve) => setTimeout(resolve, breath));
    const { id: game, seed } = this.#opened;
    const { state, length } = this.#match;
    const own = seed === null ? null : `${seed} ${player} ${length}`;
    const action = await this.#thinker.think({ kind: 'choose', game, state, player, mind, strength, seed: own });
    await pace;
    if (thought !== this.#thought) return;
    this.#thinking = null;
    if (action != null && E.isRight(this.#match.play(player, action))) return this.#listener.acted();
    this.#rota.rest(player);
    this.#listener.rested();
    this.step();
  }
}
