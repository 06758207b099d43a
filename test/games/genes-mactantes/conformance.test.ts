import type { Dice } from 'ludoteca';
import type { Action, Config, Event, GenesMactantes, State } from 'ludoteca/genes-mactantes';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { often } from '../../long.js';
import { largestMap, ringOf, table } from './helpers/ring-maps.js';
import { spokenGame } from './helpers/spoken.js';
import { proposals, quarrels } from './helpers/talk-and-quarrels.js';

const short = { mode: 'turns', turns: 4 } as const;

const configs: readonly Config[] = [
  { players: ['ada', 'bo'], length: { mode: 'turns', turns: 6 }, relevance: 'small', minActions: 0, earlyVictory: false },
  { players: ['ada', 'bo', 'cy'], length: short, journeysPerTurn: 2, mixedVictory: true, civilWarMuster: true, relevanceMode: 'random' },
  { players: ['10', '9', 'di', 'eve'], length: short, boardMode: 'drawn', earlyVictory: false, hiddenCharacters: false },
  {
    players: ['ada', 'bo', 'cy', 'di', 'eve'],
    length: { mode: 'turns', turns: 3 },
    earlyVictory: false,
    orderMode: 'seating',
    events: false,
    relevance: 'large',
  },
];

const traceless: readonly string[] = ['announced', 'disclosed', 'contest-rolled', 'battle-rolled', 'window-opened', 'window-answered'];

/**
 * Words, rolls and answers that leave no trace on the table, and where a target stands before the dice have shown it. Nor does the last order of a turn
 * that is void: everybody hears which it was and why, but the upkeep that follows at once clears all sheets, so no view is left to show it. [GM-FLOW-14]
 */
const heard = ({ type }: Event, move: { readonly events: readonly Event[] } | null): boolean => {
  const types = move?.events.map((event) => event.type) ?? [];
  return (
    traceless.includes(type) ||
    (type === 'character-sighted' && types.includes('disclosed')) ||
    (type === 'character-moved' && types.includes('contest-rolled')) ||
    (type === 'action-void' && types.includes('turn-ended'))
  );
};

/** What one player does and another may answer at once. */
const talks: readonly string[] = ['propose-trade', 'cancel-trade', 'accept-trade'];

/** What only who has not closed its batch can do. */
const writing: readonly string[] = ['declare', 'withdraw', 'commit'];

/**
 * Orders are written in any order [GM-FLOW-04]; what is said in a slot must be said before the slot has led on. [GM-TRAD-15] Whoever has closed a batch,
 * and is to act for an offer alone, writes again only when the last of the others has closed it. [GM-FLOW-07] While one crisis waits for support,
 * nobody faces another or negotiates.
 */
const simultaneous = ({ step, committed }: State, first: Action, second: Action): boolean =>
  step !== 'resolution' &&
  ![first, second].some(({ type, player }) => talks.includes(type) || (writing.includes(type) && committed[player] === true)) &&
  ![first, second].some((action) => action.type === 'face-crisis' && action.acceptSupport === true);
const negotiation = ['propose-trade', 'accept-trade', 'reject-trade', 'cancel-trade', 'disclose', 'announce'] as const;

const quiet = conformance<GenesMactantes>(spokenGame, {
  configs,
  games: often(1, 2),
  closely: often(1, 12),
  listed: 60,
  choose: quarrels,
  heard,
  simultaneous,
  secrets: {
    'orders of others': ({ sheets }) => sheets,
    'places of characters': ({ characters }) => characters.map(({ location }) => location),
    'country sheets': ({ creations }) => creations,
  },
  unreached: [...negotiation],
  events: [
    ...(['civil-war-began', 'character-captured', 'battle-rolled', 'city-founded', 'disaster-struck'] as const),
    ...(['siege-began', 'siege-ended', 'rebellion-supported', 'character-repatriated'] as const),
  ],
});

for (const promise of quiet) test(promise.name, promise.run);

/** What talk and larger maps add little to: each kind of number and of input is tried above. */
const triedAlready: readonly string[] = ['edge-numbers', 'edge-players', 'hostile-input'];
/** What larger maps add little to besides: how the same rules read, write, throw and refuse. */
const alikeOnAnyMap: readonly string[] = [
  ...(['input-unchanged', 'deterministic', 'in-place', 'any-dice', 'decoded-plays-on', 'records', 'renamed-players'] as const),
  ...(['explain', 'hostile-actions', 'out-of-turn', 'other-secrets', 'same-story', 'complete-forms'] as const),
];

/** Random play, with an offer, a proof or a word now and then. */
const choose = (state: State, player: string, dice: Dice) => (dice.roll(6, 'talk') === 1 ? proposals(state, player, dice) : undefined);

const talkative = conformance<GenesMactantes>(spokenGame, {
  configs: configs.slice(0, 3),
  games: 1,
  closely: often(2, 12),
  listed: 30,
  choose,
  heard,
  simultaneous,
  secrets: { 'offers of others': ({ offers }) => offers },
  except: often(triedAlready, []),
  unreached: [
    'join-battle',
    'lift-siege',
    'commit-rebels',
    'pass',
    'choose-disaster',
    'choose-disaster-city',
    'face-crisis',
    'support-crisis',
  ],
});

for (const promise of talkative) test(`with negotiation, ${promise.name}`, promise.run);

/** Tables larger than the default maps, and maps of one's own in play. */
const crowded = conformance<GenesMactantes>(spokenGame, {
  configs: [
    { players: table(3), map: ringOf(3), length: { mode: 'turns', turns: 3 }, earlyVictory: false },
    { players: table(6), map: ringOf(6), length: { mode: 'turns', turns: 2 }, events: true },
    { players: table(8), map: ringOf(8), boardMode: 'drawn', length: { mode: 'turns', turns: 1 }, relevance: 'small' },
    { players: table(10), map: ringOf(10), length: { mode: 'turns', turns: 1 }, relevance: 'small' },
  ],
  packs: {
    'the largest map': { players: table(10), map: largestMap, relevance: 'large' },
    'a map for two': { players: table(2), map: ringOf(2) },
  },
  games: 1,
  closely: often(2, 10),
  listed: 20,
  heard,
  simultaneous,
  secrets: { 'orders of others': ({ sheets }) => sheets },
  except: often([...triedAlready, ...alikeOnAnyMap], []),
  unreached: Object.keys(spokenGame.definition.rules) as never,
});

for (const promise of crowded) test(`on maps of one’s own, with up to ten players, ${promise.name}`, promise.run);
