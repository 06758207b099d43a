import { expect } from 'vitest';
import { roll } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { play, refusal, told, types } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, scene } from '../helpers/scenes.js';

const rolling = (count = 4, holder: string = ada) =>
  scene({ count, step: 'transferRoll', holder, centralism: count === 1 ? 'high' : 'medium' });

clause('SD-ROLL-01', 'one die gives money and icon', () => {
  const { state, events } = play(rolling(), [roll(), 2]);
  expect(told(events, 'die-rolled')).toEqual([{ type: 'die-rolled', face: 2, money: 2, icon: 'pink' }]);
  expect(state.die).toBe(2);
  expect(refusal(rolling(), roll(bo))).toEqual(['not-your-turn', 'SD-ACT-03']);
});

clause(['SD-ROLL-02', 'SD-FEW-01'], 'with two or three players absent colours are rolled again, money and all', () => {
  const { state, events } = play(rolling(2), [roll(), 4, 5, 3]);
  expect(types(events).slice(0, 3)).toEqual(['die-rerolled', 'die-rerolled', 'die-rolled']);
  expect([state.die, state.payout?.amount]).toEqual([3, 2]);
  expect(types(play(rolling(3), [roll(), 4]).events)[0]).toBe('die-rolled');
  expect(types(play(rolling(4), [roll(), 5]).events)[0]).toBe('die-rolled');
});

clause('SD-ROLL-03', 'alone, every face counts', () => {
  for (const face of [3, 4, 5]) expect(play(rolling(1), [roll(), face]).state.die).toBe(face);
});

clause('SD-ROLL-04', 'the treasury pays the holder, agency or not', () => {
  for (const faceUp of [[], [1]]) {
    const before = scene({ step: 'transferRoll', faceUp });
    expect(play(before, [roll(), 1]).state.payout).toEqual({ receiver: ada, amount: 4, cause: 'transfer' });
  }
});

clause('SD-ROLL-05', '0 € pays nothing and ruins nobody', () => {
  const all = begun().config.content.discs.map(({ id }) => id);
  const { state, events } = play(scene({ step: 'transferRoll', discs: { ada: all } }), [roll(), 6]);
  expect([state.end, state.step, types(events)]).toEqual([null, 'cohesion', ['die-rolled']]);
});

clause('SD-FLOW-07', 'one valid roll a turn, for money and movement', () => {
  const { state } = play(rolling(), [roll(), 6], [{ type: 'end-cohesion', player: ada }]);
  expect(state.queue).toEqual([ada, bo, cai, dot]);
  expect(refusal(state, roll())).toEqual(['wrong-phase', 'SD-ACT-02']);
});
