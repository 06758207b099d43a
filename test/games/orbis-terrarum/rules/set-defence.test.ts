import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, at, clause, type State } from '../helpers/table.js';
import { measure, reportOn, turn } from '../helpers/turns.js';

clause(['OT-MEAS-19', 'OT-OPP-02', 'OT-OPP-04'], 'whom a Nation resists is its own affair, in general and against each', () => {
  const strike = (nation: string) => measure(nation, 'offensive', 'strike', { target: at('gothia') });
  const policy = (state: State, defend: boolean, against = 'all') =>
    act(state, { type: 'set-defence', player: 'bo', nation: 'gothia', defend, against });
  const countered = (state: State, ...dice: number[]) =>
    ['francia', 'romania'].map(
      (nation) => reportOn(turn(state, [strike('francia'), strike('romania')], 30, 30, ...dice), nation).counter !== null,
    );
  expect(countered(policy(start(), false))).toEqual([false, false]);
  expect(countered(policy(policy(start(), false), true, 'romania'), 99)).toEqual([false, true]);
  expect(countered(policy(start(), false, 'romania'), 99)).toEqual([true, false]);
  expect(countered(start(), 99)).toEqual([true, true]);
});
