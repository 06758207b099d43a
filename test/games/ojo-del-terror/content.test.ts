import { own } from 'ludoteca';
import { type ContentPack, eyeOfTerror, ojoDelTerror, type Planet, type State, validatePack, type Written } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import {
  allied,
  claim,
  defend,
  holding,
  invade,
  planetsIn,
  type Resolved,
  refusesOrder,
  resolve,
  start,
  withActions,
  withOrders,
} from './table.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const defenceOf = ({ report }: Resolved, planet: string): number | undefined =>
  report.defences.find((found) => found.planet === planet)?.total;
const holderOf = ({ state }: Resolved, planet: string): string | null => state.planets[planet]!.controller;
const pointsOf = ({ report }: Resolved, player: string) => report.points.find((line) => line.player === player)!;
const allowanceIn = (state: State, player: string): number => ojoDelTerror.view(state, null).allowances[player]!;

/** Two players with actions enough: worshippers of no god, so that no world is sacred to them. */
const duel = (holds: Readonly<Record<string, readonly string[]>>, bands = ['nightLords', 'ashenCorsairs'], pack?: ContentPack): State =>
  holding(withActions(start(['a', 'b'], bands, pack && { pack }), 20), holds);

const packWith = (id: string, change: Partial<Planet>): ContentPack => ({
  ...eyeOfTerror,
  planets: eyeOfTerror.planets.map((planet) => (planet.id === id ? { ...planet, ...change } : planet)),
});

clause('ET-TRAIT-01', 'a planet without traits has Defence 0 and falls to a single Invasion', () => {
  const turn = resolve(withOrders(duel({ a: ['quebrada'] }), { a: [invade('coralis')] }));
  expect(defenceOf(turn, 'coralis')).toBe(0);
  expect(holderOf(turn, 'coralis')).toBe('a');
});

clause('ET-TRAIT-02', 'extreme conditions add exactly 1, for whoever holds the planet and in every turn', () => {
  for (const holds of [{ a: ['ferrod'] }, { a: ['ferrod'], b: ['yunque'] }]) {
    const held = duel(holds);
    const first = resolve(withOrders(held, { a: [invade('yunque')] }));
    expect(defenceOf(first, 'yunque')).toBe(1);
    expect(holderOf(first, 'yunque')).toBe(held.planets['yunque']!.controller);
    const second = resolve(withOrders(first.state, { a: [invade('yunque', 2)] }));
    expect(defenceOf(second, 'yunque')).toBe(1);
    expect(holderOf(second, 'yunque')).toBe('a');
  }
});

clause('ET-TRAIT-03', 'each resource symbol gives an action and a point', () => {
  const twice = packWith('forja-muerta', { inhabitants: null });
  const rows: readonly (readonly [holds: readonly string[], symbols: number])[] = [
    [['ferrod'], 0],
    [['mena-honda'], 1],
    [['ferrod', 'mena-honda'], 1],
    [['mena-honda', 'forja-muerta'], 3],
  ];
  for (const [holds, symbols] of rows) {
    const state = duel({ a: holds }, undefined, twice);
    expect(allowanceIn(state, 'a')).toBe(1 + 1 + 20 + symbols);
    const line = pointsOf(resolve(state), 'a');
    expect(line.resources).toBe(symbols);
    expect(line.territory).toBe(holds.length + symbols);
  }
});

const natives: readonly (readonly [planet: string, units: number, from: string])[] = [
  ['llanto', 1, 'portico'], // cultists
  ['dique', 1, 'portico'], // Cadian Guard
  ['fenris', 2, 'hvitgard'], // Space Marines
  ['vortice', 2, 'nadir'], // daemons
  ['naufragio', 3, 'podredumbre'], // Chaos Marines
];
clause('ET-TRAIT-04', 'each unit of inhabitants, of whatever kind, absorbs one point of attack and dies first', () => {
  for (const [planet, units, from] of natives) {
    const state = duel({ a: [from] });
    for (let count = 1; count <= units; count++) {
      const turn = resolve(withOrders(state, { a: [invade(planet, count)] }));
      expect([planet, count, holderOf(turn, planet)]).toEqual([planet, count, null]);
      expect(turn.state.planets[planet]!.inhabitants).toBe(units - count);
    }
    const turn = resolve(withOrders(state, { a: [invade(planet, units + 1)] }));
    expect([planet, holderOf(turn, planet)]).toEqual([planet, 'a']);
    expect(turn.state.planets[planet]!.inhabitants).toBe(0);
  }
});

