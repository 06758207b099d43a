import { decode } from '../core/data/codec.js';
import { freeze, sameData } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import type { Game } from '../core/game/game.js';
import { sealOf } from '../core/match/record.js';
import { faults } from '../core/refusals/faults.js';
import { type Refusal, refusal } from '../core/refusals/violation.js';
import { type Order, orderCodec } from '../protocol/index.js';
import type { Deed, TokenHash } from './deeds.js';
import type { HostOptions } from './options.js';
import { refused } from './refusals.js';
import { hashesOf, opensAnotherSeat } from './tokens.js';
import { whoseTurn } from './whose-turn.js';

/** A table as it is to be laid out: an order whose tokens are hashed. */
export type Layout = Omit<Order, 'tokens'> & { readonly tokens: readonly TokenHash[] };

/** An order from unknown input. */
export const layoutOf = (input: unknown): E.Either<Refusal, Layout> => {
  const read = decode(orderCodec, input);
  if (E.isLeft(read)) return E.left(refusal(faults(read.left, () => ['bad-order', 'HOST']))!);
  const { tokens, ...order } = read.right;
  const isStranger = tokens.some(({ right }) => 'seat' in right && !order.seats.some(({ id }) => id === right.seat));
  if (isStranger) return E.left(refused('no-such-seat'));
  if (tokens.filter(({ right }) => right.kind === 'run').length !== 1) return E.left(refused('no-runner'));
  const hashes = hashesOf(tokens);
  const second = hashes.findIndex((token, i) => 'seat' in token && opensAnotherSeat(hashes.slice(0, i), token.hash, token.seat));
  if (second >= 0) return E.left([{ ...refused('one-seat')[0], path: `tokens.${second}.token` }]);
  return E.right({ ...order, tokens: hashes });
};

type Opened = Extract<Deed, { readonly kind: 'opened' }>;

/** What an opening says of its order, as a journal has it; in which order the tokens stand says nothing. */
const ordered = ({ game, config, rules, seats, tokens }: Opened): unknown =>
  JSON.parse(JSON.stringify({ game, config, rules, seats, tokens: tokens.map((token) => JSON.stringify(token)).sort() }));

/** Were both made of the same order? Dice may have fallen otherwise. */
export const isSameOrder = (one: Opened, other: Deed | undefined): boolean =>
  other?.kind === 'opened' && sameData(ordered(one), ordered(other));

/** The first deed of a table, with fresh dice. */
export const opening = (layout: Layout, { gameOf, dice, version }: HostOptions): E.Either<Refusal, Opened> => {
  const game: Game | undefined = gameOf(layout.game);
  if (game === undefined) return E.left(refused('unknown-game'));
  const config = game.decodeConfig(layout.config);
  if (E.isLeft(config)) return config;
  const own = freeze(config.right);
  const step = game.setup(own, dice());
  if (E.isLeft(step)) return step;
  const { state, events, rolls } = step.right;
  const seats = game.seats(state);
  const ids = new Set(layout.seats.map(({ id }) => id));
  if (ids.size !== layout.seats.length || ids.size !== seats.length || !seats.every((id) => ids.has(id)))
    return E.left(refused('wrong-seats', { seats }));
  const seal = sealOf('', own, step.right);
  const written = version === undefined ? {} : { version };
  return E.right({ ...layout, ...written, kind: 'opened', config: own, rolls, seal, events, ...whoseTurn(game, state) });
};
