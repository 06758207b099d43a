import { defaultPack, genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { actors, phase, player, told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after, play, refusal } from '../helpers/playing.js';
import { abilities, begin } from '../helpers/scenes.js';

const ten = ['fire-lance', ...abilities.slice(0, 8), 'kestrel'];

clause('GG-DISC-01', 'one card per action until eight are left, or the limit of the option', () => {
  const state = begin({ hands: { a: ten }, config: {}, inPlay: { b: ['hush'] }, specialDice: ['b'] });
  const first = after(state, a.play('kestrel'), a.endMain());
  expect([phase(first), actors(first)]).toEqual(['discarding', ['a', 'b']]);
  expect(after(first, a.discard('fire-lance')).active).toBe('b');
  // Another way down to eight: the special die of an opponent.
  const helped = after(first, [b.special(), 2], a.choose('overload'));
  expect([helped.active, helped.discard]).toEqual(['b', ['overload']]);
  const five = after(begin({ config: { handLimit: 5 }, hands: { a: ten.slice(0, 7) } }), a.endMain());
  expect(phase(after(five, a.discard('fire-lance')))).toBe('discarding');
  expect(after(five, a.discard('fire-lance'), a.discard('overload')).active).toBe('b');
});

clause('GG-DISC-02', 'with eight nothing is discarded, not even by choice', () => {
  const state = begin({ hands: { a: ten.slice(0, 8) } });
  expect(refusal(state, a.discard('fire-lance'))).toEqual(['wrong-phase', 'GG-ACT-04']);
  expect(after(state, a.endMain()).active).toBe('b');
});

clause('GG-DISC-03', 'only the active player is checked', () => {
  const state = after(begin({ hands: { b: ten } }), a.endMain());
  expect([state.active, phase(state), player(state, 'b').hand.length]).toEqual(['b', 'main', 13]);
});

clause('GG-DISC-04', 'characters, abilities and gear may go, for all to see', () => {
  const state = begin({ config: { gear: true }, hands: { a: [...ten, 'jump-boots', 'hush'] }, inPlay: {} });
  const discarding = after(state, a.play('hush'), a.endMain());
  expect(refusal(discarding, a.discard('ironroot'))).toEqual(['card-not-in-hand', 'GG-DISC-04']);
  const { state: done, events } = play(discarding, a.discard('kestrel'), a.discard('jump-boots'), a.discard('mind-fog'));
  expect(done.discard).toEqual(['kestrel', 'jump-boots', 'mind-fog']);
  expect(told(events, 'card-discarded').map((event) => genegrafter.witness(event, 'b'))).toHaveLength(3);
  expect(genegrafter.witness(events[0]!, null)).toEqual(events[0]);
});

clause(
  ['GG-DISC-01', 'GG-SPEC-06', 'GG-SPEC-07'],
  'the discard step ends when an opponent takes the ninth card, and lasts longer with one drawn',
  () => {
    const nine = defaultPack.abilities.map(({ id }) => id).slice(-9);
    const state = after(
      begin({ hands: { a: nine }, deck: ['mind-lash', 'ice-wall', 'mind-fog', 'arc-flash'], specialDice: ['a', 'b'] }),
      a.endMain(),
    );
    expect(phase(state)).toBe('discarding');
    const taken = after(state, [b.special(), 2], a.choose(nine[3]!));
    expect([taken.active, player(taken, 'a').hand.length]).toEqual(['b', 8]);
    const more = after(state, [a.special(), 3], a.discard(nine[0]!));
    expect([phase(more), player(more, 'a').hand.length]).toEqual(['discarding', 9]);
    expect(after(more, a.discard(nine[1]!)).active).toBe('b');
  },
);
