import { type Dice, E, type Game, type GameTypes, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { best, type Outlook, outlooks } from '../../src/bots/outlook.js';

interface Move {
  readonly type: string;
  readonly player: string;
  /** What it brings. */
  readonly gain: number;
  /** What it leads to. */
  readonly to: 'here' | 'elsewhere' | 'another' | 'nowhere';
}
interface Standing {
  worth: number;
  open: readonly string[];
  actor: string;
}

const [here, elsewhere] = [['march'], ['fight']];
const game = {
  open: ({ open }: Standing) => open,
  actors: ({ actor }: Standing) => [actor],
  evaluate: ({ worth }: Standing) => worth,
  reduceInPlace(state: Standing, { gain, to }: Move) {
    if (to === 'nowhere') return E.left([]);
    state.worth += gain;
    if (to === 'elsewhere') state.open = elsewhere;
    if (to === 'another') state.actor = 'bo';
    return E.right({ state, events: [], rolls: [] });
  },
} as unknown as Game<GameTypes>;

const move = (to: Move['to'], gain: number): Move => ({ type: 'march', player: 'ada', gain, to });
const looks = (worlds: number, ...moves: readonly Move[]): readonly Outlook<Move>[] =>
  outlooks(
    game,
    moves,
    'ada',
    () => ({ state: { worth: 10, open: here, actor: 'ada' }, dice: seeded(1), standing: 10 }),
    worlds,
  ) as readonly Outlook<Move>[];

test('idle is what brings nothing and leaves the same player at the same place', () => {
  const [idle, gainful, onward, handed] = looks(1, move('here', 0), move('here', 1), move('elsewhere', 0), move('another', -1));
  expect([idle, gainful, onward, handed].map((look) => look!.isIdle)).toEqual([true, false, false, false]);
  expect([idle, gainful, onward, handed].map((look) => look!.value)).toEqual([10, 11, 10, 9]);
});

test('values are means of the worlds that were looked at, and what cannot be done is worth nothing', () => {
  expect(looks(3, move('here', 2), move('nowhere', 5)).map(({ value, isIdle }) => [value, isIdle])).toEqual([
    [12, false],
    [0, true],
  ]);
});

const look = (type: string, value: number, isIdle = false): Outlook<{ readonly type: string }> => ({ action: { type }, value, isIdle });

test('between equals the kind is drawn first, and then one of that kind', () => {
  const asked: (readonly [sides: number, why: string])[] = [];
  const dice: Pick<Dice, 'roll'> = { roll: (sides, why) => (asked.push([sides, why]), 2) };
  const [first, second, third] = [look('rest', 1), look('march', 1), look('march', 1)];
  expect(best([first, second, third, look('fight', 0)], dice as Dice)).toBe(third);
  expect(asked).toEqual([
    [2, 'kind of action'],
    [2, 'which of the best'],
  ]);
});

test('what is idle is done only where nothing leads on', () => {
  const [idle, poor] = [look('rest', 9, true), look('march', 1)];
  expect(best([idle, poor], seeded(1))).toBe(poor);
  expect(best([idle], seeded(1))).toBe(idle);
});

test('what is a rounding error behind is as good', () => {
  const picks = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => best([look('rest', 1), look('march', 1 - 1e-12)], seeded(seed)).action.type);
  expect(new Set(picks)).toEqual(new Set(['rest', 'march']));
});
