import { decode, isPlain } from '../core/data/codec.js';
import { E } from '../core/data/fp.js';
import { isWhole } from '../core/data/values.js';
import type { Viewer } from '../core/game/game-types.js';
import type { Refusal } from '../core/refusals/violation.js';
import { type Asked, type Farewell, type Hello, messageRoom, protocol, type ToClient, toHostCodec } from '../protocol/index.js';
import { answered, type Way } from './answering.js';
import { Purse } from './budgets.js';
import type { Desk, Guest } from './desk.js';
import { tellOf } from './failing.js';
import { admitted, isFull } from './greeting.js';
import { untilBeat } from './patience.js';
import { rightsOf } from './tokens.js';

/** The way to one client. */
export interface Link {
  /** Must not change what it is given: the same message goes to many. */
  send(message: ToClient): void;
  /** How many bytes have not gone out yet. */
  readonly waiting: number;
  /** Ends the connection, with a code as WebSockets have them and a word that says why. */
  close(code: number, why: string): void;
}

/** One client, as its transport knows it. */
export interface Connection {
  /** Whatever came in: a text, or what JSON made of it. */
  receive(message: unknown): void;
  /** The link is gone. */
  closed(): void;
}

/** What costs as much to answer as several other messages. */
const dear: readonly Asked['kind'][] = ['take-back', 'redo', 'ask', 'look', 'foresee'];
const dearPrice = 4;

/** A client has no more on its way at once: of what it was refused over later links so much is remembered. */
const mostOverruled = 100;

/** One client: who it is, and what it says, one message after the other in the table’s turn. */
export class Client implements Connection, Way {
  readonly #link: Link;
  readonly #desk: Desk;
  readonly #left: (client: Client) => void;
  readonly #greeting: Purse;
  #guest: Guest | null = null;
  readonly #overruled = new Map<string, Refusal>();
  #inFlight = 0;
  /** How often it has said hello. */
  #hellos = 0;
  /** Has it said hello, and is not let in yet? */
  #isComing = false;
  /** Since when it has been too slow; null if it is not. */
  #lagging: number | null = null;
  #isClosed = false;
  #stopWaiting: () => void;

  constructor(link: Link, desk: Desk, left: (client: Client) => void) {
    this.#link = link;
    this.#desk = desk;
    this.#left = left;
    const { now, after } = desk.options;
    this.#greeting = new Purse(desk.budgets.burst, desk.budgets.perSecond, now());
    this.#stopWaiting = after(desk.budgets.greeting, () => this.farewell('late'));
  }

  /** Asked of those who are at a table. */
  get viewer(): Viewer {
    return this.#guest!.rights.seat;
  }

  get isGone(): boolean {
    return this.#isClosed;
  }

  refusedLater(id: string): Refusal | null {
    return this.#overruled.get(id) ?? null;
  }

