import { E } from '../core/data/fp.js';
import type { GameRecord } from '../core/match/record.js';
import type { Refusal } from '../core/refusals/violation.js';
import { type Seat, standIn } from '../protocol/index.js';
import { setAlarms } from './alarms.js';
import { Appending } from './appending.js';
import { type Budgets, Purse, standardBudgets } from './budgets.js';
import { Client, type Connection, type Link } from './connection.js';
import type { Allowance, Desk } from './desk.js';
import { tellOf } from './failing.js';
import { handedOn } from './handing-on.js';
import { Hosted } from './hosted.js';
import type { House } from './house.js';
import { isSameOrder, type Layout, layoutOf, opening } from './opening.js';
import type { HostOptions } from './options.js';
import { answeredInTime, patient } from './patience.js';
import { refused } from './refusals.js';
import { sha256 } from './sha256.js';
import { folded } from './table.js';
import { tableOf } from './tokens.js';

/** Tables with seats, tokens and watchers, over a journal. Any number of hosts may share one. */
export interface Host {
  /** Lays a table out, from unknown input; the same {@link Order} twice is one table. */
  open(order: unknown): Promise<E.Either<Refusal, { readonly table: string }>>;
  /** A client has come. */
  connect(link: Link): Connection;
  /**
   * The record of a table whose game is over, for whoever may at least watch it; refused while it goes on, or may be taken back freely. It tells
   * everything that was secret, so it closes the table: nothing is taken back with what it tells.
   */
  record(table: unknown, token: unknown): Promise<E.Either<Refusal, GameRecord>>;
  /** Another process says that a table has come so far. */
  noticed(table: string, n: number): void;
  /** The time for which an alarm was set has come. */
  due(table: string): Promise<void>;
  /** Everybody is sent away; nothing that was acknowledged is lost. */
  close(): Promise<void>;
}

/** A seat as a rematch has it: whose time was up has all of it again, and needs nobody to stand in. */
const playingAnew = (seat: Seat): Seat =>
  seat.driver.kind === 'bot' && seat.driver.bot === standIn ? { ...seat, driver: { kind: 'person' } } : seat;

const pollEvery = 1000;
const announceAfter = 5;

class HostDesk implements Host, House, Desk {
  readonly options: HostOptions;
  readonly budgets: Budgets;
  readonly appending: Appending;
  readonly #tables = new Map<string, { readonly hosted: Hosted; lastUsed: number }>();
  readonly #clients = new Set<Client>();
  readonly #allowances = new Map<string, Allowance>();
  readonly #news = new Map<string, number>();
  readonly #queue: (() => void)[] = [];
  readonly #loads = new Map<string, Promise<Hosted | null>>();
  #loading = 0;
  #stopPolling: (() => void) | null = null;
  #stopAnnouncing: (() => void) | null = null;
  #isClosed = false;

  constructor(options: HostOptions) {
    this.budgets = { ...standardBudgets, ...options.budgets };
    const journal = patient(options.journal, this.budgets.answering, options.after);
    const { alarm, after } = options;
    const patientAlarm = alarm && {
      alarm: (table: string, at: number) => answeredInTime(() => alarm(table, at), this.budgets.answering, after, 'No alarm is set.'),
    };
    this.options = { ...options, journal, ...patientAlarm };
    this.appending = new Appending(journal, this.budgets.appends);
  }

  async open(order: unknown): Promise<E.Either<Refusal, { readonly table: string }>> {
    const layout = layoutOf(order);
    if (E.isLeft(layout)) return layout;
    const runner = layout.right.tokens.find(({ right }) => right === 'run')!;
    return this.#laidOut(tableOf(runner.hash), layout.right);
  }

