import { expect } from 'vitest';
import { nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, byReferee, clause, code, refused } from '../helpers/table.js';
import { nextTurn, turn } from '../helpers/turns.js';

clause('OT-REF-11', 'an opportunity is offered to some or to all, at a price, for as long as it is said', () => {
  const offer = (nations: readonly string[] | 'all', more = {}) =>
    byReferee('offer-opportunity', {
      nations,
      cost: { wealth: 2, progress: 1 },
      effects: [{ do: 'wealth', nation: null, delta: 9 }],
      ...more,
    } as never);
  const rich = ['francia', 'gothia'].reduce((state, id) => nationWith(state, id, { wealth: 2, progress: 1 }), start());
  const take = (nation: 'francia' | 'gothia'): Action => ({
    ...{ type: 'take-opportunity', player: nation === 'francia' ? 'ada' : 'bo', nation, opportunity: 'opportunity-1' },
  });
  expect(act(act(rich, offer(['francia'])), take('francia')).nations['francia']).toMatchObject({ wealth: 9, progress: 0 });
  expect([code(act(rich, offer(['francia'])), take('gothia')), code(act(start(), offer('all')), take('francia'))]).toEqual([
    'not-offered',
    'cannot-pay',
  ]);
  expect(act(act(rich, offer('all')), take('gothia')).nations['gothia']!.wealth).toBe(9);
  expect(
    [turn(act(rich, offer('all')), []), turn(act(rich, offer('all', { lastTurn: 2 })), [])].map((s) => s.opportunities.length),
  ).toEqual([0, 1]);
  for (const cost of [
    { wealth: -1, progress: 0 },
    { wealth: 0, progress: -1 },
  ])
    expect(refused(start(), offer('all', { cost }))).toEqual(['bad-parameter', 'OT-REF-11']);
  expect(refused(nextTurn(start()), offer('all', { lastTurn: 1 }))).toEqual(['bad-parameter', 'OT-EVT-08']);
});
