import fc from 'fast-check';
import { type Config, type ContentPack, deedIds, eyeOfTerror } from 'ludoteca/ojo-del-terror';
import { smallestPack } from './packs.js';

const shuffledBy = <T>(list: readonly T[]): fc.Arbitrary<T[]> => fc.shuffledSubarray([...list], { minLength: list.length });

/** Packs made of the default one: other traits, other orders, other deeds, other dedications, ids that are numbers or names of methods. */
const variedPack: fc.Arbitrary<ContentPack> = fc
  .record({
    planets: shuffledBy(eyeOfTerror.planets),
    traits: fc.array(
      fc.record({ baseDefence: fc.nat(2), extreme: fc.boolean(), resources: fc.nat(2), units: fc.nat(4), kind: fc.nat(4) }),
      { minLength: 56, maxLength: 56 },
    ),
    sectors: shuffledBy(eyeOfTerror.sectors),
    subsectors: shuffledBy(eyeOfTerror.subsectors),
    links: shuffledBy(eyeOfTerror.links),
    gates: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    warbands: shuffledBy(eyeOfTerror.warbands),
    dedications: fc.array(fc.constantFrom(...eyeOfTerror.gods.map(({ id }) => id), 'absolute', 'renegade'), {
      minLength: 12,
      maxLength: 12,
    }),
    gods: shuffledBy(eyeOfTerror.gods),
    deeds: fc.shuffledSubarray([...deedIds]),
    points: fc.nat(9),
    kinds: fc.constantFrom('as they are', 'without Chaos Marines' as const),
    ids: fc.constantFrom('as they are', 'odd' as const),
    cells: fc.boolean(),
  })
  .map(({ planets, traits, subsectors, gates, warbands, dedications, deeds, points, kinds, ids, cells, ...rest }) => {
    const odd = new Map<string, string>(
      ids === 'odd'
        ? [
            ['cadia', 'constructor'],
            ['ferrod', '10'],
            ['coralis', '9'],
            ['furia', 'toString'],
            ['tajo', '0'],
          ]
        : [],
    );
    const rename = (id: string): string => odd.get(id) ?? id;
    const kindOf = (kind: string): string => (kinds === 'without Chaos Marines' && kind === 'chaosMarines' ? 'daemons' : kind);
    return {
      ...eyeOfTerror,
      ...rest,
      kinds: eyeOfTerror.kinds.filter(({ id }) => kindOf(id) === id),
      cadia: rename('cadia'),
      planets: planets.map((planet, i) => {
        const { units, kind, ...others } = traits[i]!;
        const inhabited = planet.home === null && units > 0;
        const inhabitants = inhabited ? { kind: kindOf(eyeOfTerror.kinds[kind]!.id), units } : null;
        return { ...planet, ...others, inhabitants, id: rename(planet.id) };
      }),
      // At least the gates of the default pack are gates, so that one link is.
      subsectors: subsectors.map(({ cells: own_, ...subsector }, i) => ({
        ...subsector,
        gate: subsector.gate || (gates[i]! && i % 5 === 0),
        ...(cells && own_ !== undefined && { cells: own_ }),
      })),
      warbands: warbands.map((warband, i) => ({ ...warband, dedication: dedications[i]! })),
      deeds: deeds.map((id, i) => ({ id, points: (points * (i + 1)) % 13 })),
    };
  });

const names = ['ada', '10', '9', 'constructor', 'bo', 'toString', '2', 'Zoë', 'hasOwnProperty', 'cy', 'null', 'x y'] as const;

/** Any configuration: two to twelve players, every option, three kinds of packs. */
export const configs: fc.Arbitrary<Config> = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('eye-of-terror' as const) },
      { weight: 3, arbitrary: variedPack },
      fc.constant(smallestPack),
    ),
    fc.integer({ min: 2, max: 12 }),
  )
  .chain(([pack, most]) => {
    const { kinds } = pack === 'eye-of-terror' ? eyeOfTerror : pack;
    const count = pack === smallestPack ? 2 : most;
    const warbands = (pack === 'eye-of-terror' ? eyeOfTerror : pack).warbands.map(({ id }) => id);
    const flags = {
      scoreOn: fc.constantFrom('closing', 'opening'),
      startMode: fc.constantFrom('homeworlds', 'homeworlds', 'planetless'),
      homeAssignment: fc.constantFrom('table', 'random'),
      warbandSelection: fc.constantFrom('choose', 'random', 'fixed'),
      referee: fc.constantFrom('none', 'none', 'present'),
      creedBenefits: fc.constantFrom('standard', 'sacred-only'),
      templeSanctity: fc.constantFrom('add', 'replace'),
      favourOpensDeeds: fc.boolean(),
      gateCountsAsCrossing: fc.boolean(),
      noMercyNeedsSuccess: fc.boolean(),
    } as const;
    return fc.record(
      {
        players: fc.shuffledSubarray([...names], { minLength: count, maxLength: count }),
        pack: fc.constant(pack),
        turns: fc.integer({ min: 2, max: 4 }),
        doubledTurns: fc.integer({ min: 0, max: 2 }),
        fixedWarbands: fc.shuffledSubarray(warbands, { minLength: count, maxLength: count }),
        recruitmentKinds:
          kinds.length === 0
            ? fc.constant('any' as const)
            : fc.oneof(
                fc.constant('any' as const),
                fc.subarray(
                  kinds.map(({ id }) => id),
                  { minLength: 1 },
                ),
              ),
        lieutenants: fc.nat(Math.min(2, count - 1)),
        ...flags,
      },
      { requiredKeys: ['players', 'turns', 'pack', 'fixedWarbands'] },
    ) as fc.Arbitrary<Config>;
  });
