import { expect } from 'vitest';
import { adoption, at1, carried, convene, type Motion, met, propose, vote, voted, voting } from '../../helpers/conference.js';
import { declare } from '../../helpers/declarations.js';
import { distances, does, exclusion, law, orgOf, upon } from '../../helpers/organization.js';
import { change, conflict, organized, treaty } from '../../helpers/positions.js';
import { reform } from '../../helpers/schism.js';
import { start } from '../../helpers/start.js';
import { type Action, act, byReferee, clause, extinguish, type State, three, told } from '../../helpers/table.js';
import { modifiersOf, nextTurn, pass, turn } from '../../helpers/turns.js';
import { declareWar } from '../../helpers/wars.js';

const statute = law();
const led = { leader: 'francia', lastLeader: 'francia', election: null, termEnds: 30 };
/** The three have founded an organization by a declaration they made each for itself. */
const founded = (): State =>
  reform(
    three.reduce((now, nation) => act(now, declare(nation, 'commitment', { statute })), start({ organizationMin: 3 })),
    () => led,
  );
/** The same, where a conference has declared it for them: Francia alone was in favour, and Romania did not come. */
const resolved = (more: Partial<State['declarations'][number]> = {}): State =>
  change(founded(), (draft) => {
    draft.declarations = draft.declarations.map((one) => ({ ...one, adoption, ...more }));
  });
const basis = { kind: 'declaration', id: 'declaration-1' } as const;
const council = (state = founded()): State => met({}, { basis, invited: [] }, state);
/** Who belongs to the organization, and who to its charter. */
const belonging = ({ organizations, declarations }: State) => [organizations[0]?.members, declarations[0]?.declarants];
const twice = <T>(one: T) => [one, one];
const without = (nation: string) => twice(three.filter((one) => one !== nation));
const recuse = (nation: 'gothia' | 'romania', way: 'notice' | 'absence' | 'protest'): Action => ({
  ...{ type: 'recuse', player: nation === 'gothia' ? 'bo' : 'cy', nation, treaty: 'declaration-1', way },
});
const far = (others: readonly string[], lastTurn: number) => exclusion(others, lastTurn);

clause(['OT-ORG-20', 'OT-RES-12', 'OT-RES-07'], 'whoever recuses from a declaration that is a charter is no member any more', () => {
  const protested = act(resolved(), recuse('gothia', 'protest'));
  expect([belonging(protested), distances(protested)]).toEqual([without('gothia'), far(['francia', 'romania'], 11)]);
  const penalised = act(resolved({ penalty: { value: 7, years: 2 } }), recuse('gothia', 'protest'));
  expect([belonging(penalised), penalised.scopes, modifiersOf(penalised, 'gothia')]).toEqual([
    without('gothia'),
    [],
    [['all', 7, 'declaration', 3]],
  ]);
  const absent = act(resolved(), recuse('romania', 'absence'));
  expect([belonging(absent), absent.scopes, absent.modifiers]).toEqual([without('romania'), [], []]);
  const waiting = act(resolved(), recuse('gothia', 'notice'));
  expect(belonging(waiting)).toEqual(twice(three));
  const noticed = pass(waiting, 3);
  expect([belonging(noticed), noticed.scopes, noticed.modifiers]).toEqual([without('gothia'), [], []]);
});
clause(['OT-ORG-20', 'OT-ORG-13'], 'a leader that is out of the charter leaves its office', () => {
  const own = resolved({ adoption: { ...adoption, inFavour: ['gothia'] } });
  const left = act(own, { type: 'recuse', player: 'ada', nation: 'francia', treaty: 'declaration-1', way: 'protest' });
  expect([belonging(left), orgOf(left).leader, orgOf(left).election?.since]).toEqual([without('francia'), null, 1]);
});
clause(
  ['OT-ORG-20', 'OT-RES-11', 'OT-RES-03'],
  'whoever a conference excludes from it is no member any more, and is farther from the others once',
  () => {
    const motion: Motion = { kind: 'exclude', nation: 'gothia' };
    const excluded = turn(voted(voting(motion, council()), 'yes', 'no', 'yes'), []);
    expect([belonging(excluded), distances(excluded)]).toEqual([without('gothia'), far(['francia', 'romania'], 6)]);
  },
);
clause(
  ['OT-ORG-20', 'OT-RES-02', 'OT-RES-06'],
  'whoever left in protest a conference that gave it other words is no member any more, at one price',
  () => {
    const motion: Motion = { kind: 'amend', instrument: 'declaration-1', clauses: [], text: 'New.', penalty: null, years: null };
    const left = act(voting(motion, council()), at1('gothia', 'leave-conference', { protest: true }));
    const amended = turn(act(act(left, vote('francia', 'yes')), vote('romania', 'yes')), []);
    expect(amended.declarations[0]!.text).toBe('New.');
    expect([belonging(amended), distances(amended)]).toEqual([without('gothia'), far(['francia', 'romania'], 11)]);
  },
);
clause(['OT-ORG-20', 'OT-DECL-14'], 'whoever the referee excuses of it is no member any more, for nothing', () => {
  const excuse = byReferee('excuse-declarant', { declaration: 'declaration-1', nation: 'gothia', reason: 'Invaded.' });
  const excused = act(founded(), excuse);
  expect([belonging(excused), excused.modifiers, excused.scopes]).toEqual([without('gothia'), [], []]);
  expect(told(founded(), excuse)).toMatchObject([
    { type: 'declaration-ended', nation: 'gothia', why: 'force-majeure' },
    { type: 'organization-changed', organization: 'organization-1', nation: 'gothia', what: 'left' },
  ]);
});

