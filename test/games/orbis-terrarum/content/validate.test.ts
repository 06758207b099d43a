import { clone, seeded } from 'ludoteca';
import { orbis500, validatePack } from 'ludoteca/orbis-terrarum';
import { refused } from 'ludoteca/testing';
import { expect } from 'vitest';
import { answeredInFull, inFull } from '../../refusals-in-full.js';
import { clause, game } from '../helpers/table.js';

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
type Pack = typeof orbis500;
const faults: readonly [clause: Parameters<typeof clause>[0], code: string, edit: (pack: Mutable<Pack>) => void][] = [
  [
    'OT-CONT-13',
    'content-too-few-regions',
    (pack) => {
      pack.regions = [pack.regions[0]!];
    },
  ],
  [
    'OT-CONT-13',
    'content-duplicate-id',
    (pack) => {
      pack.regions[1]!.id = 'hibernia';
    },
  ],
  [
    'OT-CONT-14',
    'content-bad-edge',
    (pack) => {
      pack.edges[0]!.between = ['cambria', 'cambria'];
    },
  ],
  [
    'OT-CONT-15',
    'content-bad-territory',
    (pack) => {
      pack.nations[0]!.capital = 'armorica';
    },
  ],
  [
    'OT-CONT-16',
    'content-bad-position',
    (pack) => {
      pack.nations[17]!.position = 'moesia';
    },
  ],
  [
    'OT-CONT-17',
    'content-bad-attributes',
    (pack) => {
      pack.nations[0]!.attributes = { MIL: 31, AUX: 14, ECN: 15, CLT: 10, ADM: 10, GES: 16, LEA: 16, TCN: 16, INT: 16, PRS: 16 };
    },
  ],
  [
    'OT-CONT-18',
    'content-bad-predominant',
    (pack) => {
      pack.nations[0]!.predominantDomain = null;
    },
  ],
  [
    'OT-CONT-19',
    'content-bad-vassalage',
    (pack) => {
      pack.nations[12]!.patron = 'iberia';
    },
  ],
  [
    'OT-CONT-20',
    'content-too-few-playable',
    (pack) => {
      for (const nation of pack.nations) nation.playable = false;
    },
  ],
  [
    'OT-CONT-21',
    'content-bad-deck',
    (pack) => {
      pack.happeningDeck[0]!.to = 6;
    },
  ],
  [
    'OT-CONT-22',
    'content-bad-reward',
    (pack) => {
      pack.technologies[0]!.cost.progress = -1;
    },
  ],
  [
    'OT-CONT-23',
    'content-bad-statute',
    (pack) => {
      pack.statutes[0]!.statute.closeness = -7;
    },
  ],
];
const yard = { players: ['a', 'b'], pointsPerGroup: 80, autoHappenings: 'deck', contextYearsMax: 20 } as const;
const spoilt = (edit: (pack: Mutable<Pack>) => void, yardstick: Parameters<typeof validatePack>[1] = yard) => {
  const pack = clone(orbis500) as Mutable<Pack>;
  edit(pack);
  const [first] = inFull([...validatePack(pack as Pack, yardstick)]);
  return first === undefined ? null : [first.code, first.clause];
};

for (const [id, wanted, edit] of faults)
  clause(id, `a pack with a fault is refused as ${wanted}`, () => {
    expect(spoilt(() => {})).toBeNull();
    expect(spoilt(edit)).toEqual([wanted, id]);
  });
clause('OT-CONT-14', 'two pairs of regions whose ids hold blanks are two edges', () => {
  const wide = (pack: Mutable<Pack>): void => {
    for (const id of ['a', 'b c', 'a b', 'c']) pack.regions.push({ ...pack.regions[0]!, id });
    pack.edges.push({ between: ['a', 'b c'], type: 'land' }, { between: ['a b', 'c'], type: 'land' });
  };
  expect(spoilt(wide)).toBeNull();
});
clause(['OT-CONT-22', 'OT-REF-09'], 'the milestones of a pack bring only what a reward can be', () => {
  const dice = { roll: () => 1, pool: () => [], shuffle: () => [] };
  const [first, ...others] = orbis500.milestones;
  const begin = (reward: (typeof orbis500.milestones)[number]['reward']) => {
    const step = answeredInFull(
      game.setup({ players: ['ada'], pack: { ...orbis500, milestones: [{ ...first!, reward }, ...others] } }, dice),
    );
    return step._tag === 'Left' ? [step.left[0].code, step.left[0].clause] : 'begun';
  };
  expect(begin([{ do: 'wealth', nation: null, delta: 5 }])).toBe('begun');
  expect(begin([{ do: 'patron', nation: null, patron: 'armenia' }])).toEqual(['content-bad-reward', 'OT-CONT-22']);
  expect(begin([{ do: 'extinguish', nation: null }])).toEqual(['content-bad-reward', 'OT-CONT-22']);
});
clause('OT-CONT-14', 'of a pack in a configuration the fault is told at its place in the configuration', () => {
  const [first, ...others] = orbis500.edges;
  const pack = { ...orbis500, edges: [{ ...first!, between: ['cambria', 'cambria'] as const }, ...others] };
  expect([...validatePack(pack, yard)].map(({ path }) => path)).toEqual(['edges.0']);
  expect(refused(game.setup({ players: ['ada', 'bo'], pack }, seeded(1)))).toMatchObject([
    { code: 'content-bad-edge', path: 'pack.edges.0' },
  ]);
});
