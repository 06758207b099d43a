import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { close, commit, publish, referee } from '../helpers/actions.js';
import { allied, cede, claim, defend, invade } from '../helpers/orders.js';
import { holding, playAll, refusesOrder, resolve, start, step, told, withActions, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const three = start(['10', '9', 'constructor']);
const refereed = start(['a', 'b'], undefined, { referee: 'present' });

clause('ET-FLOW-01', 'eight turns, neither more nor fewer, even if one player holds every planet', () => {
  let state = holding(three, { 10: three.config.pack.planets.map(({ id }) => id) });
  for (let turn = 1; turn <= 8; turn++) {
    expect(state).toMatchObject({ phase: 'orders', turn });
    state = resolve(state).state;
  }
  expect(state.phase).toBe('lieutenants');
  expect(state.history).toHaveLength(8);
  let short = start(['a', 'b'], undefined, { turns: 3 });
  for (let turn = 1; turn <= 3; turn++) short = resolve(short).state;
  expect([short.phase, short.history.length]).toEqual(['finished', 3]);
});

clause('ET-FLOW-02', 'a turn begins with empty open sheets, no verdicts, and the allowances told', () => {
  const written = withOrders(refereed, { a: [invade('quebrada'), claim('no-mercy')], b: [invade('espejo')] });
  const ruled = playAll(written, close, { type: 'overrule-deed', player: referee, claimant: 'a', deed: 'no-mercy', verdict: 'deny' });
  const { state, events } = step(ruled, publish);
  for (const player of ['a', 'b']) expect(state.sheets[player]).toEqual({ orders: [], committed: false });
  expect(state.verdicts).toEqual([]);
  expect(events.at(-1)).toEqual({ type: 'turn-started', turn: 2, allowances: { a: 3, b: 3 } });
});

clause('ET-FLOW-04', 'without a referee the last commitment resolves and publishes the turn in the same step', () => {
  const half = playAll(three, commit('10'), commit('constructor'));
  expect(half.turn).toBe(1);
  const { state, events } = step(half, commit('9'));
  expect(state).toMatchObject({ phase: 'orders', turn: 2 });
  expect(told(events)).toEqual(['orders-committed', 'orders-revealed', 'turn-scored', 'turn-scored', 'turn-scored', 'turn-started']);
  const submitted = step(half, { type: 'submit-orders', player: '9', orders: [] });
  expect(told(submitted.events)).toEqual(told(events));
});

clause('ET-FLOW-05', 'with a referee the last commitment only leads to the review', () => {
  const { state, events } = step(playAll(refereed, commit('a')), commit('b'));
  expect(state).toMatchObject({ phase: 'review', turn: 1, history: [] });
  expect(told(events)).toEqual(['orders-committed']);
  expect(ojoDelTerror.actors(state)).toEqual([referee]);
  expect(told(step(state, publish).events)).toContain('orders-revealed');
});

clause('ET-FLOW-07', 'what a turn brings counts from the next turn on', () => {
  const state = withActions(holding(three, { 10: ['coralis', 'obsidar'], 9: ['ferrod'] }), 4);
  const eager = withOrders(state, { 10: [invade('umbrath'), claim('daemon-weapon')] });
  expect(refusesOrder(eager, '10', invade('tenebria'))).toEqual(['no-access', 'ET-INV-03']);
  const first = resolve(withOrders(eager, { 9: [cede('ferrod', '10')] }));
  // Umbrath was the third outer sector, but only from now on.
  expect(first.report.claims[0]).toMatchObject({ achieved: false });
  const second = resolve(withOrders(first.state, { 10: [invade('tenebria'), claim('daemon-weapon')] }));
  expect(second.report.claims[0]).toMatchObject({ achieved: true });
  // The permanent action of the deed is part of the next allowance, not of this one.
  const allowance = (game: State): number => ojoDelTerror.view(game, null).allowances['10']!;
  const gained = second.state.players['10']!.permanentActions - first.state.players['10']!.permanentActions;
  expect([gained, allowance(second.state) - allowance(first.state)]).toEqual([1, 1]);
});

clause('ET-FLOW-08', 'a resolved turn is published, scored, and leads to the next or to the end', () => {
  const one = start(['a', 'b'], undefined, { turns: 2, lieutenants: 1 });
  const first = resolve(withOrders(one, { a: [invade('quebrada')] }));
  expect(first.report).toMatchObject({ turn: 1, sheets: { a: [invade('quebrada')], b: [] } });
  expect(first.state).toMatchObject({ phase: 'orders', turn: 2, players: { a: { scoreByTurn: [6] }, b: { scoreByTurn: [2] } } });
  const last = resolve(first.state);
  expect(last.state).toMatchObject({ phase: 'lieutenants', turn: 2 });
  expect(told(last.events)).not.toContain('turn-started');
});

clause('ET-FLOW-09', 'actions need not be used and are not saved up', () => {
  const state = withActions(three, 3);
  let after = state;
  for (let turn = 1; turn <= 3; turn++) {
    expect(ojoDelTerror.view(after, null).allowances).toEqual({ 10: 5, 9: 5, constructor: 5 });
    expect(refusesOrder(after, '10', defend(after.players['10']!.home!, 6))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
    after = resolve(after).state;
  }
  expect(after.history.every(({ sheets }) => Object.values(sheets).every((orders) => orders.length === 0))).toBe(true);
});

clause('ET-FLOW-10', 'a broken promise costs nothing but what the sheets themselves bring', () => {
  const state = withActions(holding(three, { 10: ['ferrod'], 9: ['coralis'], constructor: ['obsidar'] }), 5);
  const betrayed = resolve(withOrders(state, { 10: [allied('quebrada', ['10', '9'])], 9: [invade('ferrod')] }));
  expect(betrayed.report.alliances).toEqual([
    { planet: 'quebrada', terms: { members: ['10', '9'], beneficiary: '10', killer: null }, players: ['10'], formed: false },
  ]);
  expect(betrayed.report.fights[0]).toMatchObject({ planet: 'ferrod', winner: '9' });
  expect(betrayed.state.planets['quebrada']!.controller).toBe('10');
  for (const player of ['10', '9']) expect(betrayed.state.players[player]!.permanentActions).toBe(5);
});

clause('ET-STATE-04', 'each published turn appends exactly one report', () => {
  let state = start(['a', 'b'], undefined, { referee: 'present', turns: 4 });
  for (let turn = 1; turn <= 4; turn++) {
    state = playAll(state, commit('a'));
    expect(state.history).toHaveLength(turn - 1);
    state = playAll(state, close);
    expect(state.history).toHaveLength(turn - 1);
    state = playAll(state, publish);
    expect(state.history.map((report) => report.turn)).toEqual(Array.from({ length: turn }, (_, i) => i + 1));
  }
  expect(state.phase).toBe('finished');
});

clause('ET-FLOW-01', 'turns in which nobody holds, orders or gains anything pass all the same', () => {
  let state = start(['a', 'b'], undefined, { startMode: 'planetless', turns: 2 });
  for (const turn of [1, 2]) {
    expect(state).toMatchObject({ phase: 'orders', turn });
    state = resolve(state).state;
  }
  expect(state).toMatchObject({ phase: 'finished', players: { a: { scoreByTurn: [0, 0] }, b: { scoreByTurn: [0, 0] } } });
});
