import { expect } from 'vitest';
import { act, change, clause, code, damage, modifiersOf, nationWith, refused, start, startAuto, turn } from '../table.js';

const crisis = (loss: 'via' | 'ADM' | 'rebellion', more = {}) =>
  act(turn(start(), []), {
    type: 'post-happening',
    player: 'referee',
    category: 'natural',
    kind: 'turns' in more ? 'lasting-crisis' : 'crisis',
    nations: ['francia', 'gothia'],
    text: 'Woe.',
    crisis: { counter: 'industry', loss, perTurn: null, turns: null, ...more },
  });
const answered = (state: ReturnType<typeof start>, ...dice: number[]) =>
  turn(act(state, { type: 'open-orders', player: 'referee' }), [], ...dice);
clause(['OT-EVT-02', 'OT-EVT-03', 'OT-EVT-04', 'OT-EVT-06'], 'a crisis is answered once by each', () => {
  const after = answered(crisis('via'), 41, 40);
  expect([damage(after, 'francia'), damage(after, 'gothia'), after.crises]).toEqual([[4, 0], [0, 0], []]);
  expect(modifiersOf(answered(crisis('ADM'), 100, 1), 'francia')).toEqual([['ADM', 16, 'event', 7]]);
});
clause('OT-EVT-05', 'a crisis may become a rebellion, counted from the next turn', () => {
  expect(answered(crisis('rebellion'), 90, 1).rebellions).toMatchObject([{ nation: 'francia', sponsor: null, firstTurn: 3 }]);
});
clause('OT-EVT-07', 'a lasting crisis takes its toll turn by turn', () => {
  const failed = answered(crisis('via', { perTurn: { via: 2, leg: 1 }, turns: 2 }), 90, 1);
  expect([damage(failed, 'francia'), failed.crises.length]).toEqual([[0, 0], 1]);
  const one = answered(failed);
  expect([damage(one, 'francia'), one.crises.length]).toEqual([[2, 1], 1]);
  const two = answered(one);
  expect([damage(two, 'francia'), two.crises]).toEqual([[4, 2], []]);
});
clause(['OT-EVT-01', 'OT-EVT-08', 'OT-REF-01'], 'happenings tell, act or offer', () => {
  const open = turn(start(), []);
  const post = (more: object) => ({
    type: 'post-happening' as const,
    player: 'referee',
    category: 'human' as const,
    kind: 'info' as const,
    nations: [],
    text: 'News.',
    ...more,
  });
  expect(refused(open, post({ text: ' ' }))).toEqual(['note-required', 'OT-REF-01']);
  expect(act(open, post({})).happenings).toHaveLength(1);
  expect(
    act(open, post({ kind: 'effect', nations: ['francia'], effects: [{ do: 'wealth', nation: null, delta: 3 }] })).nations['francia']!
      .wealth,
  ).toBe(3);
  const offered = act(
    open,
    post({
      kind: 'opportunity',
      nations: ['francia'],
      opportunity: { cost: { wealth: 0, progress: 0 }, effects: [{ do: 'progress', nation: null, delta: 2 }], lastTurn: null, tag: null },
    }),
  );
  const orders = act(offered, { type: 'open-orders', player: 'referee' });
  expect(
    act(orders, { type: 'take-opportunity', player: 'ada', nation: 'francia', opportunity: 'opportunity-1' }).nations['francia']!.progress,
  ).toBe(2);
  expect(code(orders, { type: 'take-opportunity', player: 'bo', nation: 'gothia', opportunity: 'opportunity-1' })).toBe('not-offered');
  expect(turn(orders, []).opportunities).toEqual([]);
});
clause('OT-EVT-09', 'the strongest in an attribute are rewarded', () => {
  const awarded = act(nationWith(start(), 'gothia', { attributes: { MIL: 21 } }), {
    type: 'award-attribute',
    player: 'referee',
    attribute: 'MIL',
    value: -4,
    years: 3,
  });
  expect([modifiersOf(awarded, 'gothia'), modifiersOf(awarded, 'francia')]).toEqual([[['MIL', -4, 'event', 4]], []]);
  const auto = change(startAuto(), (draft) => {
    draft.turn = 10;
  });
  const ready = ['ada', 'bo'].reduce((state, player) => act(state, { type: 'ready', player }), auto);
  const after = act(ready, { type: 'ready', player: 'cy' }, 1);
  expect(modifiersOf(after, 'francia')).toEqual([['MIL', -8, 'milestone', 15]]);
});
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
clause(['OT-SEAT-01', 'OT-SEAT-02'], 'a Nation is given up and another taken', () => {
  const none = act(start(), { type: 'abandon-nation', player: 'ada' });
  expect([
    none.players['ada']!.principal,
    code(none, { type: 'abandon-nation', player: 'ada' }),
    code(start(), { type: 'adopt-nation', player: 'ada', nation: 'persia' }),
  ]).toEqual([null, 'no-nation', 'already-has-nation']);
  expect(code(none, { type: 'adopt-nation', player: 'ada', nation: 'gothia' })).toBe('nation-taken');
  const asked = act(none, { type: 'adopt-nation', player: 'ada', nation: 'persia' });
  const taken = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'approve' });
  expect([taken.players['ada']!.principal, code(taken, { type: 'abandon-nation', player: 'ada' })]).toEqual(['persia', 'too-early']);
  const auto = act(act(startAuto(), { type: 'abandon-nation', player: 'ada' }), { type: 'adopt-nation', player: 'ada', nation: 'persia' });
  expect(auto.players['ada']!.principal).toBe('persia');
});
clause('OT-REF-06', 'what the referee brings about comes about', () => {
  const apply = (...effects: readonly object[]) => ({
    type: 'apply-effects' as const,
    player: 'referee',
    reason: 'x',
    effects: effects as never,
  });
  const wealth = { do: 'wealth', nation: 'francia', delta: 5 };
  const done = act(
    start(),
    apply(
      wealth,
      { do: 'progress', nation: 'francia', delta: 2 },
      { do: 'host', owner: 'francia', region: 'armorica', kind: 'mercenary', turns: 3 },
      { do: 'conflict', a: 'francia', b: 'gothia', status: 'war' },
      { do: 'technology', nation: 'francia', id: 'long-roads' },
      { do: 'grant', nation: 'francia', special: false, lastTurn: null },
      { do: 'defeated', nation: 'gothia', flag: true },
    ),
  );
  expect([
    done.nations['francia']!.wealth,
    done.nations['francia']!.technologies,
    done.nations['francia']!.grants.length,
    done.hosts.length,
    done.conflicts.length,
    done.nations['gothia']!.defeated,
  ]).toEqual([5, ['long-roads'], 1, 1, 1, true]);
});
