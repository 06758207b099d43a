import { E, freeze, scripted } from 'ludoteca';
import { ojoDelTerror, type State, type Written } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith, refused, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../helpers/actions.js';
import { allied, cede, claim, defend, defendSector, invade, toldAs, trade } from '../helpers/orders.js';
import { holding, ordersOf, planetsIn, playAll, refuses, refusesOrder, start, withOrders, written } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const empty = start(['10', '9', 'constructor'], ['worldEaters', 'ironWarriors', 'blackLegion']);

/** 10 holds all of EH: 1 + 1 + 1 + 2 symbols + 2 = 7 actions. */
const state: State = holding(empty, { 10: planetsIn(empty, 'EH'), 9: ['umbrath', 'portico'], constructor: ['obsidar', 'llaga'] });

clause('ET-SHEET-01', 'an order is written on an open sheet only', () => {
  const closed = playAll(state, { type: 'commit-orders', player: '10' });
  expect(refusesOrder(closed, '10', invade('dique'))).toEqual(['already-committed', 'ET-SHEET-01']);
  expect(ordersOf(withOrders(closed, { 9: [invade('tenebria')] }), '9')).toHaveLength(1);
  // The sheet comes before the order: a committed player is told so even about nonsense.
  expect(refusesOrder(closed, '10', { type: 'surrender' })).toEqual(['already-committed', 'ET-SHEET-01']);
});

clause('ET-SHEET-02', 'an order is judged by the rules of its type and by what the sheet holds already', () => {
  const half = withOrders(state, { 10: [invade('dique', 2), cede('ferrod', '9')] });
  expect(ordersOf(half, '10')).toEqual([invade('dique', 2), cede('ferrod', '9')]);
  const illegal: readonly (readonly [order: Written, code: string])[] = [
    [invade('dique'), 'duplicate-target'],
    [trade('9', ['ferrod'], ['umbrath']), 'planet-already-promised'],
    [invade('tenebria'), 'no-access'],
    [defend('ferrod', 6), 'not-enough-actions'],
    [claim('skull'), 'unknown-deed'],
  ];
  for (const [order, code] of illegal) {
    expect(refusesOrder(half, '10', order)[0]).toBe(code);
    expect(ordersOf(half, '10')).toHaveLength(2);
  }
});

test('a refusal says where in the action the fault lies, in an order alone as on a whole sheet', () => {
  const wrong: readonly (readonly [order: Written, field: string])[] = [
    [invade('dique', 0), '.count'],
    [invade('nowhere'), '.planet'],
    [cede('ferrod', '10'), '.to'],
    [claim('skull'), '.deed'],
    [{ type: 'surrender' }, '.type'],
    [defend('ferrod', 8), ''],
    [invade('tenebria'), '.planet'],
    [allied('llanto', ['10', 'nobody']), '.alliance.members'],
    [allied('llanto', ['10']), '.alliance.members'],
    [allied('llanto', ['9', 'constructor']), '.alliance.members'],
    [allied('umbrath', ['10', '9']), '.alliance.members'],
    [allied('llanto', ['10', 'constructor']), '.alliance.members'],
    [allied('llanto', ['10', '9'], { beneficiary: 'constructor' }), '.alliance.beneficiary'],
    [allied('llanto', ['10', '9'], { killer: 'constructor' }), '.alliance.killer'],
  ];
  for (const [order, field] of wrong) {
    const [alone] = ojoDelTerror.explain(state, write('10', order));
    const [among] = ojoDelTerror.explain(state, { type: 'submit-orders', player: '10', orders: [order] });
    expect([order, alone?.path, among?.path]).toEqual([order, `order${field}`, `orders.0${field}`]);
  }
  const landless = holding(state, { 10: [], 9: planetsIn(empty, 'AP') });
  for (const planet of ['furia', 'llaga'])
    expect(ojoDelTerror.explain(landless, write('10', invade(planet)))[0]?.path).toBe('order.planet');
});

clause('ET-SHEET-02', 'no sheet of a whole random game ever holds an order that is illegal on the opening map', () => {
  const game = walk(
    ojoDelTerror,
    { players: ['10', '9', 'constructor'], warbandSelection: 'random', turns: 5 },
    { name: 'sheets', seed: 7, maxSteps: 600 },
  );
  for (const { state: after } of game.moves) {
    if (after.phase !== 'orders') continue;
    for (const player of after.config.players) {
      const { orders, committed } = after.sheets[player]!;
      const reopened = committed ? { ...after, sheets: { ...after.sheets, [player]: { orders: [], committed: false } } } : after;
      expect(ojoDelTerror.explain(reopened, { type: 'submit-orders', player, orders })).toEqual([]);
    }
  }
});

clause('ET-SHEET-03', 'an order of a type the rules do not know is refused by name', () => {
  for (const type of ['surrender', '', 'constructor', 'toString', '__proto__', 'Invade'])
    expect(refusesOrder(state, '10', { type, planet: 'dique', count: 1 } as Written)).toEqual(['unknown-order', 'ET-SHEET-03']);
  expect(written(state, '10', invade('dique'))).toEqual(invade('dique'));
});

