import type { Game, GameTypes } from 'ludoteca';
import { expect, test } from 'vitest';
import { aims } from '../../examples/web/src/guide/aims.js';
import { standingOf } from '../../examples/web/src/guide/standing.js';
import { type GameId, gameById } from '../../src/games/index.js';
import { replayed } from '../records/helpers/comparing.js';
import { readCorpus } from '../records/helpers/storing.js';

const ids = Object.keys(aims) as GameId[];

test.each(ids)('%s: at the end everybody stands as the ranking says, as whoever only looks on sees it', (id) => {
  const game: Game<GameTypes> = gameById(id)!;
  const ended = readCorpus('0.1.0', id).entries.flatMap(({ record }) => {
    const last = replayed(game, record).played.at(-1);
    const outcome = last === undefined ? null : game.outcome(last.state);
    return last === undefined || outcome === null ? [] : [{ state: last.state, outcome }];
  });
  expect(ended.length).toBeGreaterThan(0);
  for (const { state, outcome } of ended) {
    const points = Object.fromEntries(outcome.ranking.map((one) => [one.player, one.points]));
    const standing = standingOf(id, game.view(state, null));
    expect(Object.fromEntries(standing.map((one) => [one.player, Number(one.points.toFixed(2))]))).toEqual(points);
    expect(standing.map(({ rank }) => rank)).toEqual(standing.map(({ rank }) => rank).toSorted((a, b) => a - b));
  }
});

test('equal points share a rank', () => {
  const players = { ada: { score: 3 }, bo: { score: 5 }, cy: { score: 3 } };
  expect(standingOf('ojo-del-terror', { players })).toEqual([
    { player: 'bo', points: 5, rank: 1 },
    { player: 'ada', points: 3, rank: 2 },
    { player: 'cy', points: 3, rank: 2 },
  ]);
});
