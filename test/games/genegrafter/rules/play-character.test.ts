import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { character, player } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-PLAY-01', 'three characters in a turn, or as many as the option says', () => {
  const hand = ['kestrel', 'hush', 'murmur', 'undertow'];
  const three = after(begin({ hands: { a: hand } }), a.play('kestrel'), a.play('hush'), a.play('murmur'));
  expect(refusal(three, a.play('undertow'))).toEqual(['character-limit', 'GG-PLAY-01']);
  const one = after(begin({ hands: { a: hand }, config: { maxCharactersPerTurn: 1 } }), a.play('kestrel'));
  expect(refusal(one, a.play('hush'))).toEqual(['character-limit', 'GG-PLAY-01']);
});

clause('GG-PLAY-03', 'a character of the own hand', () => {
  const state = begin({ hands: { a: ['kestrel', 'fire-lance'], b: ['murmur'] }, inPlay: { a: ['hush'] } });
  for (const card of ['murmur', 'hush', 'ironroot', 'nothing'])
    expect(refusal(state, a.play(card))).toEqual(['card-not-in-hand', 'GG-PLAY-03']);
  expect(refusal(state, a.play('fire-lance'))).toEqual(['not-a-character', 'GG-PLAY-03']);
  allowed(state, a.play('kestrel'));
});

clause('GG-PLAY-04', 'it enters whole, bare and under its player’s control', () => {
  const { state, events } = play(begin({ hands: { a: ['kestrel'] }, turn: 9 }), a.play('kestrel'));
  expect(character(state, 'kestrel')).toEqual({
    card: 'kestrel',
    owner: 'a',
    grafts: [],
    gear: [],
    wounded: false,
    enteredOnTurn: 9,
    recalled: false,
    attackedOnTurn: null,
    infinite: null,
  });
  expect([player(state, 'a').hand, events]).toEqual([[], [{ type: 'character-played', player: 'a', card: 'kestrel', recalled: false }]]);
});

clause(['GG-PLAY-05', 'GG-ATT-04'], 'it does not attack in the turn it enters', () => {
  const state = after(begin({ hands: { a: ['kestrel'] }, inPlay: { a: ['ironroot'], b: ['hush'] } }), a.play('kestrel'));
  expect(refusal(state, a.battle('b', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  expect(refusal(state, a.battle('b', 'ironroot', 'kestrel'))).toEqual(['attacker-tired', 'GG-ATT-04']);
  allowed(state, a.battle('b', 'ironroot'));
});

clause('GG-PLAY-07', 'in its owner’s next turn it may attack', () => {
  const state = begin({
    hands: { a: ['kestrel'] },
    deck: ['fire-lance', 'overload', 'mind-fog', 'ice-wall', 'mind-lash', 'super-punch', 'gamma-burst'],
  });
  const next = after(state, a.play('kestrel'), a.endMain(), b.endMain());
  expect(next.active).toBe('a');
  allowed(next, a.battle('b', 'kestrel'));
});

clause('GG-PLAY-08', 'any number of characters may be in play', () => {
  const many = [
    'ironroot',
    'hush',
    'murmur',
    'undertow',
    'halflife',
    'ashfall',
    'hoarfrost',
    'livewire',
    'daybreak',
    'nullpoint',
    'chimera',
    'deadweight',
  ];
  const state = after(begin({ hands: { a: ['kestrel'] }, inPlay: { a: many } }), a.play('kestrel'));
  expect(state.characters).toHaveLength(13);
});
