import { createMatch, E, type GameRecord, loadMatch, orThrow, type Roll, recorded, scripted, throwsOf } from 'ludoteca';
import { expect, test } from 'vitest';
import { tamperings } from '../../src/testing/tampering.js';
import { type SealedBids, sealedBids } from './helpers/sealed-bids.js';

type Sealed = GameRecord<SealedBids>;

/** Both bid the same, so that a die is thrown in the last of four steps. */
const record = ((): Sealed => {
  const match = orThrow(createMatch(sealedBids, { players: ['ada', 'bo'], lots: 1 }, { dice: scripted([[0, 1, 2], 2]) }));
  for (const player of ['ada', 'bo']) orThrow(match.play(player, { type: 'bid', player, coins: 1, against: [] }));
  for (const player of ['ada', 'bo']) orThrow(match.play(player, { type: 'commit', player }));
  return match.record();
})();

/** In how many ways a record is tampered with, where one of its steps is chosen; and what is said of each. */
const refusals = (of: Sealed, chosen: number): readonly (readonly [how: string, said: string])[] =>
  tamperings(of, scripted([chosen])).map(([how, tampered]) => {
    const read = loadMatch(sealedBids, tampered);
    return [how, E.isLeft(read) ? read.left[0].message : 'accepted'];
  });

const ofTheWhole = [
  ['of another game', 'game should be "sealed-bids"; it is "sealed-bids-too".'],
  ['in another format', 'format should be "ludoteca/1"; it is "ludoteca/0".'],
  ['with another seal', 'setup does not lead where its seal says.'],
  ['with a field too many', 'There is no field seed.'],
  ['that is nothing', 'The input should be an object with format, game, config, setup, steps; it is null.'],
] as const;
const ofAStep = (place: string) =>
  [
    ['with another seal in a step', `${place} does not lead where its seal says.`],
    ['with a throw too many', `${place} has 1 throw too many.`],
    ['by a stranger', `${place} cannot be played: "nobody" takes no part in this game.`],
  ] as const;
const ofDice = [
  ['with another throw', 'steps.3 does not lead where its seal says.'],
  ['with another reason for a throw', 'steps.3 throws its dice for other reasons than recorded.'],
  ['with a throw too few', 'steps.3 cannot be played: The script has no throw left for d2 (equal bids).'],
] as const;

test('a record that was tampered with is refused for just what is wrong with it, and where', () => {
  expect(refusals(record, 2)).toEqual([
    ...ofTheWhole,
    ...ofAStep('steps.1'),
    ['without one of its steps', 'steps.1 does not lead where its seal says.'],
    ...ofDice,
  ]);
});

test('of a record the last step is not left out, for it would be as good without it', () => {
  expect(refusals(record, 4)).toEqual([...ofTheWhole, ...ofAStep('steps.3'), ...ofDice]);
});

test('of a record without dice, or without steps, only what there is is tampered with', () => {
  expect(refusals({ ...record, steps: record.steps.slice(0, 1) }, 1)).toEqual([...ofTheWhole, ...ofAStep('steps.0')]);
  expect(refusals({ ...record, steps: [] }, 1)).toEqual(ofTheWhole);
});

/** The first throw of a record as it falls otherwise, or for another reason; there is another throw after it. */
const thrownInstead = (how: string, roll: Roll): unknown => {
  const after: Roll = { kind: 'roll', sides: 6, value: 4, why: 'after it' };
  const [first, ...rest] = record.steps;
  const found = tamperings({ ...record, steps: [{ ...first!, rolls: [roll, after] }, ...rest] }, scripted([1])).find(([of]) => of === how);
  const [instead, ...others] = (found![1] as Sealed).steps[0]!.rolls;
  expect(others).toEqual([after]);
  return instead;
};

const why = 'a test';
const six = [1, 2, 3, 4, 5, 6];
const throws: readonly Roll[] = [
  ...six.map((value): Roll => ({ kind: 'roll', sides: 6, value, why })),
  ...six.map((value): Roll => ({ kind: 'pool', sides: 6, values: [value, 6, 1], why })),
  { kind: 'shuffle', order: [2, 0, 1], why },
];

test.each(throws.map((roll) => [roll.kind, throwsOf([roll]).join(), roll] as const))(
  'in a record a %s of %s falls otherwise, but as those dice can fall',
  (_kind, _fell, roll) => {
    const other = thrownInstead('with another throw', roll) as Roll;
    expect(other).not.toEqual(roll);
    const dice = recorded([other]);
    const fallen =
      roll.kind === 'roll'
        ? { ...roll, value: dice.roll(6, why) }
        : roll.kind === 'pool'
          ? { ...roll, values: dice.pool(3, 6, why) }
          : { ...roll, order: dice.shuffle(3, why) };
    expect(other).toEqual(fallen);
  },
);

test('in a record dice are said to be thrown for another reason, even where none was said', () => {
  for (const said of [why, '']) {
    const roll = { kind: 'roll', sides: 6, value: 1, why: said } as const;
    const other = thrownInstead('with another reason for a throw', roll) as Roll;
    expect(other).toEqual({ ...roll, why: other.why });
    expect([said, '']).not.toContain(other.why);
  }
});
