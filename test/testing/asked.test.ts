import { createHash } from 'node:crypto';
import { type ConformanceOptions, conformance } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { short } from './helpers/breaches.js';
import { type SealedBids, sealedBids } from './helpers/sealed-bids.js';

type Options = ConformanceOptions<SealedBids>;

const known = new WeakMap<object, string>();
/** The beginning of it, as it can be written down; what cannot, such as a trap, is nothing. What is frozen is written once. */
const written = (asked: unknown): string => {
  const before = typeof asked === 'object' && asked !== null ? known.get(asked) : undefined;
  if (before !== undefined) return before;
  try {
    const text = (JSON.stringify(asked) ?? '').slice(0, 1000);
    if (typeof asked === 'object' && asked !== null && Object.isFrozen(asked)) known.set(asked, text);
    return text;
  } catch {
    return '';
  }
};

/** What is asked of a game while a promise is tried: how often each question, and a digest of all of them in their order. */
const askedBy = (id: string, options: Options): { readonly counts: ReadonlyMap<string, number>; readonly digest: string } => {
  const counts = new Map<string, number>();
  const hash = createHash('sha256');
  const heard =
    (name: string, ask: (...of: unknown[]) => unknown) =>
    (...of: unknown[]): unknown => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      hash.update(`${name}(${of.map(written).join()})\n`);
      return ask(...of);
    };
  const game = Object.fromEntries(
    Object.entries(sealedBids).map(([name, part]) => [name, typeof part === 'function' ? heard(name, part as never) : part]),
  ) as unknown as typeof sealedBids;
  conformance(game, options)
    .find((promise) => promise.id === id)!
    .run();
  return { counts, digest: hash.digest('hex').slice(0, 8) };
};

const playing = new Map<Options, ReadonlyMap<string, number>>();
/** The same as a text, without what the random games themselves ask. */
const told = (id: string, options: Options): string => {
  const games = playing.get(options) ?? askedBy('games-end', options).counts;
  playing.set(options, games);
  const { counts, digest } = askedBy(id, options);
  const more = [...counts].map(([name, times]) => [name, times - (games.get(name) ?? 0)] as const).filter(([, times]) => times > 0);
  return [...more.map(([name, times]) => `${name} ${times}`), digest].join(', ');
};

/** At a larger table, and with as many games, and as much listed, as where nothing is said of it. */
const large: Options = {
  configs: [{ players: ['ada', 'bo', 'cy', 'di', 'ed'], lots: 1 }],
  closely: 2,
  heard: ({ type }) => type === 'bid-opened',
  packs: { small: { players: ['ada', 'bo'], lots: 1 } },
  unreached: ['bid', 'withdraw', 'peek', 'commit'],
};

