/** Many clients at once, each with the store a page has, over real sockets: for tests and measurements. */

import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, E, type GameTypes } from 'ludoteca';
import { joinTable, type LinkMaker, type Order, type Socket, socketLink, type TableRules, type TableStore } from 'ludoteca/client';
import { WebSocket } from 'ws';

/** 32 random bytes, made by whoever will hold them. */
export const newToken = (): string => randomBytes(32).toString('hex');

/** What a journal knows of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const openSocket = (url: string): Socket => new WebSocket(url, { perMessageDeflate: false }) as unknown as Socket;

/** A link that goes to one server after the other, as behind a proxy that does not know which of them is gone. */
export const linkTo = (addresses: readonly string[], first = 0): LinkMaker => {
  let next = first;
  return (listener) => {
    const address = addresses[next++ % addresses.length]!;
    return socketLink(`${address.replace(/^http/, 'ws')}/socket`, openSocket)(listener);
  };
};

/** Opens a table; the same order again, should a server be away, is the same table. */
export const openTable = async (addresses: readonly string[], order: Order): Promise<string> => {
  const body = JSON.stringify(order);
  for (let attempt = 0; ; attempt++)
    try {
      const address = addresses[attempt % addresses.length]!;
      const answer = await fetch(`${address}/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const told = (await answer.json()) as { readonly table?: string };
      if (told.table !== undefined) return told.table;
      throw new Error(JSON.stringify(told));
    } catch (error) {
      if (attempt > 60) throw error;
      await pause(250);
    }
};

/** A table people play at, with a token for each seat and one that runs it. */
export interface Laid {
  readonly order: Order;
  readonly run: string;
  readonly seats: ReadonlyMap<string, string>;
}

const plain: TableRules = { undo: 'consent', watch: 'open', delay: 0, clock: null, atZero: 'pause' };

/** An order for a game whose seats are named. */
export const lay = (game: string, config: object, seats: readonly string[], rules: Partial<TableRules> = {}): Laid => {
  const run = newToken();
  const tokens = new Map(seats.map((seat) => [seat, newToken()]));
  return {
    run,
    seats: tokens,
    order: {
      game,
      config,
      rules: { ...plain, ...rules },
      seats: seats.map((id) => ({ id, driver: { kind: 'person' } })),
      tokens: [
        { token: run, right: { kind: 'run' } },
        ...[...tokens].map(([seat, token]) => ({ token, right: { kind: 'seat', seat } }) as const),
      ],
    },
  };
};

/** What became of the commands of one client. */
export interface Sent {
  readonly acknowledged: Set<string>;
  readonly refused: Set<string>;
  /** The clauses behind what was refused: of the game, where somebody else had acted first, or of the host. */
  readonly clauses: Set<string>;
  /** Given, and not answered when everything ended. */
  readonly open: Set<string>;
  /** Milliseconds from click to answer. */
  readonly waits: number[];
}

/** Somebody at a table who plays at random, as fast as the pauses allow. */
export class Player {
  readonly store: TableStore<GameTypes>;
  readonly table: string;
  readonly seat: string | null;
  readonly hash: string;
  readonly sent: Sent = { acknowledged: new Set(), refused: new Set(), clauses: new Set(), open: new Set(), waits: [] };
  readonly #dice: Dice;
  #isPlaying = true;

  constructor(link: LinkMaker, table: string, token: string, seat: string | null, dice: Dice) {
    this.store = joinTable<GameTypes>({ link, table, token });
    this.table = table;
    this.seat = seat;
    this.hash = hashOfToken(token);
    this.#dice = dice;
  }

  /** Plays until told to stop, or until the game is over. */
  async play(rest: number): Promise<void> {
    while (this.#isPlaying && !this.#isOver()) {
      const { awaited, link } = this.store.getSnapshot();
      if (awaited && link === 'live') await this.#act();
      await pause(rest * (0.5 + this.#dice.roll(100, 'rest') / 100));
    }
  }

  stop(): void {
    this.#isPlaying = false;
  }

  /** Has everything been answered, and is the link there? */
  get isAtRest(): boolean {
    const { link, pending } = this.store.getSnapshot();
    return link === 'live' && pending.length === 0;
  }

  #isOver(): boolean {
    const { picture, link } = this.store.getSnapshot();
    return link === 'ended' || (picture !== null && picture.outcome !== null);
  }

  async #act(): Promise<void> {
    const offers = await Promise.race([this.store.offers(), pause(10_000)]);
    if (offers === undefined || E.isLeft(offers)) return;
    const actions = offers.right.flatMap((offer) => offer.actions);
    if (actions.length === 0 || !this.#isPlaying) return;
    const begun = performance.now();
    const answer = this.store.act(actions[this.#dice.roll(actions.length, 'which') - 1]!);
    const id = this.store.getSnapshot().pending.at(-1)?.id;
    if (id === undefined) return;
    this.sent.open.add(id);
    const settled = answer.then((done) => {
      this.sent.open.delete(id);
      this.sent.waits.push(performance.now() - begun);
      if (E.isRight(done)) this.sent.acknowledged.add(id);
      else {
        this.sent.refused.add(id);
        for (const { clause } of done.left) this.sent.clauses.add(clause);
      }
    });
    while (this.#isPlaying && this.sent.open.has(id)) await Promise.race([settled, pause(200)]);
  }
}
