import { freeze, pick, scripted, seeded, shuffled } from 'ludoteca';
import { type Action, type Event, ojoDelTerror, type State, type Written } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import {
  allied,
  cede,
  claim,
  costOf,
  defend,
  holding,
  invade,
  playAll,
  refuses,
  refusesOrder,
  resolve,
  start,
  trade,
  withActions,
  withOrders,
  write,
} from './table.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const commit = (player: string): Action => ({ type: 'commit-orders', player });
const reopen = (player: string): Action => ({ type: 'reopen-orders', player });
const referee = 'referee';
const close: Action = { type: 'close-orders', player: referee };
const publish: Action = { type: 'publish-turn', player: referee };
const three = start(['10', '9', 'constructor']);
const refereed = start(['a', 'b'], undefined, { referee: 'present' });
const told = (events: readonly Event[]): string[] => events.map(({ type }) => type);
const step = (state: State, action: Action) => playWith(ojoDelTerror, state, action);

/** What adjudication tells. */
const adjudication = [
  'orders-revealed',
  'alliance-formed',
  'alliance-failed',
  'defence-raised',
  'inhabitants-killed',
  'fight-resolved',
  'planet-conquered',
  'planet-ceded',
  'cession-failed',
  'trade-executed',
  'trade-failed',
  'player-eliminated',
  'player-returned',
  'deed-achieved',
  'deed-failed',
  'turn-scored',
];

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

