import { freeze, scripted, seeded } from 'ludoteca';
import { type Action, eyeOfTerror, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { close, commit, publish, referee, reopen, write } from '../helpers/actions.js';
import { legal } from '../helpers/offers.js';
import { invade } from '../helpers/orders.js';
import { holding, playAll, refuses, resolve, start, step, told } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const three = start(['10', '9', 'constructor']);
const refereed = start(['a', 'b'], undefined, { referee: 'present' });

clause('ET-FLOW-03', 'all with an open sheet act, in any order, planets or not; and the referee', () => {
  expect(ojoDelTerror.actors(three)).toEqual(['10', '9', 'constructor']);
  expect(ojoDelTerror.actors(holding(three, {}))).toEqual(['10', '9', 'constructor']);
  expect(ojoDelTerror.actors(playAll(three, commit('9')))).toEqual(['10', 'constructor']);
  expect(ojoDelTerror.actors(playAll(three, commit('constructor'), commit('10'), reopen('10')))).toEqual(['10', '9']);
  expect(ojoDelTerror.actors(refereed)).toEqual(['a', 'b', referee]);
  expect(ojoDelTerror.actors(playAll(refereed, commit('a')))).toEqual(['b', referee]);
  // The referee may close the turn, and nobody waits for it.
  expect([ojoDelTerror.awaited(three), ojoDelTerror.awaited(playAll(refereed, commit('a')))]).toEqual([['10', '9', 'constructor'], ['b']]);
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
  const orders = start(['a', 'b', 'c'], undefined, { referee: 'present', turns: 2, lieutenants: 2 });
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

clause('ET-ENUM-04', 'whoever may not act has nothing to choose', () => {
  const refereed = start(['a', 'b'], undefined, { referee: 'present', turns: 2, lieutenants: 1 });
  const closed = playAll(refereed, commit('a'));
  expect(legal(closed, 'a')).toEqual([]);
  expect(legal(closed, 'b').length).toBeGreaterThan(1);
  const review = playAll(closed, commit('b'));
  for (const player of ['a', 'b', 'nobody', 'constructor']) expect(legal(review, player)).toEqual([]);
  const rich = holding(refereed, { b: ['coralis'] });
  const named = resolve(resolve(rich).state).state;
  expect(named.phase).toBe('lieutenants');
  for (const player of ['a', referee]) expect(legal(named, player)).toEqual([]);
  expect(legal(named, 'b')).toEqual([{ type: 'choose-lieutenants', player: 'b', lieutenants: ['a'] }]);
  const finished = playAll(named, legal(named, 'b')[0]!);
  for (const player of ['a', 'b', referee, 'nobody']) expect(legal(finished, player)).toEqual([]);
  const bands = accepted(ojoDelTerror.setup({ players: ['a', 'b'] }, scripted([]))).state;
  expect(legal(bands, 'b')).toEqual([]);
  expect(legal(bands, 'a')).toEqual(eyeOfTerror.warbands.map(({ id }) => ({ type: 'choose-warband', player: 'a', warband: id })));
  for (const state of [closed, review, named, finished])
    for (const player of ['a', 'b', referee])
      expect(ojoDelTerror.randomAction(state, player, seeded(1)) === undefined).toBe(legal(state, player).length === 0);
});
