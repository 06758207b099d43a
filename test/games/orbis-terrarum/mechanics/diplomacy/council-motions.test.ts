import { expect } from 'vitest';
import { type Motion, met, propose, voted, voting } from '../../helpers/conference.js';
import { fiveWithPersia, schismOf } from '../../helpers/organization.js';
import { change, organized } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, clause, code, type State, three, told } from '../../helpers/table.js';
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
clause(['OT-CONF-05', 'OT-ORG-17'], 'no conference elects a leader, in a schism or out of it', () => {
  const elect = { kind: 'elect-leader', nation: 'gothia' } as unknown as Motion;
  const council = (schism: typeof torn | null) =>
    met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, organized(start(), three, { schism }));
  for (const schism of [null, torn]) expect(code(council(schism), propose('francia', elect))).toBe('bad-parameter');
});
clause(['OT-ORG-15', 'OT-RES-02'], 'no conference admits or excludes in a schism', () => {
  const whole = organized(start(), [...three, 'persia']);
  const council = (state: State) => met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, state);
  const torn = (state: State) =>
    change(state, (draft) => {
      draft.organizations = state.organizations.map((one) => ({ ...one, schism: schismOf('gothia') }));
    });
  const motions: readonly Motion[] = [
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
