import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { armies, battlefield, loses } from '../helpers/battlefield.js';
import { clause } from '../helpers/clause.js';
import { fight } from '../helpers/duels.js';
import { answered, form, formRefusal, ledTo, offered } from '../helpers/forms.js';
import { a, b, c } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';
import { abilities, begin, withDie } from '../helpers/scenes.js';

clause(['GG-ATT-06', 'GG-ATT-03'], 'attackers are asked for one by one, nobody twice, until there are enough', () => {
  const state = battlefield();
  const opponent = form(state, 'a', 'declare-battle');
  expect(offered(opponent)).toEqual(['b', 'c']);
  expect(opponent.ask!.question).toMatchObject({
    about: [
      { kind: 'player', id: 'b' },
      { kind: 'player', id: 'c' },
    ],
  });
  const first = opponent.answer('c');
  expect([first.ask!.field, offered(first), first.ask!.enough]).toEqual(['attackers.0', armies.a, null]);
  const second = first.answer('livewire');
  expect([offered(second), second.ask!.enough]).toEqual([['kestrel', 'ironroot'], { field: 'attackers.length', answer: 1 }]);
  expect(second.answer('livewire').misfit!.field).toBe('attackers.1');
  expect(second.enough().ready).toEqual(a.battle('c', 'livewire'));
  expect(second.answer('kestrel').answer('ironroot').ready).toEqual(a.battle('c', 'livewire', 'kestrel', 'ironroot'));
  expect(second.answer('kestrel').takeBack('attackers.0').ask!.field).toBe('attackers.0');
});

clause('GG-ATT-06', 'every selection and order of attackers has answers that lead to it', () => {
  const state = battlefield();
  for (const attackers of [['ironroot'], ['livewire', 'kestrel'], ['ironroot', 'livewire', 'kestrel']])
    for (const opponent of ['b', 'c']) expect(ledTo(state, a.battle(opponent, ...attackers))).toEqual(a.battle(opponent, ...attackers));
  for (const refused of [a.battle('b'), a.battle('b', 'kestrel', 'kestrel'), a.battle('a', 'kestrel'), a.battle('b', 'hush')])
    expect(genegrafter.answersFor(state, refused)).toBeNull();
});

clause('GG-ATT-07', 'in the basic edition one attacker is enough by itself', () => {
  const state = battlefield({ config: { battlesPerOpponent: 'one' } });
  expect(answered(state, 'a', 'declare-battle', 'b', 'ironroot').ready).toEqual(a.battle('b', 'ironroot'));
});

clause(['GG-ATT-04', 'GG-ATT-05'], 'the tired and those who have attacked are not offered', () => {
  const state = battlefield({
    turn: 5,
    inPlay: { ...armies, a: ['kestrel', { card: 'ironroot', enteredOnTurn: 5 }, { card: 'livewire', attackedOnTurn: 5 }] },
  });
  expect(offered(answered(state, 'a', 'declare-battle', 'b'))).toEqual(['kestrel']);
  expect(answered(state, 'a', 'declare-battle', 'b', 'kestrel').ready).toEqual(a.battle('b', 'kestrel'));
});

test('where nobody may be attacked, no battle is open, and its form says why', () => {
  const against = (scene: Parameters<typeof battlefield>[0]) => {
    const state = battlefield(scene);
    expect(genegrafter.open(state, 'a')).not.toContain('declare-battle');
    return formRefusal(state, 'a', 'declare-battle');
  };
  expect(against({ hands: { a: ['hush'] }, inPlay: { ...armies, b: ['undertow'] } })).toEqual(['must-play-character', 'GG-FLOW-02']);
  expect(against({ turn: 5, inPlay: { ...armies, a: [{ card: 'kestrel', enteredOnTurn: 5 }] } })).toEqual(['attacker-tired', 'GG-ATT-04']);
  expect(against({ inPlay: { b: ['hush'] } })).toEqual(['no-attackers', 'GG-ATT-03']);
  const both = after(battlefield(), a.battle('b', 'kestrel'), loses('hush'), a.battle('c', 'ironroot'), [c.defend('murmur'), [6, 6], [1]]);
  expect(formRefusal(both, 'a', 'declare-battle')).toEqual(['opponent-already-battled', 'GG-ATT-11']);
});

test('a form that is half filled in when the position changes tells which answers no longer fit', () => {
  const before = battlefield({ config: { phaseOrder: 'interleaved' } });
  const half = answered(before, 'a', 'declare-battle', 'c', 'kestrel', 'ironroot');
  const asked = half.reask(after(before, a.battle('b', 'ironroot'), [b.defend('hush'), [6, 6], [1, 1]]));
  expect(asked.answers).toEqual({ opponent: 'c', 'attackers.0': 'kestrel' });
  expect(asked.dropped.map(({ field }) => field)).toEqual(['attackers.1']);
});

clause(['GG-DEF-01', 'GG-DEF-02'], 'any own character may be offered as defender', () => {
  const state = after(
    battlefield({ inPlay: { ...armies, b: ['hush', { card: 'undertow', wounded: true, enteredOnTurn: 5 }] } }),
    a.battle('b', 'kestrel'),
  );
  expect(form(state, 'b', 'choose-defender').ask!.question).toEqual({
    kind: 'one',
    from: ['hush', 'undertow'],
    about: [
      { kind: 'card', id: 'hush' },
      { kind: 'card', id: 'undertow' },
    ],
  });
  expect(ledTo(state, b.defend('undertow'))).toEqual(b.defend('undertow'));
  expect(formRefusal(state, 'a', 'choose-defender')).toEqual(['not-your-turn', 'GG-ACT-05']);
});

clause(['GG-MARK-01', 'GG-MARK-02', 'GG-MARK-03'], 'a token is spent without a question, as its kind follows from the side', () => {
  const state = fight({ markers: { a: [1, 3], b: [3, 1] }, hands: { a: abilities.slice(0, 1), b: abilities.slice(1, 2) } });
  expect(form(state, 'a', 'spend-marker').ready).toEqual(a.token('attack'));
  const spent = after(state, a.token('attack'));
  expect(form(spent, 'b', 'spend-marker').ready).toEqual(b.token('defence'));
  const without = after(spent, b.pass());
  expect(genegrafter.open(without, 'a')).toEqual(['play-ability', 'pass-duel']);
  expect(formRefusal(without, 'a', 'spend-marker')).toEqual(['no-marker-left', 'GG-MARK-03']);
});

test('what has no parameters is finished as soon as it is begun', () => {
  const state = fight({ hands: { a: abilities.slice(0, 1) } });
  expect(form(state, 'a', 'pass-duel').ready).toEqual(a.pass());
  expect(form(begin(), 'a', 'end-main').ready).toEqual(a.endMain());
  const direct = after(withDie({ inPlay: { a: ['kestrel'] } }), a.battle('b', 'kestrel'));
  expect(form(direct, 'b', 'accept-direct-damage').ready).toEqual(b.accept());
});
