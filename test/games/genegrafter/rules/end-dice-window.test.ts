import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { luckyShot, rolled } from '../helpers/duels.js';
import { phase } from '../helpers/facts.js';
import { a } from '../helpers/orders.js';
import { after, allowed } from '../helpers/playing.js';

clause('GG-DICE-14', 'the window closes at will, with rerolls and effects left', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [1, 1], { lingering: { a: [luckyShot] } });
  allowed(state, a.leaveDice());
  expect(phase(after(state, a.leaveDice()))).toBe('main');
});
