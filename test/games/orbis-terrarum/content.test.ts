import { clone } from 'ludoteca';
import {
  announcements,
  atlasOf,
  attributesOf,
  counterOf,
  entryOf,
  grid,
  orbis500,
  prices,
  statistics,
  validatePack,
} from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { act, announce, at, clause, code, game, measure, nationWith, start } from './table.js';

const yard = { players: ['a', 'b'], pointsPerGroup: 80, autoHappenings: 'deck', contextYearsMax: 20 } as const;
type Pack = typeof orbis500;
type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };
const spoilt = (edit: (pack: Mutable<Pack>) => void, yardstick: Parameters<typeof validatePack>[1] = yard) => {
  const pack = clone(orbis500) as Mutable<Pack>;
  edit(pack);
  const [first] = validatePack(pack as Pack, yardstick);
  return first === undefined ? null : [first.code, first.clause];
};

clause(['OT-STAT-01', 'OT-STAT-03'], 'five and five attributes make 25 different statistics', () => {
  expect([Object.keys(grid), Object.keys(grid.MIL)]).toEqual([
    ['MIL', 'AUX', 'ECN', 'CLT', 'ADM'],
    ['GES', 'LEA', 'TCN', 'INT', 'PRS'],
  ]);
  expect(new Set(statistics).size).toBe(25);
  expect([attributesOf.security, attributesOf.intrigue]).toEqual([
    { domain: 'ADM', authority: 'LEA' },
    { domain: 'ADM', authority: 'INT' },
  ]);
});
clause(['OT-STAT-04', 'OT-STAT-05'], 'twelve statistics are paired and thirteen answer themselves', () => {
  for (const statistic of statistics) expect(counterOf[counterOf[statistic]]).toBe(statistic);
  expect(statistics.filter((statistic) => counterOf[statistic] === statistic)).toHaveLength(13);
  expect([counterOf.commerce, counterOf.espionage, counterOf.rhetoric, counterOf.offensive]).toEqual([
    'competition',
    'security',
    'tradition',
    'offensive',
  ]);
});
clause('OT-STAT-06', 'Offensive defends as Defence and Incision as Suppression', () => {
  const called = (statistic: 'offensive' | 'incision', mode: 'strike' | 'raid') => {
    const closed = act(announce(start(), measure('francia', statistic, mode, { target: at('gothia') })), {
      type: 'close-orders',
      player: 'referee',
      force: true,
    });
    const step = game.reduce(closed, { type: 'resolve-turn', player: 'referee' }, { roll: () => 10, pool: () => [], shuffle: () => [] });
    return step._tag === 'Right' ? step.right.events.find((event) => event.type === 'countered') : null;
  };
  expect(called('offensive', 'strike')).toMatchObject({ called: 'defence' });
  expect(called('incision', 'raid')).toMatchObject({ called: 'suppression' });
});
clause('OT-STAT-07', 'a fleet is irregular until the technology is there', () => {
  const naval = (statistic: 'offensive' | 'incision') =>
    measure('francia', statistic, statistic === 'offensive' ? 'strike' : 'raid', { target: at('gothia'), force: 'naval' });
  expect(code(start(), naval('offensive'))).toBe('technology-required');
  expect(announce(start(), naval('incision')).measures).toHaveLength(1);
  expect(announce(nationWith(start(), 'francia', { technologies: ['force-naval'] }), naval('offensive')).measures).toHaveLength(1);
});
clause(['OT-CONT-01', 'OT-CONT-02', 'OT-CONT-06'], 'the default map has 48 regions in order', () => {
  expect([orbis500.regions.length, orbis500.regions[0]!.id, orbis500.regions[47]!.id]).toEqual([48, 'hibernia', 'venedia']);
  expect(orbis500.regions[4]).toEqual({
    id: 'armorica',
    name: 'Armorica',
    area: 'Gallia',
    culture: 'celtic',
    faith: 'nicene',
    population: 'sparse',
  });
});
clause(['OT-CONT-03', 'OT-CONT-07'], 'distances are shortest ways, the same both ways', () => {
  const atlas = atlasOf(orbis500);
  for (const a of orbis500.regions)
    for (const b of orbis500.regions) expect(atlas.distancesFrom(a.id).get(b.id)).toBe(atlas.distancesFrom(b.id).get(a.id));
  expect([atlas.distancesFrom('hibernia').get('cambria'), atlas.distancesFrom('padania').get('sapaudia')]).toEqual([2, 2]);
  const types = ['land', 'sea', 'barrier'].map((type) => orbis500.edges.filter((edge) => edge.type === type).length);
  expect(types).toEqual([65, 19, 5]);
});
clause(['OT-CONT-04', 'OT-CONT-08'], 'twenty Nations, eight of them for players with two joined regions each', () => {
  expect(orbis500.nations).toHaveLength(20);
  const playable = orbis500.nations.filter((nation) => nation.playable);
  expect(playable).toHaveLength(8);
  for (const { regions } of playable)
    expect(orbis500.edges.some(({ between, type }) => type === 'land' && between.every((one) => regions.includes(one)))).toBe(true);
  expect(orbis500.nations.filter(({ patron }) => patron !== null).map(({ id, patron }) => [id, patron])).toEqual([
    ['armenia', 'persia'],
    ['iberia', 'armenia'],
  ]);
});
clause('OT-CONT-05', 'what nobody lists is black, also under a horde', () => {
  const begun = game.setup({ players: ['ada'] }, { roll: () => 1, pool: () => [], shuffle: () => [] });
  if (begun._tag === 'Left') throw new Error('refused');
  expect([begun.right.state.regions['bohemia']!.owner, begun.right.state.nations['lombardia']!.position]).toEqual([null, 'bohemia']);
});
clause('OT-CONT-09', 'twenty rows of five cover the d100', () => {
  expect(orbis500.happeningDeck.map(({ from, to }) => to - from)).toEqual(Array(20).fill(4));
  expect(orbis500.happeningDeck.find(({ id }) => id === 'plague')!.crisis).toEqual({
    counter: 'industry',
    loss: 'via',
    perTurn: { via: 2, leg: 1 },
    turns: 3,
  });
});
clause('OT-CONT-10', 'ten milestones, modifiers of ten years or a point', () => {
  expect(orbis500.milestones).toHaveLength(10);
  for (const { reward } of orbis500.milestones)
    expect(reward[0]!.do === 'modifier' ? [reward[0]!.value, reward[0]!.years] : reward[0]!.do).toEqual(
      reward[0]!.do === 'modifier' ? [-8, 10] : 'attribute',
    );
});
clause('OT-CONT-11', 'six technologies at their price', () => {
  expect(orbis500.technologies.map(({ id, cost }) => [id, cost.progress])).toEqual([
    ['force-naval', 5],
    ['force-air', 20],
    ['force-missile', 20],
    ['field-logistics', 8],
    ['asymmetric-tactics', 5],
    ['long-roads', 6],
  ]);
});
clause('OT-CONT-12', 'council and league', () => {
  expect(orbis500.statutes.map(({ id, statute }) => [id, statute.term, statute.closeness, statute.allowedMeasures])).toEqual([
    ['council', null, -5, ['rhetoric', 'doctrine', 'diplomacy']],
    ['league', 5, -5, ['logistics', 'commerce', 'offensive']],
  ]);
});
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
for (const [id, wanted, edit] of faults)
  clause(id, `a pack with a fault is refused as ${wanted}`, () => {
    expect(spoilt(() => {})).toBeNull();
    expect(spoilt(edit)).toEqual([wanted, id]);
  });
