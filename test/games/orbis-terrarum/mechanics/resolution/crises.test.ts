import { expect } from 'vitest';
import { start } from '../../helpers/start.js';
import { act, clause } from '../../helpers/table.js';
import { damage, measure, modifiersOf, reportOn, resolve, turn } from '../../helpers/turns.js';

const answered = (state: ReturnType<typeof start>, ...dice: number[]) =>
  turn(act(state, { type: 'open-orders', player: 'referee' }), [], ...dice);
const crisisOf = (loss: 'via' | 'ADM' | 'rebellion', more = {}) =>
  act(turn(start(), []), {
    type: 'post-happening',
    player: 'referee',
    category: 'natural',
    kind: 'turns' in more ? 'lasting-crisis' : 'crisis',
    nations: ['francia', 'gothia'],
    text: 'Woe.',
    crisis: { counter: 'industry', loss, perTurn: null, turns: null, ...more },
  });

clause(['OT-EVT-02', 'OT-EVT-03', 'OT-EVT-04', 'OT-EVT-06'], 'a crisis is answered once by each', () => {
  const after = answered(crisisOf('via'), 41, 40);
  expect([damage(after, 'francia'), damage(after, 'gothia'), after.crises]).toEqual([[4, 0], [0, 0], []]);
  expect(modifiersOf(answered(crisisOf('ADM'), 100, 1), 'francia')).toEqual([['ADM', 16, 'event', 7]]);
});
clause('OT-EVT-05', 'a crisis may become a rebellion, counted from the next turn', () => {
  expect(answered(crisisOf('rebellion'), 90, 1).rebellions).toMatchObject([{ nation: 'francia', sponsor: null, firstTurn: 3 }]);
});
clause('OT-EVT-07', 'a lasting crisis takes its toll turn by turn', () => {
  const failed = answered(crisisOf('via', { perTurn: { via: 2, leg: 1 }, turns: 2 }), 90, 1);
  expect([damage(failed, 'francia'), failed.crises.length]).toEqual([[0, 0], 1]);
  const one = answered(failed);
  expect([damage(one, 'francia'), one.crises.length]).toEqual([[2, 1], 1]);
  const two = answered(one);
  expect([damage(two, 'francia'), two.crises]).toEqual([[4, 2], []]);
});

const crisis = { counter: 'construction', loss: 'via', perTurn: null, turns: null } as const;
const post = (nations: readonly string[]) =>
  ({ type: 'post-happening', player: 'referee', category: 'natural', kind: 'crisis', nations, text: 'The earth shakes.', crisis }) as const;

clause(['OT-EVT-04', 'OT-FLOW-18'], 'the Nations of one crisis answer in nation order', () => {
  const after = resolve(act(start(), post(['romania', 'francia'])), 99, 1).state;
  expect([damage(after, 'francia')[0] > 0, damage(after, 'romania')[0]]).toEqual([true, 0]);
});
clause(['OT-MEAS-03', 'OT-MOD-18', 'OT-MEAS-09'], 'welfare for an own crisis stays domestic when the crisis has been answered', () => {
  const state = act(start(), post(['francia']));
  const after = turn(state, [measure('francia', 'industry', 'welfare', { target: { kind: 'crisis', id: state.crises[0]!.id } })], 1, 30);
  expect([reportOn(after, 'francia').domestic, reportOn(after, 'francia').area]).toEqual([true, 'Gallia']);
});
