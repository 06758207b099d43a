import { expect } from 'vitest';
import { voted } from '../helpers/elections.js';
import { law, leads, orgOf, type Statute } from '../helpers/organization.js';
import { change, organized } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, type Played, refused, three } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

clause(['OT-ORG-10', 'OT-ORG-02'], 'a leader renews a renewable electorate once in its term, 1 to 20 members', () => {
  const electoral = (electorate: Statute['electorate'], more = {}) =>
    organized(start(), three, {
      statute: law({ leaderElection: 'electoral', electors: ['persia'], electorate, ...more }),
      electors: ['persia'],
    });
  const name = (electors: readonly string[], nation: Played = 'francia') => leads(nation, 'name-electors', { electors });
  const named = act(electoral('renewed'), name(['gothia', 'romania']));
  expect(orgOf(named).electors).toEqual(['gothia', 'romania']);
  expect(refused(electoral('renewed'), name(['gothia', 'armenia']))).toEqual(['not-a-member', 'OT-ORG-02']);
  expect(refused(named, name(['gothia']))).toEqual(['statute-forbids', 'OT-ORG-10']);
  expect(refused(electoral('fixed'), name(['gothia']))).toEqual(['statute-forbids', 'OT-ORG-10']);
  expect(refused(electoral('renewed', { leaderElection: 'egalitarian' }), name(['gothia']))).toEqual(['statute-forbids', 'OT-ORG-10']);
  expect(refused(electoral('renewed'), name(['gothia'], 'gothia'))).toEqual(['not-leader', 'OT-ORG-02']);
  for (const wrong of [[], ['gothia', 'gothia'], Array.from({ length: 21 }, (_, i) => `n${i}`)])
    expect(refused(electoral('renewed'), name(wrong))).toEqual(['bad-parameter', 'OT-ORG-03']);
  // Twenty are not too many, whoever they are.
  expect(refused(electoral('renewed'), name(Array.from({ length: 20 }, (_, i) => `n${i}`)))).toEqual(['unknown-id', 'OT-ACT-02']);
  // The next leader may name its own.
  const next = change(named, (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, election: { since: 0, votes: [] } }));
  });
  const later = act(turn(voted(next, ['gothia', 'gothia']), []), { type: 'open-orders', player: 'referee' });
  expect(orgOf(act(later, name(['romania'], 'gothia'))).electors).toEqual(['romania']);
});
