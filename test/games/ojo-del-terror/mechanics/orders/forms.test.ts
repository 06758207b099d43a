import { seeded } from 'ludoteca';
import { type Order, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests, randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { asked, isAccepted } from '../../helpers/offers.js';
import { across, allied, invade } from '../../helpers/orders.js';
import { holding, ordersOf, planetsIn, playAll, start, withActions, withOrders } from '../../helpers/positions.js';
import { positions, trio } from '../../helpers/positions-of-every-kind.js';

test('a form offers the planets in reach and no more Invasions or Defences than can be paid', () => {
  const state = withOrders(withActions(holding(trio, { 10: ['ferrod'], 9: ['coralis'] }), 3), { 10: [invade('dique')] });
  const left = 4; // 1 + 1 + 3, less one
  const form = (type: string, answers = {}) => asked(state, '10', 'add-order', { 'order.type': type, ...answers });
  const near = ['portico', 'llanto', 'mena-honda', 'yunque', 'coralis', 'quebrada', 'dulcamara', 'quimera', 'espejismo', 'ceniza'];
  expect(form('invade')).toEqual(['order.planet', { kind: 'one', from: near }]);
  expect(form('invade', { 'order.planet': 'coralis' })).toEqual(['order.count', { kind: 'range', min: 1, max: left }]);
  expect(form('invade', { 'order.planet': 'quimera' })).toEqual(['order.count', { kind: 'range', min: 1, max: left / 2 }]);
  expect(form('defend', { 'order.planet': 'coralis' })).toEqual(['order.count', { kind: 'range', min: 1, max: left }]);
  expect(form('defend', { 'order.planet': 'ceniza' })).toEqual(['order.count', { kind: 'range', min: 1, max: left / 2 }]);
  expect(form('cede')).toEqual(['order.planet', { kind: 'one', from: ['ferrod'] }]);
  expect(form('trade')).toEqual(['order.partner', { kind: 'one', from: ['9'] }]);
  const whole = withActions(holding(trio, { 10: planetsIn(trio, 'EH') }), 1);
  expect(asked(whole, '10', 'add-order', { 'order.type': 'defend-sector' })).toEqual(['order.sector', { kind: 'one', from: ['EH'] }]);
  expect(asked(whole, '10', 'add-order', { 'order.type': 'defend-sector', 'order.sector': 'EH' })).toEqual([
    'order.count',
    { kind: 'range', min: 1, max: 4 }, // 1 + 1 + 1 + 2 + 2 + 1 = 8 actions
  ]);
});

test('a form filled at random is an order that may be written, wherever an action is left', () => {
  const { rich } = positions();
  const dice = seeded('forms');
  const kinds = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const { action } = randomForm(ojoDelTerror, rich!, '10', 'add-order', dice);
    if (action === undefined) continue;
    expect([action, isAccepted(rich!, action)]).toEqual([action, true]);
    kinds.add((action as { order: Order }).order.type);
  }
  expect([...kinds].sort()).toEqual(['cede', 'claim', 'defend', 'defend-sector', 'invade', 'trade']);
});

const clause = clauseTests(ojoDelTerror.clauses, test);

/** Five who can all reach mena-honda: three have planets nearby, two have none. */
const five = withActions(holding(start(['a', 'b', 'c', 'd', 'e']), { a: ['ferrod'], b: ['coralis'], c: ['portico'] }), 3);
const attack = { 'order.type': 'invade', 'order.planet': 'mena-honda', 'order.count': 1 };

