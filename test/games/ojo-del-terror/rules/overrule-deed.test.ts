import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { claim, playAll, refuses, start, withOrders } from '../table.js';

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
