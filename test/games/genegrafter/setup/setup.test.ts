import { type Dice, diceFrom, O, seeded } from 'ludoteca';
import { type Config, genegrafter, type State } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { player, told, typesOf } from '../helpers/facts.js';
import { begun, content, kindOf } from '../helpers/setups.js';
import { asItIs, unshuffled } from '../helpers/unshuffled.js';

clause('GG-SETUP-01', 'three tokens of each kind, or as many as the option says', () => {
  for (const { attackMarkers, defenceMarkers } of begun().state.players) expect([attackMarkers, defenceMarkers]).toEqual([3, 3]);
  for (const { attackMarkers, defenceMarkers } of begun({ markersPerKind: 1 }).state.players)
    expect([attackMarkers, defenceMarkers]).toEqual([1, 1]);
});

clause('GG-SETUP-02', 'six life and a special die, unless it is played without', () => {
  for (const { life, specialDieSpent } of begun().state.players) expect([life, specialDieSpent]).toEqual([6, false]);
  for (const { life, specialDieSpent } of begun({ startingLife: 2, specialDie: 'off' }).state.players)
    expect([life, specialDieSpent]).toEqual([2, true]);
});

clause('GG-SETUP-03', 'no event and no DNA card is dealt', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { state } = begun({ players: ['a', 'b', 'c', 'd'], eventCount: 7, openingHand: 7 }, seeded(seed));
    for (const { hand } of state.players) expect(hand.map(kindOf)).not.toContain('event');
    for (const { hand } of state.players) expect(hand.map(kindOf)).not.toContain('dna');
  }
});

clause('GG-SETUP-04', 'the events are shuffled and the first are used; listed ones are not shuffled', () => {
  const reversed = [6, 5, 4, 3, 2, 1, 0];
  const first = (dice: Dice) => begun({ eventCount: 2, startPlayer: 'a' }, dice);
  let shuffles = 0;
  const { state, rolls } = first(diceFrom((sides) => sides, { shuffle: (count) => (shuffles++ === 0 ? reversed : asItIs(count)) }));
  expect(rolls[0]).toMatchObject({ kind: 'shuffle', order: reversed, why: 'events' });
  expect(state.deck.filter((card) => content.events.has(card))).toEqual(['aftershock', 'street-riot']);
  expect(state.unusedEvents).toEqual(['arms-shipment', 'safehouse-raid', 'field-hospital', 'sample-mixup', 'gene-purge']);
  expect(begun({ eventCount: 1, eventIds: ['gene-purge'], startPlayer: 'a' }).rolls.map(({ why }) => why)).not.toContain('events');
});

clause('GG-SETUP-05', 'one shuffle of all ordinary cards, gear among them', () => {
  const sizes = (config: Partial<Config>) =>
    begun(config).rolls.flatMap((roll) => (roll.kind === 'shuffle' && roll.why === 'cards' ? [roll.order.length] : []));
  expect(sizes({})).toEqual([44]);
  expect(sizes({ gear: true })).toEqual([52]);
});

clause('GG-SETUP-06', 'cards are dealt one at a time from the first seat', () => {
  const { state } = begun({ players: ['a', 'b', 'c'], startPlayer: 'b', openingHand: 2 }, unshuffled());
  const [first, second, third, fourth, fifth, sixth] = [...content.characters.keys()];
  expect(player(state, 'a').hand).toEqual([first, fourth]);
  expect(player(state, 'b').hand.slice(0, 2)).toEqual([second, fifth]);
  expect(player(state, 'c').hand).toEqual([third, sixth]);
  expect(begun({ startPlayer: 'a' }).state.players[1]!.hand).toHaveLength(5);
});

clause('GG-SETUP-07', 'a hand without characters is kept', () => {
  const abilitiesFirst = [...Array.from({ length: 24 }, (_, i) => 20 + i), ...asItIs(20)];
  let shuffles = 0;
  const dice = diceFrom((sides) => sides, { shuffle: (count) => (shuffles++ === 1 ? abilitiesFirst : asItIs(count)) });
  const { state } = begun({ startPlayer: 'a' }, dice);
  expect(player(state, 'b').hand).toHaveLength(5);
  expect(player(state, 'b').hand.every((card) => content.abilities.has(card))).toBe(true);
  expect(genegrafter.actors(state)[0]).toBe('a');
});

/** The piles of the deck as stacked, before the first turn draws from the first. */
const stacked = (state: State, config: Partial<Config>): number[] => {
  const drawn = (config.drawPerTurn ?? 3) + state.resolvedEvents.length + state.dnaTable.length;
  return state.piles.map((size, i) => (i === 0 ? size + drawn : size));
};