test('what is no order at all is a bad parameter, and is never thrown', () => {
  for (const order of [null, undefined, 'invade', 5, [], [invade('dique')], {}, { type: 5 }, { type: ['invade'] }, { type: 'invade' }])
    expect([order, refuses(state, { type: 'add-order', player: '10', order } as never)]).toEqual([order, ['bad-parameter', 'ET-STATE-01']]);
  for (const order of [
    { ...invade('dique'), count: '1' },
    { ...invade('dique'), planets: 'dique' },
    { ...defend('ferrod'), planet: null },
  ])
    expect(refuses(state, { type: 'add-order', player: '10', order } as never)).toEqual(['bad-parameter', 'ET-STATE-01']);
});

clause('ET-SHEET-04', 'the cost of a sheet never exceeds the allowance, to the last action', () => {
  const six = withOrders(state, { 10: [invade('dique', 4), defendSector('EH')] });
  expect(ordersOf(withOrders(six, { 10: [defend('ferrod')] }), '10')).toHaveLength(3);
  expect(refusesOrder(six, '10', defend('ferrod', 2))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
  expect(refusesOrder(six, '10', invade('quimera'))).toEqual(['not-enough-actions', 'ET-SHEET-04']); // two, across the Boundary
  expect(refusesOrder(state, '10', invade('dique', 8))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
  expect(refusesOrder(state, '10', invade('dique', Number.MAX_SAFE_INTEGER))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
  expect(written(state, '10', invade('dique', 7))).toEqual(invade('dique', 7));
  // What is free can be written when nothing is left.
  const spent = withOrders(state, { 10: [invade('dique', 7)] });
  expect(
    ordersOf(withOrders(spent, { 10: [cede('ferrod', '9'), trade('9', ['coralis'], ['umbrath']), claim('skulls')] }), '10'),
  ).toHaveLength(4);
});

clause('ET-SHEET-04', 'the cost is the last thing looked at', () => {
  const one = withOrders(state, { 10: [invade('dique'), defend('ferrod'), defendSector('EH')] });
  expect(refusesOrder(one, '10', invade('dique', 99))).toEqual(['duplicate-target', 'ET-INV-05']);
  expect(refusesOrder(one, '10', defend('ferrod', 99))).toEqual(['duplicate-target', 'ET-DEF-04']);
  expect(refusesOrder(one, '10', defendSector('EH', 99))).toEqual(['duplicate-target', 'ET-SEC-04']);
  expect(refusesOrder(one, '10', allied('llanto', ['10'], { count: 99 }))).toEqual(['alliance-too-small', 'ET-ALLY-01']);
});

clause('ET-STATE-01', 'a refused order changes nothing; the first failed precondition is the one reported', () => {
  const before = JSON.stringify(state);
  const step = ojoDelTerror.reduce(freeze(state), write('10', { ...invade('ferrod', 0), warlord: '9' }), scripted([]));
  const [first, ...others] = refused(step);
  expect([first.code, first.clause]).toEqual(['own-planet', 'ET-INV-02']);
  expect(first.message).toContain('ferrod');
  expect(
    [first, ...others].every(({ message, code, clause }) => message !== '' && Object.hasOwn(ojoDelTerror.refusals[code]!, clause)),
  ).toBe(true);
  expect(JSON.stringify(state)).toBe(before);
  expect(E.isLeft(step)).toBe(true);
});

clause('ET-STATE-02', 'orders are stored in canonical form, whatever the form in which they were written', () => {
  const seated = holding(empty, {
    10: ['ferrod', 'coralis', 'yunque'],
    9: ['umbrath', 'portico', 'quebrada'],
    constructor: ['dulcamara', 'eco'],
  });
  const terms = { members: ['constructor', '9', '10', '9'], beneficiary: '9' };
  expect(written(seated, '10', { type: 'invade', planet: 'mena-honda', count: 1, alliance: terms })).toEqual({
    type: 'invade',
    planet: 'mena-honda',
    count: 1,
    across: false,
    alliance: { members: ['10', '9', 'constructor'], beneficiary: '9', killer: null },
    warlord: null,
  });
  expect(written(seated, '10', { type: 'invade', planet: 'dique', count: 1 })).toEqual(invade('dique'));
  expect(written(seated, '10', { type: 'invade', planet: 'dique', count: 1, alliance: null })).toEqual(invade('dique'));
  expect(written(seated, '9', trade('10', ['quebrada', 'portico', 'umbrath'], ['coralis', 'yunque', 'ferrod']))).toEqual(
    trade('10', ['portico', 'quebrada', 'umbrath'], ['ferrod', 'yunque', 'coralis']),
  );
  const barren = holding(empty, { constructor: planetsIn(empty, 'CH') });
  const noGods = {
    ...barren,
    planets: Object.fromEntries(Object.entries(barren.planets).map(([id, planet]) => [id, { ...planet, sacred: [] }])),
  };
  expect(written(noGods, 'constructor', claim('consecration', { sector: 'CH' }))).toEqual(
    claim('consecration', { sector: 'CH', god: null }),
  );
});

clause('ET-VIEW-09', 'a written order is told to its writer, in canonical form, as a copy', () => {
  const order = { type: 'invade', planet: 'dique', count: 1 } as const;
  const { events, state: after } = playWith(ojoDelTerror, state, write('10', order));
  expect(events).toEqual([{ type: 'order-added', player: '10', order: toldAs(invade('dique')), refereed: false }]);
  expect(events.map((event) => ojoDelTerror.witness(event, '10'))).toEqual(events);
  for (const viewer of ['9', 'constructor', 'toString', null]) expect(ojoDelTerror.witness(events[0]!, viewer)).toBeNull();
  expect((events[0] as { order: unknown }).order).not.toBe(ordersOf(after, '10')[0]);
});
