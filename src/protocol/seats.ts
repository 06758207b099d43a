import { anyText, bool, type Codec, id, intBetween, list, nullable, oneOf, optional, shape, variants } from '../core/data/codec.js';
import { objectWithin, tokenCodec } from './plain.js';

/** Who moves the pieces of a seat: a person, or a bot whose name means something to the host. */
export type Driver = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

/** The name of the bot that plays for whose time is up. Nobody gives a seat this bot, and `think` is asked for it all the same. */
export const standIn = 'stand-in';

/** A seat at a table. */
export interface Seat {
  /** The id under which it acts in the game. */
  readonly id: string;
  readonly driver: Driver;
  /** Is it a referee’s? Then it takes things back without anybody’s leave, and its bot, if it has one, decides only what the game waits for. */
  readonly referee?: boolean;
}

/** How much time there is: for each decision, or for all of them, with some more for each. */
export type Clock =
  | { readonly kind: 'decision'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

/** The rules of a table, beside those of the game. */
export interface TableRules {
  /** What is free by itself may always be taken back; all else freely too, by consent of whoever it concerns, or never. */
  readonly undo: 'free' | 'consent' | 'never';
  /** Who may watch: anybody who knows the table, whoever has a token for it, or nobody. */
  readonly watch: 'open' | 'token' | 'none';
  /** By how many seconds watchers are behind. */
  readonly delay: number;
  readonly clock: Clock | null;
  /** Whose time is up: a bot, {@link standIn}, decides for him once, or from then on, or the table waits. */
  readonly atZero: 'bot-once' | 'bot' | 'pause';
}

/** What a token is for. Several lines may speak of one token. */
export type Right =
  | { readonly kind: 'run' }
  | { readonly kind: 'watch' }
  | { readonly kind: 'seat'; readonly seat: string }
  | { readonly kind: 'invite'; readonly seat: string };

/** A table to be opened. The same order twice is one table, for its id is made of the token that runs it. */
export interface Order {
  readonly game: string;
  readonly config: object;
  readonly rules: TableRules;
  readonly seats: readonly Seat[];
  readonly tokens: readonly { readonly token: string; readonly right: Right }[];
}

/** The codec of {@link Driver}. */
export const driverCodec: Codec<Driver> = variants<Driver, 'kind'>('kind', {
  person: {},
  bot: { bot: id },
});

/** The codec of {@link Seat}. */
export const seatCodec: Codec<Seat> = shape<Seat>({ id, driver: driverCodec, referee: optional(bool) });

const second = intBetween(0, 31_536_000);

const clockCodec: Codec<Clock> = variants<Clock, 'kind'>('kind', {
  decision: { seconds: intBetween(1, 31_536_000) },
  bank: { seconds: second, increment: second },
});

/** The codec of {@link TableRules}. */
export const rulesCodec: Codec<TableRules> = shape<TableRules>({
  undo: oneOf(['free', 'consent', 'never']),
  watch: oneOf(['open', 'token', 'none']),
  delay: intBetween(0, 600),
  clock: nullable(clockCodec),
  atZero: oneOf(['bot-once', 'bot', 'pause']),
});

/** The codec of {@link Right}. */
export const rightCodec: Codec<Right> = variants<Right, 'kind'>('kind', {
  run: {},
  watch: {},
  seat: { seat: id },
  invite: { seat: id },
});

/** The codec of {@link Order}: a new table may come to 256 kB. */
export const orderCodec: Codec<Order> = shape<Order>({
  game: anyText,
  config: objectWithin({ depth: 32, size: 256_000 }),
  rules: rulesCodec,
  seats: list(seatCodec, 100),
  tokens: list(shape<Order['tokens'][number]>({ token: tokenCodec, right: rightCodec }), 500),
});
