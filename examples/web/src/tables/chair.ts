import type { Game, GameTypes, Match } from 'ludoteca';
import type { Seat } from './seats.js';
import type { Offer } from './seen.js';

/** How many candidates are tried for each quick action. */
const glance = 30;

/** Whose turn it is to sit down, of people and bots. */
export class Rota {
  readonly #game: Game;
  readonly #match: Match<GameTypes>;
  /** The seats of people at the device. */
  readonly humans: readonly string[];
  /** Bots that had nothing to do in this state. */
  #idle: readonly string[] = [];
  /** What is on offer in this state, by player. */
  readonly #offers = new Map<string, readonly Offer[]>();
  /** Of what types each player can finish an action in this state. */
  readonly #open = new Map<string, readonly string[]>();

  constructor(game: Game, match: Match<GameTypes>, seats: readonly Seat[]) {
    this.#game = game;
    this.#match = match;
    this.humans = seats.filter(({ driver }) => driver === 'human').map(({ id }) => id);
  }

  isHuman(player: string | null): boolean {
    return player !== null && this.humans.includes(player);
  }

  /** A bot has nothing to do until something happens. */
  rest(player: string): void {
    this.#idle = [...this.#idle, player];
  }

  /** Something has happened. */
  wake(): void {
    this.#idle = [];
    this.#offers.clear();
    this.#open.clear();
  }

  /** Whom the game waits for: the first who may act and finds something to do, or else the first at the device who may act at all. */
  due(): string | null {
    const actors = this.#match.actors();
    const busy = actors.find((player) => (this.isHuman(player) ? this.#findsSomething(player) : !this.#idle.includes(player)));
    return busy ?? actors.find((player) => this.isHuman(player)) ?? null;
  }

  /** Is anything listed for a player? Whoever may do no more than take back what was handed in waits for the others. */
  #findsSomething(player: string): boolean {
    return this.offersTo(player).some(({ actions }) => actions.length > 0);
  }

  #openTo(player: string): readonly string[] {
    const open = this.#open.get(player) ?? this.#game.open(this.#match.state, player);
    this.#open.set(player, open);
    return open;
  }

  /** What is open to a player, with a few actions of each type. */
  offersTo(player: string): readonly Offer[] {
    const offers =
      this.#offers.get(player) ??
      this.#openTo(player).map((type) => ({ type, actions: this.#match.legalActions(player, { types: [type], limit: glance }) }));
    this.#offers.set(player, offers);
    return offers;
  }

  /** People other than this one who may act now. */
  othersThan(viewer: string | null): readonly string[] {
    return this.humans.filter((player) => player !== viewer && this.#openTo(player).length > 0);
  }
}
