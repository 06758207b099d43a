import { E, O } from '../core/data/fp.js';
import type { Game, Viewer } from '../core/game/game.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Appending } from './appending.js';
import { Audience, type Connected } from './audience.js';
import { Bots } from './bots.js';
import type { Budgets } from './budgets.js';
import { nextDue } from './clocks.js';
import { acted } from './commands.js';
import type { Doing } from './deeds.js';
import type { Entry } from './journal.js';
import type { HostOptions } from './options.js';
import type { Table } from './position.js';
import { refused } from './refusals.js';
import { States } from './states.js';
import { folded } from './table.js';

/** What became of a command. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly why: Refusal }
  | { readonly kind: 'busy' }
  | { readonly kind: 'again' };

/** What all tables of a host share. */
export interface House {
  readonly options: HostOptions;
  readonly budgets: Budgets;
  readonly appending: Appending;
  announce(table: string, n: number): void;
}

const page = 500;
const attempts = 8;
const snapshotEvery = 50;

/** A table in memory. What it knows it has read in the journal; it may be forgotten at any moment. */
export class Hosted {
  readonly id: string;
  readonly connections = new Set<Connected>();
  readonly #house: House;
  readonly #commands = new Set<string>();
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #bots: Bots;
  #table: Table | null = null;
  #states: States | null = null;
  /** The table as it was lately, for those who watch it later. */
  #lately: Table[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #stopRinging: () => void = () => {};
  #stopWaiting: () => void = () => {};
  #isLeft = false;
  /** Is there something in the journal that this version cannot read, or no longer plays as it was played? */
  isNewer = false;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
    this.#bots = new Bots(house.options, {
      plays: async (key, n, seat, action) => {
        await this.command(key, (table) => (table.n === n ? this.acts(seat, action) : null));
      },
      rested: () => this.#wakeBots(),
    });
  }

  /** The table as it stands; null if there is none, or none that can be read. */
  get table(): Table | null {
    return this.isNewer ? null : this.#table;
  }

  get states(): States {
    return this.#states!;
  }

  get game(): Game {
    return this.#states!.game;
  }

  /** The state that stands. */
  get state(): object {
    return this.#states!.after(this.#table!.play)!;
  }

  /** One thing after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => {});
    return next;
  }

  /** Reads what the journal has that is not known here, and shows it. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.#readOn());
  }

  /** Does something once. `make` says what, from the table as it stands; it may be asked again if somebody else was quicker. */
  command(key: string, make: (table: Table) => E.Either<Refusal, Doing> | null): Promise<Outcome> {
    return this.inTurn(async (): Promise<Outcome> => {
      for (let attempt = 0; attempt < attempts; attempt++) {
        const { table } = this;
        if (this.#commands.has(key)) return { kind: 'done' };
        if (table === null) return { kind: 'again' };
        if (table.n >= this.#house.budgets.entries) return { kind: 'refused', why: refused('full-journal') };
        if (this.#house.appending.isFull) return { kind: 'busy' };
        const made = this.#made(table, make);
        if (made === null) return { kind: 'done' };
        if (E.isLeft(made)) return { kind: 'refused', why: made.left };
        try {
          if (await this.#written(table, key, made.right)) return { kind: 'done' };
        } catch {
          return this.#unanswered(key);
        }
      }
      return { kind: 'busy' };
    });
  }

  /** An action of a seat, with fresh dice. */
  readonly acts = (seat: string, action: unknown): E.Either<Refusal, Doing> =>
    acted(this.game, this.state, this.#table!, seat, action, this.#house.options.dice());

  /** All who see what this viewer sees; made when somebody first does. */
  audience(viewer: Viewer): Audience {
    const known = this.#audiences.get(viewer);
    if (known !== undefined) return known;
    const table = this.#shownTo(viewer);
    const made = new Audience(this.game, this.states, table, this.states.after(table.play)!, viewer);
    this.#audiences.set(viewer, made);
    return made;
  }

  /** Tells everybody here what has changed for them. */
  show(): void {
    if (this.table === null) {
      if (this.isNewer) for (const connection of [...this.connections]) connection.farewell('newer');
      return;
    }
    for (const connection of [...this.connections]) connection.reconsider();
    const viewers = new Set([...this.connections].map(({ viewer }) => viewer));
    for (const viewer of [...this.#audiences.keys()]) if (!viewers.has(viewer)) this.#audiences.delete(viewer);
    for (const [viewer, audience] of this.#audiences) {
      const told = audience.told(this.#shownTo(viewer));
      if (told !== null) for (const connection of this.connections) if (connection.viewer === viewer) connection.send(told);
    }
    this.#ring();
    this.#wakeBots();
  }

  /** Rings clocks that have run out. */
  async due(): Promise<void> {
    await this.catchUp();
    const { table } = this;
    const next = table === null ? null : nextDue(table);
    if (table === null || next === null || next.at > this.#house.options.now()) return this.#ring();
    await this.command(`clock:${table.n}`, (now) => (now.n === table.n ? E.right({ deed: { kind: 'ran-out', seat: next.seat } }) : null));
  }

  /** Nobody is here any more. */
  leave(): void {
    this.#isLeft = true;
    this.#bots.rest();
    this.#stopRinging();
    this.#stopWaiting();
  }

  #made(table: Table, make: (table: Table) => E.Either<Refusal, Doing> | null): E.Either<Refusal, Doing> | null {
    try {
      return make(table);
    } catch {
      return E.left(refused('internal')); // a game that throws has changed nothing
    }
  }

  /** Writes a deed as the next entry; false if another has its place, or it was written before. */
  async #written(table: Table, command: string, { deed, state }: Doing): Promise<boolean> {
    const { options, appending } = this.#house;
    const n = table.n + 1;
    const imagined = folded(table, { n, command, at: options.now(), deed });
    const next = imagined === null ? null : nextDue(imagined);
    if (next !== null) await options.alarm?.(this.id, next.at);
    const appended = await appending.append({ table: this.id, n, command, deed });
    if (appended.kind !== 'written') {
      await this.#readOn();
      return false;
    }
    this.#apply({ n, command, at: appended.at, deed }, state);
    this.#checked();
    this.show();
    this.#house.announce(this.id, n);
    this.#keep();
    return true;
  }

  /** The journal did not answer: it alone knows whether the entry is there. */
  async #unanswered(key: string): Promise<Outcome> {
    try {
      await this.#readOn();
    } catch {} // it is still away
    return { kind: this.#commands.has(key) ? 'done' : 'again' };
  }

  async #readOn(): Promise<void> {
    const { journal } = this.#house.options;
    const isFirst = this.#table === null;
    const before = this.#table;
    for (;;) {
      const entries = await journal.read(this.id, this.#table?.n ?? 0, page);
      for (const entry of entries) this.#apply(entry);
      if (entries.length < page || this.isNewer) break;
    }
    if (this.#table === before) return;
    if (isFirst && this.#states !== null && this.#table!.n >= snapshotEvery) {
      const snapshot = await journal.latest(this.id).catch(() => null);
      if (snapshot !== null) this.#states.recall(this.#table!, snapshot);
    }
    this.#checked();
    this.show();
  }

  #apply(entry: Entry, state?: object): void {
    if (this.isNewer) return;
    const after = folded(this.#table, entry);
    const game = this.#states?.game ?? (after === null ? undefined : this.#house.options.gameOf(after.game));
    if (after === null || game === undefined) {
      this.isNewer = true;
      return;
    }
    this.#states ??= new States(game, after.config);
    if (state !== undefined) this.#states.know(after.play, state);
    this.#table = after;
    this.#commands.add(entry.command);
    this.#lately.push(after);
    this.#forget();
  }

  /** Does the journal still lead where it says? */
  #checked(): void {
    if (this.#table !== null && this.#states?.after(this.#table.play) === null) this.isNewer = true;
  }

  #forget(): void {
    const until = this.#house.options.now() - (this.#table?.rules.delay ?? 0) * 1000;
    let first = 0;
    while (first + 1 < this.#lately.length && this.#lately[first + 1]!.at <= until) first++;
    if (first > 0) this.#lately = this.#lately.slice(first);
  }

  /** The table as a viewer may see it: watchers see it as it was some time ago. */
  #shownTo(viewer: Viewer): Table {
    if (viewer !== null || this.#table!.rules.delay === 0) return this.#table!;
    this.#forget();
    return this.#lately[0]!;
  }

  /** The next clock that runs out here, and the next change watchers are to see. */
  #ring(): void {
    this.#stopRinging();
    this.#stopWaiting();
    const { table } = this;
    if (table === null || this.#isLeft) return;
    const { now, after } = this.#house.options;
    const next = nextDue(table);
    if (next !== null) this.#stopRinging = after(Math.max(0, next.at - now()), () => void this.due().catch(() => {}));
    const later = this.#lately[1];
    if (table.rules.delay > 0 && later !== undefined)
      this.#stopWaiting = after(Math.max(1, later.at + table.rules.delay * 1000 - now()), () => this.show());
  }

  #wakeBots(): void {
    if (this.table !== null && !this.#isLeft) this.#bots.wake(this.game, this.#table!, this.states);
  }

  /** Keeps the state now and then, and at the end. */
  #keep(): void {
    const { n, play } = this.#table!;
    const isOver = O.isSome(this.game.outcome(this.state));
    if (n % snapshotEvery !== 0 && !isOver) return;
    const snapshot = { format: 'ludoteca-hosted/1', n, seal: play.seal, state: this.state, table: { step: play.step } } as const;
    void this.#house.options.journal.keep(this.id, snapshot).catch(() => {});
  }
}