clause('ET-TRAIT-05', 'killed inhabitants never return, whether or not anybody comes back', () => {
  let { state } = resolve(withOrders(duel({ a: ['hvitgard'] }), { a: [invade('fenris')] }));
  for (let turn = 2; turn <= 5; turn++) {
    expect(state.planets['fenris']!.inhabitants).toBe(1);
    state = resolve(state).state;
  }
  const taken = resolve(withOrders(state, { a: [invade('fenris', 2)] }));
  expect(holderOf(taken, 'fenris')).toBe('a');
  expect(resolve(taken.state).state.planets['fenris']!.inhabitants).toBe(0);
});

clause('ET-TRAIT-06', 'a world sacred to a god of one’s faith gives an action and no point of its own', () => {
  const held = (band: string): State => duel({ a: ['crisol'] }, [band, 'nightLords']);
  expect(allowanceIn(held('worldEaters'), 'a')).toBe(2 + 20 + 1);
  expect(allowanceIn(held('deathGuard'), 'a')).toBe(2 + 20);
  for (const band of ['worldEaters', 'deathGuard']) expect(pointsOf(resolve(held(band)), 'a').territory).toBe(1);
});

clause('ET-TRAIT-07', 'traits of one planet add up, each on its own', () => {
  const pack = packWith('dulcamara', { baseDefence: 2, extreme: true, resources: 3, inhabitants: { kind: 'daemons', units: 2 } });
  const before = duel({ a: ['coralis'] }, ['emperorsChildren', 'nightLords'], pack);
  const failed = resolve(withOrders(before, { a: [invade('dulcamara', 5)] }));
  expect(defenceOf(failed, 'dulcamara')).toBe(3);
  expect(holderOf(failed, 'dulcamara')).toBeNull();
  const taken = resolve(withOrders(before, { a: [invade('dulcamara', 6)] }));
  expect(holderOf(taken, 'dulcamara')).toBe('a');
  expect(pointsOf(taken, 'a').territory).toBe(2 + 3);
  expect(allowanceIn(taken.state, 'a')).toBe(2 + 20 + 3 + 1);
});

const { sectors, subsectors, planets, links, gods, warbands, deeds, startTable } = eyeOfTerror;
const sideOf = (subsector: string) => sectors.find(({ id }) => id === subsectors.find((region) => region.id === subsector)!.sector)!.side;
const on = (side: 'outer' | 'eye') => planets.filter(({ subsector }) => sideOf(subsector) === side);
const symbols = (list: readonly Planet[]): number => list.reduce((sum, { resources }) => sum + resources, 0);
const pairOf = (a: string, b: string): string => [a, b].sort().join(' ');

clause('ET-PACK-01', 'the default pack is valid and has the counts of the rules', () => {
  expect(validatePack(eyeOfTerror)).toEqual([]);
  expect([sectors.length, sectors.filter(({ side }) => side === 'outer').length]).toEqual([10, 7]);
  expect(subsectors).toHaveLength(20);
  expect([planets.length, on('outer').length, on('eye').length]).toEqual([56, 41, 15]);
  expect([symbols(planets), symbols(on('outer')), symbols(on('eye'))]).toEqual([20, 15, 5]);
  const bySector = sectors.map(({ id }) => {
    const inside = planets.filter(({ subsector }) => subsector.startsWith(`${id}-`));
    return `${id} ${inside.length} ${symbols(inside)}`;
  });
  expect(bySector).toEqual(['PC 5 1', 'EH 6 2', 'MS 6 3', 'LR 6 2', 'CF 6 3', 'AP 6 2', 'VO 6 2', 'GTE 5 1', 'CH 5 2', 'TC 5 2']);
});

