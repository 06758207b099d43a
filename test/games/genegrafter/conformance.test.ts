import { defaultPack, type Genegrafter, type Pack } from 'ludoteca/genegrafter';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { often } from '../../long.js';
import { largestPack } from './helpers/packs.js';
import { spokenGame } from './helpers/spoken.js';

const several: Pack = {
  ...defaultPack,
  characters: defaultPack.characters.map((card) => (card.id === 'second-skin' ? { ...card, copies: 4 } : card)),
  abilities: defaultPack.abilities.map((card) => {
    if (card.id === 'blink-away') return { ...card, copies: 5, effects: [{ do: 'endDuel' }] };
    return ['lucky-shot', 'adrenaline'].includes(card.id) ? { ...card, copies: 5 } : card;
  }),
  events: [
    ...defaultPack.events,
    {
      id: 'blackout',
      name: 'Blackout',
      copies: 2,
      effects: [
        { do: 'loseLife', who: 'each', amount: 2 },
        { do: 'discardCards', count: 2 },
      ],
    },
  ],
};

type Event = Genegrafter['Event'];
/** Dice lie on the table only while the duel is on, and a die may keep the face it shows. */
const passing: ReadonlySet<Event['type']> = new Set(['dice-rolled', 'die-rerolled', 'die-changed', 'duel-decided', 'tie', 'special-die']);
/** An event among draws may leave no trace of when it came, nor of when between them it did what it does. */
const amongDraws: ReadonlySet<Event['type']> = new Set(['event-drawn', 'event-resolved', 'markers-regained', 'life-lost']);

for (const { name, run } of conformance(spokenGame, {
  configs: [
    { players: ['ada', 'bo'] },
    { players: ['ada', 'bo', 'cy'], gear: true, eventCount: 7 },
    {
      players: ['ada', 'bo', 'cy', 'di'],
      startingLife: 1,
      specialDie: 'choose',
      phaseOrder: 'interleaved',
      battlesPerOpponent: 'unlimited',
      finalRound: 'oneTurn',
      eliminatedPool: 'killer',
    },
    {
      players: ['ada', 'bo'],
      gear: true,
      autoReroll: true,
      graftsOnDeath: 'owner',
      battlesPerOpponent: 'one',
      powerDice: 'add',
      finalRound: 'currentTurnOnly',
    },
    {
      players: ['ada', 'bo', 'cy'],
      pack: several,
      eventCount: 9,
      gear: true,
      graftAllowance: 'shared',
      specialInfinite: 'turn',
      recallTired: false,
    },
  ],
  packs: {
    'the largest deck': { players: ['ada', 'bo', 'cy', 'di'], pack: largestPack, gear: true, drawPerTurn: 5, openingHand: 7 },
    'a deck with several of a kind': { players: ['ada', 'bo'], pack: several },
  },
  games: 4,
  closely: often(4, 24),
  seed: 1,
  secrets: {
    hands: ({ players }) => players.map(({ hand }) => hand),
    'the deck': ({ deck }) => deck,
    'the events left out': ({ unusedEvents }) => unusedEvents,
    'abilities face down': ({ battle }) => battle?.duel?.played.filter(({ faceDown }) => faceDown) ?? [],
  },
  heard: ({ type }) => passing.has(type) || amongDraws.has(type),
  // A special die may be used at any moment; before or after what another does makes a difference.
  simultaneous: () => false,
  // Those who may interrupt have nothing but the special die, so here nobody keeps it until a direct attack; properties.test.ts reaches it.
  unreached: ['accept-direct-damage'],
  events: [
    'regenerated',
    'deck-rebuilt',
    'duel-ended-by-card',
    'die-changed',
    'direct-damage',
    'life-lost',
    'player-eliminated',
    'gene-pools-swapped',
    'infinite-power-granted',
    'damage-prevented',
    'ability-cancelled',
    'final-round-started',
  ],
  reach: {
    'an event that waits for the end of an attack': ({ events }) => events.some((event) => event.type === 'event-drawn' && event.deferred),
    'a special die in the turn of another': ({ action, before }) => action.type === 'use-special-die' && action.player !== before.active,
    'a special die in a graft round': ({ action, before }) => action.type === 'use-special-die' && before.graftRound !== null,
    'a die effect from an earlier duel': ({ events }) =>
      events.some(({ type }) => type === 'die-changed') && events.some(({ type }) => type === 'card-discarded'),
    'a last survivor': ({ state }) => state.outcome?.reason === 'last-survivor',
  },
}))
  test(name, run);
