import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { luckyShot, rolled } from '../helpers/duels.js';
import { duel } from '../helpers/facts.js';
import { a } from '../helpers/orders.js';
import { after, play, refusal } from '../helpers/playing.js';

clause('GG-DICE-03', 'an own die by its place, the same one again if one likes, as long as rerolls are left', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [6, 6]);
  expect(duel(state).attacker.rerolls).toBe(3);
  for (const die of [-1, 6]) expect(refusal(state, a.reroll(die))).toEqual(['die-out-of-range', 'GG-DICE-03']);
  const used = after(state, [a.reroll(0), 3], [a.reroll(0), 5]);
  expect([duel(used).attacker.dice, duel(used).attacker.rerolls]).toEqual([[5, 1, 2, 2, 2, 2], 1]);
  const withEffect = rolled([1, 1, 2, 2, 2, 2], [6, 6], { lingering: { a: [luckyShot] } });
  const spent = after(withEffect, [a.reroll(0), 3], [a.reroll(0), 4], [a.reroll(1), 2]);
  expect(refusal(spent, a.reroll(2))).toEqual(['no-reroll-left', 'GG-DICE-03']);
});

clause('GG-DICE-05', 'the better face stays', () => {
  const state = rolled([4, 1, 2, 2, 2, 2], [6, 6]);
  const worse = play(state, [a.reroll(0), 2]);
  expect(worse.events[0]).toEqual({ type: 'die-rerolled', player: 'a', die: 0, from: 4, rolled: 2, kept: 4 });
  expect(duel(worse.state).attacker).toMatchObject({ dice: [4, 1, 2, 2, 2, 2], rerolls: 2 });
  expect(duel(after(state, [a.reroll(0), 6])).attacker.dice[0]).toBe(6);
});

clause('GG-DICE-06', 'a tie brings no reroll back and takes none away', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [6, 5]);
  const tied = after(state, [a.reroll(0), 2], [a.leaveDice(), [1, 1, 1, 1, 1, 1], [6, 6]]);
  expect(duel(tied).tieRerolls).toBe(1);
  expect(duel(tied).attacker.rerolls).toBe(2);
});

clause('GG-DICE-15', 'a six may be rolled again, but is not proposed', () => {
  const state = rolled([6, 1, 6, 2, 6, 2], [1, 1]);
  expect(genegrafter.legalActions(state, 'a', { types: ['use-reroll'] })).toEqual([a.reroll(1), a.reroll(3), a.reroll(5)]);
  expect(duel(after(state, [a.reroll(0), 1])).attacker).toMatchObject({ dice: [6, 1, 6, 2, 6, 2], rerolls: 2 });
});
