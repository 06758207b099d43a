import { defaultPack, difficultyOf, genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { refusal } from '../helpers/playing.js';
import { begun, configFaults, content } from '../helpers/setups.js';
import { unshuffled } from '../helpers/unshuffled.js';

clause('GG-CONF-01', 'two to four different players', () => {
  for (const players of [[], ['a'], ['a', 'b', 'c', 'd', 'e'], 'ab', undefined])
    expect(configFaults({ players })[0]).toBe('config-players GG-CONF-01 players');
  expect(configFaults({ players: ['a', 'b', 'a'] })).toEqual(['config-players GG-CONF-01 players.2']);
  for (const players of [
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'd'],
  ])
    expect(configFaults({ players })).toEqual([]);
});

clause('GG-CONF-02', 'every option has its range, and a fault names the option', () => {
  const bad: Readonly<Record<string, readonly unknown[]>> = {
    eventCount: [-1, 1.5, '3'],
    gear: [1, null],
    startingLife: [0, 7],
    markersPerKind: [-1, 4],
    openingHand: [0, 8],
    handLimit: [4, 13],
    drawPerTurn: [0, 6],
    maxCharactersPerTurn: [0, 6],
    phaseOrder: ['loose'],
    battlesPerOpponent: ['two'],
    powerDice: ['multiply'],
    maxDicePerSide: [0, 31],
    maxTieRerolls: [0, 1001],
    autoReroll: ['yes'],
    graftsOnDeath: ['nobody'],
    graftScoring: ['twice'],
    graftAllowance: ['none'],
    finalRound: ['never'],
    specialDie: ['two'],
    sixthFace: ['wild'],
    recallTired: [0],
    specialInfinite: ['always'],
    eliminatedPool: ['bank'],
    startPlayer: ['nobody', 3],
    eventcount: [3],
  };
  for (const [option, values] of Object.entries(bad))
    for (const value of values)
      expect(configFaults({ players: ['a', 'b'], [option]: value })).toEqual([`config-out-of-range GG-CONF-02 ${option}`]);
  expect(
    configFaults({ players: ['a', 'b'], startingLife: 1, markersPerKind: 0, handLimit: 12, maxDicePerSide: null, maxTieRerolls: 1000 }),
  ).toEqual([]);
});

clause('GG-CONF-03', 'the label of a number of events', () => {
  expect([0, 1, 2, 3, 4, 5, 7].map(difficultyOf)).toEqual(['none', 'simple', 'simple', 'medium', 'medium', 'hard', 'hard']);
  expect(genegrafter.view(begun({ eventCount: 5 }).state, null).difficulty).toBe('hard');
});

clause('GG-CONF-04', 'three events unless another number is asked for', () => {
  const { state } = begun();
  expect(state.settings.eventCount).toBe(3);
  expect(state.unusedEvents).toHaveLength(4);
  expect(begun({ eventCount: 0 }).state.unusedEvents).toHaveLength(7);
});

clause('GG-CONF-05', 'listed events are used as they are, and nothing else is listed', () => {
  const eventIds = ['street-riot', 'aftershock', 'gene-purge'];
  const { state } = begun({ eventIds }, unshuffled([6, 1]));
  const inDeck = state.deck.filter((card) => content.events.has(card));
  expect(inDeck).toEqual(eventIds); // dealt to the three piles in this order
  expect(state.unusedEvents).toEqual(['sample-mixup', 'field-hospital', 'safehouse-raid', 'arms-shipment']);
  expect(configFaults({ players: ['a', 'b'], eventCount: 3, eventIds: ['street-riot'] })).toEqual([
    'config-event-count GG-CONF-05 eventIds',
  ]);
  for (const listed of [[], ['street-riot', 'aftershock']])
    expect(begun({ eventIds: listed }).state.settings.eventCount).toBe(listed.length);
  expect(configFaults({ players: ['a', 'b'], eventCount: 1, eventIds: ['kestrel'] })).toEqual(['config-event-count GG-CONF-05 eventIds.0']);
  expect(configFaults({ players: ['a', 'b'], eventCount: 2, eventIds: ['aftershock', 'aftershock'] })).toEqual([
    'config-event-count GG-CONF-05 eventIds.1',
  ]);
  expect(configFaults({ players: ['a', 'b'], eventIds: 'all' })).toEqual(['config-event-count GG-CONF-05 eventIds']);
});

clause('GG-CONF-06', 'without the option there is no gear, and none can be played', () => {
  const { state } = begun();
  expect(state.settings.gear).toBe(false);
  for (const { id } of defaultPack.gear) expect(JSON.stringify(state)).not.toContain(`"${id}"`);
  expect(refusal(state, { type: 'play-gear', player: state.active, card: 'ceramic-vest', character: 'kestrel' })).toEqual([
    'gear-disabled',
    'GG-CONF-06',
  ]);
});

clause(['GG-CONF-02', 'GG-PACK-13'], 'too many events have the code of their own, however many', () => {
  for (const eventCount of [8, 10_001, 1_000_000])
    expect(configFaults({ players: ['a', 'b'], eventCount })).toEqual(['config-event-count GG-PACK-13 eventCount']);
  for (const eventCount of [-1, 1.5, '3'])
    expect(configFaults({ players: ['a', 'b'], eventCount })).toEqual(['config-out-of-range GG-CONF-02 eventCount']);
});
