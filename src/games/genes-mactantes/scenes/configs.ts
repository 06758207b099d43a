import type { Arbitrary } from 'fast-check';
import { anyId, distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { type Config, type DisasterKind, features, independent, relevances } from '../types/index.js';
import { fittedMap, type MapParts, mapParts } from './maps.js';

/** Kinds of disasters, one of which can strike anywhere. */
const disasterKinds = (fc: FastCheck): Arbitrary<DisasterKind[]> => {
  const called = fc.oneof({ withCrossShrink: true }, { weight: 5, arbitrary: anyId(fc) }, fc.constantFrom('', 'x'.repeat(10_000)));
  const terrain = fc.oneof(
    fc.constantFrom('any' as const, 'coastal' as const),
    fc.array(fc.constantFrom(...features, 'coastal' as const), { maxLength: 20, size: 'max' }),
  );
  return fc
    .record({
      ids: someIds(fc, 8),
      kinds: fc.array(fc.record({ name: called, english: called, terrain }), { minLength: 1, maxLength: 8, size: 'max' }),
      everywhere: fc.nat(7),
    })
    .map(({ ids, kinds, everywhere }) => {
      const named = distinct(ids, kinds.length, 'disaster');
      return kinds.map(({ terrain: own, ...kind }, i) => ({
        ...{ id: named[i]!, ...kind, terrain: i === everywhere % kinds.length ? 'any' : own },
      }));
    });
};

/** What is said of a game beside its players and map, each option or not. */
const options = (fc: FastCheck) =>
  fc.record(
    {
      boardMode: fc.constantFrom('preset', 'drawn'),
      orderMode: fc.constantFrom('lots', 'seating'),
      relevanceMode: fc.constantFrom('equal', 'random'),
      relevance: fc.constantFrom(...relevances),
      length: fc.oneof(
        { weight: 4, arbitrary: fc.record({ mode: fc.constant('turns'), turns: fc.integer({ min: 1, max: 12 }) }) },
        fc.record({ mode: fc.constant('turns'), turns: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ mode: fc.constant('conditions'), turnCap: fc.option(fc.integer({ min: 1, max: 1000 })) }),
      ),
      rounding: fc.constantFrom('down', 'nearest', 'up'),
      ...{ events: fc.boolean(), earlyVictory: fc.boolean(), mixedVictory: fc.boolean(), battleTerrain: fc.boolean() },
      ...{ civilWarMuster: fc.boolean(), copyRequiresLead: fc.boolean(), hiddenCharacters: fc.boolean(), foreignSupport: fc.boolean() },
      ...{ minActions: fc.nat(1), foundingTroops: fc.nat(2), journeysPerTurn: fc.integer({ min: 1, max: 5 }) },
      ...{ maxCharacters: fc.integer({ min: 2, max: 20 }), maxOffersPerTurn: fc.nat(10) },
      disasterKinds: fc.option(disasterKinds(fc)),
    },
    { requiredKeys: [] },
  );

interface Parts {
  readonly map: MapParts | null;
  readonly names: readonly string[];
  readonly players: number;
  readonly options: ReturnType<typeof options> extends Arbitrary<infer T> ? T : never;
}

const fitted = ({ map, names, players: count, options: said }: Parts): Config => ({
  players: distinct(names, count, 'player', [independent, 'all', 'rebels']),
  ...(map !== null && { map: fittedMap(map, count) }),
  ...said,
});

/** Configurations that `decodeConfig` accepts: with a default map or one of one’s own, two to ten players, and any of the options. */
export const configs = (fc: FastCheck): Arbitrary<Config> =>
  fc
    .record({
      map: fc.oneof({ withCrossShrink: true }, fc.constant(null), { weight: 3, arbitrary: mapParts(fc) }),
      names: someIds(fc, 10),
      players: fc.oneof(
        { withCrossShrink: true },
        { weight: 3, arbitrary: fc.integer({ min: 2, max: 4 }) },
        fc.integer({ min: 2, max: 10 }),
      ),
      options: options(fc),
    })
    .map(fitted);
