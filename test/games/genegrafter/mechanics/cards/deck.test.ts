import { genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { character, phase, player, told, typesOf } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';
import { asItIs } from '../../helpers/unshuffled.js';

/** b draws at the start of his turn. */
const drawing = (scene: Parameters<typeof begin>[0], ...dice: (number | number[])[]) => play(begin(scene), [a.endMain(), ...dice]);

clause('GG-DRAW-01', 'three ordinary cards at the start of a turn, or as many as the option says', () => {
  expect(player(drawing({ hands: { b: ['hush'] } }).state, 'b').hand).toHaveLength(1 + 3);
  expect(player(drawing({ config: { drawPerTurn: 5 } }).state, 'b').hand).toHaveLength(5);
});

clause('GG-DRAW-02', 'an event is shown, lies open while it is carried out, and is replaced', () => {
  const { state, events } = drawing({
    deck: ['aftershock', 'kestrel', 'mind-lash', 'fire-lance', 'overload'],
    inPlay: { b: ['hush', 'livewire'] },
  });
  expect([phase(state), state.resolvedEvents, player(state, 'b').hand]).toEqual(['decision', ['aftershock'], []]);
  expect(typesOf(events)).toEqual(['passed', 'turn-started', 'event-drawn']);
  const done = play(state, b.choose('hush'));
  expect(typesOf(done.events)).toEqual(['character-wounded', 'event-resolved', 'card-drawn', 'card-drawn', 'card-drawn']);
  expect(player(done.state, 'b').hand).toEqual(['kestrel', 'mind-lash', 'fire-lance']);
});

clause('GG-DRAW-03', 'a DNA card goes to the table, starts a graft round and is replaced', () => {
  const { state } = drawing({
    deck: ['dna-2', 'mind-lash', 'fire-lance', 'overload', 'ice-wall'],
    pools: { b: ['chimera'] },
    inPlay: { b: ['hush'] },
  });
  expect([phase(state), state.dnaTable]).toEqual(['grafting', ['dna-2']]);
  const done = after(state, b.endGrafting());
  expect([player(done, 'b').hand, done.dnaTable]).toEqual([['mind-lash', 'fire-lance', 'overload'], ['dna-2']]);
});

clause('GG-DRAW-04', 'events and DNA in a row are resolved in turn, and none counts', () => {
  const { state, events } = drawing({
    deck: ['field-hospital', 'dna-1', 'arms-shipment', 'kestrel', 'dna-3', 'hush', 'murmur', 'undertow'],
  });
  expect(player(state, 'b').hand).toEqual(['kestrel', 'hush', 'murmur']);
  expect(told(events, 'event-drawn', 'event-resolved', 'dna-drawn', 'card-drawn').map(({ type }) => type)).toEqual([
    'event-drawn',
    'event-resolved',
    'dna-drawn',
    'event-drawn',
    'event-resolved',
    'card-drawn',
    'dna-drawn',
    'card-drawn',
    'card-drawn',
  ]);
});

clause(['GG-DRAW-05', 'GG-SPEC-07'], 'a draw by the special die resolves and replaces events too', () => {
  const state = begin({
    deck: ['field-hospital', 'dna-1', 'kestrel', 'hush'],
    inPlay: { a: [{ card: 'ironroot', wounded: true }] },
    specialDice: ['b'],
  });
  const drawn = after(state, [b.special(), 3]);
  expect([player(drawn, 'b').hand, drawn.resolvedEvents, drawn.dnaTable, drawn.characters[0]!.wounded]).toEqual([
    ['kestrel'],
    ['field-hospital'],
    ['dna-1'],
    false,
  ]);
});

clause(
  ['GG-DRAW-05', 'GG-DRAW-06', 'GG-EFF-07'],
  'a draw in a duel replaces at once, and what was drawn waits for the end of the attack',
  () => {
    const state = begin({
      deck: ['gene-purge', 'dna-1', 'kestrel', 'fire-lance'],
      hands: { a: ['adrenaline'] },
      inPlay: { a: ['ironroot', 'livewire'], b: ['hush', 'murmur'] },
    });
    const inDuel = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), [a.ability('adrenaline'), [1, 1, 1], [6, 6]]);
    expect(player(inDuel.state, 'a').hand).toEqual(['kestrel']);
    expect([phase(inDuel.state), inDuel.state.dnaTable, inDuel.state.resolvedEvents]).toEqual(['attacker-dice', ['dna-1'], []]);
    expect(inDuel.state.deferred).toEqual([
      { kind: 'event', card: 'gene-purge' },
      { kind: 'graftRound', card: 'dna-1', allowance: 1 },
    ]);
    const decided = play(inDuel.state, a.leaveDice());
    // The duel is cleaned up; the event comes first, then the graft round, then the next attack.
    expect([decided.state.discard, phase(decided.state), decided.state.resolvedEvents]).toEqual([
      ['adrenaline'],
      'decision',
      ['gene-purge'],
    ]);
    const rest = play(decided.state, a.choose('ironroot'), b.choose('murmur'));
    expect(phase(rest.state)).toBe('grafting');
    expect(typesOf(play(rest.state, a.endGrafting()).events)).toEqual(['passed', 'graft-round-ended', 'attack-started']);
  },
);

