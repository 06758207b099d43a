import { expect } from 'vitest';
import { develop, leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, refusal, declaring } = t;

clause('GM-DECL-05', 'an own order of this step can be withdrawn before committing', () => {
  const state = t.after(t.after(leading(), declaring('ada', develop)), declaring('ada', t.internal('taxes')));
  const withdraw = (declaration: string, player = 'ada') => ({ type: 'withdraw', player, declaration }) as const;
  expect(t.after(state, withdraw('1')).sheets['ada']!.map(({ order }) => order.kind)).toEqual(['taxes']);
  expect(refusal(state, withdraw('3'))).toEqual(['unknown-declaration', 'GM-DECL-05']);
  expect(refusal(state, withdraw('1', 'bo'))).toEqual(['unknown-declaration', 'GM-DECL-05']);
  const closed = t.after(state, { type: 'commit', player: 'ada' });
  expect(refusal(closed, withdraw('1'))).toEqual(['already-committed', 'GM-DECL-06']);
  const outside = t.after(closed, { type: 'commit', player: 'bo' });
  expect(refusal(outside, withdraw('1'))).toEqual(['unknown-declaration', 'GM-DECL-05']);
});
