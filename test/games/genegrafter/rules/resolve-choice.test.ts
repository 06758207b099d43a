import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { actors, character } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { after, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause('GG-CHOICE-01', 'only a listed option can be chosen', () => {
  const asked = after(
    begin({ deck: ['gene-purge', 'overload'], inPlay: { b: ['hush', 'livewire'], a: ['kestrel'] }, specialDice: ['a'] }),
    [a.special(), 3],
  );
  for (const option of ['kestrel', 'decline', 'constructor', ''])
    expect(refusal(asked, b.choose(option))).toEqual(['invalid-option', 'GG-CHOICE-01']);
  expect(character(after(asked, b.choose('livewire')), 'livewire')).toBeUndefined();
});

clause(
  ['GG-CHOICE-02', 'GG-SPEC-02'],
  'decisions of an event go in turn order from the active player, and no special die comes between',
  () => {
    const two = { a: ['kestrel', 'hush'], b: ['livewire', 'murmur'], c: ['undertow', 'halflife'] };
    const state = begin({ players: ['a', 'b', 'c'], active: 'b', deck: ['gene-purge', 'overload'], inPlay: two, specialDice: ['a', 'c'] });
    const asked = after(state, [a.special(), 3]);
    expect(asked.decisions.map(({ owner }) => owner)).toEqual(['b', 'c', 'a']);
    expect(actors(asked)).toEqual(['b']);
    expect(refusal(asked, c.special())).toEqual(['special-die-window', 'GG-SPEC-02']);
    const second = after(asked, b.choose('murmur'));
    expect(actors(second)).toEqual(['c']);
    expect(actors(after(second, c.choose('undertow')))).toEqual(['a']);
  },
);

clause('GG-CHOICE-03', 'options are worked out when a decision comes up', () => {
  const state = begin({
    hands: { a: ['heal-minor-wound', 'roll-with-it'], b: ['static-shield'] },
    inPlay: { a: ['ironroot', { card: 'kestrel', wounded: true }], b: ['hush'] },
  });
  // The wound of this duel is an option of the healing that was asked for before it.
  const asked = after(
    state,
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('heal-minor-wound'),
    b.ability('static-shield'),
    [a.pass(), [1, 1], [6, 6, 6, 6]],
    a.leaveDice(),
  );
  expect(genegrafter.view(asked, 'a').decisions).toMatchObject([{ kind: 'heal', options: ['ironroot', 'kestrel'] }]);
});
