import { own } from 'ludoteca';
import { deedRules, eyeOfTerror, ojoDelTerror, type Written } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { consecrations, on } from '../helpers/default-map.js';
import { allied, claim, defend, invade } from '../helpers/orders.js';
import { duel, holding, type Resolved, refusesOrder, resolve, start, withActions, withOrders } from '../helpers/positions.js';
import { holderOf } from '../helpers/reports.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const { planets, gods, deeds } = eyeOfTerror;

/** The deeds of the default pack in order, with the points the rules give. */
const worth: Readonly<Record<string, number>> = {
  avatar: 10,
  'chaos-temple': 0,
  'burn-in-the-warp': 5,
  consecration: 7,
  'lord-of-the-eye': 20,
  'plague-of-nurgle': 7,
  'warp-portal': 9,
  'delirium-tremens': 6,
  invincible: 5,
  'chosen-of-chaos': 8,
  'pirate-king': 6,
  warlord: 4,
  'no-mercy': 5,
  'daemon-weapon': 5,
  'forced-recruitment': 0,
  'god-rivalry': 7,
  'fall-of-cadia': 12,
  skulls: 8,
};

test('the deeds are the printed ones, with their points', () => {
  expect(deeds.map(({ id, points }) => [id, points])).toEqual(Object.entries(worth));
});

test('half of the deeds are judged by the map with which the turn began, the others by what happens in the turn', () => {
  const judged = (when: 'opening' | 'turn') => Object.entries(deedRules).flatMap(([id, rules]) => (rules.judged === when ? [id] : []));
  expect(judged('opening')).toEqual([
    ...['avatar', 'chaos-temple', 'consecration', 'lord-of-the-eye', 'plague-of-nurgle', 'chosen-of-chaos', 'pirate-king'],
    ...['daemon-weapon', 'god-rivalry'],
  ]);
  expect(judged('turn')).toEqual([
    ...['burn-in-the-warp', 'warp-portal', 'delirium-tremens', 'invincible', 'warlord', 'no-mercy'],
    ...['forced-recruitment', 'fall-of-cadia', 'skulls'],
  ]);
});

interface Witness {
  readonly band: string;
  readonly holds: readonly string[];
  readonly orders?: readonly Written[];
  readonly parameters?: Parameters<typeof claim>[1];
  /** What the others hold and write, where they must take part. */
  readonly others?: Readonly<Record<string, readonly [holds: readonly string[], ...orders: readonly Written[]]>>;
  readonly own?: number;
}

const eye = on('eye').map(({ id }) => id);
const inSector = (sector: string) => planets.filter(({ subsector }) => subsector.startsWith(`${sector}-`)).map(({ id }) => id);
const inSubsector = (...ids: readonly string[]) => planets.filter(({ subsector }) => ids.includes(subsector)).map(({ id }) => id);
const attack = (warlord: string | null) => allied('tajo', ['a', 'b', 'c'], { warlord });

const witnesses: readonly (readonly [deed: string, witness: Witness])[] = [
  ['avatar', { band: 'worldEaters', holds: ['crisol', 'furia', 'matadero'] }],
  ['avatar', { band: 'deathGuard', holds: ['llaga', 'podredumbre', 'gangrena'] }],
  ['avatar', { band: 'thousandSons', holds: ['laberinto', 'mil-ojos', 'quimera'] }],
  ['avatar', { band: 'emperorsChildren', holds: ['dulcamara', 'extasis', 'espejismo'] }],
  ['chaos-temple', { band: 'ironWarriors', holds: ['furia', 'laberinto'], parameters: { inside: 'furia', outside: 'laberinto' } }],
  [
    'burn-in-the-warp',
    {
      band: 'nightLords',
      holds: ['ferrod'],
      orders: [invade('mena-honda'), invade('coralis')],
      others: { b: [['mena-honda']], c: [['coralis']] },
      own: 10,
    },
  ],
  ...consecrations.map(
    ([sector, god]) => ['consecration', { band: 'blackLegion', holds: inSector(sector), parameters: { sector, god } }] as const,
  ),
  ['lord-of-the-eye', { band: 'nightLords', holds: eye }],
  ['plague-of-nurgle', { band: 'deathGuard', holds: ['yunque', 'lazareto'] }],
  ['warp-portal', { band: 'thousandSons', holds: ['ferrod', 'mena-honda', 'yunque'], orders: [invade('quimera'), invade('espejismo')] }],
  ['delirium-tremens', { band: 'emperorsChildren', holds: ['hvitgard'], orders: [invade('fenris', 2)] }],
  ['invincible', { band: 'nightLords', holds: ['yunque'], orders: [defend('yunque', 4)] }],
  ['chosen-of-chaos', { band: 'nightLords', holds: ['dulcamara', 'crisol', 'llaga', 'laberinto'], parameters: { god: 'nurgle' } }],
  ['pirate-king', { band: 'nightLords', holds: inSubsector('EH-1', 'EH-2', 'MS-1') }],
  [
    'warlord',
    {
      band: 'nightLords',
      holds: ['rubra'],
      orders: [attack(null)],
      others: { b: [['brasa'], attack('a')], c: [['hvitgard'], attack('a')] },
      own: 8,
    },
  ],
  ['no-mercy', { band: 'nightLords', holds: ['ferrod'], orders: [invade('coralis', 4)] }],
  ['daemon-weapon', { band: 'nightLords', holds: ['portico', 'ferrod', 'umbrath'] }],
  ['forced-recruitment', { band: 'nightLords', holds: ['podredumbre'], orders: [invade('naufragio', 3)] }],
  ['god-rivalry', { band: 'thousandSons', holds: ['furia', 'matadero'] }],
  ['fall-of-cadia', { band: 'nightLords', holds: ['atalaya'], orders: [invade('cadia', 5)] }],
  ['skulls', { band: 'worldEaters', holds: ['quebrada'], orders: [invade('ferrod'), invade('coralis'), invade('umbrath')] }],
];

