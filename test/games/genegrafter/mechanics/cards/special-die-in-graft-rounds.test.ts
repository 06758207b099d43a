import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { actors, character, phase, player, shown, told, typesOf } from '../../helpers/facts.js';
import { a, b, c } from '../../helpers/orders.js';
import { after, allowed, play, refusal } from '../../helpers/playing.js';
import { begin, type Scene } from '../../helpers/scenes.js';

/** c's turn ends, a draws `dna-1` as the first card, and the round begins with a. */
const round = (scene: Scene = {}) =>
  after(
    begin({
      players: ['a', 'b', 'c'],
      active: 'c',
      inPlay: { a: ['ironroot'], b: ['hush'], c: ['murmur'] },
      pools: { a: ['kestrel'], b: ['undertow'], c: ['ashfall'] },
      specialDice: ['b'],
      ...scene,
      deck: ['dna-1', ...(scene.deck ?? ['overload', 'mind-fog', 'foresight', 'ice-wall'])],
    }),
    c.endMain(),
  );

const untouched = { allowance: 1, order: ['a', 'b', 'c'], left: 1 };

clause(['GG-SPEC-02', 'GG-FLOW-04'], 'in a graft round whoever has a special die may use it, in his turn and in others’', () => {
  const state = round({ specialDice: ['b', 'c'] });
  expect(actors(state)).toEqual(['a', 'b', 'c']);
  expect(genegrafter.legalActions(state, 'b')).toEqual([b.special()]);
  const own = after(state, a.endGrafting());
  expect(actors(own)).toEqual(['b', 'c']);
  allowed(own, b.special());
  allowed(own, b.graft('undertow', 'genePool', 'hush'));
  const off = round({ config: { specialDie: 'off' }, specialDice: [] });
  expect([actors(off), refusal(off, b.special())]).toEqual([['a'], ['special-die-off', 'GG-SPEC-01']]);
});

clause(
  ['GG-SPEC-13', 'GG-SPEC-04', 'GG-SPEC-08', 'GG-SPEC-09'],
  'it changes neither whose turn it is nor what is left of the allowance',
  () => {
    for (const own of [false, true]) {
      const begun = round({ hands: { b: ['gamma-burst'] } });
      const state = own ? after(begun, a.endGrafting()) : begun;
      const place = { ...untouched, index: own ? 1 : 0 };
      const recalled = after(state, [b.special(), 1]);
      expect([character(recalled, 'undertow')!.owner, recalled.graftRound]).toEqual(['b', place]);
      const grafted = after(state, [b.special(), 4], b.choose('undertow'));
      expect([character(grafted, 'hush')!.grafts, player(grafted, 'b').genePool]).toEqual([['undertow'], []]);
      const infinite = after(state, [b.special(), 5]);
      expect([shown(infinite, 'hush').powers.at(-1), infinite.graftRound]).toEqual(['infinitePower', place]);
      const lost = after(round({ pools: { a: ['kestrel'] } }), [b.special(), 1]);
      expect([player(lost, 'b').specialDieSpent, lost.graftRound]).toEqual([true, { ...untouched, index: 0 }]);
      const drawn = after(state, [b.special(), 6], b.choose('3'));
      expect([player(drawn, 'b').hand, drawn.graftRound]).toEqual([['gamma-burst', 'overload'], place]);
    }
  },
);

clause(['GG-SPEC-08', 'GG-GRAFT-03'], 'face 4 is beyond the allowance: the graft of the round may still be made', () => {
  const state = round({ pools: { a: ['kestrel'], b: ['undertow', 'chimera'], c: ['ashfall'] } });
  const grafted = after(state, a.endGrafting(), [b.special(), 4], b.choose('chimera'));
  expect([grafted.graftRound!.left, actors(grafted)]).toEqual([1, ['b']]);
  expect(character(after(grafted, b.graft('undertow', 'genePool', 'hush')), 'hush')!.grafts).toEqual(['chimera', 'undertow']);
});

clause(['GG-SPEC-06', 'GG-FLOW-05'], 'face 2 may take the last card of a player, whose turn in the round then closes', () => {
  const state = round({ hands: { a: ['overload'] }, pools: { c: ['ashfall'] }, deck: ['mind-fog', 'foresight', 'ice-wall'] });
  expect(actors(state)).toEqual(['a', 'b']);
  const next = after(state, [b.special(), 2]);
  expect([next.discard, actors(next)]).toEqual([['overload'], ['c']]);
});

clause(
  ['GG-FLOW-05', 'GG-SPEC-02'],
  'a player without a host is waited for while the die could recall one, and on no account of his hand',
  () => {
    const alone = (scene: Scene) => {
      const state = after(round({ inPlay: { a: ['ironroot'], c: ['murmur'] }, ...scene }), a.endGrafting());
      return actors(state)[0];
    };
    expect(alone({})).toBe('b');
    expect(alone({ specialDice: [] })).toBe('c');
    expect(alone({ pools: { a: ['kestrel'], c: ['ashfall'] }, hands: { b: ['undertow', 'chimera'] } })).toBe('c');
    const recalled = after(round({ inPlay: { a: ['ironroot'], c: ['murmur'] }, hands: { b: ['chimera'] } }), a.endGrafting(), [
      b.special(),
      1,
    ]);
    expect([actors(recalled), genegrafter.legalActions(recalled, 'b')]).toEqual([
      ['b'],
      [b.graft('chimera', 'hand', 'undertow'), b.endGrafting()],
    ]);
  },
);

