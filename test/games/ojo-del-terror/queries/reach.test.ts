import { atlasOf, type ContentPack, eyeOfTerror, ojoDelTerror, type Reach, reachOf, type State, type View } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { sideOf } from '../helpers/default-map.js';
import { invade } from '../helpers/orders.js';
import { costOf, holding, planetsIn, refusesOrder, resolve, start, withActions, withOrders, written } from '../helpers/positions.js';
import { ofGames } from '../helpers/properties.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const { planets, subsectors, links } = eyeOfTerror;
const empty = withActions(start(['a', 'b', 'c'], ['nightLords', 'ironWarriors', 'alphaLegion']), 20);
const hold = (...holds: readonly string[]): State => holding(empty, { a: holds });
const reach = (state: State, planet: string, player = 'a'): Reach => reachOf(state, player, planet);
const firstOf = (subsector: string): string => planets.find((planet) => planet.subsector === subsector)!.id;

clause('ET-REACH-01', 'own planets are in reach wherever they lie, and before anything else', () => {
  const state = hold('ferrod', 'ceniza', 'llaga');
  for (const planet of ['ferrod', 'ceniza', 'llaga']) expect(reach(state, planet)).toBe('own');
  expect(reach(state, 'ferrod', 'b')).toBe('raid');
});

clause(
  'ET-REACH-02',
  'without planets, outer worlds can be raided unless one other player holds their whole sector; nothing in the Eye',
  () => {
    const state = holding(empty, { b: [...planetsIn(empty, 'AP'), 'furia'] });
    for (const { id, subsector } of planets) {
      const expected = sideOf(subsector) === 'eye' || subsector.startsWith('AP-') ? 'none' : 'raid';
      expect([id, reach(state, id)]).toEqual([id, expected]);
    }
    expect(refusesOrder(state, 'a', invade('llaga'))).toEqual(['raid-sector-closed', 'ET-INV-03']);
    expect(refusesOrder(state, 'a', invade('eco'))).toEqual(['raid-outer-only', 'ET-INV-03']);
    expect(costOf(state, 'a', invade('mena-honda', 3))).toBe(3);
  },
);

clause('ET-REACH-02', 'with a single planet nothing is raided any more', () => {
  expect(reach(hold(), 'osario')).toBe('raid');
  expect(reach(hold('coralis'), 'osario')).toBe('none');
  expect(refusesOrder(hold('coralis'), 'a', invade('osario'))).toEqual(['no-access', 'ET-INV-03']);
});

/** The reach of every subsector from one, as the printed map has it. */
const fromOne = (from: string, to: string): Reach => {
  if (from === to) return 'near';
  const linked = links.some((ends) => ends.includes(from) && ends.includes(to));
  if (!linked) return 'none';
  if (sideOf(from) === sideOf(to)) return 'near';
  return ['PC-1', 'PC-2'].some((gate) => gate === from || gate === to) ? 'gate' : 'boundary';
};

clause(['ET-REACH-03', 'ET-REACH-04', 'ET-REACH-05', 'ET-REACH-06'], 'from each single subsector to every other, as the map has it', () => {
  for (const from of subsectors) {
    const base = firstOf(from.id);
    const state = hold(base);
    for (const to of subsectors) {
      const target = planets.find(({ id, subsector }) => subsector === to.id && id !== base)!.id;
      expect([from.id, to.id, reach(state, target)]).toEqual([from.id, to.id, fromOne(from.id, to.id)]);
    }
  }
});

clause('ET-REACH-03', 'the same subsector and linked ones of the same side are near', () => {
  const state = hold('ferrod');
  for (const planet of ['mena-honda', 'yunque', 'coralis', 'dique']) expect(reach(state, planet)).toBe('near');
  expect(reach(hold('eco'), 'quimera')).toBe('near'); // both in the Eye, two sectors
  expect(costOf(state, 'a', invade('coralis', 2))).toBe(2);
});

clause('ET-REACH-04', 'the Gates are passed at single cost, in both directions', () => {
  expect(reach(hold('atalaya'), 'furia')).toBe('gate');
  expect(reach(hold('furia'), 'atalaya')).toBe('gate');
  expect(reach(hold('portico'), 'eco')).toBe('gate');
  expect(reach(hold('eco'), 'portico')).toBe('gate');
  expect(costOf(hold('atalaya'), 'a', invade('furia', 2))).toBe(2);
});

