import { expect } from 'vitest';
import { five, fiveWithPersia } from '../../helpers/organization.js';
import { change, divided, organized } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, type State, three } from '../../helpers/table.js';
import { nextTurn, pass, turn } from '../../helpers/turns.js';

clause('OT-ORG-05', 'an organization that was too small all through a cycle ceases, and one of enough members does not', () => {
  const atEnd = (members: readonly string[], enough: boolean) =>
    turn(
      change(organized(start(), members, { enough }), (draft) => {
        draft.turn = 5;
      }),
      [],
    ).organizations.map((one) => one.enough);
  const five = [...three, 'saxonia', 'persia'];
  expect([atEnd(three, false), atEnd(three, true), atEnd(five, false), atEnd(five, true)]).toEqual([[], [false], [true], [true]]);
});

const expel = (nation: string): Action => ({ type: 'expel-member', player: 'ada', organization: 'organization-1', nation });
const rejoin = (state: State): State =>
  act(act(state, { type: 'apply-membership', player: 'cy', nation: 'romania', organization: 'organization-1' }), {
    ...{ type: 'answer-membership', player: 'ada', organization: 'organization-1', nation: 'romania', accept: true },
  });

clause('OT-ORG-05', 'an organization ceases only if it was too small all through a cycle', () => {
  const shrunk = act(organized(start({ turnsPerCycle: 2 }), fiveWithPersia), expel('romania'));
  const second = pass(shrunk, 2);
  expect(second.organizations).toMatchObject([{ enough: false }]);
  expect(pass(second, 1).organizations).toHaveLength(1);
  expect(pass(second, 2).organizations).toEqual([]);
  // Five for a moment of the second cycle are enough for all of it, and not for the third.
  const saved = pass(act(rejoin(second), expel('romania')), 2);
  expect(saved.organizations).toMatchObject([{ enough: false }]);
  expect(pass(saved, 2).organizations).toEqual([]);
  // Whoever is suspended is a member all the same.
  const suspended = act(organized(start({ turnsPerCycle: 1 }), fiveWithPersia), { ...expel('romania'), type: 'suspend-member' } as Action);
  expect(pass(suspended, 3).organizations).toHaveLength(1);
});
clause('OT-ORG-05', 'the sides of a member in civil war count at the end of the cycle', () => {
  const state = divided(organized(start({ turnsPerCycle: 1 }), five.slice(0, 4), { enough: false }), 'gothia', [50, 50], ['bo', 'bo']);
  expect(nextTurn(state).organizations).toHaveLength(1);
});
