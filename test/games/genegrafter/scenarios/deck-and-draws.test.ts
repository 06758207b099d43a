import { diceFrom, scripted } from 'ludoteca';
import { genegrafter, type State } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { character, phase, player, scores, told } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { after, play } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';
import { asItIs } from '../helpers/unshuffled.js';

/** The deck as stacked: what is left of it and what the first turn has drawn from its first pile. */
const stacked = (players: readonly string[], eventCount: number, gear = false) => {
  // The first player's draw stops at nothing: the shuffles leave the ordinary cards of each pile on top.
  const { state } = accepted(
    genegrafter.setup(
      { players, eventCount, gear, startPlayer: players[0]!, drawPerTurn: 1 },
      diceFrom(scripted([]).roll, { shuffle: asItIs }),
    ),
  );
  const [first = 0, ...others] = state.piles;
  return {
    piles: [first + 1, ...others],
    deck: state.deck.length + 1,
    hands: state.players.map(({ hand, id }) => hand.length - (id === players[0] ? 1 : 0)),
    unused: state.unusedEvents.length,
  };
};

test('example 1: piles, 2 players, 3 events', () =>
  expect(stacked(['a', 'b'], 3)).toEqual({ piles: [14, 13, 13], deck: 40, hands: [5, 5], unused: 4 }));

test('example 2: piles of other tables', () => {
  expect(stacked(['a', 'b', 'c', 'd'], 4)).toEqual({ piles: [11, 10, 10], deck: 31, hands: [5, 5, 5, 5], unused: 3 });
  expect(stacked(['a', 'b', 'c'], 5)).toEqual({ piles: [13, 13, 11], deck: 37, hands: [5, 5, 5], unused: 2 });
  expect(stacked(['a', 'b'], 0, true)).toEqual({ piles: [15, 15, 15], deck: 45, hands: [5, 5], unused: 7 });
});

/** The first character of the active player, if he has to play one. */
const firstDuty = (state: State) => genegrafter.legalActions(state, state.active, { types: ['play-character'] }).slice(0, 1);

test('example 3: start roll', () => {
  const script = scripted([4, 6, 6, 2, 5]);
  const { state } = accepted(genegrafter.setup({ players: ['a', 'b', 'c'], eventCount: 0 }, diceFrom(script.roll, { shuffle: asItIs })));
  script.finish();
  expect(state.active).toBe('c');
  const next = (now: State) => after(now, ...firstDuty(now), { type: 'end-main', player: now.active });
  expect(next(state).active).toBe('a');
  expect(next(next(state)).active).toBe('b');
});

test('example 4: draw with event and DNA', () => {
  const state = begin({
    active: 'b',
    deck: ['mind-lash', 'field-hospital', 'kestrel', 'dna-1', 'super-punch', 'ice-wall'],
    inPlay: { a: [{ card: 'hush', wounded: true }] },
  });
  const { state: drawn, events } = play(state, b.endMain());
  const done = after(drawn, a.endGrafting());
  expect([player(done, 'a').hand, done.deck[0], done.dnaTable, character(done, 'hush')!.wounded]).toEqual([
    ['mind-lash', 'kestrel', 'super-punch'],
    'ice-wall',
    ['dna-1'],
    false,
  ]);
  expect(told(events, 'graft-round-started')).toMatchObject([{ allowance: 1 }]);
});

