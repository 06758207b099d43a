import { expect } from 'vitest';
import { roll } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { worthOf } from '../helpers/looking.js';
import { play, told, types } from '../helpers/playing.js';
import { taking } from '../helpers/positions.js';
import { ada, begun, bo, cai, dot, scene } from '../helpers/scenes.js';

const drained = (kept: readonly string[], participation = {}) => {
  const all = begun().config.content.discs.map(({ id }) => id);
  return scene({ step: 'transferRoll', discs: { bo: all.filter((disc) => !kept.includes(disc)) }, participation });
};

clause('SD-OUT-01', 'too little money is a DUI, and nothing is paid', () => {
  const { state, events } = play(drained(['health-1', 'roads-1']), [roll(), 1]);
  expect(state.end).toEqual({ ending: 'dui', cause: null, insolvent: [], provoker: ada });
  expect([worthOf(state, 'treasury'), types(events)]).toEqual([3, ['die-rolled', 'game-ended']]);
});

clause('SD-OUT-02', 'a treasury emptied to the last euro is no DUI', () => {
  const { state } = play(drained(['health-1', 'health-2']), [roll(), 1, 1]);
  expect([state.end, worthOf(state, 'treasury'), worthOf(state, ada)]).toEqual([null, 0, 4]);
});

/** ada discovers an economic tile; the treasury has only 2 € discs. */
const bonus = (hands: Readonly<Record<string, readonly string[]>>, holder: string = cai) => {
  const all = begun().config.content.discs.map(({ id }) => id);
  const kept = ['health-1', 'health-2', ...Object.values(hands).flat()];
  return scene({ step: 'movement', holder, discs: { ...hands, bo: all.filter((disc) => !kept.includes(disc)) }, change: { queue: [ada] } });
};

clause('SD-OUT-03', 'for an odd amount without 1 € discs the treasury changes a coin, with the holder if possible', () => {
  const first = play(bonus({ cai: ['roads-1', 'roads-2'] }), [{ type: 'move', player: ada, to: 4 }, 1, 1, 1]);
  expect(told(first.events, 'treasury-coin-broken')[0]).toMatchObject({
    partner: cai,
    given: 'health-1',
    received: ['roads-1', 'roads-2'],
  });
  const next = play(bonus({ cai: ['roads-1'], dot: ['forests-1', 'forests-2'] }), [{ type: 'move', player: ada, to: 4 }, 2, 1, 2]);
  expect(told(next.events, 'treasury-coin-broken')[0]).toMatchObject({ partner: dot, given: 'health-2' });
  expect(
    told(play(bonus({ cai: [] }), [{ type: 'move', player: ada, to: 4 }, 1, 1, 1, 1]).events, 'treasury-coin-broken')[0]!.partner,
  ).toBe(bo);
});

clause('SD-OUT-04', 'a single mix is drawn by itself', () => {
  const { state, events } = play(drained(['health-1', 'health-2', 'health-3']), [roll(), 4, 3, 2]);
  expect(told(events, 'money-taken')[0]!.discs).toEqual(['health-3', 'health-2']);
  expect([state.step, state.payout]).toEqual(['cohesion', null]);
});

clause('SD-OUT-05', 'the transfer is the holder\u2019s, the bonus the discoverer\u2019s', () => {
  expect(taking().payout?.receiver).toBe(ada);
  const before = scene({ step: 'movement', holder: cai, change: { queue: [ada] } });
  expect(play(before, [{ type: 'move', player: ada, to: 4 }]).state.payout).toEqual({ receiver: ada, amount: 3, cause: 'economic' });
});