  overrule(hash: string, id: string, why: Refusal): void {
    if (this.#guest?.hash !== hash) return;
    this.#overruled.set(id, why);
    const [oldest] = this.#overruled.keys();
    if (this.#overruled.size > mostOverruled) this.#overruled.delete(oldest!);
  }

  receive(message: unknown): void {
    if (this.#isClosed) return;
    const input = parsed(message);
    const read = decode(toHostCodec, input);
    const said = E.isLeft(read) ? null : read.right;
    if (said === null) this.farewell(isLaterHello(input) ? 'newer' : 'ill-formed');
    else if (said.kind === 'hello') void this.#follow(this.#greet(said));
    else if (this.#guest === null) this.farewell('ill-formed');
    else void this.#follow(this.#answer(said, this.#guest));
  }

  closed(): void {
    this.#isClosed = true;
    this.#stopWaiting();
    this.#guest?.hosted.connections.delete(this);
    this.#left(this);
  }

  send(message: ToClient): void {
    if (this.#isClosed) return;
    const wasLagging = this.#lagging !== null;
    if (wasLagging) this.look();
    else if (this.#isSlow) this.#lagging = this.#desk.options.now();
    // What is told stands in the welcome that follows; an answer would be waited for without end.
    if ('id' in message || (!wasLagging && this.#lagging === null)) this.#say(message);
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
    const guest = this.#guest!;
    const rights = rightsOf(guest.hosted.table!, guest.hash);
    if (rights === null || (guest.rights.seat !== null && rights.seat !== guest.rights.seat && !rights.runs)) this.farewell('revoked');
    else if (rights.seat !== guest.rights.seat)
      this.farewell('leaving'); // who has been seated meanwhile comes again, to the seat; whoever runs the table, without one
    else this.#guest = { ...guest, rights };
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

  /** Does more wait for this reader than may? */
  get #isSlow(): boolean {
    return this.#link.waiting > this.#desk.budgets.slow;
  }

  #say(message: ToClient): void {
    if (this.#isClosed) return;
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
    const { hosted, rights } = this.#guest!;
    try {
      this.#say(hosted.audience(rights.seat).welcome({ seat: rights.seat, runs: rights.runs }, seen));
    } catch (error) {
      tellOf(this.#desk.options, hosted.id, error);
      this.farewell('leaving'); // a game that cannot show its state
    }
  }

  async #follow(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch {
      this.farewell('leaving'); // the journal is away: whoever comes again may find it
    }
  }

  async #greet(hello: Hello): Promise<void> {
    const { now, after } = this.#desk.options;
    const came = now();
    if (this.#greeting.pay(came) > 0) return this.farewell('full');
    this.#stopWaiting();
    const hellos = ++this.#hellos;
    this.#isComing = true;
    const found = await admitted(hello, this.#desk).catch((): Farewell => 'leaving'); // the journal is away
    if (this.#isClosed || hellos !== this.#hellos) return; // where hello has been said again, that counts
    // What is written at a table that has left memory would not be told here.
    if (found === 'leaving' || (typeof found !== 'string' && found.hosted.isLeft)) return this.farewell('leaving');
    const guest = typeof found !== 'string' && isFull(found, this.#desk, this) ? 'full' : found;
    if (typeof guest === 'string') {
      this.#stopWaiting = after(untilBeat(came, now()), () => this.farewell(guest));
      return;
    }
    this.#guest?.hosted.connections.delete(this);
    this.#guest = guest;
    this.#overruled.clear(); // whoever says hello anew is the last to have come
    this.#isComing = false;
    guest.hosted.connections.add(this);
    this.#lagging = this.#isSlow ? (this.#lagging ?? now()) : null;
    if (this.#lagging === null) this.#welcome(hello.seen);
  }

  async #answer(asked: Asked, guest: Guest): Promise<void> {
    const { id } = asked;
    const { options, budgets } = this.#desk;
    const wait = this.#desk.allowance(guest.hash).messages.pay(options.now(), dear.includes(asked.kind) ? dearPrice : 1);
    // Whoever has said hello anew says all else as who they will be, not as who they were.
    if (wait > 0 || this.#isComing || this.#inFlight >= budgets.inFlight) return this.send({ kind: 'busy', id, wait: Math.max(wait, 100) });
    this.#inFlight++;
    try {
      this.send(await answered(asked, guest, this.#desk, this));
    } finally {
      this.#inFlight--;
    }
  }
}

/** What a text says; what is no text is taken as JSON has read it. */
const parsed = (message: unknown): unknown => {
  if (typeof message !== 'string') return message;
  try {
    if (message.length <= messageRoom.size) return JSON.parse(message);
  } catch {} // it is no JSON
  return null;
};

/** Does a client of a later version say hello? Whatever else it says may be unknown here; it may even fail to be read. */
const isLaterHello = (input: unknown): boolean => {
  try {
    return isPlain(input) && input['kind'] === 'hello' && isWhole(input['protocol'], protocol + 1, Number.MAX_SAFE_INTEGER);
  } catch {
    return false;
  }
};
