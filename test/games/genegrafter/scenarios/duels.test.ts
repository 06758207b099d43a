import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { character, duel, phase, player, scores, told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, play } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

const rolls = (events: Parameters<typeof told>[0]) => told(events, 'dice-rolled').map(({ values }) => values.length);

test('example 5: FAQ, Super Punch', () => {
  const punch = (card: string, powerDice: 'replace' | 'add', count: number) => {
    const state = begin({ config: { powerDice }, hands: { a: ['super-punch'] }, inPlay: { a: [card], b: ['hoarfrost'] } });
    return rolls(
      play(state, a.battle('b', card), b.defend('hoarfrost'), [a.ability('super-punch'), Array(count).fill(6), [1, 1, 1]]).events,
    )[0];
  };
  expect(punch('ironroot', 'replace', 4)).toBe(4);
  expect(punch('kestrel', 'replace', 3)).toBe(3);
  expect(punch('paragon-nine', 'replace', 3)).toBe(3);
  expect(punch('ironroot', 'add', 5)).toBe(5);
});

test('example 6: rerolls from colours', () => {
  const attack = (card: string, cards: readonly string[], count: number) => {
    const state = begin({ hands: { a: [...cards] }, inPlay: { a: [card], b: ['hoarfrost'] } });
    const plays = cards.slice(0, -1).map((played) => a.ability(played));
    const { attacker } = duel(
      after(state, a.battle('b', card), b.defend('hoarfrost'), ...plays, [a.ability(cards.at(-1)!), Array(count).fill(1), [6, 6, 6]]),
    );
    return [attacker.count, attacker.rerolls];
  };
  const three = ['fire-lance', 'dive-strike', 'jam-signal'];
  expect(attack('chimera', three, 6)).toEqual([6, 3]);
  expect(attack('ironroot', three, 4)).toEqual([4, 1]);
  expect(attack('stone-samaritan', ['super-punch'], 5)).toEqual([5, 1]);
});

test('example 7: complete duel with tie', () => {
  const state = begin({
    hands: { a: ['super-punch', 'kestrel'], b: ['ice-wall', 'hush'] },
    markers: { a: [3, 3] },
    inPlay: { a: ['ironroot'], b: ['hoarfrost'] },
    played: 1,
  });
  const rolled = play(
    state,
    a.battle('b', 'ironroot'),
    b.defend('hoarfrost'),
    a.ability('super-punch'),
    b.ability('ice-wall'),
    a.token('attack'),
    b.pass(),
    [a.pass(), [4, 2, 6, 1, 3], [1, 3, 2, 4, 1, 5]],
  );
  expect(told(rolled.events, 'ability-revealed').map(({ card }) => card)).toEqual(['ice-wall', 'super-punch']);
  expect([duel(rolled.state).attacker.rerolls, duel(rolled.state).defender.rerolls]).toEqual([1, 1]);
  const done = play(rolled.state, [a.reroll(3), 3], [b.reroll(0), 3, [5, 5, 2, 3, 1], [6, 1, 2, 2, 3, 1]]);
  expect(told(done.events, 'tie')).toEqual([{ type: 'tie', total: 18, number: 1 }]);
  expect(told(done.events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'a', totals: [16, 15] }]);
  expect([character(done.state, 'hoarfrost')!.wounded, done.state.discard, player(done.state, 'a').attackMarkers]).toEqual([
    true,
    ['ice-wall', 'super-punch'],
    2,
  ]);
});

test('example 8: better result kept, by Roll Again on an own die too', () => {
  const state = begin({ hands: { a: ['roll-again', 'foresight'] }, inPlay: { a: ['long-odds'], b: ['hush'] } });
  const rolled = after(state, a.battle('b', 'long-odds'), b.defend('hush'), a.ability('roll-again'), [
    a.ability('foresight'),
    [5, 5, 5],
    [5, 6],
  ]);
  expect(duel(after(rolled, [a.reroll(0), 2])).attacker).toMatchObject({ dice: [5, 5, 5], rerolls: 1 });
  expect(duel(after(rolled, [a.effect(0, 'a', 0), 2])).attacker.dice).toEqual([5, 5, 5]);
  expect(duel(after(rolled, [a.effect(0, 'b', 0), 2])).defender.dice).toEqual([2, 6]);
});

