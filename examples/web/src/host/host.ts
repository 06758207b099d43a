import {
  type Answers,
  E,
  type Forecast,
  type Game,
  type GameTypes,
  type Match,
  type NextChoice,
  O,
  type Refusal,
  type Viewer,
} from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { Thinker } from '../bots/thinking.js';
import type { AnyAction } from './catalogue.js';
import { glance, Rota } from './rota.js';
import type { Opened, SavedTable } from './saving.js';
import type { Seat } from './seats.js';
import type { Seated, Seen } from './seen.js';
import { Watching } from './watching.js';

/** A bot's move can be followed with the eyes. */
const breath = 350;

/**
 * The page is the host: it alone holds the match, and says who acts. What the components get is {@link Seen}, made of `view` and `witness`
 * for whoever sits at the device; questions and orders are always those of that seat.
 */
export class Host {
  readonly id: GameId;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly #match: Match<GameTypes>;
  readonly #seed: string | null;
  readonly #rota: Rota;
  readonly #watching: Watching;
  readonly #thinker = new Thinker<AnyAction>();
  readonly #seer = new Thinker<Forecast>();
  readonly #listeners = new Set<() => void>();
  /** Who sits at the device; null while nobody has sat down. */
  #sitting: string | null;
  #handover: string | null = null;
  #looking: number | null = null;
  #thinking: string | null = null;
  #paused = false;
  /** Somebody is filling in a form: nobody moves the pieces under his hands. */
  #held = false;
  /** Which thought counts; those of before were cut short. */
  #thought = 0;
  #revision = 0;
  #closed = true;
  #seen: Seen;

  constructor({ id, game, seats, match, seed }: Opened) {
    this.id = id;
    this.game = game;
    this.seats = seats;
    this.#match = match;
    this.#seed = seed;
    this.#rota = new Rota(game, match, seats);
    this.#watching = new Watching(game);
    const { humans } = this.#rota;
    this.#sitting = humans.length === 1 ? humans[0]! : null;
    this.#callUp();
    this.#seen = this.#look();
  }

