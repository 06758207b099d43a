import { expect } from 'vitest';
import { battlefield } from '../../helpers/battlefield.js';
import { clause } from '../../helpers/clause.js';
import { character, phase, player, told, typesOf } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-BATTLE-04', 'a duel against a player with characters, a direct attack on one without', () => {
  expect(phase(after(battlefield(), a.battle('b', 'kestrel')))).toBe('choosing-defender');
  const direct = play(battlefield({ inPlay: { a: ['kestrel'], c: ['murmur'] } }), a.battle('b', 'kestrel'));
  expect([typesOf(direct.events), player(direct.state, 'b').life]).toEqual([['battle-declared', 'attack-started', 'direct-damage'], 5]);
});

clause('GG-BATTLE-06', 'a character that comes into play in time defends; a die without one does not help', () => {
  const attacked = (pool: string[]) =>
    after(begin({ inPlay: { a: ['kestrel'] }, pools: { b: pool }, specialDice: ['b'] }), a.battle('b', 'kestrel'));
  const recalled = after(attacked(['hush']), [b.special(), 1]);
  expect([phase(recalled), player(recalled, 'b').life]).toEqual(['choosing-defender', 6]);
  const wasted = after(attacked([]), [b.special(), 1]);
  expect([phase(wasted), player(wasted, 'b').life]).toEqual(['main', 5]);
});

clause('GG-DIR-01', 'a direct attack costs one life and nothing else', () => {
  const state = begin({ inPlay: { a: ['nullpoint'] }, hands: { a: ['overload'], b: ['ice-wall'] }, markers: { a: [3, 3], b: [3, 3] } });
  const { state: hit, events } = play(state, a.battle('b', 'nullpoint'));
  expect(events.at(-1)).toEqual({ type: 'direct-damage', player: 'b', by: 'nullpoint', life: 5 });
  expect({ ...player(hit, 'b'), life: 6 }).toEqual(player(state, 'b'));
  expect(player(hit, 'a')).toEqual(player(state, 'a'));
  expect(character(hit, 'nullpoint')!.wounded).toBe(false);
});

clause('GG-DIR-02', 'a player who never had a character is attacked directly, even by the first attack', () => {
  const state = after(
    begin({
      turn: 2,
      inPlay: { a: ['kestrel', 'hush'] },
    }),
    a.battle('b', 'kestrel', 'hush'),
  );
  expect(player(state, 'b').life).toBe(4);
});

clause('GG-DIR-03', 'once the last defender has fallen the rest hits directly', () => {
  const state = begin({ inPlay: { a: ['kestrel', 'livewire'], b: [{ card: 'hush', wounded: true }] } });
  const { state: hit, events } = play(state, a.battle('b', 'kestrel', 'livewire'), [b.defend('hush'), [6, 6], [1, 1]]);
  expect(told(events, 'character-died', 'direct-damage').map(({ type }) => type)).toEqual(['character-died', 'direct-damage']);
  expect(player(hit, 'b').life).toBe(5);
});
