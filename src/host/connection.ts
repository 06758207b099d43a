import { decode } from '../core/data/codec.js';
import { E } from '../core/data/fp.js';
import type { Viewer } from '../core/game/game.js';
import {
  type Asked,
  type Command,
  type Farewell,
  type Hello,
  messageRoom,
  type Query,
  type ToClient,
  toHostCodec,
} from '../protocol/index.js';
import type { Connected } from './audience.js';
import { type Budgets, Purse } from './budgets.js';
import { doing } from './commands.js';
import type { Hosted, Outcome } from './hosted.js';
import type { HostOptions } from './options.js';
import { answerTo } from './queries.js';
import { refused } from './refusals.js';
import { hashOf, type Rights, rightsOf } from './tokens.js';

/** The way to one client. */
export interface Link {
  /** Must not change what it is given: the same message goes to many. */
  send(message: ToClient): void;
  /** How many bytes have not gone out yet. */
  readonly waiting: number;
  close(code: number, why: string): void;
}

/** One client, as its transport knows it. */
export interface Connection {
  /** Whatever came in: a text, or what JSON made of it. */
  receive(message: unknown): void;
  /** The link is gone. */
  closed(): void;
}

/** What one token may spend. */
export interface Allowance {
  readonly messages: Purse;
  readonly forecasts: Purse;
  isForeseeing: boolean;
}

/** What a connection needs of its host. */
export interface Desk {
  readonly options: HostOptions;
  readonly budgets: Budgets;
  /** A table with everything that is written; null if there is none. */
  table(id: string): Promise<Hosted | null>;
  allowance(hash: string): Allowance;
  /** The table at which this one goes on. */
  rematchOf(hosted: Hosted): Promise<string>;
  left(client: Client): void;
}

const isQuery = (asked: Command | Query): asked is Query => ['form', 'answers', 'offers', 'foresee', 'past'].includes(asked.kind);

/** One client: who it is, and what it says, one message after the other in the table’s turn. */
export class Client implements Connection, Connected {
  readonly #link: Link;
  readonly #desk: Desk;
  readonly #greeting: Purse;
  #hosted: Hosted | null = null;
  #hash = '';
  #rights: Rights = { seat: null, runs: false };
  #inFlight = 0;
  /** Since when it has been too slow; null if it is not. */
  #lagging: number | null = null;
  #isClosed = false;
  #stopWaiting: () => void;

  constructor(link: Link, desk: Desk) {
    this.#link = link;
    this.#desk = desk;
    const { now, after } = desk.options;
    this.#greeting = new Purse(desk.budgets.burst, desk.budgets.perSecond, now());
    this.#stopWaiting = after(desk.budgets.greeting, () => this.farewell('late'));
  }

  get viewer(): Viewer {
    return this.#rights.seat;
  }

