import { pick, seeded, shuffled } from 'ludoteca';
import { ojoDelTerror, type State, type Written } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { close, commit, publish, referee, reopen } from '../helpers/actions.js';
import { adjudication } from '../helpers/adjudication.js';
import { allied, cede, claim, defend, invade, trade } from '../helpers/orders.js';
import { costOf, holding, playAll, refusesOrder, start, step, told, withActions, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const three = start(['10', '9', 'constructor']);
const refereed = start(['a', 'b'], undefined, { referee: 'present' });

clause('ET-FLOW-06', 'nothing ordered in a turn changes what else may be ordered in it', () => {
  const state = withActions(holding(three, { 10: ['ferrod', 'coralis'], 9: ['mena-honda'] }), 5);
  const orders: readonly Written[] = [cede('ferrod', '9'), cede('coralis', 'constructor'), invade('yunque', 2)];
  const after = withOrders(state, { 10: orders });
  // Both planets are given away, and yet give reach, actions and cost as before.
  expect(costOf(after, '10', invade('dique'), invade('umbrath'), invade('quimera'))).toBe(2 + 4);
  expect(ojoDelTerror.view(after, '10').allowances).toEqual(ojoDelTerror.view(state, '10').allowances);
  // What is invaded or offered gives nothing yet.
  expect(refusesOrder(after, '10', cede('yunque', '9'))).toEqual(['not-controlled', 'ET-CEDE-01']);
  expect(refusesOrder(withOrders(after, { 9: [cede('mena-honda', '10')] }), '10', defend('pozo-negro', 99))[0]).toBe('not-enough-actions');
});

/** A turn in which much happens at once: alliances, kills, gifts, a trade, a deed, no lot. */
const busy: Readonly<Record<string, readonly Written[]>> = {
  a: [
    allied('refugio', ['a', 'b'], { count: 2 }),
    defend('ferrod', 2),
    trade('b', ['yunque'], ['umbrath']),
    claim('no-mercy'),
    invade('portico', 4),
    cede('coralis', 'c'),
  ],
  b: [invade('ferrod', 2), allied('refugio', ['a', 'b']), trade('a', ['umbrath'], ['yunque'])],
  c: [claim('no-mercy'), invade('fenris', 2), defend('hvitgard')],
};

const scene = withActions(
  holding(start(['a', 'b', 'c'], ['nightLords', 'ironWarriors', 'alphaLegion']), {
    a: ['ferrod', 'yunque', 'coralis'],
    b: ['umbrath', 'quebrada'],
    c: ['hvitgard', 'dique'],
  }),
  20,
);

/** The same turn, its sheets written and committed in some order. */
const permuted = (seed: number): State => {
  const dice = seeded(seed);
  const players = shuffled(dice, Object.keys(busy), 'who commits first');
  return players.reduce((state, player) => {
    const orders = shuffled(dice, busy[player]!, 'which order first');
    return pick(dice, [true, false], 'at once or one by one')
      ? playAll(state, { type: 'submit-orders', player, orders })
      : playAll(withOrders(state, { [player]: orders }), commit(player));
  }, scene);
};

const withoutSheets = (state: State): unknown => ({ ...state, history: state.history.map((report) => ({ ...report, sheets: null })) });

clause('ET-FLOW-11', 'neither the order of commitments nor that of the orders on a sheet matters', () => {
  const first = permuted(1);
  const report = first.history[0]!;
  expect(report.alliances).toMatchObject([{ formed: true }]);
  expect(report.trades).toMatchObject([{ result: 'executed' }]);
  expect(report.cessions).toMatchObject([{ done: true }]);
  expect(report.kills).toHaveLength(3);
  expect(report.claims.map(({ player, achieved }) => [player, achieved])).toEqual([
    ['a', true],
    ['c', false],
  ]);
  for (let seed = 2; seed <= 40; seed++) expect(withoutSheets(permuted(seed))).toEqual(withoutSheets(first));
});

clause('ET-STATE-03', 'while sheets are written, reach, control, allowance and costs stay those of the opening map', () => {
  const before = ojoDelTerror.view(scene, null);
  const written = withOrders(scene, { a: busy['a']!, b: busy['b']! });
  const after = ojoDelTerror.view(playAll(written, commit('a')), null);
  expect(after.allowances).toEqual(before.allowances);
  expect(after.planets).toEqual(before.planets);
  expect(costOf(written, 'c', invade('llanto', 2))).toBe(costOf(scene, 'c', invade('llanto', 2)));
  // a has offered yunque for umbrath; until the turn is resolved it stays what a can defend as its own and cannot invade.
  expect(refusesOrder(written, 'a', invade('yunque'))).toEqual(['own-planet', 'ET-INV-02']);
});

clause('ET-EVT-02', 'adjudication is told only with the publication of the turn', () => {
  const written = withOrders(scene, busy);
  const [beforeLast, last] = [playAll(written, commit('a'), commit('b')), commit('c')];
  for (const action of [commit('a'), commit('b'), reopen('a')]) {
    const base = action.type === 'reopen-orders' ? playAll(written, commit('a')) : written;
    expect(told(step(base, action).events).filter((type) => adjudication.includes(type))).toEqual([]);
  }
  const published = accepted(ojoDelTerror.reduce(beforeLast, last, seeded('lots')));
  expect(told(published.events)).toContain('fight-resolved');
  const judged = playAll(withOrders(refereed, { a: [claim('no-mercy'), invade('quebrada')] }), commit('a'));
  const silent = [close, { type: 'overrule-deed', player: referee, claimant: 'a', deed: 'no-mercy', verdict: 'grant' } as const];
  let state = judged;
  for (const action of silent) {
    const next = step(state, action);
    expect(told(next.events).filter((type) => adjudication.includes(type))).toEqual([]);
    state = next.state;
  }
  expect(told(step(state, publish).events)).toEqual([
    'orders-revealed',
    'fight-resolved',
    'planet-conquered',
    'deed-achieved',
    'turn-scored',
    'turn-scored',
    'turn-started',
  ]);
});