test('example 9: last in, first out, and cancelling', () => {
  const state = begin({
    hands: { a: ['annihilate', 'fire-lance', 'kestrel'], b: ['jam-signal', 'murmur'] },
    inPlay: { a: ['ashfall'], b: ['hush'] },
    played: 1,
  });
  const { state: rolled, events } = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('hush'),
    a.ability('annihilate'),
    b.ability('jam-signal'),
    a.ability('fire-lance'),
    b.pass(),
    [a.pass(), [1, 1, 1, 1, 1], [6, 6]],
  );
  expect(told(events, 'ability-revealed').map(({ card, cancelled }) => [card, cancelled])).toEqual([
    ['fire-lance', false],
    ['jam-signal', false],
    ['annihilate', true],
  ]);
  expect(duel(rolled).attacker).toMatchObject({ count: 5, rerolls: 1 });
});

test('example 10: wounded attacker is taken', () => {
  const state = begin({ inPlay: { a: [{ card: 'halflife', wounded: true }], b: ['kestrel'] } });
  const { state: lost, events } = play(state, a.battle('b', 'halflife'), [b.defend('kestrel'), [3, 2, 2], [4, 5]]);
  expect(told(events, 'duel-decided')).toMatchObject([{ winner: 'b', totals: [7, 9] }]);
  expect([scores(state), scores(lost)]).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect([player(lost, 'b').genePool, character(lost, 'kestrel')!.wounded]).toEqual([['halflife'], false]);
});

test('example 11: a stack is taken', () => {
  const taken = (graftsOnDeath: 'killer' | 'discard') => {
    const stack = { card: 'nullpoint', grafts: ['murmur', 'oracle-seven'], gear: ['ceramic-vest'], wounded: true };
    const state = begin({ config: { gear: true, graftsOnDeath }, inPlay: { a: [stack], b: ['kestrel'] } });
    const lost = after(state, a.battle('b', 'nullpoint'), [b.defend('kestrel'), [1, 1, 1], [6, 6]]);
    return [scores(state), scores(lost), player(lost, 'b').genePool, lost.discard];
  };
  expect(taken('killer')).toEqual([[6, 1], [0, 7], ['nullpoint', 'murmur', 'oracle-seven'], ['ceramic-vest']]);
  expect(taken('discard')).toEqual([[6, 1], [0, 4], ['nullpoint'], ['ceramic-vest', 'murmur', 'oracle-seven']]);
});

test('example 13: Infinite Power does not regenerate', () => {
  const lost = after(begin({ inPlay: { a: [{ card: 'paragon-nine', wounded: true }], b: ['hush'] } }), a.battle('b', 'paragon-nine'), [
    b.defend('hush'),
    [1],
    [6, 6],
  ]);
  expect([player(lost, 'b').genePool, scores(lost)]).toEqual([['paragon-nine'], [0, 2 + 3]]);
});

test('example 19: Heal Minor Wound', () => {
  const lose = (inPlay: { card: string; wounded?: boolean }[]) =>
    play(
      begin({ hands: { a: ['heal-minor-wound'] }, inPlay: { a: inPlay, b: ['hush'] } }),
      a.battle('b', 'kestrel'),
      b.defend('hush'),
      [a.ability('heal-minor-wound'), [1, 1], [6, 6]],
      a.leaveDice(),
    );
  const whole = lose([{ card: 'kestrel' }]);
  expect(told(whole.events, 'character-wounded', 'character-healed').map(({ type }) => type)).toEqual([
    'character-wounded',
    'character-healed',
  ]);
  expect(character(whole.state, 'kestrel')!.wounded).toBe(false);
  const taken = lose([
    { card: 'kestrel', wounded: true },
    { card: 'ironroot', wounded: true },
  ]);
  expect([player(taken.state, 'b').genePool, character(taken.state, 'ironroot')!.wounded]).toEqual([['kestrel'], false]);
  const nobody = lose([{ card: 'kestrel', wounded: true }]);
  expect([player(nobody.state, 'b').genePool, told(nobody.events, 'character-healed')]).toEqual([['kestrel'], []]);
});

