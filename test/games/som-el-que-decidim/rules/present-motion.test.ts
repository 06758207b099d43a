import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { worthOf } from '../helpers/looking.js';
import { options, refusal, told } from '../helpers/playing.js';
import { ada, bo, cai, dot } from '../helpers/scenes.js';
import { censure, entered } from '../helpers/votes.js';

clause('SD-MOT-01', 'the holder cannot censure', () => {
  expect(refusal(entered(ada), { type: 'present-motion', player: ada, beneficiary: bo })).toEqual(['holder-cannot-censure', 'SD-MOT-01']);
  expect(options(entered(bo), bo)).toContain('present-motion');
});

clause('SD-MOT-02', 'a motion costs nothing', () => {
  for (const mode of ['ABC', 'AC'] as const) {
    const { state } = censure(cai, { config: { mode } });
    expect([worthOf(state, cai), state.dues, state.step]).toEqual([3, [], 'declareSupport']);
  }
});

clause('SD-MOT-03', 'for the candidate or any other, but not the holder', () => {
  expect(refusal(entered(cai), { type: 'present-motion', player: cai, beneficiary: ada })).toEqual(['bad-beneficiary', 'SD-MOT-03']);
  expect(refusal(entered(cai), { type: 'present-motion', player: cai, beneficiary: 'nobody' })).toEqual(['bad-parameter', 'SD-ACT-04']);
  for (const beneficiary of [bo, cai, dot])
    expect(told(censure(beneficiary).events, 'motion-presented')[0]).toMatchObject({ candidate: cai, beneficiary });
});
