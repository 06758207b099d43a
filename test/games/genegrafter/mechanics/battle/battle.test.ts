import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { armies, battlefield, loses } from '../../helpers/battlefield.js';
import { clause } from '../../helpers/clause.js';
import { character, phase, player, told, typesOf } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { saying } from '../../helpers/packs.js';
import { after, allowed, play, refusal } from '../../helpers/playing.js';
import { begin, three } from '../../helpers/scenes.js';

clause('GG-ATT-10', 'a character has attacked from the start of its attack, whatever comes of it', () => {
  const state = after(battlefield(), a.battle('b', 'kestrel', 'ironroot'));
  expect([character(state, 'kestrel')!.attackedOnTurn, character(state, 'ironroot')!.attackedOnTurn]).toEqual([5, null]);
  const lost = after(state, [b.defend('hush'), [1, 1], [6, 6]]);
  expect([character(lost, 'kestrel')!.attackedOnTurn, character(lost, 'ironroot')!.attackedOnTurn]).toEqual([5, 5]);
});

clause(['GG-BATTLE-01', 'GG-BATTLE-02'], 'attacks follow one another in the order given, and none can be taken back', () => {
  const state = after(battlefield(), a.battle('b', 'livewire', 'kestrel'));
  expect(state.battle).toMatchObject({ attacker: 'livewire', waiting: ['kestrel'] });
  expect(refusal(state, a.endMain())).toEqual(['wrong-phase', 'GG-ACT-04']);
  expect(genegrafter.legalActions(state, 'a')).toEqual([]);
  const { state: next, events } = play(state, loses('hush'));
  expect(typesOf(events).slice(-3)).toEqual(['duel-decided', 'character-wounded', 'attack-started']);
  expect(next.battle).toMatchObject({ attacker: 'kestrel', waiting: [] });
});

clause('GG-BATTLE-03', 'a declared attacker that has fallen makes no attack', () => {
  const state = begin({
    deck: ['gene-purge', 'fire-lance'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['kestrel', 'ironroot'], b: ['hush', 'murmur'] },
  });
  const asked = after(state, a.battle('b', 'kestrel', 'ironroot'), b.defend('hush'), [a.ability('adrenaline'), [6, 6, 6], [1, 1]]);
  const { state: next, events } = play(asked, a.choose('ironroot'), b.choose('murmur'));
  expect(told(events, 'attack-started')).toEqual([]);
  expect([phase(next), character(next, 'kestrel')!.attackedOnTurn]).toEqual(['main', 5]);
});

clause('GG-BATTLE-07', 'the attacks left against an eliminated opponent are dropped and count as not made', () => {
  const state = after(
    battlefield({ inPlay: { a: armies.a, c: ['murmur'] }, life: { b: 1 } }),
    a.battle('b', 'kestrel', 'ironroot', 'livewire'),
  );
  expect([phase(state), state.battle]).toEqual(['main', null]);
  expect(armies.a.map((card) => character(state, card)!.attackedOnTurn)).toEqual([5, null, null]);
  allowed(state, a.battle('c', 'ironroot', 'livewire'));
  expect(refusal(state, a.battle('c', 'kestrel'))).toEqual(['attacker-already-attacked', 'GG-ATT-05']);
});

clause('GG-PROC-12', 'damage, then aftermath, then the cards, then what waited, then the next attack', () => {
  const state = begin({
    deck: ['field-hospital', 'foresight'],
    hands: { a: ['adrenaline', 'heal-minor-wound'] },
    inPlay: { a: [{ card: 'ironroot', wounded: true }, 'livewire'], b: ['hush'] },
  });
  const { events } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), a.ability('adrenaline'), [
    a.ability('heal-minor-wound'),
    [6, 6, 6],
    [1, 1],
  ]);
  expect(
    typesOf(events)
      .slice(4)
      .filter((type) => type !== 'passed' && type !== 'ability-played'),
  ).toEqual([
    'ability-revealed',
    'ability-revealed',
    'event-drawn',
    'card-drawn',
    'dice-rolled',
    'dice-rolled',
    'duel-decided',
    'character-wounded',
    'character-healed',
    'card-discarded',
    'card-discarded',
    'character-healed',
    'event-resolved',
    'attack-started',
  ]);
});

clause('GG-ACT-07', 'every change is told, in the order in which it happens', () => {
  const state = begin({
    hands: { a: ['super-punch'], b: ['ice-wall'] },
    markers: { a: [1, 0] },
    inPlay: { a: ['ironroot'], b: [{ card: 'hoarfrost', wounded: true }] },
  });
  const { events } = play(
    state,
    a.battle('b', 'ironroot'),
    b.defend('hoarfrost'),
    a.ability('super-punch'),
    b.ability('ice-wall'),
    [a.token('attack'), [6, 6, 6, 6, 6], [1, 1, 1, 1, 1, 6]],
    [b.reroll(0), 1],
  );
  expect(typesOf(events)).toEqual([
    'battle-declared',
    'attack-started',
    'defender-chosen',
    'ability-played',
    'ability-played',
    'marker-spent',
    'passed',
    'passed',
    'ability-revealed',
    'ability-revealed',
    'dice-rolled',
    'dice-rolled',
    'die-rerolled',
    'duel-decided',
    'character-died',
    'card-discarded',
    'card-discarded',
  ]);
});

clause(
  ['GG-BATTLE-07', 'GG-ATT-10', 'GG-DRAW-06'],
  'an event between two attacks eliminates the opponent: the attackers left stay fresh',
  () => {
    const pack = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 2 }] });
    const state = three({
      config: { pack },
      deck: ['street-riot', 'foresight'],
      hands: { a: ['adrenaline'] },
      life: { b: 2 },
      inPlay: { a: ['ironroot', 'livewire'], b: ['hush', 'murmur'], c: ['deadweight'] },
    });
    const { state: next } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), [
      a.ability('adrenaline'),
      [6, 6, 6],
      [1, 1],
    ]);
    expect([player(next, 'b').eliminatedAt, next.battle, phase(next)]).toEqual([1, null, 'main']);
    expect([character(next, 'ironroot')!.attackedOnTurn, character(next, 'livewire')!.attackedOnTurn]).toEqual([5, null]);
    expect(phase(after(next, a.battle('c', 'livewire')))).toBe('choosing-defender');
    expect(refusal(next, a.battle('b', 'livewire'))).toEqual(['opponent-invalid', 'GG-ATT-02']);
    expect(next.discard).toEqual(['adrenaline', 'hush', 'murmur']);
  },
);
