import { expect } from 'vitest';
import { stabilityPenalty } from '../../../../../src/games/orbis-terrarum/mechanics/nations/stability.js';
import { change, conflict, divided, nationWith, rebellion } from '../../helpers/positions.js';
import { itemsOf } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, type State } from '../../helpers/table.js';
import { announce, damage, invest, measure, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

// Every attribute is 20, so that each index has a capacity of 60.
const weak = (via: number, leg: number, options: Parameters<typeof start>[0] = {}) =>
  nationWith(start(options), 'francia', { viaDamage: 60 - via, legDamage: 60 - leg });
const penalty = (via: number, leg: number, stacking: 'worst' | 'sum' = 'worst') =>
  stabilityPenalty(weak(via, leg).nations['francia']!, stacking);

clause('OT-IDX-01', 'a quarter, a tenth and nothing are reached exactly, and no sooner', () => {
  const steps = [60, 16, 15, 14, 7, 6, 5, 1, 0];
  const expected = [0, 0, 5, 5, 5, 10, 10, 10, 15];
  expect([steps.map((via) => penalty(via, 60)), steps.map((leg) => penalty(60, leg))]).toEqual([expected, expected]);
  const shaped = (capacity: number, index: number) => {
    const { attributes } = nationWith(start(), 'francia', { attributes: { MIL: capacity - 40 } }).nations['francia']!;
    return stabilityPenalty({ attributes, viaDamage: capacity - index, legDamage: 0 }, 'worst');
  };
  expect([shaped(50, 13), shaped(50, 12), shaped(41, 11), shaped(41, 10), shaped(55, 6), shaped(55, 5)]).toEqual([0, 5, 0, 5, 5, 10]);
});
clause('OT-IDX-02', 'the deepest step of the worse index counts, or of both together if so agreed', () => {
  const rows = [60, 15, 6, 0];
  expect(rows.map((via) => rows.map((leg) => penalty(via, leg)))).toEqual([
    [0, 5, 10, 15],
    [5, 5, 10, 15],
    [10, 10, 10, 15],
    [15, 15, 15, 15],
  ]);
  expect(rows.map((via) => rows.map((leg) => penalty(via, leg, 'sum')))).toEqual([
    [0, 5, 10, 15],
    [5, 10, 15, 20],
    [10, 15, 20, 25],
    [15, 20, 25, 30],
  ]);
  expect([itemsOf(weak(6, 15), invest, 90), itemsOf(weak(6, 15, { stabilityStacking: 'sum' }), invest, 90)]).toEqual([
    [['stability', 10]],
    [['stability', 15]],
  ]);
});

/** What the end of a turn restores to a Nation. */
const restored = (state: State, id = 'francia') =>
  resolve(state).events.flatMap((event) =>
    event.type === 'index-changed' && event.why === 'cycle' && event.nation === id ? [`${event.index} ${event.after - event.before}`] : [],
  );
const late = (state: State, turnNumber = 5): State =>
  change(state, (draft) => {
    draft.turn = turnNumber;
  });

clause('OT-IDX-04', 'at the end of a cycle every living Nation recovers in both indices, as much as agreed', () => {
  const hurt = (options: Parameters<typeof start>[0] = {}) =>
    nationWith(weak(40, 40, options), 'saxonia', { viaDamage: 20, legDamage: 20 });
  expect([restored(late(hurt())), restored(late(hurt()), 'saxonia')]).toEqual([
    ['via 5', 'leg 5'],
    ['via 5', 'leg 5'],
  ]);
  expect([restored(late(hurt({ restorePerCycle: 3 }))), restored(late(hurt({ restorePerCycle: 0 })))]).toEqual([['via 3', 'leg 3'], []]);
  for (const turnNumber of [1, 4, 6, 9]) expect(restored(late(hurt(), turnNumber))).toEqual([]);
  expect([restored(late(hurt(), 10)), restored(late(hurt({ turnsPerCycle: 2 }), 4))]).toEqual([
    ['via 5', 'leg 5'],
    ['via 5', 'leg 5'],
  ]);
  expect(restored(late(nationWith(hurt(), 'saxonia', { alive: false })), 'saxonia')).toEqual([]);
  expect(restored(late(weak(57, 58)))).toEqual(['via 3', 'leg 2']);
});
clause('OT-IDX-05', 'a civil war of 2 years, a rebellion of 3, or a war of 4 active years keeps a Nation from recovering', () => {
  const recovers = (state: State, id = 'francia') => restored(late(state), id).length > 0;
  const hurt = (options: Parameters<typeof start>[0] = {}) => nationWith(weak(40, 40, options), 'gothia', { viaDamage: 20, legDamage: 20 });
  const torn = (firstTurn: number) =>
    change(divided(hurt(), 'francia'), (draft) => {
      draft.civilWars = draft.civilWars.map((war) => ({ ...war, firstTurn }));
    });
  expect([recovers(torn(5)), recovers(torn(4)), recovers(torn(4), 'gothia')]).toEqual([true, false, true]);
  const risen = (firstTurn: number) => rebellion(hurt(), 'francia', { firstTurn, deadlineTurn: 20 });
  expect([recovers(risen(4)), recovers(risen(3)), recovers(risen(3), 'gothia')]).toEqual([true, false, true]);
  // The year of the upkeep is counted before the cycle ends.
  const atWar = (activeTurns: number, status: 'war' | 'hostilities' | 'suspended' = 'war', options: Parameters<typeof start>[0] = {}) =>
    change(hurt(options), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', status, { activeTurns })];
    });
  expect([recovers(atWar(2)), recovers(atWar(3)), recovers(atWar(3), 'gothia')]).toEqual([true, false, false]);
  expect([recovers(atWar(9, 'suspended')), recovers(atWar(9, 'hostilities'))]).toEqual([true, true]);
  expect([recovers(atWar(0, 'war', { yearsPerTurn: 2 })), recovers(atWar(1, 'war', { yearsPerTurn: 2 }))]).toEqual([true, false]);
});
clause('OT-IDX-06', 'with both indices at 0 a Nation is extinct, at the checks of the resolution and of the upkeep', () => {
  const lives = (via: number, leg: number) => turn(weak(via, leg), []).nations['francia']!.alive;
  expect([lives(0, 0), lives(0, 1), lives(1, 0)]).toEqual([false, true, true]);
  // A rising takes 2 of Viability and 1 of Legitimacy in the upkeep.
  expect(turn(rebellion(weak(2, 1), 'francia', { firstTurn: 1 }), []).nations['francia']!.alive).toBe(false);
  expect(turn(rebellion(weak(3, 1), 'francia', { firstTurn: 1 }), []).nations['francia']!.alive).toBe(true);
  const raid = measure('gothia', 'incision', 'raid', { target: { kind: 'nation', id: 'francia' } });
  const { events } = resolve(act(weak(0, 4), raid), 30, 99);
  const kinds = events.map(({ type }) => type);
  expect(kinds.indexOf('nation-extinct')).toBeGreaterThan(-1);
  expect(kinds.indexOf('nation-extinct')).toBeLessThan(
    kinds.indexOf('conflict-changed') < 0 ? kinds.indexOf('turn-ended') : kinds.indexOf('conflict-changed'),
  );
});