clause('ET-FLOW-03', 'all with an open sheet act, in any order, planets or not; and the referee', () => {
  expect(ojoDelTerror.actors(three)).toEqual(['10', '9', 'constructor']);
  expect(ojoDelTerror.actors(holding(three, {}))).toEqual(['10', '9', 'constructor']);
  expect(ojoDelTerror.actors(playAll(three, commit('9')))).toEqual(['10', 'constructor']);
  expect(ojoDelTerror.actors(playAll(three, commit('constructor'), commit('10'), reopen('10')))).toEqual(['10', '9']);
  expect(ojoDelTerror.actors(refereed)).toEqual(['a', 'b', referee]);
  expect(ojoDelTerror.actors(playAll(refereed, commit('a')))).toEqual(['b', referee]);
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

clause('ET-ACT-01', 'only players act, and the referee where there is one', () => {
  for (const player of ['nobody', 'referee', 'toString', '__proto__', 'Constructor']) {
    expect(refuses(three, commit(player)), player).toEqual([
      player === '__proto__' ? 'bad-parameter' : 'unknown-player',
      player === '__proto__' ? 'ET-STATE-01' : 'ET-ACT-01',
    ]);
  }
  expect(step(three, commit('constructor')).events).toEqual([{ type: 'orders-committed', player: 'constructor' }]);
  expect(told(step(refereed, close).events)).toEqual(['orders-closed']);
  expect(refuses(refereed, { ...close, player: 'nobody' })).toEqual(['unknown-player', 'ET-ACT-01']);
});

const everything: Readonly<Record<Action['type'], Action>> = {
  'choose-warband': { type: 'choose-warband', player: 'a', warband: 'blackLegion' },
  'add-order': write('a', invade('quebrada')),
  'remove-order': { type: 'remove-order', player: 'a', index: 0 },
  'submit-orders': { type: 'submit-orders', player: 'a', orders: [] },
  'commit-orders': commit('a'),
  'reopen-orders': reopen('a'),
  'close-orders': close,
  'overrule-deed': { type: 'overrule-deed', player: referee, claimant: 'a', deed: 'no-mercy', verdict: 'grant' },
  'publish-turn': publish,
  'choose-lieutenants': { type: 'choose-lieutenants', player: 'a', lieutenants: ['b'] },
};
const sheetActions = ['add-order', 'remove-order', 'submit-orders', 'commit-orders', 'reopen-orders', 'close-orders'];
const inPhase: Readonly<Record<string, readonly string[]>> = {
  warbands: ['choose-warband'],
  orders: sheetActions,
  review: ['overrule-deed', 'publish-turn'],
  lieutenants: ['choose-lieutenants'],
};

const phases = (): Readonly<Record<string, State>> => {
  const warbands = accepted(ojoDelTerror.setup({ players: ['a', 'b', 'c'], referee: 'present', turns: 2 }, scripted([]))).state;
  const orders = start(['a', 'b', 'c'], undefined, { referee: 'present', turns: 2 });
  const rich = holding(orders, { a: ['ferrod'] });
  return { warbands, orders, review: playAll(orders, close), lieutenants: resolve(resolve(rich).state).state };
};

clause('ET-ACT-02', 'each phase permits its own actions and no others', () => {
  for (const [phase, state] of Object.entries(phases())) {
    expect(state.phase).toBe(phase);
    for (const action of Object.values(everything)) {
      const why = ojoDelTerror.explain(state, action)[0];
      const isOpen = inPhase[phase]!.includes(action.type);
      expect([phase, action.type, why?.code === 'wrong-phase']).toEqual([phase, action.type, !isOpen]);
      if (!isOpen) expect(refuses(state, action)).toEqual(['wrong-phase', 'ET-ACT-02']);
    }
  }
});

clause('ET-ACT-02', 'when the game is finished, every action meets the end of it', () => {
  const finished = playAll(phases()['lieutenants']!, { type: 'choose-lieutenants', player: 'a', lieutenants: ['b', 'c'] });
  expect(finished.phase).toBe('finished');
  for (const action of Object.values(everything)) expect(refuses(finished, action)).toEqual(['game-over', 'ET-END-10']);
  expect(refuses(finished, { type: 'nonsense', player: 5 } as never)[0]).toBe('game-over');
});

clause('ET-ACT-03', 'in each phase only those may act whose turn it is, players and the referee alike', () => {
  const { warbands, orders, review, lieutenants } = phases();
  const cases: readonly (readonly [state: State | undefined, type: Action['type'], allowed: string])[] = [
    [warbands, 'choose-warband', 'a'],
    [orders, 'close-orders', referee],
    [review, 'publish-turn', referee],
    [review, 'overrule-deed', referee],
    [lieutenants, 'choose-lieutenants', 'a'],
  ];
  for (const [state, type, allowed] of cases)
    for (const player of ['a', 'b', 'c', referee]) {
      const code = ojoDelTerror.explain(state!, { ...everything[type], player })[0]?.code;
      expect([type, player, code === 'not-your-turn']).toEqual([type, player, player !== allowed]);
      if (player !== allowed) expect(refuses(state!, { ...everything[type], player })).toEqual(['not-your-turn', 'ET-ACT-03']);
    }
  for (const type of sheetActions)
    if (type !== 'close-orders')
      expect(refuses(orders!, { ...everything[type as 'commit-orders'], player: referee })).toEqual(['not-your-turn', 'ET-ACT-03']);
});

clause('ET-ACT-03', 'sheet actions are every player’s, committed or not: the rules of sheets then decide', () => {
  const closed = playAll(three, commit('10'));
  for (const type of ['add-order', 'remove-order', 'submit-orders', 'commit-orders'] as const)
    expect(refuses(closed, { ...everything[type], player: '10' })).toEqual(['already-committed', 'ET-SHEET-01']);
  expect(refuses(three, reopen('10'))).toEqual(['not-committed', 'ET-SHEET-07']);
  expect(playAll(closed, reopen('10')).sheets['10']!.committed).toBe(false);
});

clause('ET-STATE-01', 'a refused action changes nothing, throws nothing and says why', () => {
  const { orders } = phases();
  const before = JSON.stringify(orders);
  for (const action of [
    ...Object.values(everything),
    write('a', invade('nowhere')),
    { type: 'constructor', player: 'a' } as never,
    {} as never,
    null as never,
  ]) {
    const result = ojoDelTerror.reduce(freeze(orders!), action, scripted([]));
    expect(JSON.stringify(orders)).toBe(before);
    if (result._tag === 'Left')
      for (const { code, clause, message } of result.left) expect([code, clause, message].every((text) => text.length > 0)).toBe(true);
  }
  expect(refuses(orders!, { type: 'constructor', player: 'a' } as never)).toEqual(['unknown-action', 'ET-STATE-01']);
  expect(refuses(orders!, { type: 'commit-orders', player: 'a', orders: [] } as never)).toEqual(['bad-parameter', 'ET-STATE-01']);
});

clause('ET-STATE-01', 'the common refusals come in their order', () => {
  const finished = playAll(phases()['lieutenants']!, { type: 'choose-lieutenants', player: 'a', lieutenants: ['b', 'c'] });
  const { review } = phases();
  const bad = { type: 'add-order', player: 'nobody', order: 5 } as never;
  expect(refuses(finished, bad)[0]).toBe('game-over');
  expect(refuses(review!, { type: 'nonsense', player: 'nobody' } as never)[0]).toBe('unknown-action');
  expect(refuses(review!, bad)[0]).toBe('bad-parameter');
  expect(refuses(review!, write('nobody', invade('nowhere')))[0]).toBe('unknown-player');
  expect(refuses(review!, write('a', invade('nowhere')))[0]).toBe('wrong-phase');
  expect(refuses(review!, { ...publish, player: 'a' })[0]).toBe('not-your-turn');
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

clause('ET-FLOW-01', 'turns in which nobody holds, orders or gains anything pass all the same', () => {
  let state = start(['a', 'b'], undefined, { startMode: 'planetless', turns: 2 });
  for (const turn of [1, 2]) {
    expect(state).toMatchObject({ phase: 'orders', turn });
    state = resolve(state).state;
  }
  expect(state).toMatchObject({ phase: 'finished', players: { a: { scoreByTurn: [0, 0] }, b: { scoreByTurn: [0, 0] } } });
});