  /** What the device shows now. */
  get seen(): Seen {
    return this.#seen;
  }

  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The next question of a form, or the finished action. */
  ask(type: string, answers: Answers): E.Either<Refusal, NextChoice<AnyAction>> {
    return this.game.choices(this.#match.state, this.#sitting ?? '', type, answers);
  }

  /** Does the form of a type begin with a question that leaves a choice? */
  asksFirst(type: string): boolean {
    const step = this.ask(type, {});
    return E.isRight(step) && step.right.kind === 'ask';
  }

  /** A few legal actions of a type, found at a glance. */
  quick(type: string): readonly AnyAction[] {
    return this.#sitting === null ? [] : this.#match.legalActions(this.#sitting, { types: [type], limit: glance });
  }

  /** What may come of an action, as far as its player may know; null if that cannot be said. */
  async foresee(action: AnyAction): Promise<Forecast | null> {
    return (await this.#seer.think({ kind: 'foresee', game: this.id, state: this.#match.state, action })) ?? null;
  }

  /** Plays an action of whoever sits at the device; null if it was accepted. */
  play(action: unknown): Refusal | null {
    if (this.#sitting === null) return null;
    const step = this.#match.play(this.#sitting, action);
    if (E.isLeft(step)) return step.left;
    this.#changed();
    return null;
  }

  /** Somebody takes the device. */
  sit(player: string): void {
    if (!this.#rota.isHuman(player)) return;
    this.#handover = null;
    this.#sitting = player;
    this.#looking = null;
    this.#show();
  }

  /** The device is to be passed to somebody else who may act. */
  passTo(player: string): void {
    if (!this.#rota.isHuman(player)) return;
    this.#handover = player;
    this.#show();
  }

  /** Looks back at a moment, or at the present again. Nothing changes by it. */
  look(moment: number | null): void {
    this.#looking = moment;
    this.#show();
  }

  /** The game goes on from the moment looked at. What came after can be redone until somebody acts. */
  playOn(): void {
    if (this.#seen.kind !== 'seated' || this.#looking === null) return;
    const moment = this.#seen.moments[this.#looking];
    if (moment !== undefined) this.#goTo(moment.at);
  }

  /** Back to where somebody at the device last acted. */
  undo(): void {
    this.#goTo(this.#rota.lastTurn());
  }

  /** Forward to where somebody at the device acts again. */
  redo(): void {
    this.#rota.wake();
    if (this.#match.redo() === 0) return;
    while (!this.#rota.isHuman(this.#rota.due()) && this.#match.redo() > 0);
    this.#goTo(this.#match.length);
  }

  /** Bots wait while the table is paused. */
  pause(paused: boolean): void {
    this.#paused = paused;
    if (paused) this.#interrupt();
    this.#show();
    this.#step();
  }

  /** Bots also wait while a form is being filled in. */
  hold(held: boolean): void {
    this.#held = held;
    if (held && this.#thinking !== null) {
      this.#interrupt();
      this.#show();
    } else if (!held) this.#step();
  }

  /** Everything, to save. */
  saved(): SavedTable {
    return { format: 'ludoteca-table/1', seats: this.seats, record: this.#match.record() };
  }

  /** Bots begin to play. */
  open(): void {
    this.#closed = false;
    this.#step();
  }

  /** Nobody plays on. */
  close(): void {
    this.#closed = true;
    this.#interrupt();
    this.#thinker.close();
    this.#seer.close();
  }

  #goTo(length: number): void {
    this.#match.goTo(length);
    this.#rota.wake();
    this.#paused = !this.#rota.isHuman(this.#rota.due()) && this.#match.actors().length > 0;
    this.#changed();
  }

  #changed(): void {
    this.#interrupt();
    this.#looking = null;
    this.#rota.wake();
    this.#revision++;
    this.#callUp();
    this.#show();
    this.#step();
  }

  /** If it is for somebody else at this device to act, the device goes there. */
  #callUp(): void {
    const due = this.#rota.due();
    this.#handover = due !== null && due !== this.#sitting && this.#rota.isHuman(due) ? due : null;
    if (this.#handover !== null && this.#rota.humans.length === 1) this.sit(this.#handover);
  }

  #show(): void {
    this.#seen = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): Seen {
    if (this.#handover !== null) return { kind: 'handover', to: this.#handover };
    return this.#lookAs(this.#sitting);
  }

  #lookAs(viewer: Viewer): Seated {
    const { game } = this;
    const history = this.#match.history;
    const moments = this.#watching.moments(history, viewer);
    const past = this.#looking === null ? undefined : moments[this.#looking];
    const present = this.#match.state;
    return {
      kind: 'seated',
      viewer,
      view: game.view(past === undefined ? present : history[past.at]!.state, viewer),
      moments,
      looking: past === undefined ? null : this.#looking,
      acting: this.#match.actors(viewer),
      awaited: viewer !== null && this.#rota.due() === viewer,
      open: viewer === null ? [] : game.open(present, viewer),
      others: this.#rota.othersThan(viewer),
      thinking: this.#thinking,
      paused: this.#paused,
      canUndo: this.#match.length > 0,
      canRedo: this.#match.undone > 0,
      outcome: O.toNullable(this.#match.outcome()),
      revision: this.#revision,
    };
  }

  /** Whatever a bot was thinking is no longer of use. */
  #interrupt(): void {
    this.#thought++;
    this.#thinking = null;
    this.#thinker.cancel();
  }

  /** Lets the bot think whose turn it is. */
  async #step(): Promise<void> {
    const due = this.#rota.due();
    const seat = this.seats.find(({ id }) => id === due);
    if (this.#closed || this.#paused || this.#held || this.#thinking !== null || seat === undefined || seat.driver === 'human') return;
    const thought = ++this.#thought;
    this.#thinking = seat.id;
    this.#show();
    const pace = new Promise((resolve) => setTimeout(resolve, breath));
    const { id: player, driver: mind, strength } = seat;
    const { state, length } = this.#match;
    const seed = this.#seed === null ? null : `${this.#seed} ${player} ${length}`;
    const action = await this.#thinker.think({ kind: 'choose', game: this.id, state, player, mind, strength, seed });
    await pace;
    if (thought !== this.#thought) return;
    if (action != null && E.isRight(this.#match.play(seat.id, action))) return this.#changed();
    this.#thinking = null;
    this.#rota.rest(seat.id);
    this.#callUp();
    this.#show();
    this.#step();
  }
}