clause('ET-REACH-05', 'elsewhere the Boundary costs double, in both directions', () => {
  expect(reach(hold('ferrod'), 'quimera')).toBe('boundary');
  expect(reach(hold('quimera'), 'ferrod')).toBe('boundary');
  expect(costOf(hold('ferrod'), 'a', invade('quimera', 2))).toBe(4);
});

clause('ET-REACH-06', 'access ends after one link and does not pass corners', () => {
  expect(reach(hold('coralis'), 'umbrath')).toBe('near');
  expect(reach(hold('coralis'), 'tenebria')).toBe('none'); // two links away
  expect(reach(hold('portico'), 'furia')).toBe('none'); // PC-2 and GTE-1 share a corner
  expect(refusesOrder(hold('portico'), 'a', invade('furia'))).toEqual(['no-access', 'ET-INV-03']);
  // Access to what one does not hold leads no further: coralis gives umbrath, umbrath would give tenebria.
  const turn = resolve(withOrders(hold('coralis'), { a: [invade('umbrath')] }));
  expect(reach(turn.state, 'tenebria')).toBe('near');
});

clause('ET-REACH-07', 'the cheapest access counts: near before gate before boundary', () => {
  expect(reach(hold('ferrod', 'eco'), 'quimera')).toBe('near');
  expect(reach(hold('eco', 'ferrod'), 'quimera')).toBe('near');
  // GTE-1 can be reached through the gate of PC-1 and across the Boundary from VO-1.
  expect(reach(hold('obsidar'), 'furia')).toBe('boundary');
  expect(reach(hold('obsidar', 'atalaya'), 'furia')).toBe('gate');
  expect(reach(hold('atalaya', 'obsidar'), 'furia')).toBe('gate');
  expect(reach(hold('obsidar', 'atalaya', 'eco'), 'furia')).toBe('near');
  expect(reach(hold('obsidar', 'atalaya', 'remolino'), 'furia')).toBe('near');
});

clause(
  'ET-REACH-08',
  'a sector shared by several, or with an empty planet, is open to raids; so are the outer planets of the gates',
  () => {
    const ap = planetsIn(empty, 'AP');
    expect(reach(holding(empty, { b: ap.slice(1), c: ap.slice(0, 1) }), 'llaga')).toBe('raid');
    expect(reach(holding(empty, { b: ap.slice(1) }), 'llaga')).toBe('raid');
    expect(reach(holding(empty, { b: ap }), 'llaga')).toBe('none');
    const state = holding(empty, { b: ap });
    for (const planet of planetsIn(empty, 'PC')) expect(reach(state, planet)).toBe('raid');
    expect(written(state, 'a', invade('cadia'))).toMatchObject({ planet: 'cadia' });
  },
);

test('reach is symmetric: what one subsector is to another, the other is to the one', () => {
  const held = new Map(subsectors.map(({ id }) => [id, hold(firstOf(id))]));
  for (const [from, state] of held)
    for (const [to, other] of held) if (from < to) expect(reach(state, firstOf(to))).toBe(reach(other, firstOf(from)));
});

clause('ET-VIEW-08', 'the reach of every player can be told from any view', () => {
  const state = holding(empty, { a: ['ferrod'], b: ['obsidar', 'atalaya'] });
  const view: View = ojoDelTerror.view(state, null);
  for (const player of ['a', 'b', 'c'])
    for (const { id } of planets) expect(reachOf(view as unknown as State, player, id)).toBe(reachOf(state, player, id));
});

/** How someone who holds one planet in a subsector reaches the planets of each other subsector. */
const reaches = (state: State, pack: ContentPack): Map<string, string> => {
  const [player] = state.config.players;
  const { subsectors, planets } = atlasOf(pack);
  const found = new Map<string, string>();
  for (const from of subsectors.values()) {
    const map = Object.fromEntries(
      [...planets.keys()].map((id) => [id, { controller: id === from.planets[0] ? player! : null, inhabitants: 0, sacred: [] }]),
    );
    for (const to of subsectors.values())
      if (to.id !== from.id) found.set(`${from.id} ${to.id}`, reachOf({ ...state, planets: map }, player!, to.planets[0]!));
  }
  return found;
};

ofGames(
  'invariant 25: reach is the same from either end of a link',
  ({ first }) => {
    const { pack } = first.config;
    const found = reaches(first, pack);
    for (const [path, reach] of found) expect(found.get(path.split(' ').reverse().join(' '))).toBe(reach);
    // Exactly the links carry it.
    const linked = pack.links.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]).sort();
    expect([...found].flatMap(([path, reach]) => (reach === 'none' ? [] : [path])).sort()).toEqual(linked);
  },
  20,
);
