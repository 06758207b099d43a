import type { Clock, Order, TableRules } from 'ludoteca/client';
import type { GameId } from 'ludoteca/games';
import { isReferee } from '../../../shared/referees.js';
import { driverOf, type Seat } from '../tables/seats.js';
import { freshToken } from '../tables/tokens.js';
import type { Key } from './keyring.js';

/** What is asked for beside the game where friends are to sit down. */
export interface Wishes {
  /** Where whoever opens the table sits; null to look on. */
  readonly seat: string | null;
  readonly rules: TableRules;
}

const minute = 60;
const day = 86_400;

/** The clocks on offer; the first is none. */
export const clocks: readonly (Clock | null)[] = [
  null,
  { kind: 'decision', seconds: minute },
  { kind: 'decision', seconds: 5 * minute },
  { kind: 'decision', seconds: day },
  { kind: 'bank', seconds: 10 * minute, increment: 10 },
  { kind: 'bank', seconds: 30 * minute, increment: 30 },
];

/** By how many seconds watchers may be behind. */
export const delays: readonly number[] = [0, 30, 2 * minute, 10 * minute];

/** What is proposed. */
export const usualRules: TableRules = { undo: 'consent', watch: 'open', delay: 0, clock: null, atZero: 'bot-once' };

/** An order for a table, and the key of whoever orders it: an invitation for every other person. */
export const orderFor = (
  game: GameId,
  config: object,
  seats: readonly Seat[],
  { seat, rules }: Wishes,
): { readonly order: Order; key(table: string): Key } => {
  const token = freshToken();
  const others = seats.filter(({ id, driver }) => driver === 'human' && id !== seat);
  const invites = Object.fromEntries(others.map(({ id }) => [id, freshToken()]));
  const order: Order = {
    game,
    config,
    rules,
    seats: seats.map((one) => ({ id: one.id, driver: driverOf(one), ...(isReferee(game, one.id) ? { referee: true } : {}) })),
    tokens: [
      { token, right: { kind: 'run' } },
      ...(seat === null ? [] : [{ token, right: { kind: 'seat', seat } } as const]),
      ...others.map(({ id }) => ({ token: invites[id]!, right: { kind: 'invite', seat: id } as const })),
    ],
  };
  return { order, key: (table) => ({ table, token, invites }) };
};
