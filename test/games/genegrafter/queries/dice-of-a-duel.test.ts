import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { diceOf, high, low } from '../helpers/dice-pools.js';
import { told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { play } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

const duelDice = (state: ReturnType<typeof begin>) => [state.battle!.duel!.attacker.count, state.battle!.duel!.defender.count];

clause(['GG-PROC-01', 'GG-PROC-02'], 'dice are summed, raised to zero, and cut only where a cap is set', () => {
  const many = ['overload', 'annihilate', 'gamma-burst', 'fire-lance'];
  const rolled = (maxDicePerSide: number | null, count: number) =>
    told(
      diceOf({ config: { maxDicePerSide }, inPlay: { a: ['nullpoint'], b: ['hoarfrost'] } }, many, [
        high(count),
        low(Math.min(3, maxDicePerSide ?? 3)),
      ]).events,
      'dice-rolled',
    ).map(({ values }) => values.length);
  expect(rolled(null, 10)).toEqual([3 + 2 + 3 + 1 + 1, 3]);
  expect(rolled(2, 2)).toEqual([2, 2]);
  // One die, less one by each of two rays; what is below zero is raised only after the sum.
  const state = begin({ hands: { b: ['blinding-ray'] }, inPlay: { a: ['oracle-seven'], b: ['daybreak'] }, markers: { a: [1, 0] } });
  const fought = play(state, a.battle('b', 'oracle-seven'), b.defend('daybreak'), a.token('attack'), [
    b.ability('blinding-ray'),
    [1],
    low(4),
  ]);
  expect(duelDice(fought.state)).toEqual([1 + 1 - 1, 4]);
});

clause('GG-PROC-01', 'what goes below zero on the way is not lost in the sum', () => {
  const pack = saying({ overload: [{ do: 'addDice', side: 'self', amount: -6 }] });
  const state = begin({ config: { pack }, hands: { a: ['gamma-burst', 'overload'] }, inPlay: { a: ['nullpoint'], b: ['hush'] } });
  // 3 + 1 + 2 - 6 = 0, though the effect is revealed first.
  const { events } = play(state, a.battle('b', 'nullpoint'), b.defend('hush'), a.ability('gamma-burst'), [a.ability('overload'), [1, 1]]);
  expect(told(events, 'dice-rolled').map(({ side }) => side)).toEqual(['defender']);
});

clause(['GG-PROC-03', 'GG-DUEL-09', 'GG-DUEL-10'], 'only the column of the role counts, and all parts of it', () => {
  const state = begin({
    hands: { a: ['hurl-debris', 'static-shield'], b: ['overload', 'dive-strike'] },
    markers: { a: [1, 3], b: [3, 1] },
    inPlay: { a: ['poltergeist'], b: ['kestrel'] },
  });
  const fought = play(
    state,
    a.battle('b', 'poltergeist'),
    b.defend('kestrel'),
    a.ability('hurl-debris'),
    b.ability('overload'),
    a.ability('static-shield'),
    b.ability('dive-strike'),
    a.token('attack'),
    [b.token('defence'), low(5), low(4)],
  );
  // 2 + telekinesis 2 + 0 + token 1 against 2 + 0 + flight 1 + token 1
  expect(duelDice(fought.state)).toEqual([5, 4]);
});

clause(['GG-PROC-04', 'GG-PROC-05'], 'dice with the power replace the plain ones, or add by option', () => {
  const withPower = (powerDice: 'replace' | 'add', count: number) =>
    told(
      diceOf({ config: { powerDice }, inPlay: { a: ['ironroot'], b: ['hoarfrost'] } }, ['super-punch'], [high(count), low(3)]).events,
      'dice-rolled',
    )[0]!.values.length;
  expect(withPower('replace', 4)).toBe(2 + 2);
  expect(withPower('add', 5)).toBe(2 + 1 + 2);
  const without = (powerDice: 'replace' | 'add') =>
    told(
      diceOf({ config: { powerDice }, inPlay: { a: ['kestrel'], b: ['hoarfrost'] } }, ['super-punch'], [high(3), low(3)]).events,
      'dice-rolled',
    )[0]!.values.length;
  expect([without('replace'), without('add')]).toEqual([2 + 1, 2 + 1]);
});

clause(['GG-PROC-06', 'GG-PROC-07'], 'Infinite Power uses every card and its reserved effects, but does not regenerate', () => {
  const state = begin({
    hands: { a: ['kinetic-return', 'gamma-burst'] },
    inPlay: { a: [{ card: 'paragon-nine', wounded: true }], b: ['hoarfrost'] },
  });
  const fought = play(state, a.battle('b', 'paragon-nine'), b.defend('hoarfrost'), a.ability('kinetic-return'), [
    a.ability('gamma-burst'),
    low(1 + 1 + 3),
    low(3),
  ]);
  expect(fought.state.battle!.duel!.attacker.rerolls).toBe(2 + 1); // two colours and the reserved effect
  const lost = play(begin({ inPlay: { a: [{ card: 'paragon-nine', wounded: true }], b: ['hoarfrost'] } }), a.battle('b', 'paragon-nine'), [
    b.defend('hoarfrost'),
    low(1),
    high(3),
  ]);
  expect(told(lost.events, 'regenerated')).toEqual([]);
  expect(lost.state.players[1]!.genePool).toEqual(['paragon-nine']);
});
