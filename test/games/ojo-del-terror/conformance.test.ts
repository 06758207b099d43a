import { eyeOfTerror, type State } from 'ludoteca/ojo-del-terror';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { often } from '../../long.js';
import { largestPack, smallestPack, smallPack, withoutChaosMarines } from './helpers/packs.js';
import { spokenGame } from './helpers/spoken.js';

const seats = ['ada', 'bo', 'cy', 'di', 'ed', 'fay', 'gus', 'hal', 'ida', 'jo', 'kim', 'leo'];

/** The default map with planets that are dear to attack and rich, and the inhabitants of no known kind. */
const harshPack = {
  ...eyeOfTerror,
  kinds: [{ id: 'ghosts', name: 'Espectros', english: 'Ghosts' }],
  planets: eyeOfTerror.planets.map((planet, i) => ({
    ...planet,
    baseDefence: i % 3,
    resources: 2,
    inhabitants: planet.home === null && i % 2 === 0 ? { kind: 'ghosts', units: 1 + (i % 3) } : null,
  })),
};

const promises = conformance(spokenGame, {
  configs: [
    { players: seats.slice(0, 2), turns: 4 },
    { players: seats.slice(0, 3), turns: 3, referee: 'present', favourOpensDeeds: true },
    { players: seats.slice(0, 4), turns: 3, startMode: 'planetless', warbandSelection: 'random', scoreOn: 'opening' },
    { players: seats.slice(0, 5), pack: harshPack, turns: 3, homeAssignment: 'random', recruitmentKinds: 'any', referee: 'present' },
    { players: ['ada', 'bo'], pack: smallestPack, turns: 3, lieutenants: 1, recruitmentKinds: 'any' },
    { players: seats, turns: 2, doubledTurns: 0, warbandSelection: 'random', homeAssignment: 'random', templeSanctity: 'replace' },
  ],
  packs: {
    'the largest map': { players: seats, pack: largestPack, turns: 20, homeAssignment: 'random' },
    'a map of two rooms': { players: ['ada', 'bo'], pack: smallPack, recruitmentKinds: 'any', lieutenants: 0 },
    'a map without Chaos marines': { players: ['ada', 'bo', 'cy'], pack: withoutChaosMarines, recruitmentKinds: 'any' },
  },
  games: often(2, 3),
  closely: often(2, 8),
  secrets: {
    'the orders of a sheet': ({ sheets }: State) => Object.values(sheets).map(({ orders }) => orders),
    'the verdicts of the referee': ({ verdicts }: State) => verdicts,
  },
  // The referee ends the writing of orders: whoever still wants to write must come before.
  simultaneous: (_, first, second) => first.type !== 'close-orders' && second.type !== 'close-orders',
  complete: ['choose-warband', 'commit-orders', 'close-orders', 'publish-turn', 'choose-lieutenants'],
  events: [
    ...(['game-created', 'warband-chosen', 'turn-started', 'order-added', 'order-removed', 'orders-committed', 'orders-reopened'] as const),
    ...(['orders-closed', 'verdict-recorded', 'orders-revealed', 'alliance-failed', 'defence-raised', 'inhabitants-killed'] as const),
    ...(['fight-resolved', 'planet-conquered', 'planet-ceded', 'cession-failed', 'trade-failed', 'player-eliminated'] as const),
    ...(['player-returned', 'deed-achieved', 'deed-failed', 'turn-scored', 'lieutenants-chosen', 'game-ended'] as const),
  ],
  reach: {
    'a raid': ({ state, events }) => events.some((event) => event.type === 'planet-conquered' && event.from === null) && state.turn > 1,
    'a planet that changes hands': ({ events }) => events.some((event) => event.type === 'planet-conquered' && event.from !== null),
    'a game that ends with Paladins': ({ events }) =>
      events.some((event) => event.type === 'game-ended' && event.outcome.paladins.length > 1),
    'a sheet closed by the referee': ({ events }) => events.some((event) => event.type === 'orders-closed' && event.uncommitted.length > 0),
  },
});

for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