const grid = [
  ['VO-2', 'PC-1', 'PC-2', 'EH-1', 'EH-2'],
  ['VO-1', 'GTE-1', 'CH-1', 'TC-1', 'MS-1'],
  ['AP-2', 'GTE-2', 'CH-2', 'TC-2', 'MS-2'],
  ['AP-1', 'CF-2', 'CF-1', 'LR-2', 'LR-1'],
];
clause('ET-PACK-02', 'the 31 links are exactly the shared edges of the printed grid; 10 cross the Boundary, 2 of them at gates', () => {
  const edges = grid.flatMap((row, r) =>
    row.flatMap((here, c) => [row[c + 1], grid[r + 1]?.[c]].flatMap((there) => (there === undefined ? [] : [pairOf(here, there)]))),
  );
  expect(edges).toHaveLength(31);
  expect(links.map(([a, b]) => pairOf(a, b)).sort()).toEqual(edges.sort());
  for (const { id, cells } of subsectors) expect(cells!.map(([row, column]) => grid[row - 1]![column - 1])).toEqual([id]);
  const crossing = links.filter(([a, b]) => sideOf(a) !== sideOf(b));
  expect(crossing).toHaveLength(10);
  const gates = crossing.filter((ends) => subsectors.some(({ id, gate }) => gate && ends.includes(id)));
  expect(gates.map(([a, b]) => pairOf(a, b)).sort()).toEqual(['CH-1 PC-2', 'GTE-1 PC-1']);
});

clause('ET-PACK-03', 'GTE-1 and PC-2 touch at a corner only and are not linked', () => {
  const cell = (id: string) => subsectors.find((subsector) => subsector.id === id)!.cells![0]!;
  const [[r1, c1], [r2, c2]] = [cell('GTE-1'), cell('PC-2')];
  expect([Math.abs(r1 - r2), Math.abs(c1 - c2)]).toEqual([1, 1]);
  expect(links.some((ends) => ends.includes('GTE-1') && ends.includes('PC-2'))).toBe(false);
});

clause('ET-PACK-04', 'the gates are PC-1 and PC-2 and no others', () => {
  expect(subsectors.filter(({ gate }) => gate).map(({ id }) => id)).toEqual(['PC-1', 'PC-2']);
});

const planetOf = (id: string): Planet => planets.find((planet) => planet.id === id)!;

clause('ET-PACK-05', 'Cadia is extreme, with three units of the Guard', () => {
  expect(planetOf('cadia')).toMatchObject({ extreme: true, inhabitants: { kind: 'cadianGuard', units: 3 } });
  expect(eyeOfTerror.cadia).toBe('cadia');
});

clause('ET-PACK-06', 'Fenris has two units of Space Marines and is not extreme', () => {
  expect(planetOf('fenris')).toMatchObject({ extreme: false, inhabitants: { kind: 'spaceMarines', units: 2 } });
});

clause('ET-PACK-07', 'each major god has three sacred worlds, two of them in the Eye, and every Eye sector holds two or more', () => {
  const major = gods.filter(({ rank }) => rank === 'major').map(({ id }) => id);
  expect(major).toEqual(['khorne', 'nurgle', 'tzeentch', 'slaanesh']);
  for (const god of major) {
    const sides = planets.filter(({ sacred }) => sacred === god).map(({ subsector }) => sideOf(subsector));
    expect(sides.sort()).toEqual(['eye', 'eye', 'outer']);
  }
  for (const { id, side } of sectors)
    if (side === 'eye')
      expect(planets.filter(({ subsector, sacred }) => subsector.startsWith(`${id}-`) && sacred !== null).length).toBeGreaterThanOrEqual(2);
});