  connect(link: Link): Connection {
    const client: Client = new Client(link, this, (gone) => this.#clients.delete(gone));
    this.#clients.add(client);
    if (this.#isClosed) client.farewell('leaving');
    return client;
  }

  async record(table: unknown, token: unknown): Promise<E.Either<Refusal, GameRecord>> {
    const record = await handedOn(table, token, this);
    // A host that is closed finds no table any more, which says nothing of the table.
    return this.#isClosed && E.isLeft(record) ? E.left(refused('busy')) : record;
  }

  noticed(table: string, n: number): void {
    const hosted = this.#tables.get(table)?.hosted;
    if (hosted?.table != null && hosted.table.n < n) void hosted.look();
  }

  async due(table: string): Promise<void> {
    const hosted = await this.table(table);
    await hosted?.due();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const client of [...this.#clients]) client.farewell('leaving');
    this.#stopPolling?.();
    this.#stopAnnouncing?.();
    this.#announceNow();
    const tables = [...this.#tables.values()];
    this.#tables.clear();
    await Promise.all(tables.map(({ hosted }) => hosted.end().catch(() => {})));
  }

  async table(id: string): Promise<Hosted | null> {
    const here = this.#used(id); // or it might leave memory while the journal is read
    const known = here ?? (await this.#loads.get(id));
    // Whoever comes may know more than this process: the journal is read first.
    await known?.catchUp();
    const hosted = known ?? (await this.#loaded(id));
    this.#used(id);
    return this.#isClosed ? null : hosted;
  }

  allowance(hash: string): Allowance {
    const known = this.#allowances.get(hash);
    if (known !== undefined) return known;
    const { burst, perSecond, forecasts, rematches } = this.budgets;
    const now = this.options.now();
    const made = {
      messages: new Purse(burst, perSecond, now),
      forecasts: new Purse(forecasts, forecasts / 60, now),
      rematches: new Purse(rematches, rematches / 3600, now),
      isForeseeing: false,
    };
    this.#allowances.set(hash, made);
    return made;
  }

  async rematchOf(hosted: Hosted): Promise<string | null> {
    const { game, config, rules, tokens } = hosted.table!;
    const seats = hosted.table!.seats.map(playingAnew);
    // Made of what whoever knows the table does not know, too: who watches it later is not to find the rematch before.
    const runner = tokens.find(({ right }) => right === 'run')!;
    const id = tableOf(sha256(`${hosted.id}/${runner.hash}/rematch`));
    // Tokens and seats may have changed since it was laid out and could not be said to be.
    return E.isRight(await this.#laidOut(id, { game, config, rules, seats, tokens }, true)) ? id : null;
  }

  announce(table: string, n: number): void {
    this.#used(table);
    const { announce, after } = this.options;
    if (announce === undefined || this.#isClosed) return;
    this.#news.set(table, n);
    this.#stopAnnouncing ??= after(announceAfter, () => this.#announceNow());
  }

  dismiss(table: string): void {
    const hosted = this.#tables.get(table)?.hosted;
    if (hosted === undefined) return;
    this.#tables.delete(table);
    hosted.leave();
    for (const connection of [...hosted.connections]) connection.farewell('leaving');
  }

  /** A table in memory, which stays there for as long again; null if it is not there. */
  #used(id: string): Hosted | null {
    const entry = this.#tables.get(id);
    if (entry === undefined) return null;
    entry.lastUsed = this.options.now();
    return entry.hosted;
  }

  #announceNow(): void {
    this.#stopAnnouncing = null;
    const news = new Map(this.#news);
    this.#news.clear();
    try {
      if (news.size > 0) this.options.announce!(news);
    } catch {} // others look by themselves once a second
  }

  #opening(layout: Layout): ReturnType<typeof opening> {
    try {
      return opening(layout, this.options);
    } catch (error) {
      tellOf(this.options, null, error);
      return E.left(refused('internal')); // a game that throws is laid out nowhere
    }
  }

  /** Writes the first entry of a table, unless it stands already; by another order it does so only where `anyOrder` will do. */
  async #laidOut(table: string, layout: Layout, anyOrder = false): Promise<E.Either<Refusal, { readonly table: string }>> {
    const deed = this.#opening(layout);
    if (E.isLeft(deed)) return deed;
    if (this.#isClosed || this.appending.isFull) return E.left(refused('busy'));
    const row = { table, n: 1, command: 'open', deed: deed.right } as const;
    const at = this.options.now();
    try {
      await setAlarms(this.options, table, folded(null, { ...row, at }));
      const { kind } = await this.appending.append(row);
      if (kind === 'written' || anyOrder) return E.right({ table });
      const [first] = await this.options.journal.read(table, 0, 1);
      return isSameOrder(deed.right, first?.deed) ? E.right({ table }) : E.left(refused('other-order'));
    } catch {
      return E.left(refused('busy'));
    }
  }

  /** A table out of the journal; whoever asks for it meanwhile waits for the same. */
  #loaded(id: string): Promise<Hosted | null> {
    const isLoading = this.#loads.get(id);
    if (isLoading !== undefined) return isLoading;
    const load = async (): Promise<Hosted | null> => {
      await this.#room();
      try {
        const hosted = new Hosted(id, this);
        await hosted.catchUp();
        if ((hosted.table === null && !hosted.isNewer) || this.#isClosed) {
          hosted.leave();
          return null;
        }
        this.#tables.set(id, { hosted, lastUsed: this.options.now() });
        this.#poll();
        return hosted;
      } finally {
        this.#leaveRoom();
        this.#loads.delete(id);
      }
    };
    const loading = load();
    this.#loads.set(id, loading);
    return loading;
  }

  /** Waits until not too many tables are being loaded. */
  async #room(): Promise<void> {
    if (this.#queue.length >= this.budgets.loading) throw new Error('Too many clients wait for their tables.');
    if (this.#loading >= this.budgets.loads) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#loading++;
  }

  #leaveRoom(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#loading--;
    else next();
  }

  /** Looks once a second, as long as any table is here: for what no notice told, for slow readers, and for what can be forgotten. */
  #poll(): void {
    if (this.#stopPolling !== null || this.#tables.size === 0) return;
    this.#stopPolling = this.options.after(pollEvery, () => {
      this.#stopPolling = null;
      this.#look();
      this.#poll();
    });
  }

  #look(): void {
    const now = this.options.now();
    for (const client of [...this.#clients]) client.look();
    for (const [id, entry] of [...this.#tables]) {
      const { hosted } = entry;
      if (hosted.connections.size > 0) entry.lastUsed = now;
      if (now - entry.lastUsed > this.budgets.idle) {
        this.#tables.delete(id);
        hosted.leave();
      } else void hosted.look();
    }
    for (const [hash, { isForeseeing, messages, forecasts, rematches }] of [...this.#allowances])
      if (!isForeseeing && [messages, forecasts, rematches].every((purse) => purse.isFull(now))) this.#allowances.delete(hash);
  }
}

/** Opens a host. */
export const createHost = (options: HostOptions): Host => new HostDesk(options);
