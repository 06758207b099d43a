import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { fight, simple } from '../../helpers/duels.js';
import { character, phase, player, told } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { saying } from '../../helpers/packs.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-DUEL-11', 'the higher sum wins, for attacker and defender alike', () => {
  expect(told(simple([4, 4], [4, 3]).events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'a', totals: [8, 7] }]);
  expect(told(simple([4, 3], [4, 4]).events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'b', totals: [7, 8] }]);
});

clause(
  ['GG-DUEL-12', 'GG-PROC-10'],
  'a tie rolls all dice again, the attacker first, in the same numbers, and opens both windows again',
  () => {
    const state = fight({ hands: { a: ['super-punch'], b: ['crushing-field'] } });
    const first = play(state, a.ability('super-punch'), [b.ability('crushing-field'), [1, 1, 1, 6], [3, 3, 3]]);
    expect(phase(first.state)).toBe('attacker-dice');
    const second = play(first.state, a.leaveDice(), [b.leaveDice(), [2, 2, 2, 2], [1, 1, 5]]);
    expect(told(second.events, 'tie')).toEqual([{ type: 'tie', total: 9, number: 1 }]);
    expect(told(second.events, 'dice-rolled').map(({ side, values }) => [side, values.length])).toEqual([
      ['attacker', 4],
      ['defender', 3],
    ]);
    expect(phase(second.state)).toBe('attacker-dice');
    expect(phase(after(second.state, a.leaveDice()))).toBe('defender-dice');
  },
);

clause('GG-DUEL-13', 'at the last tie allowed nothing is rolled again and nobody loses', () => {
  const once = simple([3, 3], [3, 3], { config: { maxTieRerolls: 1 } });
  expect(told(once.events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: null, totals: [6, 6] }]);
  expect(once.state.characters.map(({ wounded }) => wounded)).toEqual([false, false]);
  const state = begin({ config: { maxTieRerolls: 2 }, inPlay: { a: ['ironroot'], b: ['hush'] } });
  const twice = play(state, a.battle('b', 'ironroot'), [b.defend('hush'), [3, 3], [3, 3], [4, 4], [4, 4]]);
  expect(told(twice.events, 'tie')).toHaveLength(2);
  expect(phase(twice.state)).toBe('main');
});

clause(['GG-DUEL-14', 'GG-DUEL-16'], 'a whole loser is wounded, attacker or defender; the winner is not touched', () => {
  const wounded = ({ state }: ReturnType<typeof simple>) => [character(state, 'ironroot')!.wounded, character(state, 'hush')!.wounded];
  expect(wounded(simple([6, 6], [1, 1]))).toEqual([false, true]);
  expect(wounded(simple([1, 1], [6, 6]))).toEqual([true, false]);
  const winner = simple([6, 6], [1, 1], { inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush'] } });
  expect(wounded(winner)).toEqual([true, true]);
});

clause(['GG-DUEL-15', 'GG-PROC-16'], 'a wounded loser goes to the gene pool of the winner', () => {
  const attacker = simple([1, 1], [6, 6], { inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush'] } }).state;
  expect([player(attacker, 'b').genePool, character(attacker, 'ironroot')]).toEqual([['ironroot'], undefined]);
  const defender = simple([6, 6], [1, 1], { inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true }] } }).state;
  expect([player(defender, 'a').genePool, character(defender, 'hush')]).toEqual([['hush'], undefined]);
});

clause('GG-PROC-11', 'no dice total zero and lose to one die; without any dice nobody loses', () => {
  const oracle = { hands: { b: ['blinding-ray'] }, inPlay: { a: ['oracle-seven'], b: ['daybreak'] } };
  const state = after(begin(oracle), a.battle('b', 'oracle-seven'), b.defend('daybreak'));
  const { state: lost, events } = play(state, [b.ability('blinding-ray'), [1, 1, 1, 1]], b.leaveDice());
  expect(told(events, 'dice-rolled').map(({ side }) => side)).toEqual(['defender']);
  expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: 'b', totals: [0, 4] }]);
  expect(character(lost, 'oracle-seven')!.wounded).toBe(true);
});

clause(
  ['GG-DUEL-13', 'GG-DICE-12', 'GG-PROC-13'],
  'called off at the first tie dice were rolled all the same, and an unused effect is lost',
  () => {
    const state = begin({
      config: { maxTieRerolls: 1 },
      lingering: { b: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'ownBetter' } }] },
      inPlay: { a: ['kestrel'], b: ['hush'] },
    });
    const { state: next, events } = play(state, a.battle('b', 'kestrel'), [b.defend('hush'), [1, 2], [2, 1]], b.leaveDice());
    expect([next.discard, player(next, 'b').lingering, phase(next)]).toEqual([['roll-again'], [], 'main']);
    expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: null, totals: [3, 3] }]);
  },
);

clause(
  ['GG-DUEL-13', 'GG-PROC-11', 'GG-DUEL-18'],
  'with no dice on both sides nothing is rolled, nobody loses, and die effects wait on',
  () => {
    const pack = saying({
      'ice-wall': [{ do: 'addDice', side: 'opponent', amount: -9 }],
      overload: [
        { do: 'addDice', side: 'opponent', amount: -9 },
        { do: 'setDie', target: 'any' },
      ],
    });
    const state = begin({
      config: { pack },
      hands: { a: ['overload'], b: ['ice-wall'] },
      inPlay: { a: ['kestrel'], b: ['hush'] },
      lingering: { b: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'ownBetter' } }] },
    });
    const { state: next, events } = play(state, a.battle('b', 'kestrel'), b.defend('hush'), a.ability('overload'), b.ability('ice-wall'));
    expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: null, totals: null }]);
    expect([next.discard, player(next, 'a').lingering.length, player(next, 'b').lingering.length]).toEqual([['ice-wall'], 1, 1]);
    expect(character(next, 'kestrel')!.attackedOnTurn).toBe(5);
  },
);
