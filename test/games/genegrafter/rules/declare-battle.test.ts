import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { armies, battlefield, loses } from '../helpers/battlefield.js';
import { clause } from '../helpers/clause.js';
import { a, b, c } from '../helpers/orders.js';
import { after, allowed, refusal } from '../helpers/playing.js';

clause('GG-ATT-01', 'the active player declares battles in his main step, as many as he likes', () => {
  const state = battlefield();
  expect(refusal(state, b.battle('a', 'hush'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  const first = after(state, a.battle('b', 'kestrel'));
  expect(refusal(first, a.battle('c', 'ironroot'))).toEqual(['wrong-phase', 'GG-ACT-04']);
  const done = after(first, loses('hush'), a.battle('b', 'ironroot'), loses('hush'));
  allowed(done, a.battle('c', 'livewire'));
});

clause('GG-ATT-02', 'the opponent is another survivor', () => {
  const state = after(battlefield({ life: { b: 1 }, inPlay: { a: ['kestrel', 'ironroot'], c: ['murmur'] } }), a.battle('b', 'kestrel'));
  for (const opponent of ['a', 'b', 'nobody', 'constructor', ''])
    expect(refusal(state, a.battle(opponent, 'ironroot'))).toEqual(['opponent-invalid', 'GG-ATT-02']);
  allowed(state, a.battle('c', 'ironroot'));
});

clause('GG-ATT-03', 'attackers are own characters in play, at least one, none twice', () => {
  const state = battlefield();
  expect(refusal(state, a.battle('b'))).toEqual(['no-attackers', 'GG-ATT-03']);
  expect(refusal(state, a.battle('b', 'undertow'))).toEqual(['no-such-character', 'GG-ATT-03']);
  expect(refusal(state, a.battle('b', 'hush'))).toEqual(['not-your-character', 'GG-ATT-03']);
  expect(refusal(state, a.battle('b', 'kestrel', 'kestrel'))).toEqual(['duplicate-attacker', 'GG-ATT-03']);
  allowed(state, a.battle('b', 'kestrel', 'ironroot'));
});

clause('GG-ATT-05', 'a character attacks once per turn, and again in the next', () => {
  const fought = after(battlefield(), a.battle('b', 'kestrel'), loses('hush'));
  expect(refusal(fought, a.battle('c', 'kestrel'))).toEqual(['attacker-already-attacked', 'GG-ATT-05']);
  allowed(battlefield({ turn: 5, inPlay: { ...armies, a: [{ card: 'kestrel', attackedOnTurn: 4 }] } }), a.battle('c', 'kestrel'));
});

clause('GG-ATT-06', 'several may be declared together, and the same opponent again', () => {
  const state = battlefield();
  allowed(state, a.battle('b', 'livewire', 'kestrel'));
  const listed = genegrafter.legalActions(state, 'a', { types: ['declare-battle'] });
  expect(listed).toHaveLength(2 * (3 + 1));
  expect(listed[3]).toEqual(a.battle('b', 'kestrel', 'ironroot', 'livewire'));
  allowed(after(state, a.battle('b', 'kestrel'), loses('hush')), a.battle('b', 'ironroot'));
});

clause('GG-ATT-07', 'in the basic edition one attacker, and each opponent once per turn', () => {
  const state = battlefield({ config: { battlesPerOpponent: 'one' } });
  expect(refusal(state, a.battle('b', 'kestrel', 'ironroot'))).toEqual(['one-attacker-only', 'GG-ATT-07']);
  const fought = after(state, a.battle('b', 'kestrel'), loses('hush'));
  expect(refusal(fought, a.battle('b', 'ironroot'))).toEqual(['opponent-already-battled', 'GG-ATT-07']);
  allowed(fought, a.battle('c', 'ironroot'));
  expect(genegrafter.legalActions(state, 'a', { types: ['declare-battle'] })).toHaveLength(2 * 3);
});

clause('GG-ATT-08', 'opponents in any order', () => {
  const state = battlefield();
  allowed(after(state, a.battle('c', 'kestrel'), [c.defend('murmur'), [6, 6], [1]]), a.battle('b', 'ironroot'));
  allowed(after(state, a.battle('b', 'kestrel'), loses('hush')), a.battle('c', 'ironroot'));
});

clause('GG-ATT-09', 'nobody has to fight', () => expect(after(battlefield(), a.endMain()).active).toBe('b'));
