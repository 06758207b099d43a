import { type Dice, pick } from 'ludoteca';
import { type Action, type Config, type Event, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { often } from '../../long.js';
import { busyVillage, largestContent, village } from './helpers/packs.js';
import { spokenGame } from './helpers/spoken.js';

const table = (...ids: string[]): Config['players'] => ids.map((id) => ({ id }));

const configs: readonly Config[] = [
  { players: table('ada'), mode: 'AB', firstHolder: 'random' },
  { players: table('ada', 'bo'), mode: 'AC', centralism: 'high', changePolicy: 'free', firstStepOptional: true },
  { players: table('ada', 'bo', 'cai'), mode: 'AB', centralism: 'intense', concentration: 'keep', changePolicy: 'needed' },
  { players: [{ id: 'ada', colour: 'blue' }, ...table('bo', 'cai', 'dot')], mode: 'ABC', suffrageOnDiscovery: true },
  { players: table('ada', 'bo', 'cai', 'dot'), mode: 'ABC', centralism: 'medium', concentration: 'keep', firstHolder: 'random' },
  { players: table('ada', 'bo', 'cai'), mode: 'A', economicRediscovery: false, turnLimit: 3, content: 'catalonia' },
  { players: table('ada', 'bo', 'cai', 'dot'), mode: 'ABC', centralism: 'choose', content: village, suffrageOnDiscovery: true },
  { players: table('ada', 'bo', 'cai'), mode: 'AC', centralism: 'intense', content: village, suffrageOnDiscovery: true },
  { players: table('ada', 'bo', 'cai'), mode: 'ABC', centralism: 'medium', content: busyVillage },
];

const events: readonly Event['type'][] = ['tax-agency-active', 'economic-bonus', 'urn-protected', 'die-rerolled', 'board-refilled'];

const met = new Set<string>();

/** Plays so that rare things happen: first what nobody has done yet, then whatever collects or calls a vote, and seldom anything that costs money. */
const eager = (state: State, player: string, dice: Dice): Action | undefined => {
  const any = (types: readonly Action['type'][]): Action | undefined => {
    const legal = types.length === 0 ? [] : somElQueDecidim.legalActions(state, player, { types });
    const action = legal.length === 0 ? undefined : pick(dice, legal, 'rare action');
    if (action !== undefined) met.add(action.type);
    return action;
  };
  const fresh = any(somElQueDecidim.open(state).filter((type) => !met.has(type)));
  if (fresh !== undefined || dice.roll(5, 'eager') === 1) return fresh;
  return any(['collect-prescription', 'collect-inheritance', 'give-disc', 'end-cohesion', 'call-elections', 'present-motion']);
};

for (const promise of conformance(spokenGame, {
  configs,
  packs: {
    'the largest land': { players: table('ada', 'bo', 'cai', 'dot'), mode: 'ABC', content: largestContent },
    ...often({}, { 'the largest land for one': { players: table('ada'), mode: 'AB', content: largestContent } }),
    'a village': { players: table('ada', 'bo'), content: village },
  },
  games: 4,
  seed: 5,
  closely: often(4, 8),
  choose: eager,
  secrets: {
    'face-down tiles': ({ board }) => board,
    fists: ({ vote }) => vote?.commits,
  },
  complete: ['place-concentration', 'choose-centralism', 'roll-die', 'take-money', 'move', 'stop', 'open-fists', 'declare-support'],
  events,
}))
  test(promise.name, promise.run);
