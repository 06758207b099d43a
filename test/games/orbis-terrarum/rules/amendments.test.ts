import { expect } from 'vitest';
import { at1, type Motion, met, propose, vote, voted, voting } from '../conference.js';
import { schismOf } from '../organization.js';
import { type Action, act, change, clause, conflict, game, modifiersOf, nationWith, organized, refused, type State, start, strike, three, told, treaty, turn } from '../table.js'; // biome-ignore format: one line

type Clauses = State['treaties'][number]['clauses'];
type More = Partial<State['treaties'][number]>;
const peace = { kind: 'non-aggression' } as const;
const alliance = { kind: 'alliance' } as const;
const passage = { kind: 'passage', by: 'francia', to: 'gothia' } as const;
/** The three are parties of a treaty, and meet about it. */
const parties = (clauses: Clauses, more: More = {}, from: State = start()): State => met({}, { invited: [] }, treaty(from, three, clauses, more)); // biome-ignore format: one line
const amend = (...clauses: Clauses): Motion => ({ kind: 'amend', instrument: 'treaty-1', clauses, text: null, penalty: null, years: null });
/** What becomes of the world when the three answer. */
const counted = (from: State, clauses: Clauses, ...answers: readonly string[]): State =>
  turn(voted(voting(amend(...clauses), from), ...answers), []);
const amended = (from: State, ...clauses: Clauses): State => counted(from, clauses, 'yes', 'yes', 'yes');
const open = (state: State): State => act(state, { type: 'open-orders', player: 'referee' });

