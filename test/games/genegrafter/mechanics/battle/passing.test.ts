import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { fight } from '../../helpers/duels.js';
import { actors, duel, phase, told } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-DUEL-06', 'whoever has nothing is passed; if neither has, the play ends at once; a hand that empties counts at once', () => {
  const both = play(begin({ inPlay: { a: ['ironroot'], b: ['hush'] }, markers: { a: [0, 3], b: [3, 0] } }), a.battle('b', 'ironroot'), [
    b.defend('hush'),
    [6, 6],
    [1, 1],
  ]);
  expect(phase(both.state)).toBe('main');
  expect(told(both.events, 'passed').map((event) => [event.player, event.automatic])).toEqual([
    ['a', true],
    ['b', true],
  ]);
  const one = fight({ hands: { a: ['kestrel'] } });
  expect([genegrafter.actors(one)[0], phase(one)]).toEqual(['a', 'playing-abilities']);
  // b's special die takes a's last card: a is passed, and b may act.
  const emptied = after(fight({ hands: { a: ['kestrel'], b: ['ice-wall'] }, specialDice: ['b'] }), [b.special(), 2]);
  expect([genegrafter.actors(emptied)[0], duel(emptied).consecutivePasses]).toEqual(['b', 1]);
});

clause('GG-FLOW-07', 'a player with unplayable cards must pass himself, one with nothing is passed', () => {
  const act = (hands: Record<string, string[]>) =>
    play(begin({ hands, inPlay: { a: ['kestrel'], b: ['hush'] }, played: 1 }), a.battle('b', 'kestrel'), b.defend('hush')).state;
  const holding = act({ a: ['ironroot'], b: ['fire-lance'] });
  expect([phase(holding), actors(holding)]).toEqual(['playing-abilities', ['a']]);
  const empty = act({ b: ['fire-lance'] });
  expect([actors(empty), duel(empty).consecutivePasses]).toEqual([['b'], 1]);
});

clause(['GG-DUEL-06', 'GG-SPEC-06', 'GG-SPEC-13'], 'the player to act loses the last card to a special die and is passed at once', () => {
  const state = after(
    begin({ hands: { a: ['overload'], b: ['ice-wall', 'mind-fog'] }, inPlay: { a: ['ironroot'], b: ['hush'] }, specialDice: ['b'] }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
  );
  const { state: next, events } = play(state, [b.special(), 2]);
  expect(told(events, 'passed')).toEqual([{ type: 'passed', player: 'a', at: 'playing-abilities', automatic: true }]);
  expect([duel(next).toAct, duel(next).consecutivePasses, next.discard]).toEqual(['b', 1, ['overload']]);
  // b plays, a is passed again, b passes: that is the second in a row.
  const { events: then } = play(next, b.ability('ice-wall'), [b.pass(), [1, 1], [2, 2, 2]]);
  expect(told(then, 'passed').map((event) => [event.player, event.automatic])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});
