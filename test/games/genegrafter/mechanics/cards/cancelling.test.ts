import { defaultPack, type Pack } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { duel, phase, told } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { saying } from '../../helpers/packs.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

const jammed = (attackers: string[], defenders: string[]) =>
  begin({ hands: { a: attackers, b: defenders }, inPlay: { a: ['ashfall'], b: ['kestrel'] }, played: 1 });

clause('GG-EFF-02', 'the latest opposing card that still lies face down is cancelled; without one nothing is', () => {
  const state = jammed(['annihilate', 'overload', 'fire-lance', 'hush'], ['jam-signal', 'undertow']);
  const { events } = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.ability('annihilate'),
    b.pass(),
    a.ability('overload'),
    b.ability('jam-signal'),
    a.ability('fire-lance'),
    b.pass(),
    [a.pass(), [1, 1, 1, 1, 1, 1, 1], [6, 6]],
    a.leaveDice(),
  );
  // Fire Lance is up already; of the two below, Overload was played later.
  expect(told(events, 'ability-cancelled')).toEqual([{ type: 'ability-cancelled', player: 'a', seq: 2, by: 'jam-signal' }]);
  // Overload is up already when the signal, played before it, is revealed.
  const last = play(
    jammed(['overload', 'hush'], ['jam-signal']),
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.pass(),
    b.ability('jam-signal'),
    a.ability('overload'),
    [a.pass(), [6, 6, 6, 6, 6], [1, 1]],
  );
  expect(told(last.events, 'ability-cancelled')).toEqual([]);
});

clause('GG-EFF-02', 'two cancelling cards cancel two different ones', () => {
  const pack = saying({ 'mind-fog': [{ do: 'cancelAbility' }] });
  const state = begin({
    config: { pack },
    hands: { a: ['annihilate', 'overload'], b: ['jam-signal', 'mind-fog'] },
    inPlay: { a: ['ashfall'], b: ['kestrel'] },
  });
  const { events } = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.ability('annihilate'),
    b.ability('jam-signal'),
    a.ability('overload'),
    [b.ability('mind-fog'), [1, 1, 1], [6, 6, 6]],
  );
  expect(told(events, 'ability-cancelled').map(({ seq }) => seq)).toEqual([3, 1]);
  // Both are revealed while the latest card of the other side still lies face down: the second leaves what the first has cancelled.
  const late = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.ability('annihilate'),
    b.pass(),
    a.ability('overload'),
    b.ability('jam-signal'),
    [b.ability('mind-fog'), [1, 1, 1], [6, 6, 6]],
  );
  expect(told(late.events, 'ability-cancelled').map(({ seq }) => seq)).toEqual([2, 1]);
});

clause('GG-EFF-03', 'a cancelled card gives no dice, no effect and no reroll, and is discarded with the others', () => {
  const pack = saying({ annihilate: [{ do: 'gainRerolls', amount: 5 }] });
  const state = begin({
    config: { pack },
    hands: { a: ['annihilate', 'fire-lance'], b: ['jam-signal'] },
    inPlay: { a: ['ashfall'], b: ['kestrel'] },
  });
  const rolled = after(state, a.battle('b', 'ashfall'), b.defend('kestrel'), a.ability('annihilate'), b.ability('jam-signal'), [
    a.ability('fire-lance'),
    [1, 1, 1, 1, 1],
    [6, 6],
  ]);
  expect(duel(rolled).attacker).toMatchObject({ count: 3 + 2, rerolls: 1 });
  expect(after(rolled, a.leaveDice()).discard).toEqual(['fire-lance', 'jam-signal', 'annihilate']);
});

clause(['GG-EFF-02', 'GG-EFF-03', 'GG-DICE-01'], 'a jammed jam signal jams nothing and gives no sphere', () => {
  const pack: Pack = {
    ...defaultPack,
    abilities: defaultPack.abilities.map((card) => (card.id === 'jam-signal' ? { ...card, copies: 2 } : card)),
  };
  const state = begin({
    config: { pack },
    hands: { a: ['overload', 'jam-signal#1', 'ice-wall'], b: ['jam-signal#2', 'arc-flash', 'static-shield'] },
    inPlay: { a: ['murmur'], b: ['hush'] },
  });
  const { state: rolled, events } = play(
    state,
    a.battle('b', 'murmur'),
    b.defend('hush'),
    a.ability('overload'),
    b.ability('jam-signal#2'),
    a.ability('jam-signal#1'),
    b.pass(),
    [a.pass(), [1, 1, 1, 1], [2, 2]],
  );
  expect(told(events, 'ability-revealed').map(({ card, cancelled }) => [card, cancelled])).toEqual([
    ['jam-signal#1', false],
    ['jam-signal#2', true],
    ['overload', false],
  ]);
  expect([phase(rolled), duel(rolled).attacker.rerolls, duel(rolled).defender.rerolls]).toEqual(['attacker-dice', 1, 0]);
});
