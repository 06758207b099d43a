import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { fight } from '../helpers/duels.js';
import { duel, phase } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';

clause('GG-DUEL-05', 'two passes in a row end the play; one pass bars nobody', () => {
  const state = fight({ hands: { a: ['super-punch', 'overload'], b: ['ice-wall', 'kestrel'] } });
  const passed = after(state, a.pass());
  expect([phase(passed), duel(passed).consecutivePasses]).toEqual(['playing-abilities', 1]);
  const resumed = after(passed, b.ability('ice-wall'), a.ability('overload'));
  expect(duel(resumed).consecutivePasses).toBe(0);
  const ended = after(resumed, b.pass(), [a.pass(), [6, 6, 6, 6], [1, 1, 1]]);
  expect(phase(ended)).toBe('main');
});
