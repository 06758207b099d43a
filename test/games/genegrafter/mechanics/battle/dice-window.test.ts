import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { fight } from '../../helpers/duels.js';
import { duel, phase, told } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { after, play, refusal } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-PROC-09', 'attack dice, defence dice, the attacker’s window, the defender’s window', () => {
  const state = fight({ hands: { a: ['super-punch'], b: ['crushing-field'] } });
  const first = play(state, a.ability('super-punch'), [b.ability('crushing-field'), [1, 1, 1, 5], [2, 2, 2]]);
  expect(told(first.events, 'dice-rolled').map(({ values }) => values)).toEqual([
    [1, 1, 1, 5],
    [2, 2, 2],
  ]);
  const second = play(first.state, [a.reroll(0), 4], [b.reroll(2), 3]);
  expect(told(second.events, 'die-rerolled').map(({ player: who, rolled }) => [who, rolled])).toEqual([
    ['a', 4],
    ['b', 3],
  ]);
});

clause('GG-DICE-04', 'the defender’s window opens when the attacker’s has closed', () => {
  const state = after(
    begin({ hands: { a: ['super-punch'], b: ['crushing-field'] }, inPlay: { a: ['ironroot'], b: ['hush'] } }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('super-punch'),
    [b.ability('crushing-field'), [1, 1, 1, 1], [1, 1, 1]],
  );
  expect([phase(state), genegrafter.actors(state)]).toEqual(['attacker-dice', ['a']]);
  expect(refusal(state, b.reroll(0))).toEqual(['not-your-turn', 'GG-ACT-05']);
  const closed = after(state, a.leaveDice());
  expect([phase(closed), genegrafter.actors(closed)]).toEqual(['defender-dice', ['b']]);
});

clause('GG-DICE-07', 'automatic rerolls go to the lowest die, the first of equals, and stop at sixes', () => {
  const autoReroll = { config: { autoReroll: true } };
  const state = begin({
    ...autoReroll,
    hands: { a: ['fire-lance', 'dive-strike', 'kestrel'] },
    inPlay: { a: ['chimera'], b: ['undertow'] },
    played: 1,
  });
  const { events } = play(state, a.battle('b', 'chimera'), b.defend('undertow'), a.ability('fire-lance'), a.ability('dive-strike'), [
    a.pass(),
    [6, 2, 5, 2, 6, 6],
    [1, 1],
    1,
    6,
  ]);
  expect(told(events, 'die-rerolled').map(({ die, from, kept }) => [die, from, kept])).toEqual([
    [1, 2, 2],
    [1, 2, 6],
  ]);
  const sixes = play(state, a.battle('b', 'chimera'), b.defend('undertow'), a.ability('fire-lance'), a.ability('dive-strike'), [
    a.pass(),
    [6, 6, 6, 6, 6, 6],
    [1, 1],
  ]);
  expect(told(sixes.events, 'die-rerolled')).toEqual([]);
});

clause('GG-FLOW-05', 'dice windows without use close by themselves, with a use they wait', () => {
  const fight = (hand: string[], dice: number[]) =>
    phase(
      after(begin({ hands: { a: hand }, inPlay: { a: ['kestrel'], b: ['hush'] } }), a.battle('b', 'kestrel'), b.defend('hush'), [
        a.ability(hand[0]!),
        dice,
        [1, 1],
      ]),
    );
  expect(fight(['dive-strike'], [3, 6, 6, 6])).toBe('attacker-dice');
  expect(fight(['dive-strike'], [6, 6, 6, 6])).toBe('main'); // nothing but sixes
  expect(fight(['overload'], [3, 3, 3, 3])).toBe('main'); // no colour
  expect(fight(['lucky-shot'], [6, 6])).toBe('attacker-dice'); // an effect can be used even so
});

clause(
  ['GG-DICE-07', 'GG-DICE-11', 'GG-FLOW-05'],
  'automatic rerolls come first, and a die effect keeps the window open after them',
  () => {
    const state = begin({
      config: { autoReroll: true },
      hands: { a: ['super-punch'] },
      lingering: { a: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'ownBetter' } }] },
      inPlay: { a: ['stone-samaritan'], b: ['hush'] },
    });
    const { state: rolled, events } = play(state, a.battle('b', 'stone-samaritan'), b.defend('hush'), [
      a.ability('super-punch'),
      [6, 2, 3, 2, 6],
      [1, 1],
      1,
    ]);
    expect(told(events, 'die-rerolled')).toEqual([{ type: 'die-rerolled', player: 'a', die: 1, from: 2, rolled: 1, kept: 2 }]);
    expect([phase(rolled), duel(rolled).attacker.rerolls]).toEqual(['attacker-dice', 0]);
    expect(refusal(rolled, a.reroll(0))).toEqual(['no-reroll-left', 'GG-DICE-03']);
  },
);
