import { E } from '../core/data/fp.js';
import type { Refusal } from '../core/refusals/violation.js';
import { Appending } from './appending.js';
import { type Budgets, Purse, standardBudgets } from './budgets.js';
import { nextDue } from './clocks.js';
import { type Allowance, Client, type Connection, type Desk, type Link } from './connection.js';
import { Hosted, type House } from './hosted.js';
import { type Layout, layoutOf, opening } from './opening.js';
import type { HostOptions } from './options.js';
import { refused } from './refusals.js';
import { folded } from './table.js';
import { hashOf, tableOf } from './tokens.js';

/** Tables with seats, tokens and watchers, over a journal. Any number of hosts may share one. */
export interface Host {
  /** Lays a table out, from unknown input; the same {@link Order} twice is one table. */
  open(order: unknown): Promise<E.Either<Refusal, { readonly table: string }>>;
  /** A client has come. */
  connect(link: Link): Connection;
  /** Another process says that a table has come so far. */
  noticed(table: string, n: number): void;
  /** The time for which an alarm was set has come. */
  due(table: string): Promise<void>;
  /** Everybody is sent away; nothing that was acknowledged is lost. */
  close(): Promise<void>;
}

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
  #loading = 0;
  #stopPolling: (() => void) | null = null;
  #stopAnnouncing: (() => void) | null = null;
  #isClosed = false;

  constructor(options: HostOptions) {
    this.options = options;
    this.budgets = { ...standardBudgets, ...options.budgets };
    this.appending = new Appending(options.journal, this.budgets.appends);
  }

  async open(order: unknown): Promise<E.Either<Refusal, { readonly table: string }>> {
    const layout = await layoutOf(order);
    if (E.isLeft(layout)) return layout;
    const runner = layout.right.tokens.find(({ right }) => right === 'run')!;
    return this.#laidOut(tableOf(runner.hash), layout.right);
  }

  connect(link: Link): Connection {
    const client = new Client(link, this);
    this.#clients.add(client);
    this.#poll();
    if (this.#isClosed) client.farewell('leaving');
    return client;
  }

  noticed(table: string, n: number): void {
    const hosted = this.#tables.get(table)?.hosted;
    if (hosted?.table != null && hosted.table.n < n) void hosted.catchUp().catch(() => {});
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
    const tables = [...this.#tables.values()];
    this.#tables.clear();
    await Promise.all(tables.map(({ hosted }) => hosted.inTurn(async () => hosted.leave())));
  }

  async table(id: string): Promise<Hosted | null> {
    const known = this.#tables.get(id);
    if (known === undefined) await this.#room();
    const { hosted } = this.#tables.get(id) ?? { hosted: new Hosted(id, this) };
    try {
      // Whoever comes may know more than this process: the journal is read first.
      await hosted.catchUp();
    } finally {
      if (known === undefined) this.#leaveRoom();
    }
    if (hosted.table === null && !hosted.isNewer) return null;
    const found = this.#tables.get(id);
    if (found !== undefined) {
      if (found.hosted !== hosted) hosted.leave(); // somebody loaded it at the same time
      found.lastUsed = this.options.now();
      return found.hosted;
    }
    if (this.#isClosed) return null;
    this.#tables.set(id, { hosted, lastUsed: this.options.now() });
    this.#poll();
    hosted.show();
    return hosted;
  }

  allowance(hash: string): Allowance {
    const known = this.#allowances.get(hash);
    if (known !== undefined) return known;
    const { burst, perSecond, forecasts } = this.budgets;
    const now = this.options.now();
    const made = { messages: new Purse(burst, perSecond, now), forecasts: new Purse(forecasts, forecasts / 60, now), isForeseeing: false };
    this.#allowances.set(hash, made);
    return made;
  }

  async rematchOf(hosted: Hosted): Promise<string> {
    const id = tableOf(await hashOf(`${hosted.id}/rematch`));
    const { game, config, rules, seats, tokens } = hosted.table!;
    await this.#laidOut(id, { game, config, rules, seats, tokens });
    return id;
  }

  left(client: Client): void {
    this.#clients.delete(client);
  }

  announce(table: string, n: number): void {
    const { announce, after } = this.options;
    if (announce === undefined || this.#isClosed) return;
    this.#news.set(table, n);
    this.#stopAnnouncing ??= after(announceAfter, () => {
      this.#stopAnnouncing = null;
      const news = new Map(this.#news);
      this.#news.clear();
      announce(news);
    });
  }

  /** Writes the first entry of a table, unless it stands already. */
  async #laidOut(table: string, layout: Layout): Promise<E.Either<Refusal, { readonly table: string }>> {
    const deed = opening(layout, this.options);
    if (E.isLeft(deed)) return deed;
    if (this.appending.isFull) return E.left(refused('busy'));
    const row = { table, n: 1, command: 'open', deed: deed.right } as const;
    const imagined = folded(null, { ...row, at: this.options.now() });
    const next = imagined === null ? null : nextDue(imagined);
    try {
      if (next !== null) await this.options.alarm?.(table, next.at);
      await this.appending.append(row);
    } catch {
      return E.left(refused('busy'));
    }
    return E.right({ table });
  }

  /** Waits until not too many tables are being loaded. */
  async #room(): Promise<void> {
    if (this.#loading >= this.budgets.loads) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#loading++;
  }

  #leaveRoom(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#loading--;
    else next();
  }

  /** Looks once a second, as long as anybody is here: for what no notice told, for slow readers, and for what can be forgotten. */
  #poll(): void {
    if (this.#isClosed || this.#stopPolling !== null || (this.#tables.size === 0 && this.#clients.size === 0)) return;
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
      } else void hosted.catchUp().catch(() => {});
    }
    for (const [hash, { messages, forecasts, isForeseeing }] of [...this.#allowances])
      if (!isForeseeing && messages.isFull(now) && forecasts.isFull(now)) this.#allowances.delete(hash);
  }
}

/** Opens a host. */
export const createHost = (options: HostOptions): Host => new HostDesk(options);
