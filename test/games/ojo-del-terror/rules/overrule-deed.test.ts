import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { referee } from '../helpers/actions.js';
import { legal } from '../helpers/offers.js';
import { claim } from '../helpers/orders.js';
import { playAll, refuses, start, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const open: State = withOrders(start(['a', 'b', 'constructor'], undefined, { referee: 'present' }), {
  a: [claim('no-mercy'), claim('warlord')],
  b: [claim('no-mercy')],
});

const state = playAll(open, { type: 'close-orders', player: 'referee' });

const rule = (claimant: string, deed: string, verdict: 'grant' | 'deny' = 'grant', player = 'referee') =>
  ({ type: 'overrule-deed', player, claimant, deed, verdict }) as const;

clause('ET-REF-02', 'a verdict needs a claim of that deed on that player’s sheet', () => {
  const { state: after, events } = playWith(ojoDelTerror, state, rule('a', 'warlord', 'deny'));
  expect(after.verdicts).toEqual([{ player: 'a', deed: 'warlord', verdict: 'deny' }]);
  expect(events).toEqual([{ type: 'verdict-recorded', player: 'a', deed: 'warlord', verdict: 'deny' }]);
  const wrong = [
    ['b', 'warlord'],
    ['constructor', 'no-mercy'],
    ['toString', 'no-mercy'],
    ['nobody', 'no-mercy'],
    ['referee', 'no-mercy'],
    ['a', 'skulls'],
    ['a', 'constructor'],
    ['a', ''],
  ] as const;
  for (const [claimant, deed] of wrong)
    expect([claimant, deed, refuses(state, rule(claimant, deed))]).toEqual([claimant, deed, ['no-such-claim', 'ET-REF-02']]);
  for (const verdict of ['maybe', '', null, true])
    expect(refuses(state, rule('a', 'warlord', verdict as never))).toEqual(['bad-parameter', 'ET-STATE-01']);
});

clause('ET-REF-02', 'a later verdict on the same claim replaces the earlier; others stay', () => {
  const after = playAll(state, rule('a', 'no-mercy'), rule('b', 'no-mercy'), rule('a', 'warlord', 'deny'), rule('a', 'no-mercy', 'deny'));
  const found = after.verdicts.map(({ player, deed, verdict }) => `${player} ${deed} ${verdict}`);
  expect([...found].sort()).toEqual(['a no-mercy deny', 'a warlord deny', 'b no-mercy grant']);
});

clause('ET-REF-02', 'the referee rules, in the review and nowhere else', () => {
  for (const player of ['a', 'b']) expect(refuses(state, rule('a', 'no-mercy', 'grant', player))).toEqual(['not-your-turn', 'ET-ACT-03']);
  expect(refuses(open, rule('a', 'no-mercy'))).toEqual(['wrong-phase', 'ET-ACT-02']);
});

clause('ET-ENUM-05', 'the referee closes; in the review publishes, or rules on each claim not ruled on yet', () => {
  const open = withOrders(start(['b', 'a'], undefined, { referee: 'present' }), {
    b: [claim('no-mercy'), claim('burn-in-the-warp')],
    a: [claim('no-mercy')],
  });
  expect(legal(open, referee)).toEqual([{ type: 'close-orders', player: referee }]);
  const review = playAll(open, { type: 'close-orders', player: referee });
  const rule = (claimant: string, deed: string) =>
    (['grant', 'deny'] as const).map((verdict) => ({ type: 'overrule-deed', player: referee, claimant, deed, verdict }) as const);
  const publish = { type: 'publish-turn', player: referee } as const;
  // By seat, then by the pack order of deeds, whatever the order on the sheet.
  expect(legal(review, referee)).toEqual([publish, ...rule('b', 'burn-in-the-warp'), ...rule('b', 'no-mercy'), ...rule('a', 'no-mercy')]);
  const ruled = playAll(review, rule('b', 'no-mercy')[1]!);
  expect(legal(ruled, referee)).toEqual([publish, ...rule('b', 'burn-in-the-warp'), ...rule('a', 'no-mercy')]);
  expect(legal(playAll(ruled, rule('b', 'burn-in-the-warp')[0]!, rule('a', 'no-mercy')[0]!), referee)).toEqual([publish]);
});