  receive(message: unknown): void {
    if (this.#isClosed) return;
    const read = decode(toHostCodec, parsed(message));
    const said = E.isLeft(read) ? null : read.right;
    if (said === null) this.farewell('ill-formed');
    else if (said.kind === 'hello') void this.#follow(this.#greet(said));
    else if (this.#hosted === null) this.farewell('ill-formed');
    else void this.#follow(this.#answer(said, this.#hosted));
  }

  closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopWaiting();
    this.#hosted?.connections.delete(this);
    this.#desk.left(this);
  }

  send(message: ToClient): void {
    if (this.#isClosed) return;
    if (this.#lagging !== null) this.look();
    else if (this.#link.waiting > this.#desk.budgets.slow) this.#lagging = this.#desk.options.now();
    else this.#say(message);
  }

  farewell(why: Farewell): void {
    if (this.#isClosed) return;
    this.#say({ kind: 'bye', why });
    this.closed();
    try {
      this.#link.close(why === 'leaving' ? 1001 : 1008, why);
    } catch {} // it was gone already
  }

  reconsider(): void {
    const rights = rightsOf(this.#hosted!.table!, this.#hash);
    if (rights === null || rights.seat !== this.#rights.seat) this.farewell('revoked');
    else this.#rights = rights;
  }

  /** Has a slow reader caught up, or is there no hope? */
  look(): void {
    if (this.#lagging === null || this.#isClosed) return;
    const { waiting } = this.#link;
    const { stuck, stuckFor } = this.#desk.budgets;
    if (waiting > stuck || this.#desk.options.now() - this.#lagging > stuckFor) this.farewell('slow');
    else if (waiting === 0) {
      this.#lagging = null;
      this.#welcome(undefined);
    }
  }

  #say(message: ToClient): void {
    try {
      this.#link.send(message);
    } catch {
      this.closed();
      try {
        this.#link.close(1011, 'internal'); // so that the client learns of it, and comes again
      } catch {}
    }
  }

  #welcome(seen: Hello['seen']): void {
    const hosted = this.#hosted;
    if (hosted?.table == null) return;
    this.#say(hosted.audience(this.viewer).welcome({ seat: this.#rights.seat, runs: this.#rights.runs }, seen));
  }

  async #follow(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch {
      this.farewell('leaving'); // the journal is away: whoever comes again may find it
    }
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#greeting.pay(this.#desk.options.now()) > 0) return this.farewell('full');
    this.#stopWaiting();
    const hash = await hashOf(hello.token);
    const invite = hello.invite === undefined ? null : await hashOf(hello.invite);
    const hosted = await this.#desk.table(hello.table);
    if (this.#isClosed) return;
    if (hosted?.isNewer === true) return this.farewell('newer');
    if (hosted === null || hosted.table === null) return this.farewell('unknown');
    if (invite !== null) await this.#sitDown(hosted, hash, invite);
    const rights = hosted.table === null ? null : rightsOf(hosted.table, hash);
    if (rights === null) return this.farewell('unknown');
    if (this.#isClosed) return;
    if (rights.seat === null && this.#watchersOf(hosted) >= this.#desk.budgets.watchers) return this.farewell('full');
    this.#hosted?.connections.delete(this);
    this.#hosted = hosted;
    this.#hash = hash;
    this.#rights = rights;
    hosted.connections.add(this);
    this.#lagging = null;
    this.#welcome(hello.seen);
  }

  /** An invitation binds its seat to the newcomer’s token, once. */
  async #sitDown(hosted: Hosted, hash: string, invite: string): Promise<void> {
    await hosted.command(`invite:${invite}`, (table) => {
      const found = table.tokens.find((token) => token.hash === invite && token.right === 'invite');
      if (found === undefined || !('seat' in found) || table.tokens.some((token) => token.hash === hash && token.right === 'seat'))
        return null;
      const { seat } = found;
      return E.right({ deed: { kind: 'seated', seat, driver: { kind: 'person' }, token: { hash, right: 'seat', seat }, invite } });
    });
  }

  #watchersOf(hosted: Hosted): number {
    let watchers = 0;
    for (const client of hosted.connections) if (client.viewer === null && client !== this) watchers++;
    return watchers;
  }

  async #answer(asked: Asked, hosted: Hosted): Promise<void> {
    const { id } = asked;
    const { options, budgets } = this.#desk;
    const { messages } = this.#desk.allowance(this.#hash);
    const wait = messages.pay(options.now());
    if (wait > 0 || this.#inFlight >= budgets.inFlight) return this.send({ kind: 'busy', id, wait: Math.max(wait, 100) });
    this.#inFlight++;
    try {
      this.send(isQuery(asked) ? await this.#reply(asked, hosted) : said(id, await this.#done(asked, hosted)));
    } finally {
      this.#inFlight--;
    }
  }

  async #done(asked: Command & { readonly id: string }, hosted: Hosted): Promise<Outcome> {
    const { id, ...command } = asked;
    const invite = command.kind === 'seat' && command.invite !== undefined ? await hashOf(command.invite) : null;
    const rematch = command.kind === 'rematch' && this.#rights.runs ? await this.#desk.rematchOf(hosted) : '';
    const hash = this.#hash;
    return hosted.command(`${hash}:${id}`, (table) => {
      const rights = rightsOf(table, hash);
      if (rights === null) return E.left(refused('not-seated'));
      const moments = hosted.audience(rights.seat).length;
      return doing(hosted, table, rights, command, { moments, invite, rematch });
    });
  }

  async #reply(asked: Query & { readonly id: string }, hosted: Hosted): Promise<ToClient> {
    const { id, ...query } = asked;
    const { options, budgets } = this.#desk;
    const allowance = this.#desk.allowance(this.#hash);
    if (query.kind === 'foresee') {
      const wait = allowance.isForeseeing ? 1000 : allowance.forecasts.pay(options.now());
      if (wait > 0) return { kind: 'busy', id, wait };
      allowance.isForeseeing = true;
    }
    try {
      const answer = await answerTo(hosted, this.viewer, query, options, budgets);
      return E.isRight(answer) ? { kind: 'reply', id, answer: answer.right } : { kind: 'refused', id, why: answer.left };
    } catch {
      return { kind: 'refused', id, why: refused('internal') };
    } finally {
      if (query.kind === 'foresee') allowance.isForeseeing = false;
    }
  }
}

const said = (id: string, outcome: Outcome): ToClient => {
  switch (outcome.kind) {
    case 'done':
    case 'again':
      return { kind: outcome.kind, id };
    case 'busy':
      return { kind: 'busy', id, wait: 1000 };
    case 'refused':
      return { kind: 'refused', id, why: outcome.why };
  }
};

/** What a text says; what is no text is taken as JSON has read it. */
const parsed = (message: unknown): unknown => {
  if (typeof message !== 'string') return message;
  if (message.length > messageRoom.size) return null;
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
};
