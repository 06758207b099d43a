import {
  anyText,
  bool,
  type Codec,
  exactly,
  finite,
  id,
  int,
  isPlain,
  list,
  nullable,
  oneOf,
  optional,
  shapeAtLeast,
  tagged,
  textUpTo,
} from '../core/data/codec.js';
import { predicate, simple } from '../core/data/values.js';
import type { Wanted } from '../core/dice/dice.js';
import { digestOf } from '../core/match/record.js';
import type { Facts, Refusal, Violation } from '../core/refusals/violation.js';
import { type Patch, patchCodec } from './patches.js';
import { objectWithin, plainWithin, type Room } from './plain.js';
import { type Driver, driverCodec, type TableRules } from './seats.js';

/** A step as one viewer saw it: the action only if it was the viewer’s own. Of steps of which nothing was seen there is none. */
export interface MomentTold {
  readonly action: object | null;
  readonly events: readonly object[];
}

/** How much time somebody has, as of a moment of the host’s clock. */
export interface ClockSeen {
  readonly seat: string;
  /** Milliseconds. */
  readonly left: number;
  /** Since when it runs, on the host’s clock; null if it stands. */
  readonly since: number | null;
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  readonly id: string;
  readonly driver: Driver;
  /** Does a token open it? */
  readonly taken: boolean;
}

/**
 * A request, seen by whoever made it and whoever is asked. `go-on` comes from the host, and `by` is empty: the rules have been mended so that they
 * lead elsewhere than they did, and the table goes on from what is shown, without what followed, if everybody agrees.
 */
export interface RequestSeen {
  readonly by: string;
  readonly what: 'take-back' | 'redo' | 'go-on';
  readonly of: readonly string[];
  readonly agreed: readonly string[];
  /** With `take-back`: how many of the viewer’s own moments would stand. What would go is what the viewer has seen since, and nothing else is told of it. */
  readonly to?: number;
}

/** All there is to see at a table for one viewer, but for the past. */
export interface Picture {
  readonly game: string;
  readonly view: object;
  /** Who may act. */
  readonly acting: readonly string[];
  /** Whom of them the game waits for; the others may merely step in. */
  readonly awaited: readonly string[];
  /** The types of action of which the viewer can finish one. */
  readonly open: readonly string[];
  readonly clocks: readonly ClockSeen[];
  readonly seats: readonly SeatSeen[];
  readonly request: RequestSeen | null;
  readonly undo: TableRules['undo'];
  readonly paused: boolean;
  readonly closed: boolean;
  /** The table at which it goes on. */
  readonly rematch: string | null;
  readonly outcome: object | null;
}

/** Who somebody is at a table. */
export interface You {
  /** The seat; null for somebody who watches. */
  readonly seat: string | null;
  readonly runs: boolean;
}

/** Why a host says goodbye. After `slow`, `leaving` and `late` a client may come again; after the others it need not. */
export type Farewell = 'unknown' | 'revoked' | 'newer' | 'full' | 'ill-formed' | 'late' | 'slow' | 'leaving';

/** The whole picture, and the moments that were missed: those from number `from` on. */
export interface Welcome {
  readonly kind: 'welcome';
  readonly no: number;
  readonly you: You;
  readonly picture: Picture;
  readonly from: number;
  /** The mark of the moments before them: whoever has those, by the same mark, need not forget them. */
  readonly mark: string;
  readonly moments: readonly MomentTold[];
}

/** What changed: `kept` moments stand, and these follow. */
export interface Told {
  readonly kind: 'told';
  readonly no: number;
  readonly patch?: readonly Patch[];
  readonly picture?: Picture;
  readonly kept: number;
  readonly moments: readonly MomentTold[];
}

/** Whatever a host says. */
export type ToClient =
  | Welcome
  | Told
  | { readonly kind: 'done'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly why: Refusal }
  | { readonly kind: 'reply'; readonly id: string; readonly answer: unknown }
  /** Try again after so many milliseconds. */
  | { readonly kind: 'busy'; readonly id: string; readonly wait: number }
  /** Nobody knows whether it was written: say it again. */
  | { readonly kind: 'again'; readonly id: string }
  | { readonly kind: 'bye'; readonly why: Farewell };

/** So many moments are sent at once. */
export const mostMoments = 100;

