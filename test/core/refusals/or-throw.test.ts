import { E, orThrow, refuse } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';

const refusal = [
  refuse('too-poor', 'NS-01', 'Walls cost 5; ada has 2.'),
  refuse('too-far', 'NS-02', 'It is 4 steps away.', 'city'),
] as const;

const thrownBy = (body: () => void): unknown => {
  try {
    body();
  } catch (error) {
    return error;
  }
  return 'nothing was thrown';
};

test('the value of a result is given, whatever it is', () => {
  expect(orThrow(E.right('a city'))).toBe('a city');
  expect(orThrow(E.right(undefined))).toBe(undefined);
});

test('a refusal is thrown with all it says, places included, and is the cause of the error', () => {
  const error = thrownBy(() => orThrow(E.left(refusal)));
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    message: 'Refused: too-poor (NS-01) Walls cost 5; ada has 2.; too-far (NS-02) city: It is 4 steps away.',
  });
  expect((error as Error).cause).toBe(refusal);
});

test('tests know it under its old name', () => {
  expect(accepted).toBe(orThrow);
});