clause('GG-DRAW-07', 'the discard becomes the deck; events, DNA and removed cards do not', () => {
  const state = begin({ deck: ['kestrel'], nothingElse: 'discard', finalTurns: ['b'] });
  const { state: next, events } = play(state, [a.endMain(), asItIs(state.discard.length)]);
  expect(told(events, 'deck-rebuilt')).toEqual([{ type: 'deck-rebuilt', cards: state.discard.length }]);
  expect(player(next, 'b').hand).toEqual(['kestrel', state.discard[0], state.discard[1]]);
  expect([next.discard, next.deck, next.dnaTable.length]).toEqual([[], state.discard.slice(2), 3]);
});

clause('GG-DRAW-08', 'with nothing left the draws still owed are dropped', () => {
  const state = begin({ deck: ['kestrel'], nothingElse: 'removed', finalTurns: ['b'] });
  const before = player(state, 'b').hand.length;
  const { state: next, events } = play(state, a.endMain());
  expect([player(next, 'b').hand.length, next.drawing, phase(next)]).toEqual([before + 1, null, 'main']);
  expect(told(events, 'card-drawn')).toHaveLength(1);
});

clause('GG-DRAW-09', 'the turn of the third DNA card is played to its end, draws included', () => {
  const state = begin({
    deck: ['dna-3', 'kestrel', 'hush', 'murmur'],
    dnaTable: ['dna-1', 'dna-2'],
    pools: { b: ['chimera'] },
    inPlay: { b: ['ironroot'], a: ['livewire'] },
  });
  const { state: next } = play(state, a.endMain(), b.endGrafting());
  expect([player(next, 'b').hand, phase(next), next.active]).toEqual([['kestrel', 'hush', 'murmur'], 'main', 'b']);
  expect(genegrafter.legalActions(after(next, b.play('hush')), 'b').map(({ type }) => type)).toContain('declare-battle');
});

clause('GG-DRAW-10', 'an event that was carried out stays out when the deck is rebuilt', () => {
  const state = begin({ deck: ['field-hospital'], nothingElse: 'discard', finalTurns: ['b'] });
  const { state: next } = play(state, [a.endMain(), asItIs(state.discard.length)]);
  expect(next.resolvedEvents).toEqual(['field-hospital']);
  expect([...next.deck, ...player(next, 'b').hand]).not.toContain('field-hospital');
});

clause('GG-PROC-23', 'a queued graft round allows what lay on the table when its card was drawn', () => {
  const state = begin({
    deck: ['dna-1', 'dna-2', 'kestrel', 'fire-lance'],
    hands: { a: ['adrenaline'] },
    pools: { a: ['murmur', 'chimera', 'undertow'] },
    inPlay: { a: ['ironroot'], b: ['hush'] },
  });
  const first = after(state, a.battle('b', 'ironroot'), b.defend('hush'), [a.ability('adrenaline'), [6, 6, 6], [1, 1]]);
  expect(first.graftRound).toMatchObject({ allowance: 1, left: 1 });
  const second = after(first, a.graft('murmur', 'genePool', 'ironroot'));
  expect(second.graftRound).toMatchObject({ allowance: 2, left: 2 });
});

clause(['GG-DRAW-06', 'GG-BATTLE-03', 'GG-DIR-03'], 'a purge drawn in the first duel takes the next attacker and the last defender', () => {
  const state = begin({
    deck: ['gene-purge', 'foresight'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['ironroot', 'livewire', 'kestrel'], b: ['hush'] },
  });
  const { state: asked, events } = play(state, a.battle('b', 'ironroot', 'livewire', 'kestrel'), b.defend('hush'), [
    a.ability('adrenaline'),
    [6, 6, 6],
    [1, 1],
  ]);
  // What is drawn in place of the event comes in the reveal; the purge itself only after the wound.
  expect(told(events, 'card-drawn')).toEqual([{ type: 'card-drawn', player: 'a', card: 'foresight' }]);
  expect([asked.resolvedEvents, asked.deferred, character(asked, 'hush')!.wounded]).toEqual([['gene-purge'], [], true]);
  // b's one character goes by itself; Livewire makes no attack, and Kestrel hits directly.
  const { state: last, events: then } = play(asked, a.choose('livewire'));
  expect(told(then, 'character-died').map(({ card, to }) => [card, to])).toEqual([
    ['livewire', null],
    ['hush', null],
  ]);
  expect(told(then, 'attack-started').map(({ attacker }) => attacker)).toEqual(['kestrel']);
  expect([player(last, 'b').life, phase(last), last.discard]).toEqual([5, 'main', ['adrenaline', 'livewire', 'hush']]);
});
