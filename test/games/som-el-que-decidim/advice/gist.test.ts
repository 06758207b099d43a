import { clone, E, O, seeded } from 'ludoteca';
import { type Event, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { labels } from '../helpers/spoken.js';

const config = { players: ['ada', 'bo', 'cy'], mode: 'ABC', suffrageOnDiscovery: true } as const;

test.each<readonly [readonly Event[], string]>([
  [[], 'nothing-new'],
  [
    [
      { type: 'die-rerolled', face: 5, money: 0, icon: 'blue' },
      { type: 'die-rolled', face: 1, money: 4, icon: 'holder' },
    ],
    'holder',
  ],
  [
    [
      { type: 'tile-discovered', cell: 3, tile: 'x' },
      { type: 'movement-ended', player: 'ada', reason: 'world' },
    ],
    'world-reached',
  ],
  [
    [
      { type: 'tile-discovered', cell: 3, tile: 'x' },
      { type: 'urn-tile-found', tile: 'x', cell: 3, count: 1 },
    ],
    'urn-found',
  ],
  [[{ type: 'participation-gained', player: 'ada', fromPlayer: 1, fromPool: 0, lost: 0 }], 'merit-gained'],
  [[{ type: 'participation-gained', player: 'bo', fromPlayer: 1, fromPool: 0, lost: 0 }], 'nothing-new'],
  [[{ type: 'vote-resolved', vote: 'motion', totals: [], winner: 'candidate', nextHolder: 'ada' }], 'elected'],
  [[{ type: 'vote-resolved', vote: 'motion', totals: [], winner: 'holder', nextHolder: 'bo' }], 'not-elected'],
])('%j comes to ada as %s', (events, gist) => {
  expect(somElQueDecidim.gist(events, 'ada')).toBe(gist);
});

/** Plays games at random and looks at every step. */
const walked = (games: number) => {
  const gists = new Set<string>();
  const events = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    const dice = seeded(seed);
    let { state } = accepted(somElQueDecidim.setup(config, dice));
    for (;;) {
      const action = somElQueDecidim
        .actors(state)
        .map((player) => somElQueDecidim.randomAction(state, player, dice))
        .find((found) => found !== undefined);
      if (action === undefined) break;
      const step = somElQueDecidim.reduceInPlace(clone(state), action, dice);
      if (E.isLeft(step)) throw new Error(step.left[0].message);
      state = step.right.state;
      for (const { type } of step.right.events) events.add(type);
      for (const player of config.players) gists.add(somElQueDecidim.gist(step.right.events, player));
    }
    const { ranking } = O.toNullable(somElQueDecidim.outcome(state))!;
    for (const { player, points } of ranking) expect(somElQueDecidim.points(state, player)).toBe(points);
    for (const odd of [10n, Object.create(null), { toString: () => ({}) }, Symbol('ada'), null])
      expect(somElQueDecidim.points(state, odd as never)).toBe(0);
    for (const stranger of ['dot', 'constructor', '__proto__']) expect(somElQueDecidim.points(state, stranger)).toBe(0);
  }
  return { gists, events };
};

test('what steps come to has a name in both languages, and points are those of the outcome at the end', () => {
  const { gists, events } = walked(150);
  expect([...gists]).toEqual(
    expect.arrayContaining([
      'defeat',
      'medium',
      'high',
      'intense',
      'holder',
      'everybody',
      'pink',
      'urn-found',
      'state-acted',
      'world-reached',
      'tile-turned',
      'merit-gained',
      'nothing-new',
      'elected',
      'not-elected',
      'bonus-paid',
      'agency-active',
    ]),
  );
  for (const gist of gists) {
    const names = ['en', 'es'].map((language) => labels.name(gist, language));
    expect(names.every((name) => name !== '' && !name.includes('-'))).toBe(true);
    if (gist.includes('-')) expect(names[0]).not.toBe(names[1]);
  }
  for (const event of events) expect(somElQueDecidim.cites({ event }).length).toBeGreaterThan(0);
});
