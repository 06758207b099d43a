import { seeded } from 'ludoteca';
import { type Order, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { asked, isAccepted } from '../../helpers/offers.js';
import { invade } from '../../helpers/orders.js';
import { holding, planetsIn, withActions, withOrders } from '../../helpers/positions.js';
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
