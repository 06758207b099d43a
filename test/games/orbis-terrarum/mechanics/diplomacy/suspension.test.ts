import { expect } from 'vitest';
import { at1, conveneAlone, type Motion, met, propose, vote, voted, voting } from '../../helpers/conference.js';
import { resign } from '../../helpers/elections.js';
import { law, leads, league, orgOf, upon } from '../../helpers/organization.js';
import { organized, shield, treaty } from '../../helpers/positions.js';
import { reform } from '../../helpers/schism.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, code, game, refused, type State, three } from '../../helpers/table.js';
import { announce, measure, modifiersOf, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

const slot = { kind: 'organization', id: 'organization-1' } as const;
const statute = law({ allowedMeasures: ['rhetoric'], memberModifiers: ['CLT'], leaderElection: 'electoral', electorate: 'renewed' });
const suspended = (nation: string) => league({ statute, suspended: [nation] });
const speak = (target: string) => measure('francia', 'rhetoric', 'boost', { slot, target: at(target) });
const declare: Action = { type: 'issue-declaration', player: 'ada', nation: 'organization-1', kind: 'commitment', text: '' };

clause(
  ['OT-RES-04', 'OT-SLOT-06', 'OT-SCOPE-11'],
  'a suspended leader has no slot of the organization, and is no nearer to its members',
  () => {
    expect(code(suspended('francia'), speak('gothia'))).toBe('no-such-slot');
    expect(announce(suspended('romania'), speak('gothia')).measures).toHaveLength(1);
    const total = (nation: string) => reportOn(turn(suspended(nation), [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total;
    expect([total('romania'), total('francia'), total('gothia')]).toEqual([-5, 0, 0]);
  },
);
clause(['OT-RES-04', 'OT-ORG-02', 'OT-ORG-07'], 'it does not act for the organization, but may lay its office down', () => {
  const state = reform(suspended('francia'), () => ({ applications: ['persia'], electors: ['gothia'] }));
  const acts = [
    ...(['expel-member', 'suspend-member', 'reinstate-member'] as const).map((type) => upon(type, 'gothia')),
    upon('reinstate-member', 'francia'),
    leads('francia', 'answer-membership', { nation: 'persia', accept: true }),
    leads('francia', 'name-electors', { electors: ['gothia'] }),
  ];
  for (const one of acts) expect([one.type, ...refused(state, one)]).toEqual([one.type, 'not-leader', 'OT-ORG-02']);
  expect(refused(state, declare)).toEqual(['not-your-nation', 'OT-ACT-06']);
  const offered = act(organized(start(), ['francia', 'saxonia', 'thuringia']), {
    ...{ type: 'make-offer', player: 'bo', from: 'gothia', to: 'organization-1', clauses: [{ kind: 'alliance' }] },
  });
  const accept: Action = { type: 'accept-offer', player: 'ada', offer: 'offer-1' };
  expect(act(offered, accept).treaties).toHaveLength(1);
  expect(
    code(
      reform(offered, () => ({ suspended: ['francia'] })),
      accept,
    ),
  ).toBe('not-your-nation');
  const types = game.legalActions(state, 'ada').map(({ type }) => type);
  expect(types.includes('answer-membership') || types.includes('expel-member')).toBe(false);
  expect(orgOf(act(state, resign('ada'))).leader).toBeNull();
});
clause(['OT-RES-04', 'OT-ORG-15'], 'nor does a suspended leader of a schism suspend or take back', () => {
  const torn = (who: string) =>
    league({
      suspended: [who],
      schism: { since: 1, rival: 'gothia', petitions: [], recognitions: [{ nation: 'romania', leader: 'gothia' }] },
    });
  expect(orgOf(act(torn('persia'), upon('suspend-member', 'romania', 'gothia'))).suspended).toContain('romania');
  expect(refused(torn('gothia'), upon('suspend-member', 'romania', 'gothia'))).toEqual(['not-leader', 'OT-ORG-02']);
});
clause(['OT-RES-04', 'OT-ORG-06'], 'no boost of the organization benefits whoever is suspended, or is by then', () => {
  expect(refused(suspended('gothia'), speak('gothia'))).toEqual(['statute-forbids', 'OT-ORG-06']);
  const posted = announce(league({ statute }), speak('gothia'));
  const boosted = (state: State) => modifiersOf(resolve(state, 10).state, 'gothia');
  expect(boosted(posted)).toHaveLength(1);
  expect(boosted(act(posted, upon('suspend-member', 'gothia')))).toEqual([]);
  expect(boosted(act(posted, upon('expel-member', 'gothia')))).toEqual([]);
});
clause(['OT-RES-04', 'OT-CONF-02'], 'whoever is suspended convenes on nothing it is suspended in, and may come and speak', () => {
  const none = ['no-authority', 'OT-CONF-02'];
  const basis = { kind: 'organization', id: 'organization-1' } as const;
  for (const leaderConvenes of [true, false]) {
    const state = league({ statute: law({ leaderConvenes }), suspended: ['francia'] });
    expect(refused(state, conveneAlone({ basis }))).toEqual(none);
  }
  expect(act(league({ suspended: ['gothia'] }), conveneAlone({ basis })).conferences).toHaveLength(1);
  const pact = (who: string) => treaty(start(), three, shield, { suspended: [who] });
  expect(refused(pact('francia'), conveneAlone())).toEqual(none);
  expect(act(pact('gothia'), conveneAlone()).conferences).toHaveLength(1);
  // What an organization has signed it convenes on through its leader, unless that is suspended there; none of its members does. [OT-CONF-02]
  const signed = (who: string) => treaty(organized(start(), three, { suspended: [who] }), ['organization-1', 'vandalia'], shield);
  expect(act(signed('gothia'), conveneAlone({ nation: 'organization-1' })).conferences).toMatchObject([{ attendees: ['francia'] }]);
  expect(refused(signed('francia'), conveneAlone({ nation: 'organization-1' }))).toEqual(['not-your-nation', 'OT-ACT-06']);
  for (const who of ['gothia', 'romania']) expect(refused(signed(who), conveneAlone({ player: 'bo', nation: 'gothia' }))).toEqual(none);
  expect(act(act(pact('gothia'), conveneAlone()), at1('gothia', 'attend-conference')).conferences[0]!.attendees).toContain('gothia');
});
clause(['OT-RES-04', 'OT-CONF-27'], 'a suspended party does not take itself back', () => {
  const state = met({}, { invited: [] }, treaty(start(), three, shield, { suspended: ['gothia'] }));
  const proposed = voting({ kind: 'reinstate', nation: 'gothia' }, state);
  expect(refused(proposed, vote('gothia', 'yes'))).toEqual(['not-a-member', 'OT-CONF-27']);
  expect(turn(proposed, []).treaties[0]!.suspended).toEqual(['gothia']);
});
clause(['OT-RES-04', 'OT-CONF-05'], 'a suspension may say in words what is to be done, and people judge it', () => {
  const suspend: Motion = { kind: 'suspend', nation: 'gothia', condition: 'Give Aquitania back.' };
  const council = met({}, { invited: [] }, treaty(start({ noteMaxLength: 20 }), three, shield));
  const longer: Motion = { ...suspend, condition: 'Give Aquitania back!!' };
  expect(refused(council, propose('francia', longer))).toEqual(['note-too-long', 'OT-ACT-03']);
  const { state, events } = resolve(voted(voting(suspend, council), 'yes', 'yes', 'yes'));
  expect(events).toContainEqual({ type: 'resolution-adopted', conference: 'conference-1', proposal: 'conference-1.1', motion: suspend });
  expect(state.treaties[0]!.suspended).toEqual(['gothia']);
  expect(state.notes).toContainEqual({ author: 'ada', nation: 'gothia', turn: 1, subject: 'suspension', text: 'Give Aquitania back.' });
  // Without words as before.
  expect(resolve(voted(voting({ kind: 'suspend', nation: 'gothia' }, council), 'yes', 'yes', 'yes')).state.notes).toEqual([]);
});
