import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { prescription } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { worthOf } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { hands, standing } from '../helpers/positions.js';
import { ada, bo, cai, dot, scene } from '../helpers/scenes.js';

clause('SD-PRE-06', 'from at least one other, at most as many as health discs', () => {
  for (const targets of [[], [ada], ['nobody'], [bo, ada]])
    expect(refusal(standing(2), prescription(...targets))).toEqual(['bad-recipient', 'SD-PRE-06']);
  const one = standing(2, { discs: { ...hands, ada: ['health-1'] } });
  expect(refusal(one, prescription(bo, dot))).toEqual(['too-many-targets', 'SD-PRE-06']);
  expect(refusal(standing(2), prescription(bo, bo))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(play(one, [prescription(dot)]).state.dues).toHaveLength(1);
});

clause('SD-PRE-07', 'never from somebody without money', () => {
  expect(refusal(standing(2), prescription(cai))).toEqual(['target-has-nothing', 'SD-PRE-07']);
  expect(play(standing(2), [prescription(dot)], [{ type: 'pay', player: dot, discs: ['forests-1'] }]).state.end).toBeNull();
});

clause('SD-PRE-08', 'each owes 1 €, in turn order after the holder, and the walk goes on', () => {
  const declared = play(standing(2), [prescription(dot, bo)]);
  expect(declared.state.dues).toEqual([bo, dot].map((payer) => ({ payer, payee: ada, amount: 1, reason: 'prescription' })));
  expect(told(declared.events, 'levy-declared')[0]).toMatchObject({ levy: 'prescription', holder: ada });
  const { state } = play(
    declared.state,
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
    [{ type: 'pay', player: dot, discs: ['forests-1'] }],
  );
  expect([state.step, worthOf(state, ada), somElQueDecidim.actors(state)]).toEqual(['movement', 8, [ada]]);
  expect(state.trail).toEqual([2]);
  const walked = standing(2, { faceUp: [1], change: { trail: [0, 1, 2] } });
  expect(play(walked, [prescription(bo)]).state.trail).toEqual([2]);
  const second = scene({
    config: { mode: 'AB' },
    step: 'movement',
    holder: bo,
    cells: { bo: 2 },
    discs: { ada: ['roads-1'], bo: ['health-1', 'health-2'], cai: ['forests-1'] },
    change: { queue: [bo], moved: true, trail: [2] },
  });
  expect(play(second, [{ ...prescription(ada, cai), player: bo }]).state.dues.map(({ payer }) => payer)).toEqual([cai, ada]);
});

clause('SD-PRE-06', 'who cannot be charged hides neither that too many are named nor that somebody has nothing', () => {
  const one = standing(2, { discs: { ...hands, ada: ['health-1'] } });
  const codes = (...targets: string[]) => somElQueDecidim.explain(one, prescription(...targets)).map(({ code }) => code);
  expect(codes(ada, 'nobody', cai)).toEqual(['bad-recipient', 'too-many-targets', 'target-has-nothing']);
  expect(codes('__proto__')).toEqual(['bad-recipient']);
  expect(codes()).toEqual(['bad-recipient']);
});
