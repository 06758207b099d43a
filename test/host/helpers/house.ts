import { type Dice, type Game, seeded } from 'ludoteca';
import {
  createHost,
  type Host,
  type HostOptions,
  type Journal,
  memoryJournal,
  type Order,
  type TableRules,
  type ToClient,
} from 'ludoteca/host';
import { pig } from '../../../examples/your-own-game/pig.js';

/** Time that passes when it is told to. */
export class Time {
  now = 1_000_000;
  readonly #bells = new Set<{ readonly at: number; readonly ring: () => void }>();
  readonly #settled: () => Promise<void>;

  /** What follows from a bell is waited for so. */
  constructor(waits: () => Promise<void> = () => settled()) {
    this.#settled = waits;
  }

  readonly after = (ms: number, ring: () => void): (() => void) => {
    const bell = { at: this.now + ms, ring };
    this.#bells.add(bell);
    return () => void this.#bells.delete(bell);
  };
  /** So many milliseconds pass; whatever follows from them is waited for. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const next = [...this.#bells].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.#bells.delete(next);
      this.now = Math.max(this.now, next.at);
      next.ring();
      await this.#settled();
    }
    this.now = end;
    await this.#settled();
  }
}

/** Everything that can happen without time passing has happened: hashes are made on other threads, so as many are made behind them. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await Promise.all(Array.from({ length: 8 }, () => crypto.subtle.digest('SHA-256', new Uint8Array(4096))));
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
};

/** A token that tests can tell apart. */
export const tokenOf = (name: string): string => Buffer.from(name.padEnd(32, '.')).toString('hex').slice(0, 64);

export const calm: TableRules = { undo: 'consent', watch: 'open', delay: 0, clock: null, atZero: 'pause' };

/** The seats of ada and bo, by who moves their pieces. */
export const driven = (ada: 'person' | 'bot', bo: 'person' | 'bot'): Order['seats'] =>
  Object.entries({ ada, bo }).map(([id, kind]) => ({ id, driver: kind === 'person' ? { kind } : { kind: 'bot', bot: 'greedy' } }));

/** An order for Pig, whose run token is that of `run`, with a token for each seat. */
export const pigOrder = (changes: Partial<Order> = {}, rules: Partial<TableRules> = {}): Order => ({
  game: 'pig',
  config: { players: ['ada', 'bo'], goal: 1000 },
  rules: { ...calm, ...rules },
  seats: driven('person', 'person'),
  tokens: [
    { token: tokenOf('run'), right: { kind: 'run' } },
    { token: tokenOf('ada'), right: { kind: 'seat', seat: 'ada' } },
    { token: tokenOf('bo'), right: { kind: 'seat', seat: 'bo' } },
  ],
  ...changes,
});

export interface House {
  readonly time: Time;
  readonly journal: Journal;
  readonly host: Host;
}

/** A host with Pig, and whatever else is given. */
export const house = (options: Partial<HostOptions> = {}, time = new Time(), games: readonly Game[] = []): House => {
  const journal = options.journal ?? memoryJournal(() => time.now);
  const dice = seeded('host');
  const host = createHost({
    journal,
    gameOf: (id) => (id === 'pig' ? (pig as unknown as Game) : games.find((game) => game.id === id)),
    dice: () => dice,
    now: () => time.now,
    after: time.after,
    ...options,
  });
  return { time, journal, host };
};

/** Ids are kept under a token, and one token may come again. */
let ids = 0;

/** A client that writes down what it hears. */
export class Ear {
  readonly heard: ToClient[] = [];
  waiting = 0;
  closed: number | null = null;
  readonly #connection;

  constructor(host: Host) {
    const ear = this;
    this.#connection = host.connect({
      send: (message) => void this.heard.push(JSON.parse(JSON.stringify(message))),
      get waiting() {
        return ear.waiting;
      },
      close: (code) => {
        this.closed = code;
      },
    });
  }

  receive(message: unknown): void {
    this.#connection.receive(message);
  }

  leave(): void {
    this.#connection.closed();
  }

  async hello(table: string, token: string, more: object = {}): Promise<ToClient | undefined> {
    this.receive({ kind: 'hello', protocol: 1, table, token, ...more });
    await settled();
    return this.heard.at(-1);
  }

  /** Says something, and gives the answer to it. */
  async say(message: object): Promise<ToClient> {
    const id = 'id' in message ? String(message.id) : `m${ids++}`;
    this.receive({ ...message, id });
    await settled();
    return this.heard.findLast((one) => 'id' in one && one.id === id)!;
  }

  act(type: 'roll' | 'hold', more: object = {}): Promise<ToClient> {
    return this.say({ kind: 'act', action: { type }, ...more });
  }

  get told(): readonly ToClient[] {
    return this.heard.filter(({ kind }) => kind === 'told');
  }

  get pictures(): readonly ToClient[] {
    return this.heard.filter(({ kind }) => kind === 'told' || kind === 'welcome');
  }
}

/** Somebody at a table. */
export const at = async (host: Host, table: string, name: string, more: object = {}): Promise<Ear> => {
  const ear = new Ear(host);
  await ear.hello(table, tokenOf(name), more);
  return ear;
};

/** A table of Pig, opened. */
export const opened = async (host: Host, order: Order = pigOrder()): Promise<string> => {
  const result = await host.open(order);
  if (result._tag === 'Left') throw new Error(result.left[0].message);
  return result.right.table;
};

/** Dice that show sixes alone. */
export const sixes: Dice = {
  roll: () => 6,
  pool: (count: number) => Array<number>(count).fill(6),
  shuffle: (count: number) => Array.from({ length: count }, (_, i) => i),
};