/** The mark of all moments up to some that follow those of another mark (of none, it is empty): both ends know by it whether they mean the same. */
export const markAfter = (mark: string, more: readonly MomentTold[]): string =>
  more.reduce((before, moment) => digestOf([before, moment]), mark);

/** The room of what a host says: a picture may be large. */
const pictureRoom: Room = { depth: 60, size: 16_000_000 };

const object = objectWithin(pictureRoom);
const texts = list(anyText);

/** A host may be newer than its client: what is unknown here is kept, for what changes in it is told too. */
const open = <T extends object>(fields: Parameters<typeof shapeAtLeast<T>>[0]): Codec<T> => shapeAtLeast<T>(fields, object);

const momentCodec: Codec<MomentTold> = open<MomentTold>({ action: nullable(object), events: list(object, 100_000) });

const pictureWith = (shown: Codec<object>): Codec<Picture> =>
  open<Picture>({
    game: anyText,
    view: shown,
    acting: texts,
    awaited: texts,
    open: texts,
    clocks: list(open<ClockSeen>({ seat: id, left: finite, since: nullable(finite) })),
    seats: list(open<SeatSeen>({ id, driver: driverCodec, taken: bool })),
    request: nullable(
      open<RequestSeen>({ by: anyText, what: oneOf(['take-back', 'redo', 'go-on']), of: texts, agreed: texts, to: optional(int) }),
    ),
    undo: oneOf(['free', 'consent', 'never']),
    paused: bool,
    closed: bool,
    rematch: nullable(anyText),
    outcome: nullable(shown),
  });
const pictureCodec = pictureWith(object);

/** Whatever a game shows is not looked into: it has been, when it was said. */
const anyObject: Codec<object> = simple('an object', (u): u is object => isPlain(u));
const outlineCodec = pictureWith(anyObject);

/** Is this still a picture, after changes to one? Whatever they put there has been read as plain data, and may be anything. */
export const isPicture = (u: unknown): u is Picture => outlineCodec.is(u);

const answerTo = <K extends 'done' | 'again'>(kind: K): Codec<{ readonly kind: K; readonly id: string }> =>
  open<{ readonly kind: K; readonly id: string }>({ kind: exactly(kind), id: anyText } as never);

const moments = list(momentCodec, 100_000);

const violationCodec = open<Violation>({
  code: anyText,
  clause: anyText,
  message: anyText,
  facts: object as unknown as Codec<Facts>,
  path: optional(anyText),
  needs: optional(object as unknown as Codec<Wanted>),
});

const refusalCodec = predicate<Refusal>(
  'a refusal, which says at least one thing',
  (u): u is Refusal => Array.isArray(u) && u.length > 0 && list(violationCodec, 1000).is(u),
  (refusal) => JSON.parse(JSON.stringify(refusal)) as Refusal,
);

/** All that a host says, by its kind. */
const kinds = {
  welcome: open<Welcome>({
    kind: exactly('welcome'),
    no: int,
    you: open<You>({ seat: nullable(id), runs: bool }),
    picture: pictureCodec,
    from: int,
    mark: textUpTo(64),
    moments,
  }),
  told: open<Told>({
    kind: exactly('told'),
    no: int,
    patch: optional(patchCodec(pictureRoom)),
    picture: optional(pictureCodec),
    kept: int,
    moments,
  }),
  done: answerTo('done'),
  refused: open<Extract<ToClient, { kind: 'refused' }>>({
    kind: exactly('refused'),
    id: anyText,
    why: refusalCodec,
  }),
  reply: open<{ kind: 'reply'; id: string; answer: unknown }>({
    kind: exactly('reply'),
    id: anyText,
    answer: plainWithin(pictureRoom),
  } as never),
  busy: open<Extract<ToClient, { kind: 'busy' }>>({ kind: exactly('busy'), id: anyText, wait: finite }),
  again: answerTo('again'),
  bye: open<Extract<ToClient, { kind: 'bye' }>>({
    kind: exactly('bye'),
    why: oneOf(['unknown', 'revoked', 'newer', 'full', 'ill-formed', 'late', 'slow', 'leaving']),
  }),
} satisfies Readonly<Record<ToClient['kind'], unknown>>;

/** The codec of {@link ToClient}. */
export const toClientCodec: Codec<ToClient> = tagged('kind', kinds) as Codec<ToClient>;

/** Is this a kind of message that is known here? A newer host may say others. */
export const isKnownKind = (kind: string): boolean => Object.hasOwn(kinds, kind);
