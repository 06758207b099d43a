import { expect, test } from 'vitest';
import { type Course, type Verdict, weighedBy } from '../../bench/stakes/gains.js';
import { type Line, pageOf } from '../../bench/stakes/page.js';

const gainsOf = (...asked: Parameters<typeof weighedBy>): Verdict['gains'] => weighedBy(...asked).gains;

/** A course that is worth as much wherever it is judged. */
const worth = (value: number): Course => ({ horizon: value, later: value, end: value });
const everywhere = (value: number): Course[] => Array.from({ length: 10 }, () => worth(value));

test('a choice brings what it is worth beyond the hasty one, on average over how often each was made', () => {
  const { patient } = gainsOf([everywhere(0.25), everywhere(0.75)], [0, 0, 0, 1], [1, 1]);
  expect(patient).toEqual({ end: 0.375, later: 0.375 });
  expect(gainsOf([everywhere(0.25), everywhere(0.75)], [1], [1]).patient).toEqual({ end: 0, later: 0 });
});

test('the best is judged where it was not chosen, and luck that was known beforehand is told apart', () => {
  // Nothing but luck: in every world one of five options wins, each as often as the others.
  const lucky = Array.from({ length: 5 }, (_, option) => Array.from({ length: 10 }, (_, world) => worth(world % 5 === option ? 1 : 0)));
  const { later, hindsight } = gainsOf(lucky, [0], [0]);
  expect(later.end).toBeLessThanOrEqual(0);
  expect(hindsight.end).toBe(0);
  const truly = gainsOf([everywhere(0.5), everywhere(0.625)], [0], [0]);
  expect([truly.horizon.end, truly.later.end, truly.hindsight.end]).toEqual([0.125, 0.125, 0.125]);
});

test('what all agree on is worth nothing beyond', () => {
  const { worths, gains } = weighedBy([[]], [0, 0], [0]);
  expect([worths, gains.patient, gains.hindsight]).toEqual([[], { end: 0, later: 0 }, { end: 0, later: 0 }]);
});

test('what stands best where search judges may lose in the end', () => {
  const deceptive: Course[] = Array.from({ length: 10 }, () => ({ horizon: 0.75, later: 0.25, end: 0 }));
  const { horizon, later } = gainsOf([everywhere(0.5), deceptive], [0], [0]);
  expect(horizon).toEqual({ end: -0.5, later: -0.25 });
  expect(later).toEqual({ end: 0, later: 0 });
});

test('the page adds up what the decisions of a game bring, with an interval', () => {
  const weighed = (gain: number): Line['weighed'][number] => {
    const same = { end: gain, later: gain };
    return {
      step: 1,
      kind: 'pass',
      worths: [worth(0.5), { horizon: 0.6, later: 0.55, end: 0.55 }],
      differ: [0.25, 0.5],
      gains: { patient: same, horizon: same, later: same, hindsight: same },
    };
  };
  const line = (seed: number, gains: readonly number[]): Line => ({
    seed,
    decisions: 10,
    weighed: gains.map(weighed),
    settings: 'a',
    commit: 'c0ffee0',
    seconds: 60,
  });
  const page = pageOf(
    new Map([
      ['pig', [line(1, [0, 0.02]), line(2, [0, 0.02])]],
      ['goofspiel', []],
    ]),
  );
  expect(page).toContain(
    '4 decisions of 2 games (seeds 1 to 2, commit c0ffee0; 2 minutes of processor time). A player makes 10 in a game.',
  );
  expect(page).toContain(
    'Two hasty searches differ in 25 %, a hasty and a patient one in 50 % of them. Of a lead over other options where search judges, 0.50 (0.50 to 0.50) is left at the end; of one three turns later, 1.00 (1.00 to 1.00).',
  );
  expect(page).toContain('| search 0.8 s | +10.0 (-1.3 to +21.3) |');
  expect(page).not.toContain('goofspiel');
});
