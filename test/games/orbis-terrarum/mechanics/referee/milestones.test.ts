import { expect } from 'vitest';
import { wealth } from '../../helpers/effects.js';
import { nationWith } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { act, byReferee, clause, code, refused } from '../../helpers/table.js';
import { modifiersOf } from '../../helpers/turns.js';

clause('OT-SEAT-03', 'milestones are awarded once, when they are met', () => {
  const rich = nationWith(start(), 'francia', { wealth: 30 });
  const claim = (milestone: string) => ({ type: 'claim-milestone' as const, player: 'ada', nation: 'francia', milestone });
  expect(code(start(), claim('full-treasury'))).toBe('milestone-not-met');
  const asked = act(rich, claim('full-treasury'));
  expect(asked.decisions).toMatchObject([{ kind: 'milestone-claim', blocking: false }]);
  const won = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'award' });
  expect([modifiersOf(won, 'francia'), code(won, claim('full-treasury'))]).toEqual([[['ECN', -8, 'milestone', 11]], 'milestone-closed']);
  const published = act(start(), {
    type: 'publish-milestone',
    player: 'referee',
    id: 'first',
    text: 'Be first.',
    reward: [{ do: 'wealth', nation: null, delta: 4 }],
  });
  expect(
    act(published, { type: 'award-milestone', player: 'referee', milestone: 'first', nation: 'gothia' }).nations['gothia']!.wealth,
  ).toBe(4);
  expect(act(nationWith(startAuto(), 'francia', { wealth: 30 }), claim('full-treasury')).awards).toEqual([
    { milestone: 'full-treasury', nation: 'francia' },
  ]);
});
clause('OT-REF-09', 'a milestone is published once with rewards of its kind, and awarded once', () => {
  const publish = (reward: readonly object[], id = 'first') => byReferee('publish-milestone', { id, text: 'Be first.', reward } as never);
  const one = { nation: null };
  const rewards = [
    { do: 'modifier', ...one, target: 'MIL', value: -4, years: 5, source: 'milestone' },
    { do: 'attribute', ...one, attribute: 'MIL', delta: 1 },
    { do: 'wealth', ...one, delta: 4 },
    { do: 'progress', ...one, delta: 4 },
    { do: 'grant', ...one, special: true, lastTurn: null },
  ];
  const published = act(start(), publish(rewards));
  const award = (nation: string) => byReferee('award-milestone', { milestone: 'first', nation });
  const won = act(published, award('gothia'));
  expect([won.nations['gothia'], modifiersOf(won, 'gothia'), won.awards]).toMatchObject([
    { wealth: 4, progress: 4, attributes: { MIL: 21 }, grants: [{ kind: 'special' }] },
    [['MIL', -4, 'milestone', 6]],
    [{ milestone: 'first', nation: 'gothia' }],
  ]);
  expect(refused(won, award('francia'))).toEqual(['milestone-closed', 'OT-REF-09']);
  expect(refused(published, publish([]))).toEqual(['milestone-closed', 'OT-REF-09']);
  for (const wrong of [{ do: 'index', ...one, index: 'via', delta: 5 }, { do: 'patron', ...one, patron: 'persia' }, wealth()])
    expect(refused(start(), publish([wrong]))).toEqual(['bad-effect', 'OT-REF-06']);
  expect(refused(start(), publish([{ do: 'wealth', ...one, delta: 101 }]))).toEqual(['bad-effect', 'OT-REF-06']);
});