/** Every promise, and what is asked of a game for its sake: at a small table, and at a larger one. */
const promises: readonly (readonly [id: string, name: string, atSmall: string, atLarge: string])[] = [
  [
    'playable',
    'random games can be played: every configuration is accepted, and so is every action that is offered',
    'aa4db3a9',
    'e01d0574',
  ],
  [
    'tables',
    'no table has fewer or more players than the game promises, and one of the fewest and one of the most are accepted',
    'setup 3, 0c67c71c',
    'setup 1, 8b9197f9',
  ],
  [
    'input-unchanged',
    'a step never changes the state and the action it is given, and keeps no hold of them',
    'setup 1, reduce 20, 4ba254c7',
    'setup 3, reduce 84, 110a595f',
  ],
  [
    'deterministic',
    'a step depends on state, action and dice alone: replayed out of order, with all chance and clocks forbidden, it leads to the same',
    'setup 1, reduce 20, 4729c65f',
    'setup 3, reduce 84, 2bf01585',
  ],
  [
    'in-place',
    'played in place a game goes exactly as it goes immutably, and nothing in the state is shared with what was handed in or out',
    'reduceInPlace 41, 7d678733',
    'reduceInPlace 171, e6552a9e',
  ],
  [
    'any-dice',
    'any dice will do: a generator, or people at a table who are asked for one throw after another, with its reason',
    'open 20, reduce 12, af762215',
    'open 84, reduce 10, d2c1f2c1',
  ],
  [
    'plain-data',
    'states, actions, events, views and configurations are plain data, and their codecs take them back from JSON unchanged',
    'open 20, decodeConfig 2, decodeState 7, view 21, witness 27, 496691dc',
    'open 84, decodeConfig 6, decodeState 8, view 48, witness 90, 1811cf55',
  ],
  [
    'decoded-plays-on',
    'a state that comes back from JSON plays on as if it had never left, whatever the order of its keys',
    'actors 24, open 20, legalActions 24, reduce 12, decodeState 6, awaited 24, view 24, 8542dbba',
    'actors 20, open 84, legalActions 20, reduce 10, decodeState 5, awaited 20, view 20, e8bdaf31',
  ],
  [
    'edge-numbers',
    'where one number of a saved state stands at the edge of what is accepted, play goes on: it can be shown, dealt anew and saved again',
    'actors 118, open 20, legalActions 23, reduce 86, randomAction 86, decodeState 458, points 21, evaluate 23, view 78, redeal 78, 7cfe74f4',
    'actors 195, open 84, legalActions 46, reduce 85, randomAction 85, decodeState 1033, points 31, evaluate 46, view 248, redeal 248, 408c78f0',
  ],
  [
    'edge-players',
    'where somebody is missing in a saved state, or a stranger named in his place, it is refused or play goes on',
    'open 20, seats 4, decodeState 10, f1548239',
    'open 84, seats 6, decodeState 12, e566c53b',
  ],
  [
    'packs',
    'what begins with content of one’s own can be saved, recorded, shown and read back, however much of it there is',
    'e3b0c442',
    'decodeConfig 1, decodeState 2, view 6, decodeAction 3, 05c05560',
  ],
  [
    'redeal',
    'no view, list of legal actions, form or refusal tells a viewer what may be dealt anew behind his back',
    'outcome 36, actors 36, open 92, legalActions 24, choices 124, explain 144, redeal 42, decodeState 21, view 36, awaited 36, seats 36, points 70, f3e53657',
    'outcome 40, actors 40, open 175, legalActions 34, choices 172, redeal 64, decodeState 32, view 40, awaited 40, seats 40, points 185, explain 204, dee9dfbb',
  ],
  [
    'redealt-plays-on',
    'what is dealt anew can be played on: nothing in it is impossible',
    'actors 73, open 20, randomAction 69, redeal 21, reduceInPlace 69, decodeState 21, 13b332df',
    'actors 86, open 84, randomAction 69, redeal 32, reduceInPlace 69, decodeState 32, 46c46d00',
  ],
  [
    'redeal-forgets',
    'what is dealt anew depends on what the viewer may know and on the dice alone: no secret decides a card of it, nor how many dice fall',
    'open 20, redeal 63, 15aa1502',
    'open 84, redeal 96, 5b3af9a0',
  ],
  [
    'dealt-in-secret',
    'what falls in secret, in the setup or in a step, is told to nobody who is not shown it',
    'setup 7, actors 36, open 20, reduce 6, view 36, awaited 36, witness 4, 250ded60',
    'setup 21, actors 136, open 84, reduce 5, view 136, awaited 136, witness 6, 0c0517a5',
  ],
  [
    'dealt-anew',
    'where something falls that somebody cannot see, something is dealt anew behind his back',
    'setup 5, actors 24, open 20, view 24, awaited 24, redeal 2, 23516f2f',
    'setup 7, actors 40, open 84, view 40, awaited 40, redeal 1, 91db2762',
  ],
  [
    'other-secrets',
    'played on where only secrets differ, whatever was done behind his back, a game tells and shows a viewer the same until it reveals something',
    'outcome 20, actors 295, open 70, legalActions 24, reduce 139, randomAction 83, choices 100, explain 120, witness 210, view 183, awaited 183, redeal 36, seats 20, points 38, efa7d82f',
    'outcome 18, actors 321, open 129, legalActions 22, reduce 151, randomAction 98, choices 76, redeal 38, witness 312, view 211, awaited 211, seats 18, points 75, explain 108, f98c6adb',
  ],
  [
    'same-story',
    'views and events tell a viewer the same story: nothing seen goes untold, nothing hidden is told',
    'actors 131, open 20, legalActions 6, reduce 98, randomAction 12, redeal 72, witness 222, view 131, awaited 131, ea8f41db',
    'actors 182, open 84, legalActions 5, reduce 123, randomAction 10, redeal 102, witness 393, view 182, awaited 182, e15508b2',
  ],
  [
    'strangers',
    'whoever the game does not know sees and hears what a spectator does, and nothing to do',
    'open 20, legalActions 36, view 72, witness 108, 1e54c9e5',
    'open 84, legalActions 30, view 60, witness 180, 9dabe09a',
  ],
  [
    'seen-records',
    'the record handed to a viewer holds his own actions and what he witnessed, and neither dice nor the orders of others',
    'setup 1, reduce 20, decodeConfig 1, decodeAction 20, witness 144, 06287d55',
    'setup 3, reduce 84, decodeConfig 3, decodeAction 84, witness 1416, 1f16e25d',
  ],
  [
    'legal',
    'every action that is listed as legal is accepted, each is listed once, in the same order whenever it is asked for',
    'actors 7, open 20, legalActions 21, explain 89, decodeAction 89, reduceInPlace 82, e9fc52f6',
    'actors 8, open 84, legalActions 52, explain 1266, decodeAction 1266, reduceInPlace 156, 22bc6f2f',
  ],
  [
    'random',
    'a random action is a legal one, the same for the same dice, and there is one whenever an action is listed',
    'actors 7, open 20, randomAction 56, explain 28, e4c5df18',
    'actors 8, open 84, randomAction 112, explain 56, 15493207',
  ],
  [
    'explain',
    'an action is accepted exactly when nothing stands against it, and what stands against it begins with the refusal',
    'open 20, reduce 56, explain 56, reduceInPlace 56, fc4bf716',
    'open 84, reduce 64, explain 64, reduceInPlace 64, 2fe18ca6',
  ],
  [
    'sound-forms',
    'a form answered with what it offers ends with an action that is accepted, and listed where all are said to be; one that cannot end so is refused at once',
    'actors 7, open 34, choices 56, reduceInPlace 24, listActions 24, aa8af17e',
    'actors 8, open 100, choices 20, reduceInPlace 8, listActions 8, 40fb2235',
  ],
  [
    'complete-forms',
    'every action that is accepted can be reached by its form: there are answers that lead to it, and they do',
    'actors 7, open 20, legalActions 7, randomAction 28, choices 596, explain 142, answersFor 476, decodeAction 84, 89291987',
    'actors 8, open 84, legalActions 8, randomAction 32, choices 653, explain 137, answersFor 514, decodeAction 96, d5ab6e56',
  ],
  [
    'named-forms',
    'every question and every answer of a form has words of its own in every language, and no two answers the same',
    'actors 7, open 34, choices 30, view 18, seats 18, b7aa0d42',
    'actors 8, open 100, choices 10, view 6, seats 6, cf1897eb',
  ],
  [
    'bounded-forms',
    'no question of a form needs more looking ahead than the core is ready for, and none is longer than a page',
    'actors 7, open 34, choices 38, 4a2914dd',
    'actors 8, open 100, choices 14, c46f055c',
  ],
  [
    'hostile-actions',
    'mangled and hostile actions are refused with a clause, never thrown, and change nothing, immutably and in place',
    'open 20, reduce 810, explain 810, reduceInPlace 810, decodeAction 810, decodeState 10, 4f311556',
    'open 84, reduce 204, explain 204, reduceInPlace 204, decodeAction 204, decodeState 3, 6c7209ca',
  ],
  [
    'out-of-turn',
    'nobody acts out of turn, for another, or after the end',
    'actors 6, open 20, reduce 41, f08a960f',
    'actors 5, open 84, reduce 41, b6bde5e9',
  ],
  [
    'hostile-input',
    'mangled configurations, saved states and answers to forms are refused or read, never thrown',
    'setup 158, actors 7, open 34, choices 381, decodeConfig 158, decodeState 378, 414783d9',
    'setup 158, actors 2, open 88, choices 106, decodeConfig 158, decodeState 108, 1ff671bc',
  ],
  [
    'someone-can-act',
    'until the game is over somebody is to act, is waited for and can, and nobody once it is over',
    'actors 21, open 20, randomAction 7, awaited 28, 0d8ed170',
    'actors 87, open 84, randomAction 14, awaited 95, b7aa6a45',
  ],
  ['games-end', 'every game ends, with a result that holds together', 'f869a2be', '79c085c7'],
  [
    'records',
    'a record replays to the very same game, and a record that was tampered with is refused',
    'setup 8, reduce 124, decodeConfig 2, decodeAction 40, 4dedfadf',
    'setup 27, reduce 494, decodeConfig 6, decodeAction 168, b7b4fa8d',
  ],
  [
    'order-of-arrival',
    'where several are to act at once, it does not matter who comes first',
    'actors 12, open 5, reduce 10, 18e0c871',
    'actors 74, open 37, reduce 74, 5d629947',
  ],
  [
    'renamed-players',
    'what players are called does not matter: renamed, they play the very same game',
    'setup 1, actors 12, open 20, legalActions 12, reduce 20, awaited 12, view 12, 1863a34d',
    'setup 3, actors 10, open 84, legalActions 10, reduce 84, awaited 10, view 10, 9a3f9485',
  ],
  [
    'actors-seen',
    'whoever may act or is waited for knows it, whoever is not is never told so, and nobody acts once the game is over',
    'actors 24, open 20, awaited 24, 25dd8bdd',
    'actors 35, open 84, awaited 35, 374e681f',
  ],
  [
    'standing',
    'how a player stands is a number from 0 to 1, points are numbers, and asking changes nothing',
    'open 20, evaluate 24, points 22, 56b136ef',
    'open 84, evaluate 70, points 55, e1b13314',
  ],
  [
    'citations',
    'what an action and an event cite are clauses of the game, all of a kind cite some or none does, and what a step came to has a name',
    'cites 23, open 20, gist 6, 7f95dfff',
    'cites 29, open 84, gist 5, d9855569',
  ],
  [
    'labels',
    'every action and every event, as played and as witnessed, is a sentence in every language, and the game has a title',
    'open 20, view 18, witness 27, fa182cd4',
    'open 84, view 30, witness 90, fa1b809c',
  ],
  ['reached', 'random games reach every kind of action, every event and all content that was asked for', 'aa4db3a9', 'e01d0574'],
];

test('these are the promises of a game', () => {
  expect(conformance(sealedBids, short).map(({ id, name }) => [id, name])).toEqual(promises.map(([id, name]) => [id, name]));
});

for (const [id, , atSmall, atLarge] of promises)
  test(`for the promise ${id} a game is asked so often, and the same every time`, () => {
    expect(told(id, short)).toBe(atSmall);
    expect(told(id, large)).toBe(atLarge);
  });
