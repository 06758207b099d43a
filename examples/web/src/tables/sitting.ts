import {
  type Answers,
  E,
  type Forecast,
  type Form,
  type Game,
  type GameTypes,
  type Match,
  O,
  type OneOfThese,
  openForm,
  type Page,
  type Refusal,
  type Viewer,
} from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { isReferee } from '../../../shared/referees.js';
import { type AtTheDevice, freeFrom, redoneTo, undoneTo } from '../../../shared/taking-back.js';
import { Thinker } from '../bots/thinking.js';
import type { AnyAction } from './catalogue.js';
import { Robots } from './robots.js';
import { Rota } from './rota.js';
import { keep, type Opened, type SavedTable } from './saving.js';
import type { Seat } from './seats.js';
import type { Seated, Seen } from './seen.js';
import { Watching } from './watching.js';

/**
 * The page is the host: it alone holds the match, and says who acts. What the components get is {@link Seen}, made of `view` and `witness`
 * for whoever sits at the device; questions and orders are always those of that seat.
 */
export class Host {
  readonly id: GameId;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly #match: Match<GameTypes>;
  readonly #rota: Rota;
  readonly #robots: Robots;
  readonly #watching: Watching;
  readonly #seer = new Thinker<Forecast>();
  readonly #listeners = new Set<() => void>();
  /** Who sits at the device; null while nobody has sat down. */
  #sitting: string | null;
  #handover: string | null = null;
  #looking: number | null = null;
  #kept = true;
  #revision = 0;
  #seen: Seen;

  constructor(opened: Opened) {
    const { id, game, seats, match } = opened;
    this.id = id;
    this.game = game;
    this.seats = seats;
    this.#match = match;
    this.#rota = new Rota(game, match, seats);
    this.#watching = new Watching(game);
    this.#robots = new Robots(opened, this.#rota, {
      thinks: () => this.#show(),
      acted: () => this.#changed(),
      rested: () => {
        this.#callUp();
        this.#show();
      },
    });
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

  /** The form of an action for whoever sits at the device. */
  openForm(type: string): Form<AnyAction> {
    return openForm<unknown, string, AnyAction, Refusal>(this.game, this.#match.state, this.#sitting ?? '', type);
  }

  /** The same form, asked of the match as it is now. */
  reask(form: Form<AnyAction>): Form<AnyAction> {
    return form.reask(this.#match.state);
  }

  /** Other answers to the question that is asked after these: the next ones, or those in whose words something occurs. */
  page(type: string, answers: Answers, page: Page): OneOfThese | null {
    const step = this.game.choices(this.#match.state, this.#sitting ?? '', type, answers, page);
    return E.isRight(step) && step.right.kind === 'ask' && step.right.question.kind === 'one' ? step.right.question : null;
  }

  /** The answers that lead to an action on offer. */
  answersFor(action: AnyAction): Answers | null {
    return this.game.answersFor(this.#match.state, action);
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
    if (this.#seen.kind !== 'seated' || this.#looking === null || !this.#seen.mayPlayOn) return;
    const moment = this.#seen.moments[this.#looking];
    if (moment !== undefined) this.#goTo(moment.at);
  }

  /** Takes back the last decision of whoever sits at the device, unless another person has decided something since; a referee takes back anybody's. */
  undo(): void {
    this.#goTo(undoneTo(this.#match, this.#device));
  }

  /** Makes the next decision again that was taken back. */
  redo(): void {
    this.#goTo(redoneTo(this.#match, this.#device));
  }

  /** Bots wait while the table is paused. */
  pause(paused: boolean): void {
    this.#robots.paused = paused;
    this.#robots.interrupt();
    this.#show();
    this.#robots.step();
  }

  /** Bots also wait while a form is being filled in. */
  hold(held: boolean): void {
    this.#robots.held = held;
    if (!held) this.#robots.step();
    else if (this.#robots.thinking !== null) {
      this.#robots.interrupt();
      this.#show();
    }
  }

  /** Everything, to save; with what was taken back and may be done again. */
  saved(): SavedTable {
    const { length, undone } = this.#match;
    this.#match.redo(undone);
    const record = this.#match.record();
    this.#match.goTo(length);
    return { format: 'ludoteca-table/1', seats: this.seats, record, at: length };
  }

  /** Somebody has come to the table: the game is kept from now on, and bots begin to play. */
  open(): void {
    this.#robots.open = true;
    this.#kept = keep(this.saved());
    this.#show();
    this.#robots.step();
  }

  /** Nobody plays on. */
  close(): void {
    this.#robots.close();
    this.#seer.close();
  }

  get #device(): AtTheDevice {
    const viewer = this.#sitting;
    return { people: this.#rota.humans, viewer, isReferee: isReferee(this.id, viewer) };
  }

  #goTo(length: number | null): void {
    if (length === null) return;
    this.#match.goTo(length);
    this.#rota.wake();
    this.#robots.paused = !this.#rota.isHuman(this.#rota.due()) && this.#match.actors().length > 0;
    this.#changed();
  }

  #changed(): void {
    this.#robots.interrupt();
    this.#looking = null;
    this.#rota.wake();
    this.#revision++;
    this.#kept = keep(this.saved());
    this.#callUp();
    this.#show();
    this.#robots.step();
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
      mayPlayOn: past !== undefined && past.at >= freeFrom(this.#match, this.#device),
      acting: this.#match.actors(viewer),
      awaited: viewer !== null && this.#rota.due() === viewer,
      offers: viewer === null ? [] : this.#rota.offersTo(viewer),
      others: this.#rota.othersThan(viewer),
      thinking: this.#robots.thinking,
      paused: this.#robots.paused,
      canUndo: undoneTo(this.#match, this.#device) !== null,
      canRedo: redoneTo(this.#match, this.#device) !== null,
      outcome: O.toNullable(this.#match.outcome()),
      kept: this.#kept,
      revision: this.#revision,
    };
  }
}