clause('ET-PACK-08', 'PC has five planets, one resource symbol and no sacred world: six actions, as in the book', () => {
  const state = start(['a', 'b'], ['thousandSons', 'worldEaters']);
  const inside = planetsIn(state, 'PC').map(planetOf);
  expect(inside).toHaveLength(5);
  expect(symbols(inside)).toBe(1);
  expect(inside.every(({ sacred }) => sacred === null)).toBe(true);
  expect(allowanceIn(holding(state, { a: planetsIn(state, 'PC') }), 'a')).toBe(6);
});

clause('ET-PACK-09', 'twelve traitless outer home worlds, one in each subsector that is neither a gate nor in the Eye', () => {
  const homes = planets.filter(({ home }) => home !== null);
  expect(homes.map(({ home }) => home)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  for (const home of homes) expect(home).toMatchObject({ baseDefence: 0, extreme: false, resources: 0, inhabitants: null, sacred: null });
  const open = subsectors.filter(({ id, gate }) => !gate && sideOf(id) === 'outer').map(({ id }) => id);
  expect(homes.map(({ subsector }) => subsector).sort()).toEqual([...open].sort());
});

clause('ET-PACK-10', 'twelve warbands: one of each major god, one of each minor god, two absolute, three renegade', () => {
  const rows = [
    'thousandSons tzeentch',
    'worldEaters khorne',
    'deathGuard nurgle',
    'emperorsChildren slaanesh',
    'nightLords renegade',
    'ironWarriors morvath',
    'alphaLegion issilaq',
    'blackLegion absolute',
    'wordBearers absolute',
    'ashenCorsairs renegade',
    'hollowChoir uhlgrim',
    'brokenOath renegade',
  ];
  expect(warbands.map(({ id, dedication }) => `${id} ${dedication}`)).toEqual(rows);
  const rankOf = (id: string) => gods.find((god) => god.id === id)?.rank ?? id;
  const creeds = warbands.map(({ dedication }) => rankOf(dedication));
  const count = (creed: string): number => creeds.filter((found) => found === creed).length;
  expect(['major', 'minor', 'absolute', 'renegade'].map(count)).toEqual([4, 3, 2, 3]);
});

/** The table of planets as the rules print it. */
const printed = `
cadia | Cadia | PC-1 | extreme | 0 | cadianGuard 3 | – | –
atalaya | Atalaya | PC-1 | – | 0 | cadianGuard 1 | – | –
portico | Pórtico | PC-2 | – | 0 | cadianGuard 1 | – | –
dique | Dique | PC-2 | – | 1 | cadianGuard 1 | – | –
llanto | Llanto | PC-2 | – | 0 | cultists 1 | – | –
ferrod | Ferrod | EH-1 | – | 0 | – | – | 0
mena-honda | Mena Honda | EH-1 | – | 1 | – | – | –
yunque | Yunque | EH-1 | extreme | 0 | – | – | –
coralis | Coralis | EH-2 | – | 0 | – | – | 1
quebrada | Quebrada | EH-2 | – | 1 | – | – | –
dulcamara | Dulcamara | EH-2 | – | 0 | – | slaanesh | –
umbrath | Umbrath | MS-1 | – | 0 | – | – | 2
pozo-negro | Pozo Negro | MS-1 | – | 1 | – | – | –
refugio | Refugio | MS-1 | – | 1 | chaosMarines 2 | – | –
tenebria | Tenebria | MS-2 | – | 0 | – | – | 3
sal-gris | Sal Gris | MS-2 | – | 1 | – | – | –
lazareto | Lazareto | MS-2 | extreme | 0 | – | – | –
carmesina | Carmesina | LR-1 | – | 0 | – | – | 4
osario | Osario | LR-1 | – | 1 | – | – | –
crisol | Crisol | LR-1 | – | 0 | – | khorne | –
rubra | Rubra | LR-2 | – | 0 | – | – | 5
tajo | Tajo | LR-2 | – | 1 | – | – | –
brasa | Brasa | LR-2 | extreme | 0 | – | – | –
hvitgard | Hvitgard | CF-1 | – | 0 | – | – | 6
escarcha | Escarcha | CF-1 | – | 1 | – | – | –
fenris | Fenris | CF-1 | – | 1 | spaceMarines 2 | – | –
nordhal | Nordhal | CF-2 | – | 0 | – | – | 7
glaciar | Glaciar | CF-2 | – | 1 | – | – | –
ventisca | Ventisca | CF-2 | extreme | 0 | – | – | –
palidum | Pálidum | AP-1 | – | 0 | – | – | 8
tumba-blanca | Tumba Blanca | AP-1 | – | 1 | – | – | –
llaga | Llaga | AP-1 | – | 0 | – | nurgle | –
sepulcra | Sepulcra | AP-2 | – | 0 | – | – | 9
cal-viva | Cal Viva | AP-2 | – | 1 | – | – | –
miasma | Miasma | AP-2 | extreme | 0 | – | – | –
obsidar | Obsidar | VO-1 | – | 0 | – | – | 10
espejo | Espejo | VO-1 | – | 1 | – | – | –
filo-negro | Filo Negro | VO-1 | extreme | 0 | – | – | –
vitrea | Vítrea | VO-2 | – | 0 | – | – | 11
prisma | Prisma | VO-2 | – | 1 | – | – | –
laberinto | Laberinto | VO-2 | – | 0 | – | tzeentch | –
furia | Furia | GTE-1 | – | 0 | – | khorne | –
mil-ojos | Mil Ojos | GTE-1 | – | 0 | – | tzeentch | –
remolino | Remolino | GTE-1 | – | 1 | – | – | –
podredumbre | Podredumbre | GTE-2 | extreme | 0 | – | nurgle | –
naufragio | Naufragio | GTE-2 | – | 0 | chaosMarines 3 | – | –
extasis | Éxtasis | CH-1 | – | 0 | – | slaanesh | –
eco | Eco | CH-1 | – | 1 | – | – | –
matadero | Matadero | CH-2 | extreme | 0 | – | khorne | –
vortice | Vórtice | CH-2 | – | 1 | daemons 2 | – | –
nadir | Nadir | CH-2 | – | 0 | – | – | –
quimera | Quimera | TC-1 | – | 0 | – | tzeentch | –
espejismo | Espejismo | TC-1 | – | 0 | – | slaanesh | –
ceniza | Ceniza | TC-1 | extreme | 0 | – | – | –
gangrena | Gangrena | TC-2 | – | 0 | – | nurgle | –
forja-muerta | Forja Muerta | TC-2 | – | 2 | chaosMarines 2 | – | –
`
  .trim()
  .split('\n');

test('the planets are those of the printed table, in its order', () => {
  const rows = planets.map(({ id, name, subsector, baseDefence, extreme, resources, inhabitants, sacred, home }) => {
    expect(baseDefence).toBe(0);
    const natives = inhabitants === null ? '–' : `${inhabitants.kind} ${inhabitants.units}`;
    return [id, name, subsector, extreme ? 'extreme' : '–', resources, natives, sacred ?? '–', home ?? '–'].join(' | ');
  });
  expect(rows).toEqual(printed);
});

test('the start table is the printed one', () => {
  const rows = [
    [1, 10],
    [1, 6, 10],
    [1, 3, 8, 10],
    [2, 3, 6, 8, 9],
    [0, 1, 5, 6, 10, 11],
    [0, 1, 3, 6, 8, 10, 11],
    [0, 1, 3, 4, 7, 8, 10, 11],
    [0, 1, 2, 3, 4, 7, 9, 10, 11],
    [0, 1, 2, 3, 4, 7, 8, 9, 10, 11],
    [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ];
  expect(startTable).toEqual(Object.fromEntries(rows.map((row) => [row.length, row])));
});

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
  ...(
    [
      ['CH', 'slaanesh'],
      ['CH', 'khorne'],
      ['GTE', 'khorne'],
      ['GTE', 'tzeentch'],
      ['GTE', 'nurgle'],
      ['TC', 'tzeentch'],
      ['TC', 'slaanesh'],
      ['TC', 'nurgle'],
    ] as const
  ).map(([sector, god]) => ['consecration', { band: 'blackLegion', holds: inSector(sector), parameters: { sector, god } }] as const),
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
