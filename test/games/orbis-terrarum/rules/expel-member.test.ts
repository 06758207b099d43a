import { expect } from 'vitest';
import { distances, does, exclusion, law, leads, league, orgOf, type Statute, upon } from '../helpers/organization.js';
import { act, clause, refused, three } from '../helpers/table.js';

clause('OT-ORG-08', 'a statute may leave admission to conferences; whoever is expelled is far from all for a while', () => {
  const answer = leads('francia', 'answer-membership', { nation: 'romania', accept: true });
  const open = (joinRule: Statute['joinRule']) =>
    act(league({ statute: law({ joinRule }) }, ['francia', 'gothia']), does('romania', 'apply-membership'));
  expect(refused(open('conference'), answer)).toEqual(['statute-forbids', 'OT-ORG-08']);
  for (const rule of ['leader', 'leaderOrConference'] as const) expect(orgOf(act(open(rule), answer)).members).toEqual(three);
  const expelled = act(league(), upon('expel-member', 'gothia'));
  expect(orgOf(expelled).members).toEqual(['francia', 'romania']);
  expect(distances(expelled)).toEqual(exclusion(['francia', 'romania'], 6));
});
