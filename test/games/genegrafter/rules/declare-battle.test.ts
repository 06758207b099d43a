import { E, seeded } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { armies, battlefield, loses } from '../helpers/battlefield.js';
import { clause } from '../helpers/clause.js';
import { a, b, c } from '../helpers/orders.js';
import { after, allowed, refusal } from '../helpers/playing.js';
import { abilities } from '../helpers/scenes.js';

clause('GG-ATT-01', 'the active player declares battles in his main step, against as many opponents as he likes', () => {
  const state = battlefield();
  expect(refusal(state, b.battle('a', 'hush'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  const first = after(state, a.battle('b', 'kestrel'));
  expect(refusal(first, a.battle('c', 'ironroot'))).toEqual(['wrong-phase', 'GG-ACT-04']);
  allowed(after(first, loses('hush')), a.battle('c', 'livewire'));
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

clause('GG-ATT-06', 'several may be declared together: each alone and the first two, three, … are listed', () => {
  const state = battlefield();
  const listed = genegrafter.legalActions(state, 'a', { types: ['declare-battle'] });
  const against = (opponent: string) => [
    a.battle(opponent, 'kestrel'),
    a.battle(opponent, 'ironroot'),
    a.battle(opponent, 'livewire'),
    a.battle(opponent, 'kestrel', 'ironroot'),
    a.battle(opponent, 'kestrel', 'ironroot', 'livewire'),
  ];
  expect(listed).toEqual([...against('b'), ...against('c')]);
});

clause(['GG-ATT-06', 'GG-ATT-03'], 'a form reaches any selection of attackers in any order', () => {
  const state = battlefield();
  const form = (...attackers: string[]) =>
    genegrafter.choices(state, 'a', 'declare-battle', {
      opponent: 'c',
      'attackers.length': attackers.length,
      ...Object.fromEntries(attackers.map((card, i) => [`attackers.${i}`, card])),
    });
  for (const attackers of [
    ['livewire'],
    ['livewire', 'kestrel'],
    ['ironroot', 'livewire', 'kestrel'],
    ['kestrel', 'livewire', 'ironroot'],
  ]) {
    expect(accepted(form(...attackers))).toEqual({ kind: 'done', action: a.battle('c', ...attackers) });
    allowed(state, a.battle('c', ...attackers));
  }
  for (const wrong of [[], ['hush'], ['kestrel', 'ironroot', 'livewire', 'kestrel']]) expect(E.isLeft(form(...wrong))).toBe(true);
});

clause('GG-ATT-11', 'each opponent is challenged once per turn, whatever came of it, and nobody else is listed then', () => {
  const fought = after(battlefield(), a.battle('b', 'kestrel'), loses('hush'));
  expect(refusal(fought, a.battle('b', 'ironroot'))).toEqual(['opponent-already-battled', 'GG-ATT-11']);
  expect(
    genegrafter.legalActions(fought, 'a', { types: ['declare-battle'] }).map((action) => 'opponent' in action && action.opponent),
  ).toEqual(['c', 'c', 'c']);
  expect(accepted(genegrafter.choices(fought, 'a', 'declare-battle'))).toMatchObject({ question: { kind: 'one', from: ['c'] } });
  for (let seed = 0; seed < 20; seed++) {
    const action = genegrafter.randomAction(fought, 'a', seeded(seed))!;
    if (action.type === 'declare-battle') expect(action.opponent).toBe('c');
  }
  // B, C, B: the third is refused; in the next turn it is open again.
  const both = after(fought, a.battle('c', 'ironroot'), [c.defend('murmur'), [6, 6], [1]]);
  expect(refusal(both, a.battle('b', 'livewire'))).toEqual(['opponent-already-battled', 'GG-ATT-11']);
  expect(genegrafter.legalActions(both, 'a', { types: ['declare-battle'] })).toEqual([]);
  const next = battlefield({ config: { battlesPerOpponent: 'unlimited' } });
  allowed(after(next, a.battle('b', 'kestrel'), loses('hush')), a.battle('b', 'ironroot'));
  expect(refusal(after(next, a.battle('b', 'kestrel'), loses('hush')), a.battle('b', 'kestrel'))).toEqual([
    'attacker-already-attacked',
    'GG-ATT-05',
  ]);
});

clause(['GG-ATT-11', 'GG-BATTLE-07'], 'the challenge of a turn is over with the turn', () => {
  const fought = after(battlefield({ deck: abilities }), a.battle('b', 'kestrel'), loses('hush'), a.endMain());
  expect(fought.battlesThisTurn).toEqual([]);
  allowed(after(fought, b.endMain(), c.endMain()), a.battle('b', 'kestrel'));
});

clause('GG-ATT-07', 'in the basic edition one attacker, and each opponent once per turn', () => {
  const state = battlefield({ config: { battlesPerOpponent: 'one' } });
  expect(refusal(state, a.battle('b', 'kestrel', 'ironroot'))).toEqual(['one-attacker-only', 'GG-ATT-07']);
  const fought = after(state, a.battle('b', 'kestrel'), loses('hush'));
  expect(refusal(fought, a.battle('b', 'ironroot'))).toEqual(['opponent-already-battled', 'GG-ATT-11']);
  allowed(fought, a.battle('c', 'ironroot'));
  expect(genegrafter.legalActions(state, 'a', { types: ['declare-battle'] })).toHaveLength(2 * 3);
});

clause('GG-ATT-08', 'opponents in any order', () => {
  const state = battlefield();
  allowed(after(state, a.battle('c', 'kestrel'), [c.defend('murmur'), [6, 6], [1]]), a.battle('b', 'ironroot'));
  allowed(after(state, a.battle('b', 'kestrel'), loses('hush')), a.battle('c', 'ironroot'));
});

clause('GG-ATT-09', 'nobody has to fight', () => expect(after(battlefield(), a.endMain()).active).toBe('b'));
