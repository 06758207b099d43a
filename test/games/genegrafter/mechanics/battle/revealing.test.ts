import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { fight } from '../../helpers/duels.js';
import { duel, told, typesOf } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-DUEL-07', 'revealed in reverse order of play, each carried out before the next', () => {
  const state = fight({ hands: { a: ['adrenaline', 'overload', 'kestrel'], b: ['jam-signal'] }, deck: ['foresight'] });
  const { events } = play(state, a.ability('adrenaline'), b.ability('jam-signal'), a.ability('overload'), [a.pass(), [6, 6, 6, 6], [1, 1]]);
  expect(typesOf(events.filter(({ type }) => type.startsWith('ability-') || type === 'card-drawn'))).toEqual([
    'ability-played',
    'ability-played',
    'ability-played',
    'ability-revealed',
    'ability-revealed',
    'ability-cancelled',
    'ability-revealed',
  ]);
  expect(told(events, 'ability-revealed').map(({ card, cancelled }) => [card, cancelled])).toEqual([
    ['overload', false],
    ['jam-signal', false],
    ['adrenaline', true],
  ]);
  const uncancelled = fight({ hands: { a: ['adrenaline', 'overload', 'kestrel'] }, deck: ['foresight'] });
  const drawn = play(uncancelled, a.ability('adrenaline'), a.ability('overload'), [a.pass(), [6, 6, 6, 6, 6], [1, 1]]).events;
  expect(typesOf(drawn).indexOf('card-drawn')).toBe(typesOf(drawn).lastIndexOf('ability-revealed') + 1);
});

clause('GG-DUEL-08', 'the power is looked at when the card is revealed', () => {
  // Infinite Power comes after the card was laid, and still counts.
  const state = fight({ hands: { a: ['gamma-burst', 'kestrel'], b: ['ice-wall'] }, specialDice: ['a'] });
  const granted = after(state, a.ability('gamma-burst'), [a.special(), 5]);
  expect(duel(granted).played[0]!.powered).toBe(false);
  const { events } = play(granted, b.pass(), [a.pass(), [6, 6, 6, 6, 6], [1, 1]]);
  expect(told(events, 'ability-revealed')).toMatchObject([{ card: 'gamma-burst', powered: true }]);
  expect(told(events, 'dice-rolled')[0]!.values).toHaveLength(2 + 3);
});

clause(
  ['GG-PROC-08', 'GG-DICE-01', 'GG-DICE-02'],
  'dice and rerolls are counted after the last reveal: one reroll per card in a colour of the character',
  () => {
    const state = after(
      begin({ hands: { a: ['super-punch', 'overload'] }, inPlay: { a: ['stone-samaritan'], b: ['hush'] }, specialDice: ['b'] }),
      a.battle('b', 'stone-samaritan'),
      b.defend('hush'),
      a.ability('super-punch'),
    );
    expect(duel(state).attacker).toMatchObject({ count: 0, rerolls: 0 });
    const rolled = after(state, [a.ability('overload'), [1, 1, 1, 1, 1, 1, 1], [6, 6]]);
    // Two physical markers, one physical card; the energy card is none of his colours.
    expect(duel(rolled).attacker).toMatchObject({ count: 3 + 2 + 2, rerolls: 1 });
  },
);
