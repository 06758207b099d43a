import { group, one } from '../../../../core/choices/choices.js';
import { territoryOf } from '../../queries/domains.js';
import { isPresentAt, siegeBasesOf } from '../../queries/geography.js';
import { type Casting, castBy } from '../../queries/participants.js';
import { atlas, cityOf, controllerOf, strengthOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Means, State } from '../../types/index.js';
import { now } from '../countries/board.js';
import { besiege, chargeForSiege } from '../countries/cities.js';
import { impossible, type KindRule, knownTerritory } from './order-rule.js';
import { performTest } from './performing.js';

/** Where the actor has an army to besiege from. [GM-SIEG-02] */
const basesFor = (state: State, player: string, territory: string): readonly string[] =>
  siegeBasesOf(state, territory).filter((base) => strengthOf(state, player, base, 'army') > 0);

/** The base named, or the only one. [GM-SIEG-02] */
const baseOf = (state: State, player: string, territory: string, { base }: Means): string | undefined => {
  if (base !== undefined) return base;
  const bases = basesFor(state, player, territory);
  return bases.length === 1 ? bases[0] : undefined;
};

/** Besiegers are before the city or at the base. [GM-ACTV-04] */
const besiegers = (state: State, territory: string, base: string | undefined): Casting =>
  castBy('militarism', ({ location }) => location === territory || (base !== undefined && isPresentAt(state, location, base)));

/** [GM-SIEG-01] to [GM-SIEG-05] A city is cut off. */
export const siege: KindRule<'siege'> = {
  scopes: ['external'],
  needs: [],
  admits: ['base'],
  *declare(state, player, { territory }) {
    yield* knownTerritory(state, territory, 'written.territory');
    if (cityOf(state, territory) === undefined || controllerOf(state, territory) === player)
      yield refuse('bad-target', 'GM-SIEG-01', { territory }, 'written.territory');
  },
  *listWritten(state, player) {
    for (const { id: territory } of atlas(state).land)
      if (cityOf(state, territory) !== undefined && controllerOf(state, territory) !== player) yield { territory };
  },
  askWritten: (state, player) =>
    group<{ readonly territory: string }>({
      territory: () =>
        one(
          [...siege.listWritten(state, player, 'external')].map(({ territory }) => territory),
          'territory',
        ),
    }),
  voidReason(state, player, { written: { territory } }) {
    if (controllerOf(state, territory) === player) return impossible('bad-target', 'GM-SIEG-01');
    const under = cityOf(state, territory)!.siege;
    if (under !== null && under.by !== player) return impossible('already-besieged', 'GM-SIEG-01');
    return basesFor(state, player, territory).length === 0 ? impossible('no-army-in-place', 'GM-SIEG-02') : null;
  },
  casting: (state, player, { written: { territory } }, means) => besiegers(state, territory, baseOf(state, player, territory, means)),
  against: (state, { written: { territory } }) => controllerOf(state, territory) ?? null,
  *check(state, player, { written: { territory } }, means) {
    if (means.base !== undefined) yield* knownTerritory(state, means.base, 'base');
    const base = baseOf(state, player, territory, means);
    if (base === undefined) yield refuse('bad-parameter', 'GM-SIEG-02', {}, 'base');
    else if (!basesFor(state, player, territory).includes(base))
      yield refuse('no-army-in-place', 'GM-SIEG-02', { player, base, territory }, 'base');
  },
  *listMeans(state, player, { written: { territory } }) {
    for (const base of basesFor(state, player, territory)) yield { base };
  },
  askMeans: (state, player, { written: { territory } }) => ({ base: () => territoryOf(basesFor(state, player, territory)) }),
  canonicalMeans(state, player, { written: { territory } }, means) {
    const base = baseOf(state, player, territory, means);
    return base === undefined ? means : { ...means, base };
  },
  execute(state, player, { written: { territory } }, means, table) {
    const board = now(state);
    const base = baseOf(board, player, territory, means)!;
    const opponent = controllerOf(board, territory)!;
    const difficulty = cityOf(board, territory)!.walled ? 12 : 10; // [GM-SIEG-03]
    const casting = besiegers(board, territory, base);
    const test = { purpose: 'siege', characteristic: 'militarism', difficulty, casting, opponent } as const;
    if (!performTest(state, player, means, test, table).success) return;
    besiege(state, territory, player, base, table);
    chargeForSiege(state, territory, opponent, table);
  },
};
