import { scripted } from 'ludoteca';
import { allowanceOf, type Config, creedOf, faithOf, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { sceneFrom } from 'ludoteca/ojo-del-terror/testing';
import { accepted, clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { cede, claim, defendSector, invade } from '../helpers/orders.js';
import { holding, inTurn, planetsIn, refuses, refusesOrder, resolve, start, withActions, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** How many actions a band has while it holds these planets. */
const actions = (holds: readonly string[], band = 'emperorsChildren', options: Partial<Config> = {}): number =>
  allowanceOf(hold(holds, band, options), 'a');

const hold = (holds: readonly string[], band = 'emperorsChildren', options: Partial<Config> = {}): State =>
  holding(start(['a', 'b'], [band, band === 'thousandSons' ? 'deathGuard' : 'thousandSons'], options), { a: holds });

const empty = start(['a', 'b']);
const all = (...sectors: readonly string[]): readonly string[] => sectors.flatMap((sector) => planetsIn(empty, sector));
const eye = all('GTE', 'CH', 'TC');

clause('ET-CTRL-01', 'a subsector or sector is controlled with all of its planets, not with most of them', () => {
  const points = (holds: readonly string[]) => resolve(hold(holds)).report.points[0]!;
  const subsector = ['coralis', 'quebrada', 'dulcamara'];
  expect(points(subsector)).toMatchObject({ subsectors: 1, outerSectors: 0 });
  expect(points(subsector.slice(1))).toMatchObject({ subsectors: 0 });
  expect(points(all('EH'))).toMatchObject({ subsectors: 2, outerSectors: 3 });
  expect(points(all('EH').slice(1))).toMatchObject({ subsectors: 1, outerSectors: 0 });
  // The rest of a sector in the hands of another is no less a gap than an empty planet.
  const shared = holding(empty, { a: all('EH').slice(1), b: all('EH').slice(0, 1) });
  expect(resolve(shared).report.points[0]).toMatchObject({ subsectors: 1, outerSectors: 0 });
  expect(refusesOrder(withActions(shared, 9), 'a', defendSector('EH'))).toEqual(['sector-not-controlled', 'ET-SEC-02']);
});

clause('ET-CTRL-02', 'without planets one controls nothing; the entire Eye is every planet of it', () => {
  const landless = withActions(holding(empty, { b: ['coralis'] }), 9);
  for (const { id } of landless.config.pack.sectors)
    expect(refusesOrder(landless, 'a', defendSector(id))).toEqual(['sector-not-controlled', 'ET-SEC-02']);
  expect(resolve(landless).report.points[0]).toMatchObject({ territory: 0 });
  const lord = (holds: readonly string[]): boolean =>
    resolve(withOrders(hold(holds), { a: [claim('lord-of-the-eye')] })).report.claims[0]!.achieved;
  expect(lord(eye)).toBe(true);
  for (const missing of eye) expect([missing, lord(eye.filter((planet) => planet !== missing))]).toEqual([missing, false]);
});

clause('ET-CTRL-03', 'a planet is never given up to nobody', () => {
  const state = hold(['coralis']);
  for (const to of ['', 'nobody', 'referee'])
    expect(refuses(state, { type: 'add-order', player: 'a', order: cede('coralis', to) })).toEqual(['unknown-player', 'ET-CEDE-02']);
  expect(refuses(state, { type: 'add-order', player: 'a', order: cede('coralis', null as never) })[0]).toBe('bad-parameter');
  // Even the last planet, given away, has a new holder; whatever happens, what is held stays held.
  const given = resolve(withOrders(state, { a: [cede('coralis', 'b')] })).state;
  expect(given.planets['coralis']!.controller).toBe('b');
  let after = resolve(withOrders(given, { a: [invade('ferrod')] })).state;
  for (let turn = 3; turn <= 5; turn++) after = resolve(after).state;
  expect(after.planets['ferrod']!.controller).toBe('a');
  expect(after.planets['coralis']!.controller).toBe('b');
});

clause('ET-ALLOW-01', 'everybody has one action, even without planets', () => {
  expect(actions([])).toBe(1);
});

clause('ET-ALLOW-02', 'planets give one action, once', () => {
  expect(actions(['ferrod'])).toBe(2);
  expect(actions(['ferrod', 'coralis', 'umbrath', 'tenebria', 'rubra'])).toBe(2);
});

clause('ET-ALLOW-03', 'whole subsectors give one action, once', () => {
  expect(actions(['podredumbre', 'naufragio'])).toBe(3);
  expect(actions(['podredumbre', 'naufragio', 'portico', 'dique', 'llanto'])).toBe(4); // and the symbol of Dique
  expect(actions(['podredumbre'])).toBe(2);
});

clause('ET-ALLOW-04', 'each resource symbol gives an action', () => {
  expect(actions(['mena-honda'])).toBe(3);
  expect(actions(['mena-honda', 'quebrada'])).toBe(4);
  expect(actions(['mena-honda', 'forja-muerta'])).toBe(5); // two symbols on one planet
});

clause('ET-ALLOW-05', 'each whole sector gives two actions, outside as in the Eye', () => {
  expect(actions(all('PC'), 'nightLords')).toBe(1 + 1 + 1 + 1 + 2);
  expect(actions(all('GTE'), 'nightLords')).toBe(1 + 1 + 1 + 1 + 2);
  expect(actions(all('GTE', 'CH'), 'nightLords')).toBe(1 + 1 + 1 + 3 + 4);
  expect(actions(all('PC').slice(1), 'nightLords')).toBe(1 + 1 + 1 + 1);
});

clause('ET-ALLOW-06', 'permanent actions stay, even when all planets are lost', () => {
  const rich = withActions(hold(['ferrod']), 3);
  expect(allowanceOf(rich, 'a')).toBe(5);
  const lost = resolve(withOrders(rich, { a: [cede('ferrod', 'b')] })).state;
  expect(allowanceOf(lost, 'a')).toBe(4);
});

const sacredTo = (state: State, planet: string, ...gods: readonly string[]): State =>
  sceneFrom(state, { planets: { [planet]: { sacred: gods } } });

clause('ET-ALLOW-07', 'each world sacred to the own faith gives one action, sacred to however many of its gods', () => {
  expect(actions(['crisol'], 'worldEaters')).toBe(3);
  expect(actions(['crisol', 'furia', 'matadero'], 'worldEaters')).toBe(5);
  expect(actions(['crisol', 'furia', 'matadero'], 'deathGuard')).toBe(2);
  const both = sceneFrom(sacredTo(hold(['crisol'], 'worldEaters'), 'crisol', 'khorne', 'nurgle'), {
    players: { a: { favours: ['nurgle'] } },
  });
  expect(allowanceOf(both, 'a')).toBe(3);
});

clause('ET-ALLOW-08', 'a favour adds to the faith, for bands of every creed', () => {
  const blessed = (band: string, ...favours: readonly string[]): number =>
    allowanceOf(sceneFrom(hold(['crisol', 'llaga'], band, { creedBenefits: 'sacred-only' }), { players: { a: { favours } } }), 'a');
  expect([blessed('worldEaters'), blessed('worldEaters', 'nurgle')]).toEqual([3, 4]);
  for (const band of ['nightLords', 'blackLegion', 'ironWarriors', 'thousandSons'])
    expect([blessed(band), blessed(band, 'nurgle'), blessed(band, 'khorne', 'nurgle')]).toEqual([2, 3, 4]);
});

const creeds: readonly (readonly [band: string, holds: readonly string[], bonus: 0 | 1])[] = [
  ['worldEaters', ['ferrod', 'umbrath', 'llaga', 'dulcamara'], 0],
  ['ironWarriors', ['ferrod'], 0],
  ['ironWarriors', ['llaga'], 1],
  ['ironWarriors', ['llaga', 'crisol', 'laberinto'], 1],
  ['blackLegion', ['llaga'], 0],
  ['blackLegion', ['llaga', 'podredumbre'], 0], // two worlds, one god
  ['blackLegion', ['llaga', 'crisol'], 1],
  ['blackLegion', ['llaga', 'crisol', 'laberinto', 'dulcamara'], 1],
  ['nightLords', ['ferrod', 'coralis'], 0], // two subsectors, one sector
  ['nightLords', ['ferrod', 'umbrath'], 1],
  ['nightLords', ['ferrod', 'eco', 'nadir'], 0], // the Eye does not count (Eco has a symbol)
  ['nightLords', ['ferrod', 'umbrath', 'rubra'], 1],
];

clause('ET-ALLOW-09', 'minor, absolute and renegade bands have one more action under their condition; the option takes it away', () => {
  for (const [band, holds, bonus] of creeds) {
    const without = actions(holds, band, { creedBenefits: 'sacred-only' });
    expect([band, holds, actions(holds, band) - without]).toEqual([band, holds, bonus]);
  }
});

clause('ET-ALLOW-09', 'for a minor band any sacred world will do, whichever god’s; for an absolute one, only those of major gods', () => {
  const own = sacredTo(hold(['crisol'], 'ironWarriors'), 'crisol', 'morvath');
  expect(allowanceOf(own, 'a')).toBe(4); // the world, and the bonus
  expect(allowanceOf(sacredTo(own, 'crisol', 'khorne', 'morvath'), 'a')).toBe(4);
  const temple = hold(['crisol', 'ferrod'], 'blackLegion');
  expect(allowanceOf(sacredTo(sacredTo(temple, 'crisol', 'khorne', 'morvath'), 'ferrod', 'issilaq'), 'a')).toBe(2);
});

clause('ET-ALLOW-09', 'a favour adds to what a minor band has: llaga gives three actions, and four with the favour of Nurgle', () => {
  const plain = hold(['llaga'], 'ironWarriors');
  expect(allowanceOf(plain, 'a')).toBe(3);
  const favoured = sceneFrom(plain, { players: { a: { favours: ['nurgle'] } } });
  expect(allowanceOf(favoured, 'a')).toBe(4);
});

test('who takes no part may spend nothing, and worships nobody', () => {
  const state = hold(['crisol'], 'ironWarriors');
  for (const stranger of ['nobody', 'constructor', '__proto__', '']) {
    expect(allowanceOf(state, stranger)).toBe(0);
    expect(faithOf(state, stranger)).toEqual([]);
  }
});

clause('ET-ALLOW-10', 'all terms add up', () => {
  // 1 + planets + subsector + symbols of GTE and CH + two sectors + permanent + worlds of Khorne + none for the creed
  const state = sceneFrom(hold(all('GTE', 'CH'), 'worldEaters'), {
    players: { a: { permanentActions: 2, favours: ['nurgle'] } },
  });
  expect(allowanceOf(state, 'a')).toBe(1 + 1 + 1 + 3 + 4 + 2 + 3);
  // Minor: the whole Eye, with all its gods outside the faith.
  expect(actions(eye, 'hollowChoir')).toBe(1 + 1 + 1 + 5 + 6 + 0 + 1);
  expect(ojoDelTerror.view(state, 'b').allowances).toEqual({ a: 15, b: 1 });
});

const printed: readonly (readonly [holding: string, holds: readonly string[], allowance: number])[] = [
  ['nothing', [], 1],
  ['one planet', ['ferrod'], 2],
  ['a home subsector of three planets with one symbol', ['umbrath', 'pozo-negro', 'refugio'], 5], // two symbols there
  ['a home subsector of three planets with one symbol', ['ferrod', 'mena-honda', 'yunque'], 4],
  ['the source example', all('PC'), 6],
  ['all of EH and all of PC', all('EH', 'PC'), 10],
];

for (const [name, holds, allowance] of printed)
  clause(['ET-ALLOW-01', 'ET-ALLOW-10'], `the printed table: ${name}, ${allowance} actions`, () => {
    expect(actions(holds, 'deathGuard')).toBe(allowance);
  });

clause('ET-ALLOW-01', 'the allowance is neither of the turn nor of the order of writing', () => {
  const state = hold(all('EH'), 'deathGuard');
  for (const turn of [1, 4, 8]) expect(allowanceOf(inTurn(state, turn), 'a')).toBe(7);
});

clause('ET-SETUP-13', 'without a band one is a renegade, as is whoever takes no part, and worships nobody', () => {
  const choosing = accepted(ojoDelTerror.setup({ players: ['a', 'b'] }, scripted([]))).state;
  expect([creedOf(choosing, 'a'), creedOf(empty, 'stranger'), creedOf(empty, 'constructor')]).toEqual(Array(3).fill('renegade'));
  expect([faithOf(choosing, 'a'), faithOf(empty, 'stranger')]).toEqual([[], []]);
});
