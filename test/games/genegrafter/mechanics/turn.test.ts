import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { actors, phase, player, typesOf } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { after, play, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-FLOW-01', 'drawing, then characters and gear, then battles, then discarding; by option the middle two in any order', () => {
  const state = (phaseOrder: 'strict' | 'interleaved') =>
    begin({
      config: { gear: true, phaseOrder },
      hands: { a: ['kestrel', 'hush', 'jump-boots'] },
      inPlay: { a: ['ironroot'], b: [{ card: 'livewire' }] },
    });
  const strictly = after(state('strict'), a.play('kestrel'), a.play('hush'), a.gear('jump-boots', 'kestrel'), a.battle('b', 'ironroot'), [
    b.defend('livewire'),
    [6, 6],
    [1, 1],
  ]);
  expect([phase(strictly), genegrafter.legalActions(strictly, 'a')]).toEqual(['main', [a.endMain()]]);
  const played = after(state('interleaved'), a.play('kestrel'), a.battle('b', 'ironroot'), b.defend('livewire'));
  expect(phase(played)).toBe('playing-abilities');
  const fought = after(played, [a.pass(), [6, 6], [1, 1]], a.play('hush'), a.gear('jump-boots', 'kestrel'));
  expect(phase(fought)).toBe('main');
  const { state: next, events } = play(fought, a.endMain());
  expect([next.active, phase(next)]).toEqual(['b', 'main']);
  expect(typesOf(events).slice(1)).toEqual(['turn-started', 'card-drawn', 'card-drawn', 'card-drawn']);
});

clause('GG-FLOW-03', 'one is awaited, those with a special die follow in seating order from him', () => {
  const state = begin({
    players: ['a', 'b', 'c'],
    active: 'b',
    inPlay: { b: ['ironroot'], c: ['hush'] },
    hands: { b: ['fire-lance'] },
    specialDice: ['a', 'c'],
  });
  expect([actors(state), genegrafter.awaited(state)]).toEqual([['b', 'c', 'a'], ['b']]);
  const attacked = after(state, b.battle('c', 'ironroot'));
  expect([actors(attacked), genegrafter.awaited(attacked)]).toEqual([['c', 'a'], ['c']]);
  const inDuel = after(attacked, c.defend('hush'));
  expect(actors(inDuel)).toEqual(['b', 'c', 'a']);
  const dice = after(inDuel, [b.ability('fire-lance'), [1, 1, 1], [2, 2]]);
  expect([phase(dice), actors(dice)]).toEqual(['main', ['b', 'c', 'a']]);
  expect(actors(begin({ players: ['a', 'b', 'c'] }))).toEqual(['a']);
});

clause('GG-FLOW-04', 'those who may interrupt have the special die and nothing else, and nobody waits for them', () => {
  const state = begin({ hands: { a: ['kestrel'], b: ['hush'] }, inPlay: { a: ['ironroot'], b: ['livewire'] }, specialDice: ['b'] });
  expect(genegrafter.legalActions(state, 'b')).toEqual([b.special()]);
  expect(genegrafter.awaited(state)).toEqual(['a']);
  expect(refusal(state, b.play('hush'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  expect(after(state, a.play('kestrel'), a.endMain()).active).toBe('b');
});

clause('GG-FLOW-08', 'after decisions and graft rounds the game goes on where it was: draws first, then the step', () => {
  const state = begin({
    deck: ['gene-purge', 'dna-1', 'kestrel', 'overload'],
    hands: { a: ['chimera'] },
    inPlay: { a: ['ironroot', 'hush'], b: ['livewire', 'murmur'] },
    specialDice: ['b'],
  });
  const asked = play(state, [b.special(), 3]);
  expect(phase(asked.state)).toBe('decision');
  const grafting = play(asked.state, a.choose('hush'), b.choose('murmur'));
  expect(phase(grafting.state)).toBe('grafting');
  const resumed = play(grafting.state, a.endGrafting());
  expect([phase(resumed.state), actors(resumed.state), player(resumed.state, 'b').hand]).toEqual(['main', ['a'], ['kestrel']]);
  expect(typesOf(resumed.events)).toEqual(['passed', 'graft-round-ended', 'card-drawn']);
});
