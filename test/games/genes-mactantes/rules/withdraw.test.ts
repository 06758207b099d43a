import { expect } from 'vitest';
import { develop, leading } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, refusal, declaring } = t;

clause('GM-DECL-05', 'an order of this step can be withdrawn', () => {
  const state = t.after(leading(), declaring('ada', develop));
  expect(t.after(state, { type: 'withdraw', player: 'ada', declaration: '1' }).sheets['ada']).toEqual([]);
  expect(refusal(state, { type: 'withdraw', player: 'ada', declaration: '2' })).toEqual(['unknown-declaration', 'GM-DECL-05']);
});
