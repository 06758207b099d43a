import { type Game, type GameTypes, O } from 'ludoteca';
import { expect, test } from 'vitest';
import { aims } from '../../examples/shared/aims.js';
import { isRanked } from '../../examples/shared/ranked.js';
import { fetchStanding } from '../../examples/shared/standing.js';
import { type GameId, gameById } from '../../src/games/index.js';
import { replayed } from '../records/helpers/comparing.js';
import { readCorpus } from '../records/helpers/storing.js';

/** No recorded game of Genes Mactantes is played to its end; its view counts the points by itself. */
const ids = (Object.keys(aims) as GameId[]).filter((id) => id !== 'genes-mactantes');

interface Ended {
  readonly view: object;
  readonly points: Readonly<Record<string, number>>;
}

/** The first recorded game that was played to its end; null if none was. */
const endedGame = (id: GameId): Ended | null => {
  const game: Game<GameTypes> = gameById(id)!;
  for (const { record } of readCorpus('0.1.0', id).entries) {
    const last = replayed(game, record).played.at(-1);
    const outcome = last === undefined ? O.none : game.outcome(last.state);
    if (last === undefined || O.isNone(outcome)) continue;
    const points = Object.fromEntries(outcome.value.ranking.map((one) => [one.player, one.points]));
    return { view: game.view(last.state, null), points };
  }
  return null;
};

test.each(ids)('%s: at the end everybody stands as the ranking says, as whoever only looks on sees it', async (id) => {
  const ended = endedGame(id);
  const standing = ended === null ? [] : (await fetchStanding(id))(ended.view);
  expect(Object.fromEntries(standing.map((one) => [one.player, Number(one.points.toFixed(2))]))).toEqual(ended?.points);
  const ranks = standing.map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});

test('equal points share a rank', async () => {
  const players = { ada: { score: 3 }, bo: { score: 5 }, cy: { score: 3 } };
  const standing = await fetchStanding('ojo-del-terror');
  expect(standing({ players })).toEqual([
    { player: 'bo', points: 5, rank: 1 },
    { player: 'ada', points: 3, rank: 2 },
    { player: 'cy', points: 3, rank: 2 },
  ]);
});

test('who loses together is not ranked; who ends without a winner may be', () => {
  const ended = (winners: readonly string[], ...ranks: readonly number[]) =>
    isRanked({ winners, ranking: ranks.map((rank, place) => ({ player: String(place), rank, points: place })) });
  expect([ended([], 1, 1, 1), ended([], 1)]).toEqual([false, false]);
  expect([ended([], 1, 2), ended(['0', '1'], 1, 1), ended(['0'], 1)]).toEqual([true, true, true]);
});
