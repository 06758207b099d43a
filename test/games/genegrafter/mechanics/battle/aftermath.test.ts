import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { character, phase, player, told } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { saying } from '../../helpers/packs.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-EFF-10', 'healing comes after the damage, for one own wounded character of choice', () => {
  const state = begin({
    hands: { a: ['heal-minor-wound'] },
    inPlay: { a: ['kestrel', { card: 'ironroot', wounded: true }], b: [{ card: 'hush', wounded: true }] },
  });
  const lost = after(state, a.battle('b', 'kestrel'), b.defend('hush'), [a.ability('heal-minor-wound'), [1, 1], [6, 6]], a.leaveDice());
  expect(genegrafter.legalActions(lost, 'a')).toEqual([a.choose('kestrel'), a.choose('ironroot')]);
  const healed = after(lost, a.choose('kestrel'));
  expect([character(healed, 'kestrel')!.wounded, character(healed, 'ironroot')!.wounded]).toEqual([false, true]);
  const nobody = play(
    begin({ hands: { a: ['heal-minor-wound'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    [a.ability('heal-minor-wound'), [6, 6], [1, 1]],
  );
  expect([phase(nobody.state), told(nobody.events, 'character-healed')]).toEqual(['main', []]);
});

clause('GG-EFF-12', 'the opposing player discards cards of his choice, one after the other, as far as he has any', () => {
  const pack = saying({ 'mind-lash': [{ do: 'opponentDiscards', count: 2 }] });
  const lash = (hand: string[]) =>
    after(
      begin({ config: { pack }, hands: { a: ['mind-lash'], b: hand }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
      a.battle('b', 'kestrel'),
      b.defend('hush'),
      a.ability('mind-lash'),
      ...(hand.length === 0 ? [] : [[b.pass(), [6, 6, 6], [1, 1]] as const]),
    );
  const asked = lash(['overload', 'ice-wall', 'undertow']);
  expect([phase(asked), genegrafter.actors(asked)]).toEqual(['decision', ['b']]);
  const once = after(asked, b.choose('ice-wall'));
  expect(genegrafter.view(once, 'b').decisions).toMatchObject([{ left: 1, options: ['overload', 'undertow'] }]);
  expect(player(after(once, b.choose('undertow')), 'b').hand).toEqual(['overload']);
  expect(player(lash(['overload', 'ice-wall']), 'b').hand).toEqual([]);
  expect(player(lash(['overload']), 'b').hand).toEqual([]);
});

clause('GG-PROC-15', 'healing makes whole, and whole characters cannot be chosen', () => {
  const state = begin({
    hands: { a: ['heal-minor-wound'] },
    inPlay: { a: ['kestrel', 'ironroot', { card: 'hush', wounded: true }], b: ['livewire'] },
  });
  const { state: healed, events } = play(state, a.battle('b', 'kestrel'), b.defend('livewire'), [
    a.ability('heal-minor-wound'),
    [6, 6],
    [1, 1],
  ]);
  expect(told(events, 'character-healed')).toEqual([{ type: 'character-healed', card: 'hush', owner: 'a' }]);
  expect(character(healed, 'hush')!.wounded).toBe(false);
});
