import { type Config, type Event, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { village } from './packs.js';

const table = (...ids: string[]): Config['players'] => ids.map((id) => ({ id }));

const configs: readonly Config[] = [
  { players: table('ada'), mode: 'AB', firstHolder: 'random' },
  { players: table('ada', 'bo'), mode: 'AC', centralism: 'high', changePolicy: 'free', firstStepOptional: true },
  { players: table('ada', 'bo', 'cai'), mode: 'AB', centralism: 'intense', concentration: 'keep', changePolicy: 'needed' },
  { players: [{ id: 'ada', colour: 'blue' }, ...table('bo', 'cai', 'dot')], mode: 'ABC', suffrageOnDiscovery: false },
  { players: table('ada', 'bo', 'cai', 'dot'), mode: 'ABC', centralism: 'medium', concentration: 'keep', firstHolder: 'random' },
  { players: table('ada', 'bo', 'cai'), mode: 'A', economicRediscovery: false, turnLimit: 3, content: 'catalonia' },
  { players: table('ada', 'bo', 'cai', 'dot'), mode: 'ABC', centralism: 'high', content: village },
  { players: table('ada', 'bo', 'cai'), mode: 'AC', centralism: 'intense', content: village },
];

const events: readonly Event['type'][] = ['tax-agency-active', 'economic-bonus', 'urn-protected', 'die-rerolled', 'board-refilled'];

for (const promise of conformance(somElQueDecidim, {
  configs,
  games: 3,
  seed: 3,
  closely: 8,
  // Levies are rare, so whoever may collect one does.
  choose: (state, player) =>
    state.step === 'movement'
      ? somElQueDecidim.legalActions(state, player, { types: ['collect-prescription', 'collect-inheritance'] })[0]
      : undefined,
  secrets: {
    'face-down tiles': ({ board }) => board,
    fists: ({ vote }) => vote?.commits,
  },
  complete: ['place-concentration', 'choose-centralism', 'roll-die', 'take-money', 'move', 'stop', 'open-fists', 'declare-support'],
  events,
}))
  test(promise.name, promise.run);