const enact = (deed: string, { band, holds, orders = [], parameters = {}, others = {} }: Witness, players: readonly string[]): Resolved => {
  const bands = [band, 'wordBearers', 'hollowChoir'].slice(0, players.length);
  const sheetsOf = (player: string) => own(others, player)?.slice(1) as readonly Written[] | undefined;
  const before = holding(withActions(start(players, bands), 9), {
    a: holds,
    ...Object.fromEntries(Object.entries(others).map(([player, [theirs]]) => [player, theirs])),
  });
  const sheets = Object.fromEntries(players.slice(1).map((player) => [player, sheetsOf(player) ?? []]));
  return resolve(withOrders(before, { a: [...orders, claim(deed, parameters)], ...sheets }));
};

for (const [deed, witness] of witnesses) {
  const needsThree = witness.others !== undefined;
  clause('ET-PACK-11', `${deed} can be achieved: ${witness.band} with ${witness.holds.join(', ')}`, () => {
    for (const players of needsThree
      ? [['a', 'b', 'c']]
      : [
          ['a', 'b', 'c'],
          ['a', 'b'],
        ]) {
      const found = enact(deed, witness, players).report.claims.find(({ player }) => player === 'a')!;
      expect(found).toMatchObject({ deed, achieved: true, own: witness.own ?? worth[deed] });
    }
  });
}

clause('ET-PACK-11', 'every deed has a witness; two players can achieve all but burn-in-the-warp and warlord', () => {
  expect([...new Set(witnesses.map(([deed]) => deed))]).toEqual(Object.keys(worth));
  const alone = new Set(witnesses.filter(([, { others }]) => others !== undefined).map(([deed]) => deed));
  expect([...alone]).toEqual(['burn-in-the-warp', 'warlord']);
  const burnt = enact(
    'burn-in-the-warp',
    { band: 'nightLords', holds: ['ferrod'], orders: [invade('mena-honda')], others: { b: [['mena-honda']] } },
    ['a', 'b'],
  );
  expect(burnt.report.eliminations).toEqual([{ player: 'b', by: ['a'] }]);
  expect(burnt.report.claims[0]!.achieved).toBe(false);
  const pair = (warlord: string | null) => allied('tajo', ['a', 'b'], { warlord });
  const led = enact('warlord', { band: 'nightLords', holds: ['rubra'], orders: [pair(null)], others: { b: [['brasa'], pair('a')] } }, [
    'a',
    'b',
  ]);
  expect(holderOf(led, 'tajo')).toBe('a');
  expect(led.report.claims[0]!.achieved).toBe(false);
});

clause('ET-PACK-11', 'a consecration in a sector of the Eye takes the gods the rules list there, no others', () => {
  const offered: Readonly<Record<string, readonly string[]>> = {
    CH: ['slaanesh', 'khorne'],
    GTE: ['khorne', 'tzeentch', 'nurgle'],
    TC: ['tzeentch', 'slaanesh', 'nurgle'],
  };
  for (const [sector, there] of Object.entries(offered)) {
    const state = duel({ a: inSector(sector) }, ['blackLegion', 'nightLords']);
    for (const god of [...gods.map(({ id }) => id), null])
      if (god === null || !there.includes(god))
        expect(refusesOrder(state, 'a', claim('consecration', { sector, god }))).toEqual(['deed-parameters', 'ET-CLAIM-06']);
  }
});
