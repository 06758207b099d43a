import type { Dice } from 'ludoteca';
import { type Config, type GenesMactantes, genesMactantes, type State } from 'ludoteca/genes-mactantes';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { proposals } from './play.js';

const short = { mode: 'turns', turns: 4 } as const;

const configs: readonly Config[] = [
  { players: ['ada', 'bo'], length: { mode: 'turns', turns: 6 }, relevance: 'small', minActions: 0 },
  { players: ['ada', 'bo', 'cy'], length: short, journeysPerTurn: 2, mixedVictory: true, civilWarMuster: true, relevanceMode: 'random' },
  { players: ['10', '9', 'di', 'eve'], length: short, boardMode: 'drawn', earlyVictory: false, hiddenCharacters: false },
  {
    players: ['ada', 'bo', 'cy', 'di', 'eve'],
    length: { mode: 'turns', turns: 2 },
    orderMode: 'seating',
    events: false,
    relevance: 'large',
  },
];

/** Names inside the ids of offers. */
const rename = (text: string, renamed: ReadonlyMap<string, string>): string =>
  text
    .split(':')
    .map((part) => renamed.get(part) ?? part)
    .join(':');

/** What one player does and another may answer at once. */
const talks: readonly string[] = ['propose-trade', 'cancel-trade', 'accept-trade'];

const quiet = conformance<GenesMactantes>(genesMactantes, {
  configs,
  games: 2,
  closely: 14,
  listed: 60,
  rename,
  heard: ({ action }) => action.type === 'announce' || action.type === 'disclose',
  simultaneous: (_state, first) => !talks.includes(first.type), // [GM-FLOW-04]
  secrets: {
    'orders of others': ({ sheets }) => sheets,
    'places of characters': ({ characters }) => characters.map(({ location }) => location),
    'country sheets': ({ creations }) => creations,
  },
  unreached: [
    ...(['defend-battle', 'join-battle', 'lift-siege', 'commit-rebels', 'withdraw'] as const),
    ...(['propose-trade', 'accept-trade', 'reject-trade', 'cancel-trade', 'disclose', 'announce'] as const),
  ],
  events: ['civil-war-began', 'character-captured', 'battle-rolled', 'city-founded', 'disaster-struck'],
});

for (const promise of quiet) test(promise.name, promise.run);

/** Random play, with an offer, a proof or a word now and then. */
const choose = (state: State, player: string, dice: Dice) => (dice.roll(6, 'talk') === 1 ? proposals(state, player, dice) : undefined);

// Whoever holds an offer may act [GM-FLOW-15], and the suite takes who may act for public; so what others see of offers is tested apart.
const talkative = conformance<GenesMactantes>(genesMactantes, {
  configs: configs.slice(0, 3),
  games: 1,
  closely: 12,
  listed: 30,
  choose,
  rename,
  heard: ({ action }) => action.type === 'announce' || action.type === 'disclose',
  secrets: { 'offers of others': ({ offers }) => offers },
  unreached: [
    'defend-battle',
    'join-battle',
    'lift-siege',
    'commit-rebels',
    'pass',
    'choose-disaster',
    'choose-disaster-city',
    'face-crisis',
    'support-crisis',
  ],
  except: ['same-story', 'order-of-arrival'],
});

for (const promise of talkative) test(`with negotiation, ${promise.name}`, promise.run);
