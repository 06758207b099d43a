import { expect } from 'vitest';
import { type Motion, met, propose, vote, voted, voting } from '../../helpers/conference.js';
import { fiveWithPersia, schismOf, statute } from '../../helpers/organization.js';
import { change, organized, treaty } from '../../helpers/positions.js';
import { reform } from '../../helpers/schism.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, code, refused, type State, three } from '../../helpers/table.js';
import { resolve, turn } from '../../helpers/turns.js';

const torn = schismOf('gothia', 'romania');
/** A conference of the organization in which all are in favour, about to be counted. */
const agreed = (state: State, motion: Motion): State =>
  change(state, (draft) => {
    const proposal = { id: 'conference-1.1', item: 'conference-1.1', by: 'francia', motion, turn: 1 };
    draft.conferences = [
      {
        ...{ id: 'conference-1', convener: 'francia', topic: '', basis: { kind: 'organization', id: 'organization-1' }, invited: [] },
        ...{ attendees: ['francia', 'gothia'], departed: [], startTurn: 0, stage: 'voting', votingSince: 1, includeVassals: true },
        ...{ openFloor: false, floorSupport: [], weights: [], majority: 'absolute', proposals: [proposal], rested: [] },
        votes: ['francia', 'gothia'].map((nation) => ({ nation, item: 'conference-1.1', choice: 'yes' })),
      },
    ];
    draft.counters = { ...state.counters, conference: 1 };
  });

clause(['OT-ORG-15', 'OT-RES-02'], 'while an organization is in schism nobody is excluded from it or admitted', () => {
  const counted = (schism: typeof torn | null, motion: Motion) =>
    turn(agreed(organized(start(), fiveWithPersia, { schism, applications: ['armenia'] }), motion), []).organizations[0]!.members;
  const exclude = { kind: 'exclude', nation: 'persia' } as const;
  expect(counted(null, exclude)).toEqual(['francia', 'gothia', 'romania', 'saxonia']);
  expect(counted(torn, exclude)).toEqual(fiveWithPersia);
  const admit = { kind: 'admit-member', nation: 'armenia' } as const;
  expect(counted(null, admit)).toEqual([...fiveWithPersia, 'armenia']);
  expect(counted(torn, admit)).toEqual(fiveWithPersia);
});
clause(['OT-CONF-05', 'OT-ORG-17'], 'no conference elects a leader, in a schism or out of it', () => {
  const elect = { kind: 'elect-leader', nation: 'gothia' } as unknown as Motion;
  const council = met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, organized(start(), three));
  for (const schism of [null, torn])
    expect(
      code(
        reform(council, () => ({ schism })),
        propose('francia', elect),
      ),
    ).toBe('bad-parameter');
});
clause(
  ['OT-ORG-15', 'OT-RES-02'],
  'in a schism nobody comes or goes, and nothing is reformed or dissolved: refused, and void at the count',
  () => {
    const whole = organized(start(), fiveWithPersia, { applications: ['armenia'] });
    const divide = (state: State) => reform(state, () => ({ schism: schismOf('gothia', 'saxonia') }));
    const council = (state: State) => met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, state);
    const motions: readonly Motion[] = [
      { kind: 'exclude', nation: 'persia' },
      { kind: 'admit-member', nation: 'armenia' },
      { kind: 'reform-statute', statute: { ...statute, name: 'Better' } },
      { kind: 'dissolve-organization' },
      // Each side suspends and takes back its own, and nobody the other leader.
      { kind: 'suspend', nation: 'saxonia' },
      { kind: 'reinstate', nation: 'saxonia' },
      { kind: 'suspend', nation: 'gothia' },
    ];
    for (const motion of motions) {
      const from = council(whole);
      expect(refused(divide(from), propose('francia', motion))).toEqual(['in-schism', 'OT-ORG-15']);
      const adopted = (state: State) => resolve(state).events.some(({ type }) => type === 'resolution-adopted');
      const passed = voted(voting(motion, from), 'yes', 'yes', 'yes');
      expect([motion.kind, adopted(passed), adopted(divide(passed))]).toEqual([motion.kind, true, false]);
    }
    const proposed = voting({ kind: 'suspend', nation: 'persia' }, divide(council(whole)));
    const own = turn(act(act(proposed, vote('francia', 'yes')), vote('romania', 'yes')), []);
    expect(own.organizations[0]!.suspended).toEqual(['persia']);
  },
);
clause(['OT-ORG-15', 'OT-CONF-22'], 'nor is anybody excluded from its charter', () => {
  const chartered = (schism: typeof torn | null) =>
    organized(treaty(start(), three, [{ kind: 'statute', statute }]), three, { charter: 'treaty-1', schism });
  const exclude = propose('francia', { kind: 'exclude', nation: 'romania' });
  const council = (schism: typeof torn | null) => met({}, { invited: [] }, chartered(schism));
  expect(act(council(null), exclude).conferences[0]!.proposals).toHaveLength(1);
  expect(refused(council(torn), exclude)).toEqual(['in-schism', 'OT-ORG-15']);
  expect(act(council(torn), propose('francia')).conferences[0]!.proposals).toHaveLength(1);
});
clause(['OT-CONF-05', 'OT-ORG-08'], 'nobody is admitted who has not asked, or whose wish has been refused since', () => {
  const council = (applications: readonly string[]) =>
    met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, organized(start(), fiveWithPersia, { applications }));
  const admit: Motion = { kind: 'admit-member', nation: 'armenia' };
  expect(refused(council([]), propose('francia', admit))).toEqual(['bad-parameter', 'OT-CONF-05']);
  const passed = voted(voting(admit, council(['armenia'])), 'yes', 'yes', 'yes');
  const refuse: Action = { type: 'answer-membership', player: 'ada', organization: 'organization-1', nation: 'armenia', accept: false };
  expect(turn(passed, []).organizations[0]!.members).toContain('armenia');
  expect(turn(act(passed, refuse), []).organizations[0]!.members).toEqual(fiveWithPersia);
});
