import { E } from '../core/data/fp.js';
import type { Game } from '../core/game/game.js';
import type { Viewer } from '../core/game/game-types.js';
import type { Refusal } from '../core/refusals/violation.js';
import { setAlarms } from './alarms.js';
import type { Audience, Connected } from './audience.js';
import { Bots } from './bots.js';
import { nextDue } from './clocks.js';
import { acted } from './commands.js';
import type { Deed, Doing, Outcome } from './deeds.js';
import { tellOf } from './failing.js';
import type { House } from './house.js';
import { Ledger } from './ledger.js';
import { sendFor } from './notices.js';
import type { Table } from './position.js';
import { refused } from './refusals.js';
import { Showing } from './showing.js';
import type { States } from './states.js';
import { rightsOf } from './tokens.js';

const attempts = 8;
/** What a table that has gone on for too long may still do. */
const ending: readonly Deed['kind'][] = ['closed', 'rematch'];
const longestRing = 3_600_000;
/** So soon a clock rings again that could not be written. */
const soon = 1000;

type Make = (table: Table) => E.Either<Refusal, Doing> | null;

/** A table in memory. What it knows it has read in the journal; it may be forgotten at any moment. */
export class Hosted {
  readonly id: string;
  readonly #house: House;
  readonly #ledger: Ledger;
  readonly #showing: Showing;
  readonly #bots: Bots;
  #turn: Promise<unknown> = Promise.resolve();
  #catchingUp: Promise<void> | null = null;
  #stopRinging: () => void = () => {};
  #isLeft = false;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
    this.#ledger = new Ledger(id, house.options, (table) => this.#showing.became(table));
    this.#showing = new Showing(id, this.#ledger, house.options);
    this.#bots = new Bots(id, house.options, house.budgets, {
      plays: async (key, n, seat, action) => (await this.command(key, (table) => (table.n === n ? this.acts(seat, action) : null))).kind,
      rested: () => this.#wakeBots(),
    });
  }

  /** The table as it stands; null if there is none, or none that can be read. */
  get table(): Table | null {
    return this.#ledger.table;
  }

  /** Is there something in the journal that this version cannot read? */
  get isNewer(): boolean {
    return this.#ledger.isNewer;
  }

  /** Has it left memory? Then nothing more is looked for, and nothing rings. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /** Does a token open the table, as far as it could be read? */
  admits(hash: string): boolean {
    const { lastRead } = this.#ledger;
    return lastRead !== null && rightsOf(lastRead, hash) !== null;
  }

  get states(): States {
    return this.#ledger.states;
  }

  get game(): Game {
    return this.states.game;
  }

  /** The version of the rules here. */
  get version(): string {
    return this.#ledger.version;
  }

  /** The state that stands. */
  get state(): object {
    return this.states.after(this.table!.play)!;
  }

  get connections(): Set<Connected> {
    return this.#showing.connections;
  }

  audience(viewer: Viewer): Audience {
    return this.#showing.audience(viewer);
  }

  /** One thing after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => {});
    return next;
  }

  /** Reads what the journal has that is not known here, and shows it. However many ask for it before that has begun, it is done once. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.inTurn(() => {
      this.#catchingUp = null;
      return this.#readOn();
    });
    return this.#catchingUp;
  }

  /** The same, whenever there may be something new. */
  async look(): Promise<void> {
    await this.catchUp().catch(() => {}); // the journal is away: there will be another time
  }

  /** Reads what came before the snapshot, if that is not in memory. */
  whole(): Promise<void> {
    return this.inTurn(async () => {
      await this.#ledger.whole();
      this.show();
    });
  }

  /** Does something once. `make` says what, from the table as it stands; it may be asked again if somebody else was quicker. */
  command(key: string, make: Make): Promise<Outcome> {
    return this.inTurn(async (): Promise<Outcome> => {
      for (let attempt = 0; attempt < attempts; attempt++) {
        const { table } = this;
        if (this.#ledger.has(key)) return { kind: 'done' };
        if (table === null) return { kind: 'again' };
        if (this.#house.appending.isFull) return { kind: 'busy' };
        const made = this.#made(table, make);
        if (made === null) return { kind: 'done' };
        if (E.isRight(made) && table.n >= this.#house.budgets.entries && !ending.includes(made.right.deed.kind))
          return { kind: 'refused', why: refused('full-journal') };
        try {
          if (E.isRight(made)) {
            if (await this.#written(table, key, made.right)) return { kind: 'done' };
          } else if (this.#ledger.isCut)
            await this.#ledger.whole(); // it may have been done long ago
          else return { kind: 'refused', why: made.left };
        } catch {
          return this.#unanswered(key);
        }
      }
      if (!this.#isLeft && (await this.#ledger.isSetBack().catch(() => false))) this.#house.dismiss(this.id);
      return { kind: 'busy' };
    });
  }

  /** An action of a seat, with fresh dice. */
  readonly acts = (seat: string, action: unknown): E.Either<Refusal, Doing> =>
    acted(this.game, this.state, this.table!, seat, action, this.#house.options);

  /** Tells everybody here what has changed for them. */
  show(): void {
    const { table } = this;
    if (table === null) {
      this.#showing.farewell('newer'); // whoever is here has come in before it was
      return;
    }
    this.#showing.show(table);
    this.#ring(table);
    this.#wakeBots();
  }

  /** Rings clocks that have run out. */
  async due(): Promise<void> {
    await this.catchUp();
    const { table } = this;
    if (table === null) return;
    const next = nextDue(table);
    if (next === null) return;
    if (next.at > this.#house.options.now()) return this.#ring(table);
    const ranOut = { deed: { kind: 'ran-out', seat: next.seat } } as const;
    const { kind } = await this.command(`clock:${table.n}`, (now) => (now.n === table.n ? E.right(ranOut) : null));
    if (kind === 'again' || kind === 'busy') this.#ring(table, soon);
  }

  /** Nobody is here any more. */
  leave(): void {
    this.#isLeft = true;
    this.#bots.rest();
    this.#stopRinging();
    this.#showing.leave();
  }

  /** The same when the process ends: whoever takes the table up need not play it from its beginning. */
  end(): Promise<void> {
    return this.inTurn(async () => {
      this.leave();
      await this.#ledger.keep(true);
    });
  }

  #made(table: Table, make: Make): E.Either<Refusal, Doing> | null {
    try {
      return make(table);
    } catch (error) {
      tellOf(this.#house.options, this.id, error);
      return E.left(refused('internal')); // a game that throws has changed nothing
    }
  }

  /** Writes a deed as the next entry; false if another has its place, or it was written before. */
  async #written(table: Table, command: string, { deed, state }: Doing): Promise<boolean> {
    const { options, appending } = this.#house;
    const n = table.n + 1;
    await setAlarms(options, this.id, await this.#ledger.foretold({ n, command, at: options.now(), deed }));
    const appended = await appending.append({ table: this.id, n, command, follows: this.#ledger.last, deed });
    if (appended.kind !== 'written') {
      await this.#readOn();
      if (appended.kind === 'known') this.#ledger.knows(command);
      return false;
    }
    await this.#ledger.add({ n, command, at: appended.at, deed }, state);
    this.#ledger.check();
    this.show();
    this.#house.announce(this.id, n);
    const { table: now } = this;
    if (now !== null) sendFor(options, this.id, table, now);
    void this.#ledger.keep().catch(() => {}); // a game that throws here has lost a snapshot, and nothing else
    return true;
  }

  /** The journal did not answer: it alone knows whether the entry is there. */
  async #unanswered(key: string): Promise<Outcome> {
    try {
      await this.#readOn();
    } catch {} // it is still away
    return { kind: this.#ledger.has(key) ? 'done' : 'again' };
  }

  async #readOn(): Promise<void> {
    if (await this.#ledger.readOn()) this.show();
  }

  /** The next clock that runs out here. */
  #ring(table: Table, atLeast = 0): void {
    this.#stopRinging();
    if (this.#isLeft) return;
    const { now, after } = this.#house.options;
    const next = nextDue(table);
    if (next === null) return;
    // Timers of platforms count no further than some weeks, and ring at once for what is beyond.
    const ms = Math.min(longestRing, Math.max(atLeast, next.at - now()));
    // Where the journal is away, the clock rings until it can be written.
    this.#stopRinging = after(ms, () => void this.due().catch(() => this.#ring(table, soon)));
  }

  #wakeBots(): void {
    const { table } = this;
    if (table !== null && !this.#isLeft) this.#bots.wake(this.game, table, this.states);
  }
}