clause(['OT-RES-02', 'OT-TRE-16'], 'a reservation outlives an amendment for the clauses that stand word for word, and for no other', () => {
  const reserved = parties([peace, alliance], { reservations: [{ nation: 'romania', clauses: [0, 1] }] });
  const left = (...clauses: Clauses) => amended(reserved, ...clauses).treaties[0]!.reservations;
  expect(left(passage, peace)).toEqual([{ nation: 'romania', clauses: [1] }]);
  expect(left(alliance, passage, peace)).toEqual([{ nation: 'romania', clauses: [0, 2] }]);
  expect([left(passage), left({ kind: 'ceasefire' })]).toEqual([[], []]);
  expect(left(peace, peace)).toEqual([{ nation: 'romania', clauses: [0] }]); // said once more, it is a new clause
  const attacked = (...clauses: Clauses) =>
    modifiersOf(turn(open(amended(reserved, ...clauses)), [strike('romania', 'francia')], 99), 'romania');
  expect([attacked(passage, peace), attacked({ kind: 'ceasefire' })]).toEqual([[], [['all', 10, 'breach', 5]]]);
});
clause(['OT-RES-02', 'OT-TRE-15'], 'whoever asked to join asked for the treaty as it was', () => {
  const ask: Action = { type: 'request-adhesion', player: 'referee', nation: 'persia', treaty: 'treaty-1', reservations: [] };
  const asked = act(parties([peace]), ask);
  expect([asked, amended(asked, alliance)].map((state) => state.treaties[0]!.requests.length)).toEqual([1, 0]);
});
clause(['OT-RES-02', 'OT-TRE-04'], 'the new clauses of an amended treaty take effect; those that stand have done so already', () => {
  const pay = { kind: 'payment', by: 'francia', to: 'gothia', wealth: 4, progress: 0 } as const;
  const rich = change(nationWith(start(), 'francia', { wealth: 10 }), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'war')];
  });
  const purses = ({ nations, conflicts }: State) => [nations['francia']!.wealth, nations['gothia']!.wealth, conflicts.length];
  expect(purses(amended(parties([alliance], {}, rich), alliance, pay, { kind: 'peace' }))).toEqual([6, 4, 0]);
  expect(purses(amended(parties([alliance, pay], {}, rich), pay, passage))).toEqual([10, 0, 1]);
  const poor = nationWith(rich, 'francia', { wealth: 3 });
  const failed = amended(parties([alliance], {}, poor), passage, pay);
  expect([failed.treaties[0]!.clauses, failed.nations['francia']!.wealth]).toEqual([[alliance], 3]);
  expect(amended(parties([alliance, pay], {}, poor), pay, passage).treaties[0]!.clauses).toEqual([pay, passage]);
});
clause(['OT-RES-02', 'OT-TRE-02'], 'an amendment speaks of the parties, and of nobody who only came', () => {
  const cede = (by: string, region: string) => amend({ kind: 'cession', by, to: 'francia', regions: [region] });
  const two = met({}, {}, treaty(start(), ['francia', 'gothia'], [peace]));
  expect(refused(two, propose('francia', cede('romania', 'bithynia')))).toEqual(['bad-clause', 'OT-TRE-02']);
  const given = turn(voted(voting(cede('gothia', 'aquitania'), two), 'yes', 'yes', 'no'), []);
  expect(given.regions['aquitania']!.owner).toBe('francia');
});
clause(['OT-RES-06', 'OT-RES-02', 'OT-CONF-11'], 'whoever did not vote for an amendment may leave it in protest, as any resolution', () => {
  const recuse = (player: string, nation: string, way: 'protest' | 'notice' | 'absence'): Action => ({
    ...{ type: 'recuse', player, nation, treaty: 'treaty-1', way },
  });
  const passed = open(counted(parties([peace]), [alliance], 'yes', 'no', 'yes'));
  expect(passed.treaties[0]!.adoption).toMatchObject({ conference: 'conference-1', turn: 1, inFavour: ['francia', 'romania'] });
  const left = act(passed, recuse('bo', 'gothia', 'protest'));
  expect([left.treaties[0]!.parties, left.scopes.length]).toEqual([['francia', 'romania'], 8]);
  expect(refused(passed, recuse('cy', 'romania', 'protest'))).toEqual(['protest-not-allowed', 'OT-RES-06']);
  expect(refused(passed, recuse('bo', 'gothia', 'absence'))).toEqual(['not-eligible', 'OT-RES-07']);
  // What leaving costs, and who was new, stays as it was when the treaty was first adopted.
  const exitPenalty = { target: null, value: 0, years: 1, wealth: 6, progress: 0 };
  const adoption = { conference: 'conference-7', turn: 1, inFavour: ['gothia'], attended: ['francia'], before: ['francia'], exitPenalty };
  const again = open(counted(parties([peace], { adoption }), [alliance], 'yes', 'no', 'yes'));
  expect(again.treaties[0]!.adoption).toMatchObject({ exitPenalty, before: ['francia'], inFavour: ['francia', 'romania'] });
  expect(act(again, recuse('bo', 'gothia', 'protest')).scopes).toEqual([]);
});
clause(['OT-RES-06', 'OT-ORG-07'], 'whoever leaves a treaty with an organization in protest is farther from each of its members', () => {
  const adoption = { conference: 'conference-1', turn: 1, inFavour: [], attended: [], before: [], exitPenalty: null };
  const joined = organized(start(), ['francia', 'persia', 'saxonia']);
  const leave = (more: More = {}) =>
    act(nationWith(treaty(joined, ['organization-1', 'gothia', 'romania'], [peace], { adoption, ...more }), 'gothia', { wealth: 8 }), {
      ...{ type: 'recuse', player: 'bo', nation: 'gothia', treaty: 'treaty-1', way: 'protest' },
    });
  const members = ['francia', 'persia', 'saxonia', 'romania'];
  const { scopes } = leave();
  expect([scopes.length, new Set(scopes.flatMap(({ from, to }) => [from, to]))]).toEqual([16, new Set(['gothia', ...members])]);
  const paid = leave({ penalty: { target: null, value: 0, years: 1, wealth: 8, progress: 0 } });
  expect([...members, 'gothia'].map((id) => paid.nations[id]!.wealth)).toEqual([2, 2, 2, 2, 0]);
});
clause(['OT-RES-02', 'OT-RES-03'], 'the conference of a treaty excludes or suspends its parties, not the members of one', () => {
  const joined = organized(start(), ['persia', 'gothia', 'saxonia']);
  const council = met({}, {}, treaty(joined, ['francia', 'organization-1', 'romania'], [peace]));
  for (const kind of ['exclude', 'suspend', 'reinstate'] as const) {
    expect(refused(council, propose('francia', { kind, nation: 'saxonia' }))).toEqual(['bad-parameter', 'OT-RES-02']);
    expect(act(council, propose('francia', { kind, nation: 'romania' })).conferences[0]!.proposals).toHaveLength(1);
  }
});
clause(
  ['OT-CONF-15', 'OT-CONF-04'],
  'whoever becomes a vassal has no more vote where vassals do not attend, unless it called the others',
  () => {
    const sat = (includeVassals: boolean) => met({}, { includeVassals });
    const attendees = (state: State) => state.conferences[0]!.attendees;
    const bind = (state: State, nation: string, patron: string | null = 'persia'): State =>
      act(state, { type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'patron', nation, patron }] });
    const voters = (includeVassals: boolean, vassal: string) => attendees(bind(sat(includeVassals), vassal));
    expect([voters(true, 'gothia'), voters(false, 'gothia'), voters(false, 'francia')]).toEqual([three, ['francia', 'romania'], three]);
    // Its vote is not counted: without it one stands against one, and the convener decides.
    const divided = act(act(act(voting(undefined, sat(false)), vote('francia', 'no')), vote('romania', 'yes')), vote('gothia', 'yes'));
    expect(turn(divided, []).treaties).toHaveLength(2);
    expect(turn(bind(divided, 'gothia'), []).treaties).toHaveLength(1);
    expect(refused(bind(sat(false), 'gothia'), at1('gothia', 'rest-case'))).toEqual(['not-attending', 'OT-CONF-06']);
    expect(refused(bind(sat(false), 'gothia'), at1('gothia', 'attend-conference'))).toEqual(['not-invited', 'OT-CONF-04']);
    const freed = bind(bind(sat(false), 'gothia'), 'gothia', null);
    expect(attendees(act(freed, at1('gothia', 'attend-conference')))).toEqual(['francia', 'romania', 'gothia']);
  },
);
clause(['OT-CONF-15', 'OT-CONF-14'], 'what is resolved on one item takes no vote from the others', () => {
  const came = act(met({}, { includeVassals: false, openFloor: true, invited: ['romania', 'ostrogothia'] }), {
    ...{ type: 'attend-conference', player: 'referee', nation: 'ostrogothia', conference: 'conference-1' },
  });
  const adopt = (term: Clauses[number]): Motion => ({ kind: 'adopt', clauses: [term], years: null, penalty: null });
  const moved = act(act(came, propose('francia', adopt({ kind: 'vassalage', vassal: 'ostrogothia', patron: 'romania' }))), propose('gothia', adopt(alliance))); // biome-ignore format: one line
  const answers = { 'conference-1.1': ['yes', 'yes', 'yes'], 'conference-1.2': ['yes', 'no', 'no'] };
  const counted = Object.entries(answers).reduce(
    (now, [item, choices]) => {
      const cast = choices.reduce((at, choice, i) => act(at, vote(three[i]!, choice, item)), now);
      return act(cast, { type: 'cast-vote', player: 'referee', nation: 'ostrogothia', conference: 'conference-1', item, choice: 'yes' });
    },
    act(moved, at1('francia', 'open-vote')),
  );
  // Two against two, and the convener is for it.
  const { treaties, nations } = turn(counted, []);
  expect(nations['ostrogothia']!.patron).toBe('romania');
  expect(treaties.slice(1).map(({ clauses, adoption }) => [clauses[0]!.kind, adoption!.inFavour.includes('ostrogothia')])).toEqual([
    ['vassalage', true],
    ['alliance', true],
  ]);
});
clause(['OT-RES-02', 'OT-TRE-14'], 'an amendment gives nothing back to whoever has left', () => {
  const blessing = { kind: 'modifier', on: 'romania', target: 'ECN', value: -5, against: null } as const;
  const both = treaty(start(), ['francia', 'gothia'], [peace, blessing]);
  expect(amended(met({}, {}, both), peace, blessing, alliance).modifiers).toEqual([]);
  const kept = amended(met({}, { invited: [] }, treaty(start(), three, [peace])), peace, blessing);
  expect(modifiersOf(kept, 'romania')).toEqual([['ECN', -5, 'treaty', 11]]);
});
clause(['OT-RES-02', 'OT-TRE-02'], 'an amended treaty cannot end itself, but renews itself with what it brings', () => {
  const itself = (kind: 'terminate' | 'renew') =>
    kind === 'renew' ? { kind, treaty: 'treaty-1', years: 20 } : { kind, treaty: 'treaty-1' };
  expect(refused(parties([peace]), propose('francia', amend(peace, itself('terminate'))))).toEqual(['bad-clause', 'OT-TRE-02']);
  const weight = { kind: 'modifier', on: 'romania', target: 'ECN', value: 5, against: null } as const;
  const renewed = amended(parties([peace]), itself('renew'), weight);
  expect([renewed.treaties[0]!.lastTurn, modifiersOf(renewed, 'romania')]).toEqual([21, [['ECN', 5, 'treaty', 21]]]);
});
clause(['OT-RES-02', 'OT-RES-03'], 'a conference excludes or suspends Nations alone', () => {
  const joined = organized(start(), ['persia', 'gothia', 'saxonia']);
  const council = met({}, {}, treaty(joined, ['francia', 'organization-1', 'romania'], [peace]));
  for (const kind of ['exclude', 'suspend', 'reinstate'] as const)
    expect(refused(council, propose('francia', { kind, nation: 'organization-1' }))).toEqual(['bad-parameter', 'OT-RES-02']);
});
clause(['OT-RES-02', 'OT-CONF-14'], 'what has been repealed is not amended any more, nor told to be', () => {
  const open = met({}, { openFloor: true });
  const repeal: Motion = { kind: 'repeal', instrument: 'treaty-1' };
  const both = act(act(act(open, propose('francia', repeal)), propose('gothia', amend(alliance))), at1('francia', 'open-vote'));
  const cast = ['conference-1.1', 'conference-1.2'].flatMap((item) => three.map((nation) => vote(nation, 'yes', item)));
  const ready = act(
    cast.reduce((now, one) => act(now, one), both),
    { type: 'close-orders', player: 'referee', force: true },
  );
  const events = told(ready, { type: 'resolve-turn', player: 'referee' });
  expect(events.flatMap((event) => (event.type === 'resolution-adopted' ? [event.motion.kind] : []))).toEqual(['repeal']);
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
clause(['OT-CONF-15', 'OT-CONF-04'], 'in no saved game does a vassal sit where vassals do not, but for the convener', () => {
  const saved = (includeVassals: boolean, vassal: string) =>
    game.decodeState(JSON.parse(JSON.stringify(nationWith(met({}, { includeVassals }), vassal, { patron: 'persia' }))))._tag;
  expect([saved(true, 'gothia'), saved(false, 'gothia'), saved(false, 'francia')]).toEqual(['Right', 'Left', 'Right']);
});
