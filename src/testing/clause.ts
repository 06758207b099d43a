import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import type { Throw } from '../core/dice/dice.js';
import { scripted } from '../core/dice/scripted.js';
import type { Game } from '../core/game/game.js';
import type { ClauseOf, GameTypes, RefusalOf, Step } from '../core/game/game-types.js';
import { orThrow } from '../core/refusals/or-throw.js';
import type { Violation } from '../core/refusals/violation.js';

/** Tests titled with their clause. An id the rules do not have does not compile, so a renamed clause breaks its tests. */
export type ClauseTest<Clause extends string> = (ids: Clause | readonly Clause[], claim: string, body: () => void) => void;

/**
 * A `clause` function for one game, over the test function of any runner:
 * `const clause = clauseTests(game.clauses, test); clause('GM-CITY-03', 'walls are built once', () => { … })`.
 */
export const clauseTests =
  <Clause extends string>(_clauses: readonly Clause[], test: (title: string, body: () => void) => void): ClauseTest<Clause> =>
  (ids, claim, body) =>
    test(`${(typeof ids === 'string' ? [ids] : ids).map((id) => `[${id}]`).join(' ')} ${claim}`, body);

// Under its old name, beside `refused`.
export { orThrow as accepted } from '../core/refusals/or-throw.js';

/** The violations of a Left; a Right is thrown as an error. */
export const refused = <Found extends Violation>(result: E.Either<readonly [Found, ...Found[]], unknown>): readonly [Found, ...Found[]] => {
  if (E.isRight(result)) throw new Error('It was accepted, though it should have been refused.');
  return result.left;
};

/** Plays one action on frozen data with scripted dice, every one of which must be used. */
export const playWith = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  action: G['Action'],
  script: readonly Throw[] = [],
): Step<G['State'], G['Event']> => {
  const dice = scripted(script);
  const step = orThrow<Step<G['State'], G['Event']>>(game.reduce(freeze(state), freeze(action), dice));
  dice.finish();
  return step;
};

/** The deciding violation of an action that must be refused: its code and clause, as `['not-your-city', 'GM-CITY-01']`. */
export const refusalOf = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  action: G['Action'],
): readonly [code: string, clause: ClauseOf<G>] => {
  const [first] = refused(game.reduce(freeze(state), freeze(action), scripted([])) as E.Either<RefusalOf<G>, unknown>);
  return [first.code, first.clause];
};
