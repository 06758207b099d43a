import { openForm } from 'ludoteca';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../helpers/actions.js';
import { answered, offered, reached } from '../helpers/forms.js';
import { isAccepted } from '../helpers/offers.js';
import { cede, trade } from '../helpers/orders.js';
import { holding, planetsIn, withActions, withOrders } from '../helpers/positions.js';
import { trio } from '../helpers/positions-of-every-kind.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const state = withActions(
  holding(trio, { 10: ['ferrod', 'coralis', 'yunque'], 9: ['umbrath', 'portico', 'quebrada'], constructor: planetsIn(trio, 'CH') }),
  1,
);
const order = trio.config.pack.planets.map(({ id }) => id);
const inPackOrder = (planets: readonly string[]): string[] => order.filter((planet) => planets.includes(planet));

const begun = { 'order.type': 'trade', 'order.partner': '9' };

clause('ET-TRADE-02', 'planets are named one after another, each once, until there are enough', () => {
  const form = (answers = {}) => offered(state, '10', 'add-order', { ...begun, ...answers });
  expect(form()).toEqual(['order.give.0', inPackOrder(['ferrod', 'yunque', 'coralis'])]);
  expect(answered(state, '10', 'add-order', begun).ask?.enough).toBeNull();
  expect(form({ 'order.give.0': 'coralis' })).toEqual(['order.give.1', inPackOrder(['ferrod', 'yunque'])]);
  const two = { ...begun, 'order.give.0': 'coralis', 'order.give.1': 'ferrod' };
  const asking = answered(state, '10', 'add-order', two);
  expect(asking.ask?.enough).toEqual({ field: 'order.give.length', answer: 2 });
  const done = asking.enough().answer('umbrath').enough();
  expect(done.ready).toEqual(write('10', trade('9', ['ferrod', 'coralis'], ['umbrath'])));
  expect(isAccepted(state, done.ready!)).toBe(true);
});

clause('ET-TRADE-05', 'a trade of all that both have is reached, in whatever order it is written', () => {
  const [give, receive] = [
    ['ferrod', 'yunque', 'coralis'],
    ['umbrath', 'portico', 'quebrada'],
  ];
  const kept = write('10', { type: 'trade', partner: '9', give: inPackOrder(give), receive: inPackOrder(receive) });
  expect(reached(state, kept)).toEqual(kept);
  expect(reached(state, write('10', trade('9', [...give].reverse(), [...receive].reverse())))).toEqual(kept);
});

clause(['ET-TRADE-04', 'ET-CEDE-03'], 'what is promised already is not offered, and who has nothing left to give does not trade', () => {
  const promised = withOrders(state, { 10: [cede('ferrod', '9'), trade('9', ['yunque'], ['umbrath'])] });
  expect(offered(promised, '10', 'add-order', begun)).toEqual(['order.give.0', ['coralis']]);
  expect(offered(promised, '10', 'add-order', { 'order.type': 'cede' })).toEqual(['order.planet', ['coralis']]);
  // With the one planet that is left the list is full.
  expect(offered(promised, '10', 'add-order', { ...begun, 'order.give.0': 'coralis' })[0]).toBe('order.receive.0');
  const all = withOrders(promised, { 10: [cede('coralis', 'constructor')] });
  const [, kinds] = offered(all, '10', 'add-order');
  expect(kinds).toEqual(['invade', 'defend', 'claim']);
});

clause('ET-TRADE-03', 'only who has a planet is a partner', () => {
  const lonely = withActions(holding(trio, { 10: ['ferrod'] }), 1);
  expect(offered(lonely, '10', 'add-order')[1]).not.toContain('trade');
  const pair = withActions(holding(trio, { 10: ['ferrod'], constructor: ['coralis'] }), 1);
  expect(offered(pair, '10', 'add-order', { 'order.type': 'trade' })).toEqual(['order.partner', ['constructor']]);
  expect(openForm(ojoDelTerror, pair, '10', 'add-order').answer('trade').answer('9').misfit?.field).toBe('order.partner');
});
