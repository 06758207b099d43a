import { expect } from 'vitest';
import { does, leads, league, orgOf } from '../helpers/organization.js';
import { act, clause, type Played, refused, three } from '../helpers/table.js';

clause('OT-ORG-01', 'whoever is no member applies once, and the leader lets in or turns away', () => {
  const small = league({}, ['francia', 'gothia']);
  const applied = act(small, does('romania', 'apply-membership'));
  const answer = (accept: boolean, by: Played = 'francia') => leads(by, 'answer-membership', { nation: 'romania', accept });
  const [yes, no] = [act(applied, answer(true)), act(applied, answer(false))];
  expect([orgOf(yes).members, orgOf(yes).applications]).toEqual([three, []]);
  expect([orgOf(no).members, orgOf(no).applications]).toEqual([['francia', 'gothia'], []]);
  for (const again of [refused(applied, does('romania', 'apply-membership')), refused(small, does('gothia', 'apply-membership'))])
    expect(again).toEqual(['already-a-member', 'OT-ORG-01']);
  expect(refused(small, answer(true))).toEqual(['no-such-request', 'OT-ORG-01']);
  expect(refused(applied, answer(true, 'gothia'))).toEqual(['not-leader', 'OT-ORG-02']);
});
