import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { fight } from '../helpers/duels.js';
import { duel } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';

clause('GG-DUEL-01', 'the attacker acts first, then the two alternate: card, token or pass', () => {
  const state = fight({ hands: { a: ['super-punch', 'overload'], b: ['ice-wall', 'mind-fog'] }, markers: { b: [0, 1] } });
  expect(genegrafter.actors(state)).toEqual(['a']);
  expect(refusal(state, b.ability('ice-wall'))).toEqual(['not-your-turn', 'GG-ACT-05']);
  const order = [state];
  for (const action of [a.ability('super-punch'), b.token('defence'), a.pass(), b.ability('ice-wall')])
    order.push(after(order.at(-1)!, action));
  expect(order.map((now) => duel(now).toAct)).toEqual(['a', 'b', 'a', 'b', 'a']);
});

clause('GG-DUEL-02', 'an ability of the hand, laid face down', () => {
  const state = fight({ hands: { a: ['super-punch', 'kestrel'], b: ['ice-wall'] } });
  expect(refusal(state, a.ability('ice-wall'))).toEqual(['card-not-in-hand', 'GG-DUEL-02']);
  expect(refusal(state, a.ability('kestrel'))).toEqual(['not-an-ability', 'GG-DUEL-02']);
  const { state: laid, events } = play(state, a.ability('super-punch'));
  expect(duel(laid).played).toEqual([{ card: 'super-punch', by: 'a', faceDown: true, cancelled: false, powered: false }]);
  expect(genegrafter.witness(events[0]!, 'b')).toEqual({ type: 'ability-played', player: 'a', seq: 1, card: null });
  expect(genegrafter.witness(events[0]!, 'a')).toEqual({ type: 'ability-played', player: 'a', seq: 1, card: 'super-punch' });
});

clause('GG-DUEL-03', 'any ability may be played, whatever powers, colours and role', () => {
  const state = fight({ hands: { a: ['ice-wall', 'static-shield', 'mind-fog', 'heal-minor-wound'] } });
  for (const card of ['ice-wall', 'static-shield', 'mind-fog', 'heal-minor-wound']) allowed(state, a.ability(card));
});

clause('GG-DUEL-04', 'any number of cards and tokens, in any mixture', () => {
  let state = fight({ hands: { a: ['super-punch', 'overload', 'gamma-burst', 'fire-lance', 'kestrel'] }, markers: { a: [3, 3] } });
  for (const action of [
    a.ability('super-punch'),
    a.token('attack'),
    a.ability('overload'),
    a.token('attack'),
    a.ability('gamma-burst'),
    a.token('attack'),
  ])
    state = after(state, action);
  allowed(state, a.ability('fire-lance'));
  expect([duel(state).attacker.markers, duel(state).played.length]).toEqual([3, 3]);
});
