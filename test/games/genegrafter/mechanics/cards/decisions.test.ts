import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { actors, phase } from '../../helpers/facts.js';
import { a } from '../../helpers/orders.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause(
  'GG-FLOW-05',
  'a decision without option is dropped, a public one with a single option resolves itself; a defender is always named',
  () => {
    const purge = (inPlay: Record<string, string[]>) =>
      play(begin({ deck: ['gene-purge', 'overload'], inPlay, specialDice: ['a'] }), [a.special(), 3]);
    const one = purge({ b: ['hush'] });
    expect([phase(one.state), one.state.discard]).toEqual(['main', ['hush']]);
    const two = purge({ b: ['hush', 'livewire'] });
    expect([phase(two.state), actors(two.state)]).toEqual(['decision', ['b']]);
    const attacked = after(begin({ inPlay: { a: ['kestrel'], b: ['hush'] } }), a.battle('b', 'kestrel'));
    expect([phase(attacked), actors(attacked)]).toEqual(['choosing-defender', ['b']]);
  },
);

clause('GG-FLOW-06', 'hand cards are discarded by themselves only if all of them must go', () => {
  const raid = (hand: string[]) =>
    play(begin({ deck: ['safehouse-raid', 'overload'], hands: { b: hand }, specialDice: ['a'] }), [a.special(), 3]).state;
  expect([phase(raid(['hush'])), raid(['hush']).discard]).toEqual(['main', ['hush']]);
  expect([phase(raid(['hush', 'kestrel'])), raid(['hush', 'kestrel']).discard]).toEqual(['decision', []]);
});
