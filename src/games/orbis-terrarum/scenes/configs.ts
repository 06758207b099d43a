import type { Arbitrary } from 'fast-check';
import { distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { referee } from '../queries/state.js';
import type { Config } from '../types/index.js';
import { type Option, type Options, optionTable, type Weights } from '../types/options.js';
import { fittedPack, type PackParts, packParts } from './packs.js';

const weights = (fc: FastCheck): Arbitrary<Weights> => {
  const weight = fc.nat(10_000).map((hundredths) => hundredths / 100);
  return fc.record({ attributes: weight, indices: weight, wealth: weight, progress: weight, regions: weight, vassals: weight });
};

/** The two options that are several numbers, and one that is weights: what they may be their codecs alone know. */
const special = (fc: FastCheck) => ({
  npcSpread: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 5 }).map((values) => values.sort((a, b) => b - a)),
  expansionRegions: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 }),
  standingsWeights: weights(fc),
});

const valuesOf = (fc: FastCheck, { codec, range, values }: Option<unknown>): Arbitrary<unknown> => {
  if (values !== undefined) return fc.constantFrom(...values);
  const whole = fc.integer({ min: range![0], max: range![1] });
  return codec.is(null) ? fc.option(whole) : whole;
};

/** Every option of the table, each given or not; mostly few are. */
const options = (fc: FastCheck): Arbitrary<Partial<Options>> => {
  const own: Readonly<Record<string, Arbitrary<unknown>>> = special(fc);
  const all = Object.fromEntries(
    Object.entries(optionTable).map(([name, option]) => [name, own[name] ?? valuesOf(fc, option as Option<unknown>)]),
  );
  return fc
    .record({ said: fc.record(all, { requiredKeys: [] }), few: fc.option(fc.subarray(Object.keys(all), { maxLength: 8 }), { freq: 4 }) })
    .map(({ said, few }) => (few === null ? said : Object.fromEntries(Object.entries(said).filter(([name]) => few.includes(name)))));
};

interface Parts {
  readonly pack: PackParts | 'orbis-500' | null;
  readonly names: readonly string[];
  readonly players: number;
  readonly options: Partial<Options>;
}

/** The bounds of a starting distribution that can be kept, whatever was said of them. [OT-CFG-02] */
const bounds = ({ pointsPerGroup = 80, attributeMin = 5, attributeMax = 30 }: Partial<Options>): Partial<Options> => ({
  attributeMin: Math.min(attributeMin, Math.floor(pointsPerGroup / 5)),
  attributeMax: Math.max(attributeMax, Math.ceil(pointsPerGroup / 5)),
});

/** What a Nation may be worth by the packs of the package. */
const asWritten = 80;

const fitted = ({ pack, names, players: wanted, options: said }: Parts): Config => {
  const count = pack === 'orbis-500' ? Math.min(wanted, 8) : wanted;
  const { pointsPerGroup = asWritten, contextYearsMax: years = 20, treatyMaxYears = 20, treatyDefaultYears = 10 } = said;
  // The packs of the package have happenings of so many years.
  const contextYearsMax = typeof pack === 'object' && pack !== null ? years : Math.max(years, 20);
  return {
    players: distinct(names, count, 'player', [referee, 'spectator']),
    ...(pack !== null && { pack: pack === 'orbis-500' ? pack : fittedPack(pack, { players: count, pointsPerGroup, contextYearsMax }) }),
    ...said,
    ...(said.contextYearsMax !== undefined && { contextYearsMax }),
    ...((said.pointsPerGroup ?? said.attributeMin ?? said.attributeMax) !== undefined && bounds(said)),
    ...((said.treatyMaxYears ?? said.treatyDefaultYears) !== undefined && {
      ...{ treatyMaxYears, treatyDefaultYears: Math.min(treatyDefaultYears, treatyMaxYears) },
    }),
    ...(said.turnLimit === null && said.refereeMode === 'auto' && { turnLimit: 3 }),
  };
};

/** Configurations that `decodeConfig` accepts: with a default world or one of one’s own, one to sixteen players, and any of the options. */
export const configs = (fc: FastCheck): Arbitrary<Config> =>
  fc
    .record({
      pack: fc.oneof({ withCrossShrink: true }, fc.constantFrom(null, 'orbis-500' as const), { weight: 3, arbitrary: packParts(fc) }),
      names: someIds(fc),
      players: fc.oneof(
        { withCrossShrink: true },
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) },
        fc.integer({ min: 1, max: 16 }),
      ),
      options: options(fc),
    })
    .map(fitted);
