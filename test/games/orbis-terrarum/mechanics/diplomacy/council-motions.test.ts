import { expect } from 'vitest';
import { type Motion, met, propose, voted, voting } from '../../helpers/conference.js';
import { fiveWithPersia, schismOf, statute } from '../../helpers/organization.js';
import { change, organized } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, refused, type State, three, told } from '../../helpers/table.js';
import { turn } from '../../helpers/turns.js';

const torn = schismOf('gothia', 'romania');
/** A conference of the organization in which all are in favour, about to be counted. */
const agreed = (state: State, motion: Motion): State =>
  change(state, (draft) => {
    const proposal = { id: 'conference-1.1', item: 'conference-1.1', by: 'francia', motion, turn: 1 };
    draft.conferences = [
      {
        ...{ id: 'conference-1', convener: 'francia', topic: '', basis: { kind: 'organization', id: 'organization-1' }, invited: [] },
        ...{ attendees: ['francia', 'gothia'], departed: [], startTurn: 1, stage: 'voting', votingSince: 1, includeVassals: true },
        ...{ openFloor: false, floorSupport: [], weights: [], majority: 'absolute', proposals: [proposal], rested: [] },
        votes: ['francia', 'gothia'].map((nation) => ({ nation, item: 'conference-1.1', choice: 'yes' })),
      },
    ];
    draft.counters = { ...state.counters, conference: 1 };
  });

clause(['OT-ORG-15', 'OT-RES-02'], 'while an organization is in schism nobody is excluded from it or admitted', () => {
  const counted = (schism: typeof torn | null, motion: Motion) =>
    turn(agreed(organized(start(), fiveWithPersia, { schism }), motion), []).organizations[0]!.members;
  const exclude = { kind: 'exclude', nation: 'persia' } as const;
  expect(counted(null, exclude)).toEqual(['francia', 'gothia', 'romania', 'saxonia']);
  expect(counted(torn, exclude)).toEqual(fiveWithPersia);
  const admit = { kind: 'admit-member', nation: 'armenia' } as const;
  expect(counted(null, admit)).toEqual([...fiveWithPersia, 'armenia']);
  expect(counted(torn, admit)).toEqual(fiveWithPersia);
});
clause(['OT-ORG-17', 'OT-RES-02'], 'no conference decides a schism with less than the four fifths that a petition takes', () => {
  const electing = (schism: typeof torn | null) => {
    const state = organized(start(), fiveWithPersia, { schism, statute: { ...statute, term: 5 } });
    return turn(agreed(state, { kind: 'elect-leader', nation: 'gothia' }), []).organizations[0]!;
  };
  expect([electing(null), electing(torn)]).toMatchObject([{ leader: 'gothia' }, { leader: 'francia', schism: { rival: 'gothia' } }]);
});
clause(['OT-ORG-12', 'OT-RES-02', 'OT-CONF-05'], 'a conference elects only whom the statute lets lead', () => {
  const single = (reelection: boolean) => organized(start(), fiveWithPersia, { statute: { ...statute, reelection, term: 5 } });
  const discussing = (state: State) =>
    change(agreed(state, { kind: 'dissolve-organization' }), (draft) => {
      const [conference] = draft.conferences;
      draft.conferences = [{ ...conference!, stage: 'discussion', votingSince: null, proposals: [], votes: [] }];
    });
  const propose = (nation: string): Action => ({
    ...{ type: 'present-proposal', player: 'ada', nation: 'francia', conference: 'conference-1' },
    motion: { kind: 'elect-leader', nation },
  });
  expect(refused(discussing(single(false)), propose('francia'))).toEqual(['statute-forbids', 'OT-ORG-12']);
  expect(act(discussing(single(true)), propose('francia')).conferences[0]!.proposals).toHaveLength(1);
  expect(act(discussing(single(false)), propose('gothia')).conferences[0]!.proposals).toHaveLength(1);
  // What was proposed in time has no effect when it is counted too late.
  const late = (nation: string, reelection: boolean) =>
    turn(agreed(single(reelection), { kind: 'elect-leader', nation }), []).organizations[0]!;
  expect([late('gothia', false).leader, late('gothia', false).termEnds]).toEqual(['gothia', 6]);
  expect([late('francia', false).leader, late('francia', false).termEnds]).toEqual(['francia', 20]);
  expect([late('francia', true).leader, late('francia', true).termEnds]).toEqual(['francia', 6]);
});
clause(['OT-ORG-15', 'OT-ORG-17', 'OT-RES-02'], 'no conference elects, admits or excludes in a schism', () => {
  const whole = organized(start(), [...three, 'persia']);
  const council = (state: State) => met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, state);
  const torn = (state: State) =>
    change(state, (draft) => {
      draft.organizations = state.organizations.map((one) => ({ ...one, schism: schismOf('gothia') }));
    });
  const motions: readonly Motion[] = [
    { kind: 'elect-leader', nation: 'gothia' },
    { kind: 'exclude', nation: 'persia' },
    { kind: 'admit-member', nation: 'saxonia' },
  ];
  for (const motion of motions) {
    const rule = motion.kind === 'admit-member' ? { statute: { ...whole.organizations[0]!.statute, joinRule: 'conference' as const } } : {};
    const from = council(organized(start(), [...three, 'persia'], rule));
    // It may be healed before the votes are counted.
    expect(act(torn(from), propose('francia', motion)).conferences[0]!.proposals).toHaveLength(1);
    const late = act(torn(voted(voting(motion, from), 'yes', 'yes', 'yes')), { type: 'close-orders', player: 'referee', force: true });
    const events = told(late, { type: 'resolve-turn', player: 'referee' });
    expect(events.some(({ type }) => type === 'resolution-adopted' || type === 'leader-elected')).toBe(false);
  }
});