clause('GG-SETUP-08', 'three piles that differ by one card at most, the larger first', () => {
  for (const [players, gear, expected] of [
    [['a', 'b'], false, [12, 11, 11]],
    [['a', 'b', 'c'], false, [10, 10, 9]],
    [['a', 'b', 'c', 'd'], false, [8, 8, 8]],
    [['a', 'b'], true, [14, 14, 14]],
  ] as const) {
    const config = { players, gear, eventCount: 0 };
    const { state } = begun(config);
    expect(stacked(state, config)).toEqual(expected.map((size) => size + 1)); // and the DNA card
  }
});

clause('GG-SETUP-09', 'one DNA card in each pile, in pack order', () => {
  const { state } = begun({ drawPerTurn: 1, startPlayer: 'a', eventCount: 0 }, unshuffled());
  let top = 0;
  const dnaOf = state.piles.map((size) => {
    const pile = state.deck.slice(top, top + size);
    top += size;
    return pile.filter((card) => content.dna.has(card));
  });
  expect(dnaOf).toEqual([['dna-1'], ['dna-2'], ['dna-3']]);
});

clause('GG-SETUP-10', 'events are dealt to the piles in turn', () => {
  const sizes = (eventCount: number) => {
    const config = { eventCount, players: ['a', 'b', 'c', 'd'] };
    const { state } = begun(config);
    return stacked(state, config).map((size) => size - 9);
  };
  expect([1, 2, 3, 4, 5, 7].map(sizes)).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [2, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
  ]);
});

clause('GG-SETUP-11', 'each pile is shuffled, the first lies on top', () => {
  const { state, rolls } = begun({ startPlayer: 'a', drawPerTurn: 1 }, unshuffled());
  expect(rolls.map(({ why }) => why)).toEqual(['events', 'cards', 'pile 1', 'pile 2', 'pile 3']);
  // Unshuffled, a pile is its ordinary cards, then DNA, then its events.
  expect(state.deck.filter((card) => kindOf(card) !== 'ordinary')).toEqual([
    'dna-1',
    'gene-purge',
    'dna-2',
    'sample-mixup',
    'dna-3',
    'field-hospital',
  ]);
  expect(player(state, 'a').hand.at(-1)).toBe([...content.characters.keys()][10]);
});

clause('GG-SETUP-12', 'the highest start roll begins, ties roll again, and a start player needs no roll', () => {
  const { state, events } = begun({ players: ['a', 'b', 'c'] }, unshuffled([4, 6, 6, 2, 5]));
  expect(told(events, 'start-roll').map(({ player: who, die }) => [who, die])).toEqual([
    ['a', 4],
    ['b', 6],
    ['c', 6],
    ['b', 2],
    ['c', 5],
  ]);
  expect([state.firstPlayer, state.active]).toEqual(['c', 'c']);
  expect(told(begun({ startPlayer: 'b' }, unshuffled()).events, 'start-roll')).toEqual([]);
});

clause('GG-SETUP-13', 'the first turn begins with the draw of the starting player', () => {
  const { state, events } = begun({ startPlayer: 'b' }, unshuffled());
  expect(typesOf(events)).toEqual(['game-started', 'turn-started', 'card-drawn', 'card-drawn', 'card-drawn']);
  expect([state.turn, state.active, player(state, 'b').hand.length]).toEqual([1, 'b', 8]);
});

clause('GG-SETUP-14', 'turns pass clockwise', () => {
  let { state } = begun({ players: ['a', 'b', 'c'], startPlayer: 'b', specialDie: 'off', eventCount: 0 }, unshuffled());
  const order: string[] = [];
  const dice = seeded(5);
  while (O.isNone(genegrafter.outcome(state)) && order.length < 6) {
    if (order.at(-1) !== `${state.turn}${state.active}`) order.push(`${state.turn}${state.active}`);
    const [who] = genegrafter.actors(state);
    const endMain = { type: 'end-main', player: who! } as const;
    const action = genegrafter.explain(state, endMain).length === 0 ? endMain : genegrafter.randomAction(state, who!, dice)!;
    state = accepted(genegrafter.reduce(state, action, dice)).state;
  }
  expect(order).toEqual(['1b', '2c', '3a', '4b', '5c', '6a']);
});

clause(['GG-SETUP-04', 'GG-SETUP-05', 'GG-SETUP-11', 'GG-SETUP-12'], 'random calls are made in the order of the clauses', () => {
  const why = (config: Config) =>
    accepted(genegrafter.setup(config, seeded(4))).rolls.map((roll) => `${roll.kind} ${roll.kind === 'shuffle' ? roll.order.length : ''}`);
  expect(why({ players: ['a', 'b'] }).slice(0, 7)).toEqual([
    'shuffle 7',
    'shuffle 44',
    'shuffle 14',
    'shuffle 13',
    'shuffle 13',
    'roll ',
    'roll ',
  ]);
  expect(why({ players: ['a', 'b'], eventIds: [], eventCount: 0, startPlayer: 'b', gear: true })).toEqual([
    'shuffle 52',
    'shuffle 15',
    'shuffle 15',
    'shuffle 15',
  ]);
});
