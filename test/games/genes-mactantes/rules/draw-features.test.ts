import { expect } from 'vitest';
import { drawn } from '../scenes/founding.js';
import * as t from '../table.js';

const { clause } = t;

clause('GM-BOARD-03', 'the second step adds features and barriers on existing edges only', () => {
  const state = drawn(1);
  expect(drawn(2).map!.territories[0]!.features).toEqual(['plain', 'river']);
  const barriers = [{ a: 'a1', b: 'a8', barrier: 'river' as const }];
  expect(t.refusal(state, { type: 'draw-features', player: 'bo', features: {}, barriers })).toEqual(['bad-edge-barrier', 'GM-BOARD-03']);
});