clause(
  ['GG-DRAW-06', 'GG-SPEC-07', 'GG-FLOW-08'],
  'face 3 draws at once; what else is drawn waits until the round is over and comes before the draws still owed',
  () => {
    const deck = ['field-hospital', 'dna-2', 'overload', 'mind-fog', 'foresight', 'ice-wall'];
    const state = round({ deck, inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush'], c: ['murmur'] } });
    const owed = state.drawing;
    expect(owed).toEqual({ player: 'a', left: 3 });
    const { state: drawn, events } = play(state, [b.special(), 3]);
    expect(typesOf(events)).toEqual(['special-die', 'event-drawn', 'dna-drawn', 'card-drawn']);
    expect(told(events, 'event-drawn', 'dna-drawn').map(({ deferred }) => deferred)).toEqual([true, true]);
    expect([player(drawn, 'b').hand, drawn.dnaTable, drawn.drawing, drawn.graftRound]).toEqual([
      ['overload'],
      ['dna-1', 'dna-2'],
      owed,
      { ...untouched, index: 0 },
    ]);
    expect(drawn.deferred).toEqual([
      { kind: 'event', card: 'field-hospital' },
      { kind: 'graftRound', card: 'dna-2', allowance: 2 },
    ]);
    const ended = play(drawn, a.endGrafting(), b.endGrafting(), c.endGrafting());
    expect(typesOf(ended.events).slice(3)).toEqual(['graft-round-ended', 'character-healed', 'event-resolved', 'graft-round-started']);
    expect([ended.state.graftRound!.allowance, player(ended.state, 'a').hand]).toEqual([2, []]);
    const done = after(ended.state, a.endGrafting(), b.endGrafting(), c.endGrafting());
    expect([phase(done), player(done, 'a').hand, done.deferred]).toEqual(['main', ['mind-fog', 'foresight', 'ice-wall'], []]);
  },
);

clause(
  ['GG-DRAW-06', 'GG-OVER-01'],
  'the third DNA card, drawn by a die in a graft round, brings the final round and a round of its own',
  () => {
    const state = after(
      begin({
        players: ['a', 'b', 'c'],
        deck: ['dna-2', 'dna-3', 'overload', 'mind-fog'],
        dnaTable: ['dna-1'],
        inPlay: { a: ['ironroot'] },
        pools: { a: ['kestrel'] },
        specialDice: ['a', 'b'],
      }),
      [a.special(), 3],
    );
    const drawn = after(state, [b.special(), 3]);
    expect([drawn.finalTurns, drawn.graftRound!.allowance]).toEqual([['b', 'c', 'a'], 2]);
    const second = after(drawn, a.endGrafting());
    expect([second.graftRound!.allowance, second.deferred, player(second, 'b').hand]).toEqual([3, [], ['overload']]);
    expect([phase(after(second, a.endGrafting())), player(after(second, a.endGrafting()), 'a').hand]).toEqual(['main', ['mind-fog']]);
  },
);

clause(
  ['GG-DRAW-08', 'GG-DRAW-06'],
  'a draw that runs out leaves what another is owed, and what was deferred is carried out all the same',
  () => {
    const scene = {
      nothingElse: 'removed' as const,
      deck: ['dna-3', 'field-hospital', 'aftershock'],
      dnaTable: ['dna-1', 'dna-2'],
      inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush', 'livewire'] },
      pools: { a: ['kestrel'] },
    };
    // b runs out of cards to draw; a is still owed the one that replaces the chain.
    const other = after(begin({ ...scene, specialDice: ['a', 'b'] }), [a.special(), 3], [b.special(), 3]);
    expect([other.drawing, other.deferred.length, other.deck]).toEqual([{ player: 'a', left: 1 }, 2, []]);
    const { state: done, events } = play(other, a.endGrafting(), b.endGrafting(), b.choose('hush'));
    expect(told(events, 'event-resolved').map(({ card }) => card)).toEqual(['field-hospital', 'aftershock']);
    expect([phase(done), done.drawing, done.deferred]).toEqual(['main', null, []]);
  },
);

clause(
  ['GG-DRAW-08', 'GG-FLOW-08'],
  'a draw that runs out ends what the same player is owed; the last deferred card is carried out all the same',
  () => {
    const begun = after(
      begin({
        active: 'a',
        nothingElse: 'removed',
        deck: ['dna-3', 'field-hospital'],
        dnaTable: ['dna-1', 'dna-2'],
        inPlay: { b: [{ card: 'ironroot', wounded: true }] },
        pools: { b: ['kestrel'] },
        specialDice: ['b'],
      }),
      a.endMain(),
    );
    expect([begun.drawing, phase(begun)]).toEqual([{ player: 'b', left: 3 }, 'grafting']);
    const drawn = after(begun, [b.special(), 3]);
    expect([drawn.drawing, drawn.deferred]).toEqual([null, [{ kind: 'event', card: 'field-hospital' }]]);
    const { state: done, events } = play(drawn, b.endGrafting());
    expect(typesOf(events)).toEqual(['passed', 'graft-round-ended', 'character-healed', 'event-resolved']);
    expect([phase(done), done.active, done.deferred, done.resolvedEvents]).toEqual(['main', 'b', [], ['field-hospital']]);
  },
);
