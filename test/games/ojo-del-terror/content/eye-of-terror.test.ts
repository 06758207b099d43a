import { eyeOfTerror, ojoDelTerror, type Planet, validatePack } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { on, sideOf } from '../helpers/default-map.js';
import { allowanceIn, holding, planetsIn, start } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const { sectors, subsectors, planets, links, gods, warbands, startTable } = eyeOfTerror;
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