const league = { kind: 'organization', id: 'organization-1' } as const;
const members = [...three, 'saxonia'];
/** An organization of four that has declared something in its conference, with Persia as a guest; and what the four have declared apart from it. */
const sworn = (): State => {
  const state = organized(start({ organizationMin: 2 }), members, { statute: law({ leaveRule: 'free' }) });
  const pledge: Motion = { kind: 'declare', promise: 'commitment', text: 'One for all.', penalty: null, statute: null };
  const made = nextTurn(carried(act(state, convene({ basis: league, invited: ['persia'] })), pledge));
  return change(made, (draft) => {
    const [declaration] = made.declarations;
    const { adoption: _, ...apart } = { ...declaration!, id: 'declaration-2', declarants: members, text: 'Apart.' };
    draft.declarations = [declaration!, apart];
    draft.counters = { ...made.counters, declaration: 2 };
  });
};
const bound = ({ declarations }: State) => Object.fromEntries(declarations.map(({ id, declarants }) => [id, declarants]));

clause(
  ['OT-ORG-20', 'OT-ORG-21', 'OT-RES-11'],
  'a joint declaration resolved on the basis of an organization binds whoever is a member, and guests',
  () => {
    const state = sworn();
    expect(bound(state)).toEqual({
      'declaration-1': state.nationOrder.filter((id) => [...members, 'persia'].includes(id)),
      'declaration-2': members,
    });
    const others = (nation: string) => bound(state)['declaration-1']!.filter((one) => one !== nation);
    const leaving = act(state, does('gothia', 'leave-organization'));
    const expelled = act(state, upon('expel-member', 'gothia'));
    for (const gone of [leaving, expelled]) expect(bound(gone)).toEqual({ 'declaration-1': others('gothia'), 'declaration-2': members });
    expect([leaving.scopes, leaving.modifiers, expelled.modifiers]).toEqual([[], [], []]);
    // A guest goes by itself, and belongs to the organization no more than before.
    const slain = act(state, extinguish('persia'));
    expect([bound(slain)['declaration-1'], orgOf(slain).members]).toEqual([others('persia'), members]);
  },
);
clause(['OT-ORG-21', 'OT-RES-11', 'OT-RES-08'], 'with the organization it ends for all of them, for nothing', () => {
  const meeting = act(sworn(), convene({ basis: league, invited: [], startTurn: 2 }));
  const proposal = { ...propose('francia', { kind: 'dissolve-organization' }), conference: 'conference-2' } as Action;
  const open: Action = { type: 'open-vote', player: 'ada', nation: 'francia', conference: 'conference-2' };
  const yes: Action = { ...open, type: 'cast-vote', item: 'conference-2.1', choice: 'yes' };
  const gone = turn(act(act(nextTurn(act(meeting, proposal)), open), yes), []);
  expect([gone.organizations, bound(gone), gone.modifiers, gone.scopes]).toEqual([[], { 'declaration-2': members }, [], []]);
  // So it is when the last member leaves.
  const lone = (['gothia', 'romania'] as const).reduce(
    (now, nation) => act(now, does(nation, 'leave-organization')),
    act(act(sworn(), upon('expel-member', 'saxonia')), does('francia', 'leave-organization')),
  );
  expect([lone.organizations, bound(lone), lone.modifiers]).toEqual([[], { 'declaration-2': members }, []]);
});

clause(
  ['OT-WAR-09', 'OT-ORG-20'],
  'whoever is admitted to an organization whose charter makes peace is at peace with its members, and with nobody else',
  () => {
    const charter = treaty(start(), three, [{ kind: 'peace' }, { kind: 'statute', statute }]);
    const fighting = change(organized(charter, three, { charter: 'treaty-1', statute, applications: ['persia'] }), (draft) => {
      draft.conflicts = [
        conflict('francia', 'persia', 'war'),
        conflict('persia', 'gothia', 'suspended'),
        conflict('armenia', 'persia', 'war'),
      ];
    });
    const declared = act(fighting, declareWar('cy', 'romania', 'persia'));
    const still = (state: State) => [state.conflicts.map(({ a, b }) => [a, b]), state.declarations.length];
    expect(still(declared)).toEqual([
      [
        ['francia', 'persia'],
        ['persia', 'gothia'],
        ['armenia', 'persia'],
      ],
      1,
    ]);
    const answer = (accept: boolean) =>
      act(declared, { type: 'answer-membership', player: 'ada', organization: 'organization-1', nation: 'persia', accept });
    expect(still(answer(false))).toEqual(still(declared));
    expect(still(answer(true))).toEqual([[['armenia', 'persia']], 0]);
    // The conference admits as the leader does.
    const meeting = met({}, { basis: league, invited: [] }, declared);
    const admitted = voted(voting({ kind: 'admit-member', nation: 'persia' }, meeting), 'yes', 'yes', 'yes');
    expect(still(turn(admitted, []))).toEqual([[['armenia', 'persia']], 0]);
  },
);
clause(['OT-ORG-21', 'OT-ORG-04'], 'the end of an organization that nothing founded spends no declaration of others', () => {
  const standing = organized(start({ organizationMin: 3 }), ['francia'], { statute: law({ leaveRule: 'free' }) });
  const begun = act(standing, declare('gothia', 'commitment', { statute }));
  const gone = act(begun, does('francia', 'leave-organization'));
  expect([begun, gone].map(({ organizations }) => organizations.length)).toEqual([1, 0]);
  const after = (['romania', 'francia'] as const).reduce((now, nation) => act(now, declare(nation, 'commitment', { statute })), gone);
  expect(after.organizations).toMatchObject([{ charter: 'declaration-1' }]);
});
