import { numberWithin } from '../core/data/bounds.js';
import { decode, isPlain } from '../core/data/codec.js';
import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { type Farewell, isKnownKind, type ToClient, type ToHost, toClientCodec } from '../protocol/index.js';
import type { ClientLink, LinkMaker } from './link.js';
import type { Ending } from './seen.js';

/** What a courier hands on: that a host says goodbye is its own affair. */
export type Heard = Exclude<ToClient, { readonly kind: 'bye' }>;

/** What a courier tells whoever has sent it. */
export interface CourierHost {
  /** A link is there: say who you are. */
  connected(): void;
  heard(message: Heard): void;
  /** The link is gone; another will be there in a while. */
  lost(): void;
  /** There will be no other. */
  ended(farewell: Ending | null): void;
}

type After = (ms: number, ring: () => void) => () => void;

const [firstReturn, lastReturn] = [250, 10_000];
/** Nothing is waited for longer than a minute, whatever a host or a caller says. */
const [shortest, longest] = [50, 60_000];
/** So long a host may take for its first word. */
const patience = 20_000;

/** So many welcomes in a row that cannot be read are enough: the host is not the one that this client was made for. */
const mostUnread = 5;

/** Goodbyes after which a client may come again. */
const passing: readonly Farewell[] = ['slow', 'leaving', 'late'];

/** Of what kind something is that could not be read; null where it does not say so, or fails to be read at all. */
const kindOf = (input: unknown): string | null => {
  try {
    return isPlain(input) && typeof input['kind'] === 'string' ? input['kind'] : null;
  } catch {
    return null;
  }
};

/** Goes back and forth over one link after the other: what is lost is made anew, later each time, and not by all at once. */
export class Courier {
  readonly #make: LinkMaker;
  readonly #after: After;
  readonly #host: CourierHost;
  readonly #stops = new Set<() => void>();
  #link: ClientLink | null = null;
  /** Which link counts: what older ones say is not heard. */
  #linkNo = 0;
  #wait = firstReturn;
  #unread = 0;
  #stopWaiting: () => void = () => {};
  #isEnded = false;

  constructor(make: LinkMaker, after: After, host: CourierHost) {
    this.#make = make;
    this.#after = after;
    this.#host = host;
  }

  connect(): void {
    const no = ++this.#linkNo;
    const isThis = (): boolean => no === this.#linkNo;
    try {
      const link = this.#make({
        message: (message) => {
          if (isThis()) this.#hear(message);
        },
        lost: () => {
          if (isThis()) this.lose();
        },
      });
      // It may have been lost, or all ended, while it was made.
      if (isThis()) this.#link = link;
      else link.close();
    } catch {
      this.lose();
    }
    if (!isThis()) return;
    this.#stopWaiting = this.later(patience, () => this.lose());
    this.#host.connected();
  }

  send(message: ToHost): void {
    try {
      this.#link?.send(message);
    } catch {
      this.lose();
    }
  }

  /** The link is none any more, or not worth keeping. */
  lose(): void {
    if (this.#isEnded) return;
    this.#leave();
    this.#stopWaiting = this.later(this.#wait * (0.5 + Math.random() / 2), () => this.connect());
    this.#wait = Math.min(lastReturn, this.#wait * 2);
    this.#host.lost();
  }

  /** Another link is made at once, whatever this one is worth and however long the next was to be waited for. */
  renew(): void {
    if (this.#isEnded) return;
    this.#leave();
    const no = this.#linkNo;
    this.#wait = firstReturn;
    this.#host.lost();
    // Whoever was told of it may have ended all, or made another link already.
    if (no === this.#linkNo) this.connect();
  }

  end(farewell: Ending | null): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    for (const stop of this.#stops) stop();
    this.#leave();
    this.#host.ended(farewell);
  }

  /** Rings once, unless all has ended by then. */
  later(ms: number, ring: () => void): () => void {
    const stop = this.#after(numberWithin(ms, shortest, longest, longest), () => {
      this.#stops.delete(stop);
      if (!this.#isEnded) ring();
    });
    this.#stops.add(stop);
    return () => {
      this.#stops.delete(stop);
      stop();
    };
  }

  #leave(): void {
    this.#linkNo++;
    this.#stopWaiting();
    const link = this.#link;
    this.#link = null;
    try {
      link?.close();
    } catch {} // it was gone already
  }

  #hear(input: unknown): void {
    const read = decode(toClientCodec, input);
    if (E.isLeft(read)) {
      this.#unreadable(kindOf(input));
      return;
    }
    const message = freeze(read.right);
    if (message.kind === 'bye') {
      if (passing.includes(message.why)) this.lose();
      else this.end(message.why);
      return;
    }
    if (message.kind === 'welcome') {
      this.#stopWaiting();
      this.#wait = firstReturn;
      this.#unread = 0;
    }
    this.#host.heard(message);
  }

  /** A host that is newer may say what is unknown here. */
  #unreadable(kind: string | null): void {
    if (kind === 'bye')
      this.end(null); // for a reason that is unknown here, and any but the passing ones is the last
    else if (kind === 'welcome' && ++this.#unread === mostUnread) this.end('unread');
    else if (kind === null || isKnownKind(kind)) this.lose(); // what is said next may hang on it: begin anew
  }
}