test('example 20: Lucky Shot waiting', () => {
  const state = begin({
    hands: { a: ['mind-lash', 'lucky-shot', 'ironroot'], b: ['blink-away', 'hush'] },
    inPlay: { a: ['kestrel', 'livewire'], b: ['blinkstep', 'undertow'] },
    config: { battlesPerOpponent: 'unlimited' },
    played: 1,
  });
  const waiting = after(
    state,
    a.battle('b', 'kestrel'),
    b.defend('blinkstep'),
    a.ability('mind-lash'),
    b.ability('blink-away'),
    a.ability('lucky-shot'),
    b.pass(),
    a.pass(),
  );
  expect([waiting.discard, player(waiting, 'a').lingering.map(({ card }) => card)]).toEqual([['blink-away', 'mind-lash'], ['lucky-shot']]);
  expect(waiting.characters.map(({ wounded }) => wounded)).toEqual([false, false, false, false]);
  const rolled = after(waiting, a.battle('b', 'livewire'), b.defend('undertow'), a.pass(), [b.pass(), [2, 1], [5, 1]]);
  const { state: won, events } = play(rolled, a.effect(0, 'a', 1, 6));
  expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'a', totals: [8, 6] }]);
  expect(won.discard.at(-1)).toBe('lucky-shot');
});

test('example 24: zero dice', () => {
  const state = begin({ hands: { b: ['blinding-ray'] }, inPlay: { a: ['oracle-seven'], b: ['daybreak'] } });
  const { state: rolled, events } = play(state, a.battle('b', 'oracle-seven'), b.defend('daybreak'), [
    b.ability('blinding-ray'),
    [1, 1, 2, 1],
  ]);
  expect([rolls(events), phase(rolled), duel(rolled).defender.rerolls]).toEqual([[4], 'defender-dice', 1]);
  const done = play(rolled, b.leaveDice());
  expect(told(done.events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'b', totals: [0, 5] }]);
  expect(character(done.state, 'oracle-seven')!.wounded).toBe(true);
  // A Lucky Shot for own dice finds none and stays; one for any die finds the defender's, and is lost unless it is used.
  const shot = (target: 'own' | 'any') => {
    const pack = saying({ 'lucky-shot': [{ do: 'setDie', target }] });
    const shooting = begin({
      config: { pack },
      hands: { a: ['lucky-shot'], b: ['blinding-ray'] },
      inPlay: { a: ['oracle-seven'], b: ['daybreak'] },
    });
    return after(shooting, a.battle('b', 'oracle-seven'), b.defend('daybreak'), a.ability('lucky-shot'), [
      b.ability('blinding-ray'),
      [1, 1, 2, 1],
    ]);
  };
  expect(phase(shot('own'))).toBe('defender-dice');
  const waiting = after(shot('own'), b.leaveDice());
  expect([player(waiting, 'a').lingering.map(({ card }) => card), waiting.discard]).toEqual([['lucky-shot'], ['blinding-ray']]);
  expect(phase(shot('any'))).toBe('attacker-dice');
  const lost = after(shot('any'), a.leaveDice(), b.leaveDice());
  expect([player(lost, 'a').lingering, lost.discard]).toEqual([[], ['blinding-ray', 'lucky-shot']]);
});

test('example 29: Mind Fog', () => {
  const state = begin({ hands: { a: ['mind-lash'], b: ['mind-fog', 'overload', 'ice-wall'] }, inPlay: { a: ['murmur'], b: ['hush'] } });
  const { state: asked, events } = play(state, a.battle('b', 'murmur'), b.defend('hush'), a.ability('mind-lash'), b.ability('mind-fog'), [
    b.pass(),
    [1, 1, 1, 1],
    [6, 6, 6],
  ]);
  expect([rolls(events), told(events, 'passed').map((event) => [event.player, event.at])]).toEqual([
    [4, 3],
    [
      ['a', 'playing-abilities'],
      ['b', 'playing-abilities'],
    ],
  ]);
  expect(genegrafter.legalActions(asked, 'b')).toEqual([b.choose('overload'), b.choose('ice-wall')]);
});