clause(
  ['ET-ALLY-01', 'ET-ALLY-05'],
  'a form asks who attacks together, then for whom, then who kills first: an alliance of exactly three',
  () => {
    const form = (answers = {}) => asked(five, 'b', 'add-order', { ...attack, ...answers });
    const all = ['a', 'b', 'c', 'd', 'e'];
    expect(form()).toEqual(['order.alliance.members', { kind: 'some', from: all, min: 0, max: 5 }]);
    const three = { 'order.alliance.members': ['e', 'b', 'c'] };
    expect(form(three)).toEqual(['order.alliance.beneficiary', { kind: 'one', from: ['b', 'c', 'e'] }]);
    const forC = { ...three, 'order.alliance.beneficiary': 'c' };
    expect(form(forC)).toEqual(['order.alliance.killer', { kind: 'one', from: [null, 'b', 'c', 'e'] }]);
    const led = { ...forC, 'order.alliance.killer': 'e' };
    expect(form(led)).toEqual(['order.warlord', { kind: 'one', from: [null, 'c', 'e'] }]);
    const done = accepted(ojoDelTerror.choices(five, 'b', 'add-order', { ...attack, ...led, 'order.warlord': 'c' }));
    if (done.kind !== 'done') throw new Error('The form asks on.');
    const after = playAll(five, done.action);
    expect(ordersOf(after, 'b')).toEqual([allied('mena-honda', ['b', 'c', 'e'], { beneficiary: 'c', killer: 'e', warlord: 'c' })]);
  },
);

clause('ET-ALLY-01', 'who names nobody else attacks alone; an alliance of others cannot be written', () => {
  for (const members of [[], ['b']]) {
    const done = accepted(ojoDelTerror.choices(five, 'b', 'add-order', { ...attack, 'order.alliance.members': members }));
    if (done.kind !== 'done') throw new Error('The form asks on.');
    expect(ordersOf(playAll(five, done.action), 'b')).toEqual([invade('mena-honda')]);
  }
  expect(asked(five, 'b', 'add-order', { ...attack, 'order.alliance.members': ['a', 'c'] })).toEqual([
    'order.alliance.beneficiary',
    { kind: 'one', from: [] },
  ]);
  // Terms of others that name nobody to receive the planet are refused, not taken for none.
  const nobody = {
    type: 'add-order',
    player: 'b',
    order: { type: 'invade', planet: 'mena-honda', count: 1, alliance: { members: ['a', 'b'] } },
  } as const;
  expect(ojoDelTerror.explain(five, nobody).map(({ code }) => code)).toEqual(['beneficiary-not-member']);
});

clause(
  ['ET-INV-12', 'ET-ENUM-02'],
  'a form asks for the way only where there are two that differ and both can be paid; it is never listed',
  () => {
    const both = withActions(holding(trio, { 10: ['ferrod', 'extasis'], 9: ['coralis'] }), 3);
    const form = (planet: string, answers = {}, state = both) =>
      asked(state, '10', 'add-order', { 'order.type': 'invade', 'order.planet': planet, ...answers });
    expect(form('quimera')).toEqual(['order.across', { kind: 'one', from: [false, true] }]);
    expect(form('quimera', { 'order.across': true })).toEqual(['order.count', { kind: 'range', min: 1, max: 2 }]);
    expect(form('quimera', { 'order.across': false })[0]).toBe('order.count');
    for (const planet of ['eco', 'mena-honda', 'dique']) expect([planet, form(planet)[0]]).toEqual([planet, 'order.count']);
    const poor = withOrders(both, { 10: [invade('mena-honda', 4)] });
    expect(form('quimera', {}, poor)[0]).toBe('order.count');
    const over = across('quimera');
    expect(isAccepted(both, { type: 'add-order', player: '10', order: over })).toBe(true);
    const listed = ojoDelTerror.legalActions(both, '10').flatMap((action) => (action.type === 'add-order' ? [action.order] : []));
    expect(listed.some((order) => 'across' in order && order.across === true)).toBe(false);
    // Random play goes that way now and then.
    const dice = seeded('ways');
    const drawn = Array.from({ length: 300 }, () => ojoDelTerror.randomAction(both, '10', dice));
    const ways = drawn.flatMap((action) => (action?.type === 'add-order' && action.order.type === 'invade' ? [action.order] : []));
    expect(new Set(ways.map((order) => 'across' in order && order.across === true))).toEqual(new Set([true, false]));
  },
);
