import { expect } from 'vitest';
import { at1, met, openVote, propose, stageOf, voting } from '../helpers/conference.js';
import { act, clause, refused } from '../helpers/table.js';

clause('OT-CONF-07', 'only the convener opens the vote, once, on something', () => {
  expect(refused(met(), openVote)).toEqual(['nothing-to-vote', 'OT-CONF-07']);
  const ready = act(met(), propose('francia'));
  expect(refused(ready, at1('gothia', 'open-vote'))).toEqual(['not-convener', 'OT-CONF-07']);
  expect(stageOf(act(ready, openVote))).toBe('voting');
  expect(refused(voting(), openVote)).toEqual(['wrong-stage', 'OT-CONF-07']);
});
