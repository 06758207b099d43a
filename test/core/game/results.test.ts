import { chanceOfLead, type Outcome, resultOf, standingAmong } from 'ludoteca';
import { expect, test } from 'vitest';

const ended = (ranks: Readonly<Record<string, number>>): Outcome => ({
  ranking: Object.entries(ranks).map(([player, rank]) => ({ player, rank, points: -rank })),
  winners: Object.keys(ranks).filter((player) => ranks[player] === 1),
  clause: 'END-1',
});

test('an end is worth the share of the others who came out worse, a tie counting half', () => {
  const outcome = ended({ ada: 1, bo: 2, cy: 2, dee: 4 });
  expect(['ada', 'bo', 'cy', 'dee'].map((player) => resultOf(outcome, player))).toEqual([1, 0.5, 0.5, 0]);
  expect(['ada', 'bo'].map((player) => resultOf(ended({ ada: 1, bo: 1 }), player))).toEqual([0.5, 0.5]);
  expect(resultOf(outcome, 'nobody')).toBe(0);
});

test('alone, an end is won or not', () => {
  const ranking = [{ player: 'ada', rank: 1, points: 0 }];
  expect(resultOf({ ranking, winners: ['ada'], clause: 'END-1' }, 'ada')).toBe(1);
  expect(resultOf({ ranking, winners: [], clause: 'END-1' }, 'ada')).toBe(0);
});

test('without a lead the chance is even, at the scale about three to one, and what is no number is no lead', () => {
  expect(chanceOfLead(0, 10)).toBe(0.5);
  expect(chanceOfLead(10, 10)).toBeCloseTo(0.731, 3);
  expect(chanceOfLead(-10, 10)).toBeCloseTo(0.269, 3);
  expect(chanceOfLead(Number.NaN, 10)).toBe(0.5);
});

test('among others one stands as on average against each of them, and alone as nobody', () => {
  expect(standingAmong(5, [5, 5, 5], 10)).toBe(0.5);
  expect(standingAmong(15, [5, 25], 10)).toBeCloseTo(0.5, 10);
  expect(standingAmong(15, [5], 10)).toBe(chanceOfLead(10, 10));
  expect(standingAmong(15, [], 10)).toBe(0);
});
