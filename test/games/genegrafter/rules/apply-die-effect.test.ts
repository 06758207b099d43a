import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { luckyShot, rollAgain, rolled } from '../helpers/duels.js';
import { duel, player, told } from '../helpers/facts.js';
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
  const lingering = {
    a: [
      { card: 'lucky-shot', effect: { do: 'setDie', target: 'own' } },
      { card: 'roll-again', effect: { do: 'rerollDie', target: 'opposing', keep: 'worse' } },
    ],
  } as const;
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering });
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
  const kept = (keep: 'new' | 'better' | 'worse', roll: number) => {
    const lingering = { a: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep } }] } as const;
    return duel(after(rolled([4, 1, 2, 2, 2, 2], [5, 4], { lingering }), [a.effect(0, 'a', 0), roll])).attacker.dice[0];
  };
  expect([kept('new', 2), kept('new', 6), kept('better', 2), kept('better', 6), kept('worse', 2), kept('worse', 6)]).toEqual([
    2, 6, 4, 6, 2, 4,
  ]);
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
    const pack = saying({ 'lucky-shot': [] });
    const effects = [
      { card: 'lucky-shot', effect: { do: 'setDie', target: 'own' } },
      { card: 'lucky-shot', effect: { do: 'rerollDie', target: 'opposing', keep: 'worse' } },
    ] as const;
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
