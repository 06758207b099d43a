import { expect } from 'vitest';
import { battlefield } from '../helpers/battlefield.js';
import { clause } from '../helpers/clause.js';
import { phase, player } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';

clause('GG-BATTLE-05', 'a direct attack stops for a special die, and for nothing else', () => {
  const attacked = (specialDice: string[]) => after(battlefield({ inPlay: { a: ['kestrel'] }, specialDice }), a.battle('b', 'kestrel'));
  expect([phase(attacked(['b'])), player(attacked(['b']), 'b').life]).toEqual(['direct-attack', 6]);
  expect(player(after(attacked(['b']), b.accept()), 'b').life).toBe(5);
  expect([phase(attacked(['c'])), player(attacked(['c']), 'b').life]).toEqual(['main', 5]);
});
