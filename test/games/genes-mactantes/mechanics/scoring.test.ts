import { O } from 'ludoteca';
import { expect } from 'vitest';
import * as t from '../helpers/table.js';

const { clause, edit, game, started } = t;
type Recipe = Parameters<typeof edit>[1];

/** What ada's points come to. */
const points = (recipe: Recipe) =>
  game.view(
    edit(started(['ada', 'bo', 'cy']), (draft) => {
      t.alone(draft);
      t.values(draft, 'ada', [0, 0, 0, 0]);
      t.arm(draft, 'ada', '');
      for (const id of ['a1', 'a2', 'a3', 'a6']) draft.controllers[id] = 'bo';
      recipe(draft);
    }),
    null,
  ).countries['ada']!.victoryPoints;

clause('GM-VPTS-01', 'two points for each point of a characteristic, Authority less counterpower', () => {
  const worth = (values: readonly number[], counterpower = 0) =>
    points((draft) => {
      t.values(draft, 'ada', values);
      draft.countries['ada']!.counterpower = counterpower;
    });
  expect([worth([1, 0, 0, 0]), worth([0, 2, 0, 0]), worth([0, 0, 3, 0]), worth([0, 0, 0, 4])]).toEqual([2, 4, 6, 8]);
  expect([worth([8, 0, 0, 0], 3), worth([2, 0, 0, 0], 5)]).toEqual([10, 0]);
});

clause('GM-VPTS-02', 'two points for each own character alive and free, and nothing for captives', () => {
  expect(points((draft) => void t.person(draft, 'ada', 'A3', 'b1'))).toBe(2);
  expect(points((draft) => void t.person(draft, 'ada', 'A3', 'b1', { captor: 'bo' }))).toBe(0);
  expect(points((draft) => void t.person(draft, 'bo', 'A3', 'a1', { captor: 'ada' }))).toBe(0);
  expect(points((draft) => void t.person(draft, 'ada', 'A3', 'b1', { out: 'dead' }))).toBe(0);
});

clause('GM-VPTS-03', 'two points for each city controlled, walled or not, of whichever country', () => {
  for (const id of ['a1', 'b3']) expect(points((draft) => void Object.assign(draft.controllers, { [id]: 'ada' }))).toBe(2);
  const walled = points((draft) => {
    draft.controllers['a1'] = 'ada';
    draft.cities['a1']!.walled = true;
  });
  expect(walled).toBe(2);
});

clause('GM-VPTS-04', 'a point for each point of the Army, wherever it stands', () => {
  expect(points((draft) => t.arm(draft, 'ada', 'b7 army 3, mar-de-fora patrol 4'))).toBe(7);
});

const finished = (recipe: Recipe = () => undefined) =>
  O.toNullable(
    game.outcome(
      edit(started(['ada', 'bo', 'cy', 'di', 'eve']), (draft) => {
        draft.step = 'finished';
        draft.ending = { reason: 'principals', winners: ['bo'] };
        draft.countries['ada']!.eliminated = { turn: 1, index: 0 };
        draft.countries['eve']!.eliminated = { turn: 2, index: 1 };
        recipe(draft);
      }),
    ),
  )!;
const rows = ({ ranking }: ReturnType<typeof finished>) => ranking.map(({ player, rank }) => [player, rank]);

clause('GM-END-06', 'the outcome tells reason, winners, everybody’s score, and the ranking: winners, then points, then those out', () => {
  const outcome = finished((draft) => t.values(draft, 'di', [9, 9, 9, 9]));
  expect(rows(outcome)).toEqual([
    ['bo', 1],
    ['di', 2],
    ['cy', 3],
    ['eve', 4],
    ['ada', 5],
  ]);
  const each = 2 * (6 + 5 + 5 + 6) + 2 * 2 + 2 * 4 + 28;
  expect(outcome).toMatchObject({ status: 'finished', reason: 'principals', winners: ['bo'], clause: 'GM-VICT-02' });
  expect(outcome.scores).toEqual({ ada: 0, bo: each, cy: each, di: each + 28, eve: 0 });
  expect(outcome.ranking.map(({ points: score }) => score)).toEqual([each, each + 28, each, 0, 0]);
  // Equal in everything, they share a rank; with the same points, the larger Army goes before.
  expect(rows(finished()).slice(1, 3)).toEqual([
    ['cy', 2],
    ['di', 2],
  ]);
  const armed = finished((draft) => {
    t.values(draft, 'di', [6, 5, 5, 5]);
    t.arm(draft, 'di', 'd1 garrison 30');
  });
  expect(rows(armed).slice(1, 3)).toEqual([
    ['di', 2],
    ['cy', 3],
  ]);
  expect(O.isNone(game.outcome(started()))).toBe(true);
});

clause('GM-VPTS-06', 'those out score nothing and stand below all others, the latest first', () => {
  const outcome = finished((draft) => {
    draft.countries['ada']!.eliminated = { turn: 3, index: 1 };
    draft.countries['eve']!.eliminated = { turn: 2, index: 0 };
    for (const player of ['cy', 'di']) {
      t.values(draft, player, [0, 0, 0, 0]);
      t.arm(draft, player, '');
    }
  });
  expect(rows(outcome).slice(-2)).toEqual([
    ['ada', 4],
    ['eve', 5],
  ]);
  expect([outcome.scores['ada'], outcome.scores['eve']]).toEqual([0, 0]);
});