test('example 12: Regeneration', () => {
  const dying = (card: { card: string; grafts?: string[] }, dice: number[]) => {
    const deck = [
      'mind-lash',
      'foresight',
      'lucky-shot',
      'roll-again',
      'hurl-debris',
      'blink-away',
      'jam-signal',
      'mind-fog',
      'gamma-burst',
      'fire-lance',
      'ice-wall',
      'arc-flash',
      'overload',
      'super-punch',
      'annihilate',
      'adrenaline',
      'dive-strike',
    ];
    const state = begin({ deck, nothingElse: 'discard', finalTurns: ['b'], inPlay: { a: ['undertow'], b: [{ ...card, wounded: true }] } });
    expect(state.deck).toHaveLength(17);
    const killed = play(state, a.battle('b', 'undertow'), [b.defend(card.card), [6, 6], dice, asItIs(18 + (card.grafts ?? []).length)]);
    expect(killed.state.players.map(({ genePool }) => genePool)).toEqual([[], []]);
    return [killed.state.deck.length, scores(state)[1]! - scores(killed.state)[1]!];
  };
  expect(dying({ card: 'second-skin' }, [1, 1])).toEqual([18, 2]);
  expect(dying({ card: 'second-skin', grafts: ['kestrel'] }, [1, 1])).toEqual([19, 3]);
  expect(dying({ card: 'ironroot', grafts: ['second-skin'] }, [1, 1, 1])).toEqual([19, 3]);
  // By an event it goes to the discard with its grafts, and the deck stays as it is.
  const state = begin({
    deck: ['aftershock', 'overload'],
    specialDice: ['a'],
    inPlay: { b: [{ card: 'second-skin', grafts: ['kestrel'], wounded: true }] },
  });
  const shaken = after(state, [a.special(), 3]);
  expect([shaken.discard, shaken.deck]).toEqual([['second-skin', 'kestrel'], state.deck.slice(2)]);
});

test('example 22: empty deck', () => {
  const events = ['field-hospital', 'arms-shipment', 'aftershock'];
  const full = begin({ deck: ['kestrel'], nothingElse: 'removed', finalTurns: ['b'] });
  const discard = player(full, 'b').hand.slice(0, 4);
  const before: State = {
    ...full,
    discard,
    players: full.players.map((owner) => (owner.id === 'b' ? { ...owner, hand: owner.hand.slice(4) } : owner)),
    resolvedEvents: events,
    unusedEvents: full.unusedEvents.filter((event) => !events.includes(event)),
  };
  const size = player(before, 'b').hand.length;
  const drawn = play(before, [a.endMain(), [3, 1, 0, 2]]).state;
  expect([player(drawn, 'b').hand.slice(size), drawn.deck, drawn.discard, drawn.resolvedEvents.length]).toEqual([
    ['kestrel', discard[3], discard[1]],
    [discard[0], discard[2]],
    [],
    3,
  ]);
  const { state: alone } = play(full, a.endMain());
  expect(player(alone, 'b').hand.slice(player(full, 'b').hand.length)).toEqual(['kestrel']);
});

test('example 27: Sample Mix-up', () => {
  const swap = (pools: Record<string, string[]>) => {
    const state = begin({ players: ['a', 'b', 'c'], active: 'c', deck: ['sample-mixup', 'foresight'], specialDice: ['c'], pools });
    return [scores(state), scores(after(state, [c.special(), 3]))];
  };
  expect(swap({ a: ['nullpoint', 'murmur'], b: ['hush'], c: ['chimera', 'ashfall'] })).toEqual([
    [5, 2, 5],
    [5, 5, 2],
  ]);
  expect(swap({ a: ['nullpoint', 'kestrel'], b: ['hush', 'murmur'], c: ['chimera', 'ironroot'] })).toEqual([
    [4, 4, 4],
    [4, 4, 4],
  ]);
});

test('example 28: event drawn during a duel', () => {
  const state = begin({
    deck: ['gene-purge', 'kestrel'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['ironroot', 'livewire'], b: ['hush', 'murmur'] },
  });
  const { state: asked, events } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), [
    a.ability('adrenaline'),
    [6, 6, 6],
    [1, 1],
  ]);
  expect(player(asked, 'a').hand).toEqual(['kestrel']);
  const order = events.map(({ type }) => type);
  expect(order.indexOf('event-drawn')).toBeLessThan(order.indexOf('duel-decided'));
  expect([asked.discard, asked.resolvedEvents, phase(asked)]).toEqual([['adrenaline'], ['gene-purge'], 'decision']);
  const next = after(asked, a.choose('ironroot'), b.choose('hush'));
  expect(next.battle).toMatchObject({ attacker: 'livewire' });
  expect(after(asked, a.choose('livewire'), b.choose('hush')).battle).toBeNull();
});