clause(['OT-MEAS-01', 'OT-MEAS-04', 'OT-EFF-05'], 'fifteen hostile modes; no statistic harms Loyalty', () => {
  // The source names them one by one; commerce, tradition and the like are hostile only in the mode that harms.
  const hostile = announcements.filter(({ entry }) => entry.hostile);
  expect(hostile.map(({ statistic, mode }) => `${statistic} ${mode}`)).toEqual([
    ...[
      'offensive strike',
      'espionage steal',
      'intimidation undermine',
      'incision raid',
      'industry undermine',
      'sabotage plunder',
      'hegemony undermine',
      'commerce embargo',
    ],
    ...[
      'competition undermine',
      'tradition undermine',
      'rhetoric undermine',
      'rhetoric subvert',
      'security undermine',
      'intrigue undermine',
      'intrigue incite',
    ],
  ]);
  expect(hostile.some(({ entry }) => entry.moves === 'LEA')).toBe(false);
  expect(entryOf('reform', 'strike')).toBeUndefined();
  expect(
    announcements
      .filter(({ entry }) => entry.special)
      .map(({ mode }) => mode)
      .sort(),
  ).toEqual(['expedition', 'migrate', 'settle', 'subvert', 'welfare']);
  expect(announcements.filter(({ mode }) => mode === 'narrative')).toHaveLength(25);
});
clause(
  [
    'OT-PROS-02',
    'OT-PROS-03',
    'OT-PROS-04',
    'OT-PROS-05',
    'OT-PROS-06',
    'OT-PROS-07',
    'OT-PROS-08',
    'OT-PROS-09',
    'OT-PROS-10',
    'OT-PROS-11',
    'OT-PROS-12',
    'OT-PROS-13',
    'OT-PROS-14',
  ],
  'every purchase does what its line says',
  () => {
    const rich = nationWith(start(), 'francia', { wealth: 100, progress: 100, viaDamage: 20, legDamage: 20 });
    const extra = (item: keyof typeof prices) =>
      item.startsWith('authority')
        ? { attribute: 'GES' as const }
        : item.startsWith('domain')
          ? { attribute: 'MIL' as const }
          : item === 'scope'
            ? { target: 'gothia', dimension: 'cultural' as const }
            : {};
    const rows: readonly [
      keyof typeof prices,
      wealth: number,
      progress: number,
      proof: (nation: (typeof rich.nations)[string], state: typeof rich) => boolean,
    ][] = [
      ['authority-bonus', 95, 100, (_, state) => state.modifiers[0]!.target === 'GES' && state.modifiers[0]!.value === -6],
      ['progress', 90, 101, () => true],
      ['leg-for-wealth', 85, 100, ({ legDamage }) => legDamage === 17],
      ['via-for-wealth', 80, 100, ({ viaDamage }) => viaDamage === 14],
      ['authority-point', 60, 100, ({ attributes }) => attributes.GES === 21],
      ['wealth', 110, 99, () => true],
      ['domain-bonus', 100, 99, (_, state) => state.modifiers[0]!.target === 'MIL' && state.modifiers[0]!.value === -6],
      ['via-for-progress', 100, 95, ({ viaDamage }) => viaDamage === 17],
      ['leg-for-progress', 100, 90, ({ legDamage }) => legDamage === 14],
      ['scope', 100, 85, (_, state) => state.scopes[0]!.value === -5 && state.scopes[0]!.lastTurn === null],
      ['extra-measure', 100, 80, ({ grants }) => grants[0]!.kind === 'bought'],
      ['special-measure', 100, 75, ({ grants }) => grants[0]!.kind === 'special'],
      ['domain-point', 100, 70, ({ attributes }) => attributes.MIL === 21],
    ];
    expect(rows.map(([item]) => item)).toEqual(Object.keys(prices));
    for (const [item, wealth, progress, proof] of rows) {
      const after = act(rich, { type: 'spend', player: 'ada', nation: 'francia', item, times: 1, ...extra(item) });
      expect([item, after.nations['francia']!.wealth, after.nations['francia']!.progress, proof(after.nations['francia']!, after)]).toEqual(
        [item, wealth, progress, true],
      );
    }
  },
);
