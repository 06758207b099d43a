import { expect } from 'vitest';
import { change, conflict, rebellion } from '../../helpers/positions.js';
import { settled, start, startAuto } from '../../helpers/start.js';
import { act, at, clause, type State } from '../../helpers/table.js';
import { measure, nextTurn, pass, strike, turn } from '../../helpers/turns.js';
import { declareWar, fought, statusOf, warring } from '../../helpers/wars.js';

clause('OT-WAR-01', 'an attack that is rolled is a clash, whether it succeeds or not', () => {
  const clashed = (measureGiven: ReturnType<typeof strike>, ...dice: number[]) => statusOf(turn(start(), [measureGiven], ...dice));
  expect([clashed(strike('francia', 'gothia'), 99), clashed(strike('francia', 'gothia'), 10, 99)]).toEqual(['hostilities', 'hostilities']);
  const undermine = measure('francia', 'intrigue', 'undermine', { target: at('gothia') });
  expect([clashed(undermine, 99), clashed({ ...undermine, covert: true }, 99), clashed({ ...undermine, covert: true }, 100)]).toEqual([
    'hostilities',
    'none',
    'hostilities',
  ]);
  for (const [statistic, mode] of [
    ['espionage', 'steal'],
    ['sabotage', 'plunder'],
  ] as const)
    expect(clashed(measure('francia', statistic, mode, { target: at('gothia') }), 99)).toBe('none');
  expect(clashed(measure('francia', 'offensive', 'narrative', { target: at('gothia') }), 10)).toBe('none');
  const trivial = act(act(start(), strike('francia', 'gothia')), {
    ...{ type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling: { kind: 'trivial' } },
  });
  expect(turn(trivial, []).conflicts).toEqual([]);
});
clause('OT-WAR-02', 'between two there is one status, with its runs and its years of war', () => {
  const both = turn(start(), [strike('francia', 'gothia'), strike('gothia', 'francia')], 99, 99);
  expect(both.conflicts).toEqual([
    { a: 'francia', b: 'gothia', status: 'hostilities', clashRun: 1, quietRun: 0, activeTurns: 0, firstTurn: 2 },
  ]);
  expect(fought(2).conflicts).toMatchObject([{ clashRun: 2, quietRun: 0 }]);
  expect(nextTurn(warring('war', { clashRun: 4 })).conflicts).toMatchObject([{ clashRun: 0, quietRun: 1, activeTurns: 1 }]);
  const later = nextTurn(nextTurn(warring('war'), [strike('gothia', 'francia')], 99));
  expect(later.conflicts).toMatchObject([{ clashRun: 0, quietRun: 1, activeTurns: 2, status: 'war' }]);
});
clause('OT-WAR-03', 'three turns of clashes in a row, or as many as agreed, make a war', () => {
  expect([1, 2, 3].map((times) => statusOf(fought(times)))).toEqual(['hostilities', 'hostilities', 'war']);
  expect(statusOf(fought(1, start({ warAfterTurns: 1 })))).toBe('war');
  expect(statusOf(fought(2, nextTurn(fought(2))))).toBe('hostilities');
});
clause('OT-WAR-04', 'a declaration of war is words until the first blow, whoever strikes it', () => {
  const declared = act(start(), declareWar('ada', 'francia', 'gothia'));
  expect([statusOf(nextTurn(declared)), statusOf(fought(1, declared))]).toEqual(['none', 'war']);
  expect(statusOf(turn(declared, [strike('gothia', 'francia')], 99))).toBe('war');
  expect(statusOf(turn(act(start(), declareWar('ada', 'francia', 'persia')), [strike('francia', 'gothia')], 99))).toBe('hostilities');
});
clause('OT-WAR-05', 'a quiet turn ends hostilities, two suspend a war', () => {
  expect(nextTurn(fought(1)).conflicts).toEqual([]);
  expect([statusOf(nextTurn(warring())), statusOf(pass(warring(), 2))]).toEqual(['war', 'suspended']);
  expect(statusOf(pass(warring('war', {}, start({ suspendAfterTurns: 3 })), 2))).toBe('war');
  const interrupted = nextTurn(fought(1, warring('war', { quietRun: 1 })));
  expect(statusOf(interrupted)).toBe('war');
});
clause('OT-WAR-06', 'a clash wakes a suspended war at once', () => {
  expect([statusOf(fought(1, warring('suspended'))), statusOf(pass(warring('suspended'), 3))]).toEqual(['war', 'suspended']);
});
clause('OT-WAR-08', 'years of war grow from the upkeep that made it one, and pause while it is suspended', () => {
  expect(fought(3).conflicts[0]!.activeTurns).toBe(1);
  expect(nextTurn(warring()).conflicts[0]!.activeTurns).toBe(1);
  const suspended = pass(warring(), 4);
  expect([statusOf(suspended), suspended.conflicts[0]!.activeTurns]).toEqual(['suspended', 1]);
  expect(fought(1, suspended).conflicts[0]!.activeTurns).toBe(2);
  expect(fought(2).conflicts[0]!.activeTurns).toBe(0);
});
clause(['OT-WAR-05', 'OT-REB-08'], 'the upkeep that makes an Armed Movement is no quiet turn of its war', () => {
  const due = rebellion(startAuto(), 'francia', { firstTurn: 1, deadlineTurn: 1 });
  const ready = (state: State) => ['ada', 'bo', 'cy'].reduce((now, player) => act(now, { type: 'ready', player }), state);
  const risen = ready(due);
  expect(risen.conflicts).toMatchObject([{ a: 'francia', status: 'war', quietRun: 0, activeTurns: 1 }]);
  const quiet = ready(risen);
  expect(quiet.conflicts).toMatchObject([{ status: 'war', quietRun: 1, activeTurns: 2 }]);
  expect(ready(quiet).conflicts).toMatchObject([{ status: 'suspended' }]);
});
clause('OT-WAR-05', 'a war that the referee brings back is not suspended by the quiet before it', () => {
  const state = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'suspended', { quietRun: 5 })];
  });
  const war = { do: 'conflict', a: 'francia', b: 'gothia', status: 'war' } as const;
  const again = act(state, { type: 'apply-effects', player: 'referee', reason: 'r', effects: [war] });
  expect(turn(again, []).conflicts).toMatchObject([{ status: 'war', quietRun: 1 }]);
  expect(turn(nextTurn(again), []).conflicts).toMatchObject([{ status: 'suspended' }]);
});
clause('OT-WAR-05', 'a clash between two is none between two others whose ids read the same side by side', () => {
  const model = settled.nations.find(({ id }) => id === 'persia')!;
  const free = settled.regions.filter(({ id }) => settled.nations.every(({ regions }) => !regions.includes(id)));
  const nations = ['one', 'one two', 'two three', 'three'].map((id, place) => ({
    ...{ ...model, id, name: id, regions: [free[place]!.id], capital: free[place]!.id, playable: false },
  }));
  const pack = { ...settled, nations: [...settled.nations, ...nations] };
  const state = change(start({ pack }), (draft) => {
    draft.conflicts = [conflict('one', 'two three', 'hostilities')];
  });
  const quiet = nextTurn(state, [strike('one two', 'three')], 99);
  expect(quiet.conflicts.map(({ a, b }) => [a, b])).toEqual([['one two', 'three']]);
});