const blow = (index: 'via' | 'leg', delta: number): Action => ({
  ...{ type: 'apply-effects', player: 'referee', reason: '' },
  effects: [{ do: 'index', nation: 'francia', index, delta }],
});

clause('OT-IDX-07', 'losses stop at 0, restoration at the capacity', () => {
  for (const index of ['via', 'leg'] as const) {
    const place = index === 'via' ? 0 : 1;
    expect([60, 61, 100].map((loss) => damage(act(weak(60, 60), blow(index, -loss)), 'francia')[place])).toEqual([60, 60, 60]);
    expect([4, 5, 6].map((gain) => damage(act(weak(55, 55), blow(index, gain)), 'francia')[place])).toEqual([1, 0, 0]);
    // What went beyond is lost: the next change starts from the bound.
    expect(damage(act(act(weak(1, 1), blow(index, -100)), blow(index, 10)), 'francia')[place]).toBe(50);
  }
});
clause(['OT-IDX-03', 'OT-END-09'], 'weakness does not hamper defence; and several may fall in one turn', () => {
  const weak = nationWith(start(), 'gothia', { viaDamage: 60, legDamage: 59 });
  expect(reportOn(turn(weak, [strike('francia', 'gothia')], 10, 90), 'francia').counter!.items).toEqual([]);
  expect(reportOn(turn(weak, [strike('gothia', 'francia')], 10, 99), 'gothia').roll!.items).toMatchObject([
    { source: 'stability', value: 15 },
  ]);
  const both = nationWith(weak, 'romania', { viaDamage: 60, legDamage: 59 });
  const raid = (nation: string, target: string) => measure(nation, 'incision', 'raid', { target: at(target) });
  const { state, events } = resolve(announce(both, raid('romania', 'gothia'), raid('gothia', 'romania')), 10, 10, 99, 99);
  const fallen = events.flatMap((event) => (event.type === 'nation-extinct' ? [event.nation] : []));
  expect(fallen).toEqual(state.nationOrder.filter((id) => id === 'gothia' || id === 'romania'));
});
