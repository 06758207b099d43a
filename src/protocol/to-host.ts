import { bool, type Codec, exactly, id, int, intBetween, list, optional, shape, tagged, textUpTo, variants } from '../core/data/codec.js';
import { predicate } from '../core/data/values.js';
import { objectWithin, plainWithin, type Room, tableCodec, tokenCodec } from './plain.js';
import { type Driver, driverCodec } from './seats.js';

/** The version of what is said. */
export const protocol = 1;

/** The room of one message: 64 kB, 32 deep. */
export const messageRoom: Room = { depth: 32, size: 64_000 };

/** The first thing said, and the only way to catch up. */
export interface Hello {
  readonly kind: 'hello';
  readonly protocol: typeof protocol;
  readonly table: string;
  readonly token: string;
  /** Binds a seat to the token, once. */
  readonly invite?: string;
  /** What the client has of the past: so many moments, and their mark. */
  readonly seen?: { readonly moments: number; readonly mark: string };
}

/** What is asked of everybody it concerns. `to` is how many of the asker’s moments would stand. */
export type RequestMade = { readonly kind: 'take-back'; readonly to: number } | { readonly kind: 'redo' };

/** The moments somebody had seen last: how many of them, and what {@link markAfter} makes of these alone, after the empty mark. */
export interface LastSeen {
  /** As many as are sent at once, at most. */
  readonly moments: number;
  readonly mark: string;
}

/** What is to be done: it is written before it is answered, and done once however often it is sent. */
export type Command =
  /**
   * `since` is how many moments the sender had seen, and `last` which they were: what was decided on others is refused. By their number alone others
   * pass for them, where something was taken back and as much done again.
   */
  | { readonly kind: 'act'; readonly action: object; readonly since?: number; readonly last?: LastSeen }
  | { readonly kind: 'take-back'; readonly to: number }
  | { readonly kind: 'redo' }
  | { readonly kind: 'ask'; readonly what: RequestMade }
  /** `to` is that of the request it answers, where that has one: it is not taken for the answer to another that was made meanwhile. */
  | { readonly kind: 'answer'; readonly yes: boolean; readonly to?: number }
  /** Who moves the pieces of a seat from now on; a token given with it invites somebody. */
  | { readonly kind: 'seat'; readonly seat: string; readonly driver: Driver; readonly invite?: string }
  /** No token opens this seat any longer; without a seat, none that only watches. */
  | { readonly kind: 'revoke'; readonly seat?: string }
  | { readonly kind: 'pause' | 'resume' | 'rematch' | 'close' };

/** Which answers of a long list are asked for. */
export interface PageAsked {
  /** Where to begin: `more` of the page before. */
  readonly after?: number;
  readonly search?: string;
  /** The language that is searched in. */
  readonly language?: string;
}

/** What is only asked: nothing is written. */
export type Query =
  /** With a page: further answers to the question, or those in whose words something occurs. */
  | { readonly kind: 'form'; readonly type: string; readonly answers: Readonly<Record<string, unknown>>; readonly page?: PageAsked }
  /** The answers of a form that lead to an action. */
  | { readonly kind: 'answers'; readonly action: object }
  | { readonly kind: 'offers'; readonly types?: readonly string[] }
  | { readonly kind: 'foresee'; readonly action: object }
  /** Moments before this one of mine. */
  | { readonly kind: 'past'; readonly before: number }
  /** The view as it was when so many of my moments stood. */
  | { readonly kind: 'look'; readonly at: number };

/** The kinds of {@link Query}. */
export const queryKinds: readonly string[] = ['form', 'answers', 'offers', 'foresee', 'past', 'look'] satisfies readonly Query['kind'][];

/** Is something only asked? */
export const isQuery = <Q extends { readonly kind: string }>(asked: Q): asked is Extract<Q, { readonly kind: Query['kind'] }> =>
  queryKinds.includes(asked.kind);

/** Whatever is said to a host after the first word, with an id of the sender’s choice. */
export type Asked = (Command | Query) & { readonly id: string };

/** Whatever is said to a host. */
export type ToHost = Hello | Asked;

/** Ids go into columns and logs: plain characters only. */
const plainId: Codec<string> = predicate(
  'an id of at most 64 letters, digits, - and _',
  (u): u is string => typeof u === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(u),
  (text) => text,
);
const name = textUpTo(64);
const object = objectWithin(messageRoom);
const count = intBetween(0, 1_000_000);
const bare = <K extends string>(kind: K): Codec<{ readonly kind: K; readonly id: string }> =>
  shape<{ readonly kind: K; readonly id: string }>({ kind: exactly(kind), id: plainId } as never);

type Of<K extends Asked['kind']> = Extract<Asked, { readonly kind: K }>;

const requestCodec: Codec<RequestMade> = variants<RequestMade, 'kind'>('kind', {
  'take-back': { to: count },
  redo: {},
});

/** The codec of {@link ToHost}: what is unknown is refused. */
export const toHostCodec: Codec<ToHost> = tagged('kind', {
  hello: shape<Hello>({
    kind: exactly('hello'),
    protocol: exactly(protocol),
    table: tableCodec,
    token: tokenCodec,
    invite: optional(tokenCodec),
    seen: optional(shape<NonNullable<Hello['seen']>>({ moments: int, mark: name })),
  }),
  act: shape<Of<'act'>>({
    kind: exactly('act'),
    id: plainId,
    action: object,
    since: optional(count),
    last: optional(shape<LastSeen>({ moments: count, mark: name })),
  }),
  'take-back': shape<Of<'take-back'>>({ kind: exactly('take-back'), id: plainId, to: count }),
  redo: bare('redo'),
  ask: shape<Of<'ask'>>({ kind: exactly('ask'), id: plainId, what: requestCodec }),
  answer: shape<Of<'answer'>>({ kind: exactly('answer'), id: plainId, yes: bool, to: optional(count) }),
  seat: shape<Of<'seat'>>({ kind: exactly('seat'), id: plainId, seat: id, driver: driverCodec, invite: optional(tokenCodec) }),
  revoke: shape<Of<'revoke'>>({ kind: exactly('revoke'), id: plainId, seat: optional(id) }),
  pause: bare('pause'),
  resume: bare('resume'),
  rematch: bare('rematch'),
  close: bare('close'),
  form: shape<Of<'form'>>({
    kind: exactly('form'),
    id: plainId,
    type: name,
    answers: object as Codec<Of<'form'>['answers']>,
    page: optional(shape<PageAsked>({ after: optional(count), search: optional(name), language: optional(name) })),
  }),
  answers: shape<Of<'answers'>>({ kind: exactly('answers'), id: plainId, action: object }),
  offers: shape<Of<'offers'>>({ kind: exactly('offers'), id: plainId, types: optional(list(name, 200)) }),
  foresee: shape<Of<'foresee'>>({ kind: exactly('foresee'), id: plainId, action: object }),
  past: shape<Of<'past'>>({ kind: exactly('past'), id: plainId, before: count }),
  look: shape<Of<'look'>>({ kind: exactly('look'), id: plainId, at: count }),
}) as Codec<ToHost>;

/** A message of any kind is at most this large, whoever reads it. */
export const anyMessage: Codec<unknown> = plainWithin(messageRoom);
