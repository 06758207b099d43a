import { aboutOf, type OneOfThese, openForm, seeded } from 'ludoteca';
import { allowanceOf, atlasOf, type Order, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests, randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { commit, write } from '../helpers/actions.js';
import { closed, offered, reached } from '../helpers/forms.js';
import { isAccepted } from '../helpers/offers.js';
import { across, claim, defend, invade } from '../helpers/orders.js';
import { duel, holding, planetsIn, playAll, start, withActions, withOrders } from '../helpers/positions.js';
import { positions, trio } from '../helpers/positions-of-every-kind.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

test('a form offers the planets in reach and no more Invasions or Defences than can be paid', () => {
  const state = withOrders(withActions(holding(trio, { 10: ['ferrod'], 9: ['coralis'] }), 3), { 10: [invade('dique')] });
  const left = 4; // 1 + 1 + 3, less one
  const form = (type: string, answers = {}) => offered(state, '10', 'add-order', { 'order.type': type, ...answers });
  const near = ['portico', 'llanto', 'mena-honda', 'yunque', 'coralis', 'quebrada', 'dulcamara', 'quimera', 'espejismo', 'ceniza'];
  expect(form('invade')).toEqual(['order.planet', near]);
  expect(form('invade', { 'order.planet': 'coralis' })).toEqual(['order.count', 1, left]);
  expect(form('invade', { 'order.planet': 'quimera' })).toEqual(['order.count', 1, left / 2]);
  expect(form('defend', { 'order.planet': 'coralis' })).toEqual(['order.count', 1, left]);
  expect(form('defend', { 'order.planet': 'ceniza' })).toEqual(['order.count', 1, left / 2]);
  expect(form('cede')).toEqual(['order.planet', ['ferrod']]);
  expect(form('trade')).toEqual(['order.partner', ['9']]);
  const whole = withActions(holding(trio, { 10: planetsIn(trio, 'EH') }), 1);
  expect(offered(whole, '10', 'add-order', { 'order.type': 'defend-sector' })).toEqual(['order.sector', ['EH']]);
  expect(offered(whole, '10', 'add-order', { 'order.type': 'defend-sector', 'order.sector': 'EH' })).toEqual(['order.count', 1, 4]);
});

clause('ET-SHEET-04', 'with one action left nothing dearer is offered, and with none no order that costs anything', () => {
  const state = withActions(holding(trio, { 10: planetsIn(trio, 'EH'), 9: ['umbrath'] }), 1);
  const all = allowanceOf(state, '10');
  const oneLeft = withOrders(state, { 10: [defend('ferrod', all - 1)] });
  expect(offered(oneLeft, '10', 'add-order')).toEqual(['order.type', ['invade', 'defend', 'cede', 'trade', 'claim']]);
  const [, targets] = offered(oneLeft, '10', 'add-order', { 'order.type': 'invade' }) as [string, string[]];
  expect(targets).not.toContain('quimera'); // over the Boundary
  for (const planet of targets) expect([planet, isAccepted(oneLeft, write('10', invade(planet)))]).toEqual([planet, true]);
  const none = withOrders(state, { 10: [defend('ferrod', all)] });
  expect(offered(none, '10', 'add-order')).toEqual(['order.type', ['cede', 'trade', 'claim']]);
  // Who goes on to answer what is not offered is told what is missing.
  const { misfit } = openForm(ojoDelTerror, none, '10', 'add-order').answer('invade');
  expect([misfit?.field, misfit?.refusal[0].code, misfit?.refusal[0].clause]).toEqual(['order.type', 'not-enough-actions', 'ET-SHEET-04']);
});

clause('ET-FLOW-09', 'to write an order is offered before to commit: whoever takes the first thing offered commits no empty sheet', () => {
  expect(ojoDelTerror.open(trio, '10')).toEqual(['add-order', 'commit-orders', 'submit-orders']);
  expect(ojoDelTerror.legalActions(trio, '10')[0]!.type).toBe('add-order');
});

clause('ET-SHEET-04', 'where no order of any kind can be written, writing orders is not open, and the form says why', () => {
  let state = withActions(holding(trio, { 9: ['coralis'] }), 0);
  const kinds = new Set<string>();
  while (ojoDelTerror.open(state, '10').includes('add-order')) {
    const { action } = randomForm(ojoDelTerror, state, '10', 'add-order', seeded(kinds.size));
    kinds.add((action as { order: Order }).order.type);
    state = playAll(state, action!);
  }
  expect([...kinds].sort()).toEqual(['claim', 'invade']);
  expect(ojoDelTerror.open(state, '10')).toEqual(['remove-order', 'commit-orders', 'submit-orders']);
  expect(closed(state, '10', 'add-order')).toEqual(['not-enough-actions', 'ET-SHEET-04']);
});

clause('ET-SHEET-01', 'on a committed sheet nothing can be written, struck or handed in: the forms say so at once', () => {
  const state = playAll(withOrders(positions()['rich']!, { 10: [invade('ferrod')] }), commit('10'));
  expect(ojoDelTerror.open(state, '10')).toEqual(['reopen-orders']);
  for (const type of ['add-order', 'remove-order', 'submit-orders', 'commit-orders'] as const)
    expect([type, closed(state, '10', type)]).toEqual([type, ['already-committed', 'ET-SHEET-01']]);
});

test('a form of an order taken up again after the sheet has changed tells what no longer fits', () => {
  const before = withActions(holding(trio, { 10: ['ferrod'], 9: ['coralis'] }), 3);
  const form = openForm(ojoDelTerror, before, '10', 'add-order').answer('invade').answer('dique');
  const after = form.reask(withOrders(before, { 10: [invade('dique')] }));
  expect(after.answers).toEqual({ 'order.type': 'invade' });
  expect(after.dropped.map(({ field }) => field)).toEqual(['order.planet']);
  expect(after.ask?.field).toBe('order.planet');
});

test('every answer that stands for something on the board says what', () => {
  const state = positions()['rich']!;
  const about = (value: unknown, answers = {}) => {
    let form = openForm(ojoDelTerror, state, '10', 'add-order');
    while (form.ask !== null && Object.hasOwn(answers, form.ask.field))
      form = form.answer((answers as Record<string, unknown>)[form.ask.field]);
    return aboutOf(form.ask!.question, value);
  };
  expect(about('ferrod', { 'order.type': 'invade' })).toEqual({ kind: 'planet', id: 'ferrod' });
  expect(about('9', { 'order.type': 'cede', 'order.planet': 'crisol' })).toEqual({ kind: 'player', id: '9' });
  expect(about('PC', { 'order.type': 'defend-sector' })).toEqual({ kind: 'sector', id: 'PC' });
  expect(about('skulls', { 'order.type': 'claim' })).toEqual({ kind: 'deed', id: 'skulls' });
  expect(about('khorne', { 'order.type': 'claim', 'order.deed': 'chosen-of-chaos' })).toEqual({ kind: 'god', id: 'khorne' });
});

test('the kinds of order that a form offers are a list of its own', () => {
  const first = openForm(ojoDelTerror, positions()['rich']!, '10', 'add-order').ask!.question as OneOfThese;
  (first.from as string[]).length = 0;
  expect(offered(positions()['rich']!, '10', 'add-order')[1]).toHaveLength(6);
});

test('a form filled at random is an order that may be written, in every kind of position', () => {
  const dice = seeded('forms');
  const kinds = new Set<string>();
  for (const [name, state] of Object.entries(positions()))
    for (let i = 0; i < 60; i++) {
      const { action } = randomForm(ojoDelTerror, state, '10', 'add-order', dice);
      expect([name, action !== undefined && isAccepted(state, action)]).toEqual([name, true]);
      kinds.add((action as { order: Order }).order.type);
    }
  expect([...kinds].sort()).toEqual(['cede', 'claim', 'defend', 'defend-sector', 'invade', 'trade']);
});

test('every order that is listed or drawn is reached by its form', () => {
  for (const state of Object.values(positions())) {
    const dice = seeded('reached');
    const drawn = Array.from({ length: 30 }, () => ojoDelTerror.randomAction(state, '10', dice)!);
    for (const action of [...ojoDelTerror.legalActions(state, '10').slice(0, 150), ...drawn])
      if (action.type === 'add-order') expect(reached(state, action)).toEqual(action);
  }
});

clause(
  ['ET-INV-12', 'ET-ENUM-02'],
  'a form asks for the way only where there are two that differ and both can be paid; it is never listed',
  () => {
    const both = withActions(holding(trio, { 10: ['ferrod', 'extasis'], 9: ['coralis'] }), 3);
    const form = (planet: string, answers = {}, state = both) =>
      offered(state, '10', 'add-order', { 'order.type': 'invade', 'order.planet': planet, ...answers });
    expect(form('quimera')).toEqual(['order.across', [false, true]]);
    expect(form('quimera', { 'order.across': true })).toEqual(['order.count', 1, 2]);
    expect(form('quimera', { 'order.across': false })[0]).toBe('order.count');
    for (const planet of ['eco', 'mena-honda', 'dique']) expect([planet, form(planet)[0]]).toEqual([planet, 'order.count']);
    const poor = withOrders(both, { 10: [invade('mena-honda', 4)] });
    expect(form('quimera', {}, poor)[0]).toBe('order.count');
    const over = write('10', across('quimera'));
    expect(isAccepted(both, over)).toBe(true);
    expect(reached(both, over)).toEqual(over);
    const listed = ojoDelTerror.legalActions(both, '10').flatMap((action) => (action.type === 'add-order' ? [action.order] : []));
    expect(listed.some((order) => 'across' in order && order.across === true)).toBe(false);
    // Random play goes that way now and then.
    const dice = seeded('ways');
    const drawn = Array.from({ length: 300 }, () => ojoDelTerror.randomAction(both, '10', dice));
    const ways = drawn.flatMap((action) => (action?.type === 'add-order' && action.order.type === 'invade' ? [action.order] : []));
    expect(new Set(ways.map((order) => 'across' in order && order.across === true))).toEqual(new Set([true, false]));
  },
);

clause('ET-INV-12', 'over the Boundary where no cheaper way leads is the same Invasion, and is reached without it', () => {
  const state = duel({ a: ['ferrod'], b: ['llaga'] });
  const [over, plain] = [write('a', across('quimera', 2)), write('a', invade('quimera', 2))];
  expect([isAccepted(state, over), isAccepted(state, plain)]).toEqual([true, true]);
  expect(reached(state, over)).toEqual(plain);
  expect(ojoDelTerror.answersFor(state, over)).toEqual(ojoDelTerror.answersFor(state, plain));
});

clause(['ET-CLAIM-05', 'ET-CLAIM-06', 'ET-CLAIM-07'], 'a claim asks for what its deed needs, and for nothing else', () => {
  const minor = trio.config.pack.gods.find(({ rank }) => rank === 'minor')!;
  const band = trio.config.pack.warbands.find(({ dedication }) => dedication === minor.id)!;
  const state = start(['a', 'b'], [band.id, 'blackLegion']); // of a minor god, and of Absolute Chaos
  const form = (player: string, deed: string, answers = {}) =>
    offered(state, player, 'add-order', { 'order.type': 'claim', 'order.deed': deed, ...answers });
  expect(form('a', 'no-mercy')).toEqual(['done', write('a', claim('no-mercy'))]);
  const { eye, outer, majorGods } = atlasOf(state.config.pack);
  expect(form('a', 'chaos-temple')).toEqual(['order.inside', eye]);
  expect(form('a', 'chaos-temple', { 'order.inside': 'furia' })).toEqual(['order.outside', outer]);
  expect(form('b', 'consecration')).toEqual(['order.sector', ['GTE', 'CH', 'TC']]);
  expect(form('b', 'consecration', { 'order.sector': 'CH' })[0]).toBe('order.god');
  expect(form('b', 'chosen-of-chaos')).toEqual(['order.god', majorGods]);
  for (const [player, order] of [
    ['a', claim('chaos-temple', { inside: 'furia', outside: 'cadia' })],
    ['b', claim('chosen-of-chaos', { god: 'khorne' })],
  ] as const) {
    expect([order, isAccepted(state, write(player, order))]).toEqual([order, true]);
    expect(reached(state, write(player, order))).toEqual(write(player, order));
  }
  // What a deed does not ask for is left out of the claim.
  expect(reached(state, write('b', claim('no-mercy', { sector: 'CH', god: 'khorne' })))).toEqual(write('b', claim('no-mercy')));
});

clause('ET-CLAIM-06', 'where no world of the sector is sacred to a major god, no god is asked for', () => {
  const { 'no gods left': barren, small } = positions();
  const consecration = write('constructor', claim('consecration', { sector: 'CH', god: null }));
  expect(
    offered(barren!, 'constructor', 'add-order', { 'order.type': 'claim', 'order.deed': 'consecration', 'order.sector': 'CH' }),
  ).toEqual(['done', consecration]);
  expect(reached(barren!, write('constructor', claim('consecration', { sector: 'CH' })))).toEqual(consecration);
  expect(offered(small!, '10', 'add-order')[1]).not.toContain('claim'); // a map without deeds
});
