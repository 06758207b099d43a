import { type Choice, group, one } from '../../../../core/choices/choices.js';
import { type Casting, castBy, isInCountry } from '../../queries/participants.js';
import { isLiving, rivalsOf } from '../../queries/state.js';
import type { AtCountry, KindId, State, WrittenBy } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { type Impossible, impossible, type KindRule, livingRival, noMeans } from './order-rule.js';
import { performTest } from './performing.js';

/** The kinds aimed at a country. */
export type AtCountryKind = { [K in KindId]: WrittenBy[K] extends { readonly target: string } ? K : never }[KindId];

type Target = { readonly written: { readonly target: string } };

/** Which country is aimed at. */
export const askCountry = (targets: readonly string[]): Choice<AtCountry> => group<AtCountry>({ target: () => one(targets, 'player') });

/** What every action aimed at a country has in common. [GM-EXTN-01] */
export const aimedAtCountry = {
  scopes: ['external'],
  declare: (state: State, player: string, { target }: { readonly target: string }) => livingRival(state, player, target),
  *listWritten(state: State, player: string) {
    for (const target of rivalsOf(state, player)) yield { target };
  },
  askWritten: (state: State, player: string) => askCountry(rivalsOf(state, player)),
} as const;

/** Void once the target is out of the game. [GM-EXTN-01] */
export const goneTarget = (state: State, { written: { target } }: Target): Impossible | null =>
  isLiving(state, target) ? null : impossible('target-eliminated', 'GM-EXTN-01');

/** Spies must be in the country they work against. [GM-ACTV-04] */
const abroad = (state: State, target: string): Casting => castBy('diplomacy', isInCountry(state, target));

/** One work of spies. */
export interface Espionage {
  readonly difficulty: number;
  /** A reason of its own to be void. */
  voidReason?(state: State, player: string, target: string): Impossible | null;
  /** What success brings. */
  succeed(state: Board, player: string, target: string, table: Table): void;
}

/** A test of Diplomacy against a country. */
export const espionage = <K extends AtCountryKind>(kind: K, work: Espionage): KindRule<K> => {
  const rule: KindRule<'sabotage'> = {
    ...aimedAtCountry,
    needs: [],
    voidReason: (state, player, order) => goneTarget(state, order) ?? work.voidReason?.(state, player, order.written.target) ?? null,
    casting: (state, _player, { written: { target } }) => abroad(state, target),
    against: (_state, { written: { target } }) => target,
    listMeans: () => noMeans,
    execute(state, player, { written: { target } }, means, table) {
      const casting = abroad(now(state), target);
      const test = { purpose: kind, characteristic: 'diplomacy', difficulty: work.difficulty, casting, opponent: target } as const;
      if (performTest(state, player, means, test, table).success) work.succeed(state, player, target, table);
    },
  };
  return rule as unknown as KindRule<K>;
};
