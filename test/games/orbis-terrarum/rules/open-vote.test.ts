import { expect } from 'vitest';
import { at1, convene, met, opened, openVote, propose, stageOf, voting } from '../helpers/conference.js';
import { start } from '../helpers/start.js';
import { act, clause, refused } from '../helpers/table.js';
import { pass } from '../helpers/turns.js';

clause('OT-CONF-07', 'only the convener opens the vote, once, on something', () => {
  expect(() => opened(met())).toThrow('nothing-to-vote');
  const ready = act(met(), propose('francia'));
  expect(refused(ready, at1('gothia', 'open-vote'))).toEqual(['not-convener', 'OT-CONF-07']);
  expect(stageOf(opened(ready))).toBe('voting');
  expect(refused(voting(), openVote)).toEqual(['wrong-stage', 'OT-CONF-07']);
});
clause('OT-CONF-07', 'the vote opens in a later turn than the discussion, whenever that was', () => {
  const early = ['too-early', 'OT-CONF-07'];
  const ready = act(met(), propose('francia'));
  expect(refused(ready, openVote)).toEqual(early);
  expect(refused(met(), openVote)).toEqual(early);
  expect(stageOf(act(pass(ready, 1), openVote))).toBe('voting');
  // The referee lets a conference begin a turn late.
  const called = act(start(), convene({ basis: { kind: 'prestige', id: null } }));
  const granted = act(pass(called, 1), { type: 'decide', player: 'referee', decision: called.decisions[0]!.id, answer: 'grant' });
  expect([granted.turn, stageOf(granted)]).toEqual([2, 'discussion']);
  expect(refused(act(granted, propose('francia')), openVote)).toEqual(early);
  expect(stageOf(act(pass(act(granted, propose('francia')), 1), openVote))).toBe('voting');
});
