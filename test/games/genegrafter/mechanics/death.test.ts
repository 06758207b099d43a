import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { high, low } from '../helpers/dice-pools.js';
import { character, player, told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, play } from '../helpers/playing.js';
import { begin, type InPlay } from '../helpers/scenes.js';
import { asItIs } from '../helpers/unshuffled.js';

clause('GG-PROC-17', 'grafts go to the killer, the owner or the discard', () => {
  const killed = (graftsOnDeath: 'killer' | 'owner' | 'discard') => {
    const state = begin({
      config: { graftsOnDeath },
      inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true, grafts: ['murmur', 'chimera'] }] },
    });
    const done = after(state, a.battle('b', 'ironroot'), [b.defend('hush'), [6, 6], [1, 1]]);
    return [player(done, 'a').genePool, player(done, 'b').genePool, done.discard];
  };
  expect(killed('killer')).toEqual([['hush', 'murmur', 'chimera'], [], []]);
  expect(killed('owner')).toEqual([['hush'], ['murmur', 'chimera'], []]);
  expect(killed('discard')).toEqual([['hush'], [], ['murmur', 'chimera']]);
});

clause(['GG-PROC-18', 'GG-GEAR-04'], 'gear is discarded when its bearer dies', () => {
  const state = begin({
    config: { gear: true },
    inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true, gear: ['ceramic-vest', 'jump-boots'] }] },
  });
  const lost = play(state, a.battle('b', 'ironroot'), [b.defend('hush'), high(2), low(3)]);
  expect(lost.state.discard).toEqual(['ceramic-vest', 'jump-boots']);
  expect(told(lost.events, 'gear-discarded')).toHaveLength(2);
  expect(character(lost.state, 'hush')).toBeUndefined();
});

clause(
  ['GG-PROC-19', 'GG-PROC-20', 'GG-PROC-21'],
  'a dying character with Regeneration, printed or grafted, goes into the deck with its grafts, in order',
  () => {
    const dying = (card: Exclude<InPlay, string>, graftsOnDeath: 'killer' | 'discard') => {
      const state = begin({
        deck: ['kestrel'],
        config: { graftsOnDeath },
        nothingElse: 'discard',
        inPlay: { a: ['ironroot'], b: [{ ...card, wounded: true }] },
        finalTurns: ['b'],
      });
      return (order: number[], defence: number) =>
        play(state, a.battle('b', 'ironroot'), [b.defend(card.card), [6, 6], Array(defence).fill(1), order]);
    };
    const printed = dying({ card: 'second-skin', grafts: ['murmur', 'hush'] }, 'killer')([0, 1, 2, 3], 2);
    expect(printed.state.deck).toEqual(['kestrel', 'second-skin', 'murmur', 'hush']);
    expect(player(printed.state, 'a').genePool).toEqual([]);
    expect(told(printed.events, 'regenerated')).toMatchObject([{ card: 'second-skin', grafts: ['murmur', 'hush'] }]);
    const grafted = dying({ card: 'hoarfrost', grafts: ['second-skin'] }, 'discard')([2, 1, 0], 3);
    expect(grafted.state.deck).toEqual(['second-skin', 'hoarfrost', 'kestrel']);
    expect(grafted.state.discard).not.toContain('second-skin');
  },
);

clause('GG-PROC-24', 'regenerating into an empty deck shuffles one card, and the discard stays', () => {
  const state = begin({
    deck: [],
    nothingElse: 'discard',
    inPlay: { a: ['ironroot'], b: [{ card: 'second-skin', wounded: true }] },
    finalTurns: ['b'],
  });
  const fought = play(state, a.battle('b', 'ironroot'), [b.defend('second-skin'), [6, 6], [1, 1]]);
  expect(fought.state.deck).toEqual(['second-skin']);
  expect(fought.state.discard).toEqual(state.discard);
  expect(told(fought.events, 'deck-rebuilt')).toEqual([]);
  const before = begin({
    deck: ['kestrel', 'hush'],
    nothingElse: 'discard',
    inPlay: { a: ['ironroot'], b: [{ card: 'second-skin', wounded: true }] },
    finalTurns: ['b'],
  });
  const shuffled = play(before, a.battle('b', 'ironroot'), [b.defend('second-skin'), [6, 6], [1, 1], [2, 0, 1]]);
  expect(shuffled.state.deck).toEqual(['second-skin', 'kestrel', 'hush']);
});

clause(
  ['GG-PROC-19', 'GG-PROC-20', 'GG-PROC-22', 'GG-EFF-22'],
  'a duel lost regenerates, by gear too: the gear is discarded, host and grafts go under the deck; an event that kills sends all to the discard',
  () => {
    const pack = saying({ 'jump-boots': [{ do: 'grantPower', power: 'regeneration' }] });
    const state = begin({
      config: { pack, gear: true, graftsOnDeath: 'owner' },
      specialDice: ['b'],
      deck: ['gene-purge', 'foresight', 'ice-wall'],
      inPlay: {
        a: [{ card: 'hush', gear: ['jump-boots'], grafts: ['murmur', 'kestrel'] }],
        b: [{ card: 'paragon-nine', grafts: ['livewire'] }],
      },
    });
    // Without a killer nothing regenerates, nothing is shuffled, and not even the owner gets grafts back.
    const { state: next, events } = play(state, [b.special(), 3]);
    expect(told(events, 'regenerated')).toEqual([]);
    expect(next.deck).toEqual(state.deck.slice(2));
    expect(next.discard).toEqual(['jump-boots', 'hush', 'murmur', 'kestrel', 'paragon-nine', 'livewire']);
    expect(next.players.map(({ genePool }) => genePool)).toEqual([[], []]);
    const fighting = begin({
      config: { pack, gear: true, graftsOnDeath: 'owner' },
      inPlay: { a: [{ card: 'hush', wounded: true, gear: ['jump-boots'], grafts: ['murmur', 'kestrel'] }], b: ['paragon-nine'] },
    });
    const size = fighting.deck.length;
    const lost = play(fighting, a.battle('b', 'hush'), [b.defend('paragon-nine'), [1, 1], [6], asItIs(size + 3)]);
    expect(told(lost.events, 'regenerated')).toEqual([
      { type: 'regenerated', card: 'hush', owner: 'a', grafts: ['murmur', 'kestrel'], deck: size + 3 },
    ]);
    expect([lost.state.deck.slice(-3), lost.state.discard]).toEqual([['hush', 'murmur', 'kestrel'], ['jump-boots']]);
  },
);

clause(
  ['GG-PROC-19', 'GG-PROC-21', 'GG-PROC-22'],
  'an event kills printed and grafted Regeneration alike, and leaves the deck alone',
  () => {
    for (const card of [
      { card: 'second-skin', grafts: ['murmur'] },
      { card: 'ironroot', grafts: ['second-skin'] },
    ])
      for (const event of ['gene-purge', 'aftershock']) {
        const state = begin({ deck: [event, 'foresight'], specialDice: ['b'], inPlay: { a: [{ ...card, wounded: true }] } });
        const { state: next, events } = play(state, [b.special(), 3]);
        expect(told(events, 'regenerated')).toEqual([]);
        expect(told(events, 'character-died')).toEqual([
          { type: 'character-died', card: card.card, owner: 'a', to: null, grafts: card.grafts, graftsTo: null },
        ]);
        expect([next.discard, next.deck]).toEqual([[card.card, ...card.grafts], state.deck.slice(2)]);
      }
  },
);
