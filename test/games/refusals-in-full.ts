import { type E, freeze, type Game, type GameTypes, scripted, type Violation } from 'ludoteca';
import { refused } from 'ludoteca/testing';
import { expect } from 'vitest';

/** The refusals that each test has met. */
const met = new Map<string, Set<string>>();

/** Compares a refusal with the one that is kept beside the test: what it is about, and where, and not its code and clause alone. */
const compareInFull = ({ code, clause, path, facts }: Violation): void => {
  const { currentTestName, testPath } = expect.getState();
  if (currentTestName === undefined) return;
  const test = `${testPath} ${currentTestName}`;
  const told = `${code} ${clause} ${path ?? '-'} ${JSON.stringify(facts)}`;
  const before = met.get(test) ?? new Set();
  if (before.has(told)) return;
  met.set(test, before.add(told));
  expect(told).toMatchSnapshot();
};

/** What stands against something; each violation is compared in full. */
export const inFull = <Found extends readonly Violation[]>(violations: Found): Found => {
  for (const violation of violations) compareInFull(violation);
  return violations;
};

/** Where the faults lie with which something was refused, in the order in which they are told; each is compared in full. */
export const faultyPlaces = (answer: E.Either<readonly Violation[], unknown>): readonly (string | undefined)[] =>
  inFull(refused(answer as never) as readonly Violation[]).map(({ path }) => path);

/** What a game has answered; where it has refused, everything that it says is compared in full. */
export const answeredInFull = <Answer extends E.Either<readonly Violation[], unknown>>(answer: Answer): Answer => {
  if (answer._tag === 'Left') inFull(answer.left);
  return answer;
};

/** Code and clause of the refusal of an action; the whole of it is compared as well. */
export const refusalOf = <G extends GameTypes>(game: Game<G>, state: G['State'], action: G['Action']) => {
  const result: E.Either<readonly [Violation, ...Violation[]], unknown> = game.reduce(freeze(state), freeze(action), scripted([]));
  const [first] = refused(result);
  compareInFull(first);
  return [first.code, first.clause as Game<G>['clauses'][number]] as const;
};
