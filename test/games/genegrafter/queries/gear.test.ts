import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { diceOf, high, low } from '../helpers/dice-pools.js';
import { told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { allowed, play, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-EFF-20', 'a stat bonus adds dice in the matching role only', () => {
  const gauntlets = { card: 'deadweight', gear: ['power-gauntlets'] };
  const attacking = diceOf({ config: { gear: true }, inPlay: { a: [gauntlets], b: ['hoarfrost'] } }, [], [high(2), low(3)]);
  expect(told(attacking.events, 'dice-rolled')[0]!.values).toHaveLength(1 + 1);
  const vest = { card: 'deadweight', gear: ['ceramic-vest'] };
  expect(
    told(diceOf({ config: { gear: true }, inPlay: { a: [vest], b: ['hoarfrost'] } }, [], [high(1), low(3)]).events, 'dice-rolled')[0]!
      .values,
  ).toHaveLength(1);
});

clause('GG-EFF-21', 'a granted colour gives rerolls but no score', () => {
  const wearing = { card: 'kestrel', gear: ['surge-bracers'] };
  const { state } = diceOf({ config: { gear: true }, inPlay: { a: [wearing], b: ['hoarfrost'] } }, ['overload'], [[1, 1, 1, 1], low(3)]);
  expect(state.battle!.duel!.attacker.rerolls).toBe(1);
  expect(genegrafter.view(state, null).players[0]!.score).toBe(1);
});

clause('GG-EFF-22', 'a granted power makes its cards stronger', () => {
  const flying = { card: 'ironroot', gear: ['jump-boots'] };
  const fought = diceOf({ config: { gear: true }, inPlay: { a: [flying], b: ['hoarfrost'] } }, ['dive-strike'], [high(4), low(3)]);
  expect(told(fought.events, 'ability-revealed')).toMatchObject([{ powered: true }]);
});

clause('GG-EFF-23', 'bonus rerolls count in attack and defence', () => {
  const visor = { card: 'kestrel', gear: ['targeting-visor'] };
  const attacking = diceOf({ config: { gear: true }, inPlay: { a: [visor], b: ['hoarfrost'] } }, [], [low(2), low(3)]);
  expect(attacking.state.battle!.duel!.attacker.rerolls).toBe(1);
  const defending = play(begin({ config: { gear: true }, inPlay: { a: ['ironroot'], b: [visor] } }), a.battle('b', 'ironroot'), [
    b.defend('kestrel'),
    low(2),
    low(2),
  ]);
  expect(defending.state.battle!.duel!.defender.rerolls).toBe(1);
});

clause(['GG-EFF-25', 'GG-EFF-26'], 'a bearer that is never tired attacks in the turn it enters, whatever the rule says', () => {
  const state = begin({
    turn: 5,
    config: { gear: true },
    hands: { a: ['spring-greaves'] },
    inPlay: { a: [{ card: 'kestrel', enteredOnTurn: 5 }], b: ['hush'] },
  });
  expect(refusal(state, a.battle('b', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  allowed(play(state, a.gear('spring-greaves', 'kestrel')).state, a.battle('b', 'kestrel'));
});
