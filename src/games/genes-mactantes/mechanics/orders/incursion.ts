import { territoryOf } from '../../queries/domains.js';
import { isPresentAt, isRaidable } from '../../queries/geography.js';
import { type Casting, castBy } from '../../queries/participants.js';
import { controllerOf, strengthOf, unitsOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { now } from '../countries/board.js';
import { penalise } from '../countries/country.js';
import { aimedAtCountry, goneTarget } from './espionage.js';
import { impossible, type KindRule, knownTerritory } from './order-rule.js';
import { performTest } from './performing.js';

/** Where an own patrol can raid a country from. [GM-INCU-01] */
const patrolsAgainst = (state: State, player: string, target: string): readonly string[] =>
  unitsOf(state, player)
    .filter(({ kind, territory }) => kind === 'patrol' && isRaidable(state, target, territory))
    .map(({ territory }) => territory);

/** Raiders are in the target's country or with the patrol. [GM-ACTV-04] */
const raiders = (state: State, target: string, patrol: string): Casting =>
  castBy('militarism', ({ location }) => controllerOf(state, location) === target || isPresentAt(state, location, patrol));

/** [GM-INCU-01] [GM-INCU-02] A quick raid that costs the target an action. */
export const incursion: KindRule<'incursion'> = {
  ...aimedAtCountry,
  needs: ['patrol'],
  voidReason: (state, player, order) =>
    goneTarget(state, order) ??
    (patrolsAgainst(state, player, order.written.target).length === 0 ? impossible('no-patrol-in-place', 'GM-INCU-01') : null),
  casting: (state, _player, { written: { target } }, { patrol }) => raiders(state, target, patrol!),
  against: (_state, { written: { target } }) => target,
  *check(state, player, { written: { target } }, { patrol }) {
    yield* knownTerritory(state, patrol!, 'patrol');
    if (strengthOf(state, player, patrol!, 'patrol') === 0 || !isRaidable(state, target, patrol!))
      yield refuse('no-patrol-in-place', 'GM-INCU-01', { player, territory: patrol!, target }, 'patrol');
  },
  *listMeans(state, player, { written: { target } }) {
    for (const patrol of patrolsAgainst(state, player, target)) yield { patrol };
  },
  askMeans: (state, player, { written: { target } }) => ({ patrol: () => territoryOf(patrolsAgainst(state, player, target)) }),
  execute(state, player, { written: { target } }, means, table) {
    const casting = raiders(now(state), target, means.patrol!);
    const test = { purpose: 'incursion', characteristic: 'militarism', difficulty: 12, casting, opponent: target } as const;
    if (performTest(state, player, means, test, table).success) penalise(state, target, 'incursion', table);
  },
};
