import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { battlefield, loses } from '../helpers/battlefield.js';
import { clause } from '../helpers/clause.js';
import { character, told } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-DEF-01', 'the attacked player names one of his characters in play', () => {
  const state = after(battlefield(), a.battle('b', 'kestrel'));
  expect(refusal(state, b.defend('undertow'))).toEqual(['no-such-character', 'GG-DEF-01']);
  expect(refusal(state, b.defend('murmur'))).toEqual(['not-your-character', 'GG-DEF-01']);
  expect(refusal(state, c.defend('murmur'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  expect(told(play(state, loses('hush')).events, 'defender-chosen')).toEqual([{ type: 'defender-chosen', player: 'b', character: 'hush' }]);
});

clause('GG-DEF-02', 'whoever has a character must defend', () => {
  const state = after(battlefield({ specialDice: ['b'] }), a.battle('b', 'kestrel'));
  expect(genegrafter.legalActions(state, 'b')).toEqual([b.defend('hush'), b.special()]);
  expect(refusal(state, b.accept())).toEqual(['wrong-phase', 'GG-ACT-04']);
});

clause('GG-PLAY-06', 'a tired character may defend', () => {
  const state = after(begin({ turn: 5, inPlay: { a: ['ironroot'], b: [{ card: 'hush', enteredOnTurn: 5 }] } }), a.battle('b', 'ironroot'));
  allowed(state, b.defend('hush'));
});

clause('GG-BATTLE-08', 'a surviving character may defend again, wounded or not', () => {
  const state = after(battlefield(), a.battle('b', 'kestrel', 'ironroot'), loses('hush'));
  expect(character(state, 'hush')!.wounded).toBe(true);
  allowed(state, b.defend('hush'));
});
