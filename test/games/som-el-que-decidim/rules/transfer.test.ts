import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { ada, begun, bo, cai, clause, discsOf, dot, play, refusal, scene, told, types, worthOf } from '../table.js';

const rolling = (count = 4, holder: string = ada) =>
  scene({ count, step: 'transferRoll', holder, centralism: count === 1 ? 'high' : 'medium' });
const roll = (player: string = ada) => ({ type: 'roll-die', player }) as const;

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

const taking = (discs: Readonly<Record<string, readonly string[]>> = {}) => play(scene({ step: 'transferRoll', discs }), [roll(), 4]).state;

clause('SD-TAKE-01', 'a mix the treasury has', () => {
  const all = begun().config.content.discs.map(({ id }) => id);
  const left = ['health-1', 'roads-1', 'roads-2', 'forests-1', 'forests-2'];
  const state = taking({ bo: all.filter((disc) => !left.includes(disc)) });
  for (const twos of [-1, 2, 3, 99])
    expect(refusal(state, { type: 'take-money', player: ada, twos })).toEqual(['coins-not-available', 'SD-TAKE-01']);
  expect(somElQueDecidim.legalActions(state, ada)).toEqual([0, 1].map((twos) => ({ type: 'take-money', player: ada, twos })));
});

clause('SD-TAKE-02', 'drawn blind: first the 2 € discs, then the 1 € discs', () => {
  const before = taking();
  const { state, events } = play(before, [{ type: 'take-money', player: ada, twos: 1 }, 4, 4, 1]);
  expect(told(events, 'money-taken')).toEqual([
    { type: 'money-taken', receiver: ada, amount: 4, discs: ['firefighters-2', 'housing-3', 'energies-2'], cause: 'transfer' },
  ]);
  expect(worthOf(state, ada)).toBe(10);
  expect(discsOf(state, 'treasury')).not.toContain('housing-3');
});

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
