import type { Keep } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { luckyShot, rollAgain, rolled } from '../helpers/duels.js';
import { duel, phase, player, told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, play, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause(['GG-DICE-08', 'GG-EFF-08'], 'each lingering effect once, new or old, on a die its target allows', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot, rollAgain] } });
  expect(refusal(state, a.effect(2, 'a', 0, 6))).toEqual(['no-die-effect', 'GG-DICE-08']);
  expect(refusal(state, a.effect(-1, 'a', 0, 6))).toEqual(['no-die-effect', 'GG-DICE-08']);
  expect(refusal(state, a.effect(0, 'a', 6, 6))).toEqual(['die-out-of-range', 'GG-DICE-08']);
  expect(refusal(state, a.effect(0, 'b', 2, 6))).toEqual(['die-out-of-range', 'GG-DICE-08']);
  for (const owner of ['c', 'constructor']) expect(refusal(state, a.effect(0, owner, 0, 6))).toEqual(['bad-target', 'GG-DICE-08']);
  const used = after(state, a.effect(0, 'b', 0, 1), [a.effect(0, 'a', 5), 3]);
  expect([duel(used).attacker.dice, duel(used).defender.dice]).toEqual([
    [1, 1, 2, 2, 2, 3],
    [1, 4],
  ]);
  expect(refusal(used, a.effect(0, 'a', 0, 6))).toEqual(['no-die-effect', 'GG-DICE-08']);
});

clause('GG-DICE-08', 'an effect on own or opposing dice touches no others', () => {
  const setDie = { do: 'setDie', target: 'own' } as const;
  const rerollDie = { do: 'rerollDie', target: 'opposing', keep: 'worse' } as const;
  const config = { pack: saying({ 'lucky-shot': [setDie], 'roll-again': [rerollDie] }) };
  const lingering = {
    a: [
      { card: 'lucky-shot', effect: setDie },
      { card: 'roll-again', effect: rerollDie },
    ],
  };
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { config, lingering });
  expect(refusal(state, a.effect(0, 'b', 0, 6))).toEqual(['bad-target', 'GG-DICE-08']);
  expect(refusal(state, a.effect(1, 'a', 0))).toEqual(['bad-target', 'GG-DICE-08']);
  expect(duel(after(state, [a.effect(1, 'b', 0), 6])).defender.dice).toEqual([5, 4]);
  expect(duel(after(state, [a.effect(1, 'b', 0), 2])).defender.dice).toEqual([2, 4]);
});

clause('GG-DICE-09', 'turning a die needs a face and rolls nothing', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot] } });
  for (const face of [undefined, 0, 7]) expect(refusal(state, a.effect(0, 'a', 0, face))).toEqual(['bad-face', 'GG-DICE-09']);
  const { state: turned, events } = play(state, a.effect(0, 'a', 0, 5));
  expect(duel(turned).attacker.dice[0]).toBe(5);
  expect(told(events, 'die-changed')).toEqual([
    { type: 'die-changed', player: 'a', card: 'lucky-shot', owner: 'a', die: 0, from: 1, to: 5, rolled: null },
  ]);
});

clause(['GG-DICE-10', 'GG-EFF-09', 'GG-EFF-26'], 'rolling again rolls one die and keeps what the card says, even a worse face', () => {
  const kept = (keep: Keep, roll: number) => {
    const effect = { do: 'rerollDie', target: 'any', keep } as const;
    const config = { pack: saying({ 'roll-again': [effect] }) };
    const lingering = { a: [{ card: 'roll-again', effect }] };
    return duel(after(rolled([4, 1, 2, 2, 2, 2], [5, 4], { config, lingering }), [a.effect(0, 'a', 0), roll])).attacker.dice[0];
  };
  expect([kept('new', 2), kept('new', 6), kept('better', 2), kept('better', 6), kept('worse', 2), kept('worse', 6)]).toEqual([
    2, 6, 4, 6, 2, 4,
  ]);
});

clause('GG-EFF-09', 'Roll Again keeps the better of an own die and the new of one of the other side, for attacker and defender', () => {
  const attacking = rolled([5, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [rollAgain] } });
  expect(duel(after(attacking, [a.effect(0, 'a', 0), 2])).attacker.dice[0]).toBe(5);
  expect(duel(after(attacking, [a.effect(0, 'a', 1), 2])).attacker.dice[1]).toBe(2);
  for (const roll of [2, 6]) expect(duel(after(attacking, [a.effect(0, 'b', 0), roll])).defender.dice[0]).toBe(roll);
  const defending = rolled([6, 6, 6, 6, 6, 6], [5, 5], { lingering: { b: [rollAgain] } });
  expect(phase(defending)).toBe('defender-dice');
  for (const [owner, from, to] of [
    ['b', 5, 5],
    ['a', 6, 2],
  ] as const)
    expect(told(play(defending, [b.effect(0, owner, 0), 2]).events, 'die-changed')).toMatchObject([{ owner, from, to, rolled: 2 }]);
});

clause('GG-DICE-11', 'rerolls and effects mix in any order', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot] } });
  const mixed = after(state, [a.reroll(0), 3], a.effect(0, 'a', 1, 6), [a.reroll(2), 4]);
  expect(duel(mixed).attacker.dice).toEqual([3, 6, 4, 2, 2, 2]);
});

clause(
  ['GG-DICE-08', 'GG-DICE-12', 'GG-DICE-13'],
  'two effects of one waiting card: the card goes once, whether both are used or one is lost',
  () => {
    const texts = [
      { do: 'setDie', target: 'own' },
      { do: 'rerollDie', target: 'opposing', keep: 'worse' },
    ] as const;
    const pack = saying({ 'lucky-shot': texts });
    const effects = texts.map((effect) => ({ card: 'lucky-shot', effect }));
    const state = begin({ config: { pack }, lingering: { a: effects }, inPlay: { a: ['kestrel'], b: ['hush'] } });
    const rolled = after(state, a.battle('b', 'kestrel'), [b.defend('hush'), [1, 2], [6, 3]]);
    expect(refusal(rolled, a.effect(0, 'b', 0, 6))).toEqual(['bad-target', 'GG-DICE-08']);
    expect(refusal(rolled, a.effect(1, 'a', 0))).toEqual(['bad-target', 'GG-DICE-08']);
    const one = after(rolled, [a.effect(1, 'b', 0), 6]);
    expect([duel(one).defender.dice, player(one, 'a').lingering.length, one.discard]).toEqual([[6, 3], 1, []]);
    const both = play(one, a.effect(0, 'a', 0, 6));
    expect([both.state.discard, told(both.events, 'card-discarded').length]).toEqual([['lucky-shot'], 1]);
    expect(told(both.events, 'duel-decided')[0]!.totals).toEqual([8, 9]);
    expect(after(one, a.leaveDice()).discard).toEqual(['lucky-shot']);
  },
);
