import { expect } from 'vitest';
import { answeredInFull } from '../../../refusals-in-full.js';
import { adoption, at1, type Motion, met, vote, voted, voting } from '../../helpers/conference.js';
import { declare } from '../../helpers/declarations.js';
import { distances, does, exclusion, law, leads, orgOf, upon } from '../../helpers/organization.js';
import { change, nationWith, organized, shield, treaty } from '../../helpers/positions.js';
import { inSixthTurn, reform, torn } from '../../helpers/schism.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, extinguish, game, refused, type State, seats, three } from '../../helpers/table.js';
import { modifiersOf, nextTurn, pass, resolve, strike, turn } from '../../helpers/turns.js';

type More = Partial<State['treaties'][number]>;
const statute = law();
const basis = { kind: 'organization', id: 'organization-1' } as const;
const members = [...three, 'saxonia'];
const once = { kind: 'payment', by: 'francia', to: 'gothia', wealth: 3, progress: 0 } as const;
/** An organization of four under a treaty, which resolved something with Persia as a guest; and a treaty of the four apart from it. */
const council = (charter: More = {}, resolution: More = {}, more: Partial<State['organizations'][number]> = {}): State =>
  organized(
    treaty(
      treaty(
        treaty(start({ organizationMin: 4 }), members, [once, { kind: 'statute', statute }], charter),
        [...members, 'persia'],
        shield,
        {
          adoption: { ...adoption, basis },
          ...resolution,
        },
      ),
      members,
      [{ kind: 'alliance' }],
    ),
    members,
    { charter: 'treaty-1', statute, ...more },
  );
/** To which of the organization, its charter, its resolution and the other treaty a Nation belongs. */
const belongs = ({ organizations, treaties }: State, nation: string) => [
  organizations[0]?.members.includes(nation) === true,
  ...['treaty-1', 'treaty-2', 'treaty-3'].map((id) => treaties.some((one) => one.id === id && one.parties.includes(nation))),
];
const out = [false, false, false, true];
const others = ['francia', 'romania', 'saxonia'];
const recuse = (way: 'notice' | 'absence' | 'protest', id = 'treaty-1'): Action => ({
  ...{ type: 'recuse', player: 'bo', nation: 'gothia', treaty: id, way },
});
const noticed = (state: State): State => pass(state, 3);

clause(['OT-ORG-20', 'OT-ORG-08'], 'whoever is admitted becomes a party of the charter, and of nothing resolved before', () => {
  const rich = nationWith(council(), 'francia', { wealth: 9 });
  const asked = reform(rich, () => ({ applications: ['persia', 'armenia'] }));
  const answered = act(asked, leads('francia', 'answer-membership', { nation: 'armenia', accept: true }));
  expect([belongs(answered, 'armenia'), answered.nations['francia']!.wealth]).toEqual([[true, true, false, false], 9]);
  const meeting = met({}, { basis, invited: [] }, asked);
  const voting4 = voted(voting({ kind: 'admit-member', nation: 'armenia' }, meeting), 'yes', 'yes', 'yes');
  expect(belongs(turn(voting4, []), 'armenia')).toEqual([true, true, false, false]);
  // A resolution as charter knows that it belongs by its own wish.
  const resolved = reform(council({ adoption }), () => ({ applications: ['armenia'] }));
  const joined = act(resolved, leads('francia', 'answer-membership', { nation: 'armenia', accept: true }));
  expect(joined.treaties[0]!.adoption).toMatchObject({ inFavour: ['francia', 'armenia'], before: ['francia', 'armenia'] });
});
clause(
  ['OT-ORG-20', 'OT-ORG-18', 'OT-ORG-19'],
  'whoever ceases to be a member is out of the charter and of its resolutions, and pays once',
  () => {
    const expelled = act(council(), upon('expel-member', 'gothia'));
    expect([belongs(expelled, 'gothia'), distances(expelled), expelled.modifiers]).toEqual([out, exclusion(others, 6), []]);
    expect(expelled.treaties[1]!.parties).toEqual([...others, 'persia']);
    const meeting = met({}, { basis, invited: [] }, council());
    const excluded = turn(voted(voting({ kind: 'exclude', nation: 'gothia' }, meeting), 'yes', 'no', 'yes'), []);
    expect([belongs(excluded, 'gothia'), distances(excluded)]).toEqual([out, exclusion(others, 6)]);
    const leave = does('gothia', 'leave-organization');
    const waiting = act(council(), leave);
    expect(belongs(waiting, 'gothia')).toEqual([true, true, true, true]);
    for (const left of [noticed(waiting), act(council({}, {}, { statute: law({ leaveRule: 'free' }) }), leave)])
      expect([belongs(left, 'gothia'), left.scopes, left.modifiers]).toEqual([out, [], []]);
    const slain = act(council(), extinguish('gothia'));
    expect(belongs(slain, 'gothia')).toEqual([false, false, false, false]);
    // Whoever stays is neither out nor farther away.
    for (const state of [expelled, excluded]) expect(belongs(state, 'romania')).toEqual([true, true, true, true]);
  },
);
clause(
  ['OT-ORG-20', 'OT-RES-08', 'OT-ORG-19'],
  'what leaving costs, where the charter or a resolution says so, is paid on leaving of one’s own will',
  () => {
    const exitPenalty = { target: null, value: 0, years: 1, wealth: 6, progress: 0 } as const;
    const priced = nationWith(
      council({ adoption: { ...adoption, exitPenalty } }, { adoption: { ...adoption, basis, exitPenalty } }),
      'gothia',
      { wealth: 20 },
    );
    const purse = (state: State) => state.nations['gothia']!.wealth;
    const left = noticed(act(priced, does('gothia', 'leave-organization')));
    expect([belongs(left, 'gothia'), purse(left)]).toEqual([out, 20 - 6 - 4]);
    expect(purse(noticed(act(priced, recuse('notice'))))).toBe(20 - 6 - 4);
    expect(purse(act(priced, upon('expel-member', 'gothia')))).toBe(20);
  },
);
clause(['OT-ORG-20', 'OT-TRE-14', 'OT-RES-06'], 'whoever leaves the charter is no member any more, and pays for that once', () => {
  const broken = act(council({ penalty: { target: 'all', value: 4, years: 3, wealth: 0, progress: 0 } }), {
    ...{ type: 'break-treaty', player: 'bo', nation: 'gothia', treaty: 'treaty-1' },
  });
  expect([belongs(broken, 'gothia'), modifiersOf(broken, 'gothia'), broken.scopes]).toEqual([out, [['all', 4, 'breach', 4]], []]);
  const resolved = council({ adoption });
  const protested = act(resolved, recuse('protest'));
  expect([belongs(protested, 'gothia'), protested.scopes.length]).toEqual([out, 12]);
  for (const left of [
    act(council({ adoption: { ...adoption, attended: [], before: [] } }), recuse('absence')),
    noticed(act(resolved, recuse('notice'))),
  ])
    expect([belongs(left, 'gothia'), left.scopes]).toEqual([out, []]);
  const meeting = met({}, { invited: [] }, council());
  const excluded = turn(voted(voting({ kind: 'exclude', nation: 'gothia' }, meeting), 'yes', 'no', 'yes'), []);
  expect([belongs(excluded, 'gothia'), distances(excluded)]).toEqual([out, exclusion(others, 6)]);
  const amend: Motion = { kind: 'amend', instrument: 'treaty-1', clauses: shield, text: null, penalty: null, years: null };
  const amending = act(voting(amend, met({}, { invited: [] }, council())), at1('gothia', 'leave-conference', { protest: true }));
  const amended = turn(act(act(amending, vote('francia', 'yes')), vote('romania', 'yes')), []);
  expect([belongs(amended, 'gothia'), amended.scopes.length]).toEqual([out, 12]);
  // Out of a resolution is not out of the organization.
  expect(belongs(act(council(), recuse('protest', 'treaty-2')), 'gothia')).toEqual([true, true, false, true]);
  // An attack on a fellow breaks a charter that protects.
  const attacked = turn(council({ clauses: [...shield, { kind: 'statute', statute }] }), [strike('gothia', 'romania')], 30, 99);
  expect(belongs(attacked, 'gothia').slice(0, 2)).toEqual([false, false]);
});

const declared = (organizationMin = 3): State =>
  three.reduce((now, nation) => act(now, declare(nation, 'commitment', { statute })), start({ organizationMin }));
const upon1 = (nation: 'francia' | 'gothia' | 'romania', type: 'revoke-declaration' | 'break-declaration'): Action => ({
  ...{ type, player: seats[nation], nation, declaration: 'declaration-1' },
});

clause(['OT-ORG-20', 'OT-DECL-03', 'OT-DECL-04'], 'so it is with a joint declaration', () => {
  const led = reform(declared(), () => ({
    leader: 'francia',
    lastLeader: 'francia',
    election: null,
    applications: ['persia'],
    termEnds: 30,
  }));
  const admitted = act(led, leads('francia', 'answer-membership', { nation: 'persia', accept: true }));
  expect([orgOf(admitted).members, admitted.declarations[0]!.declarants]).toEqual([
    [...three, 'persia'],
    [...three, 'persia'],
  ]);
  const expelled = act(led, upon('expel-member', 'gothia'));
  expect([expelled.declarations[0]!.declarants, expelled.modifiers]).toEqual([['francia', 'romania'], []]);
  const revoked = noticed(act(led, upon1('gothia', 'revoke-declaration')));
  expect([orgOf(revoked).members, revoked.declarations[0]!.declarants]).toEqual([
    ['francia', 'romania'],
    ['francia', 'romania'],
  ]);
  // Broken, it ends for all: the breaker goes, and the organization goes on under its statute.
  const breaking = act(led, upon1('gothia', 'break-declaration'));
  expect([orgOf(breaking).members, breaking.declarations, modifiersOf(breaking, 'gothia').length]).toEqual([['francia', 'romania'], [], 1]);
  const judged = act(led, { type: 'rule-breach', player: 'referee', nation: 'romania', instrument: 'declaration-1', reason: '' });
  expect([orgOf(judged).members, judged.declarations]).toEqual([['francia', 'gothia'], []]);
});
clause(['OT-DECL-05', 'OT-ORG-20'], 'whoever declares the same in the turn of the founding is one of the founders', () => {
  const two = declared(2);
  expect([two.organizations.length, orgOf(two).members, two.declarations[0]!.declarants]).toEqual([1, three, three]);
});
clause(['OT-ORG-20', 'OT-TRE-07', 'OT-DECL-02'], 'a living organization is joined by admission alone', () => {
  const adhere = (id: string): Action => ({ type: 'request-adhesion', player: 'cy', nation: 'romania', treaty: id, reservations: [] });
  const small = organized(treaty(treaty(start(), ['francia', 'gothia'], shield), ['francia', 'gothia'], shield), ['francia', 'gothia'], {
    charter: 'treaty-1',
  });
  expect(refused(small, adhere('treaty-1'))).toEqual(['statute-forbids', 'OT-ORG-20']);
  const offered = game.legalActions(small, 'cy').flatMap((one) => (one.type === 'request-adhesion' ? [one.treaty] : []));
  expect(new Set(offered)).toEqual(new Set(['treaty-2']));
  expect(act(small, adhere('treaty-2')).treaties[1]!.requests).toHaveLength(1);
  const join: Action = { type: 'join-declaration', player: 'referee', nation: 'persia', declaration: 'declaration-1', reservations: [] };
  expect(refused(declared(), join)).toEqual(['statute-forbids', 'OT-ORG-20']);
  expect(act(declared(4), join).organizations).toHaveLength(1);
  // Whoever had asked when it was founded asks the organization.
  const waiting = act(declared(4), { ...join, player: 'referee', nation: 'armenia', reservations: [0] });
  expect(waiting.declarations[0]!.requests).toHaveLength(1);
  expect(act(waiting, join).declarations[0]!.requests).toEqual([]);
});
clause(['OT-ORG-21', 'OT-RES-08'], 'with an organization its resolutions end for nothing, and its charter founds no other', () => {
  const priced = { penalty: { target: 'all', value: 9, years: 2, wealth: 0, progress: 0 } } as const;
  const meeting = met({}, { basis, invited: [] }, council(priced, priced));
  const after = nextTurn(voted(voting({ kind: 'dissolve-organization' }, meeting), 'yes', 'yes', 'yes'));
  expect([after.organizations, after.treaties.map(({ id }) => id), after.modifiers, after.scopes]).toEqual([
    [],
    ['treaty-1', 'treaty-3'],
    [],
    [],
  ]);
  expect(after.treaties[0]!.parties).toEqual(members);
  const asked = act(after, { type: 'request-adhesion', player: 'referee', nation: 'persia', treaty: 'treaty-1', reservations: [] });
  const answers = members.reduce((now, nation) => {
    const player = Object.hasOwn(seats, nation) ? seats[nation as 'francia'] : 'referee';
    return act(now, { type: 'answer-adhesion', player, nation, request: 'request-1', accept: true });
  }, asked);
  expect([answers.treaties[0]!.parties.length, answers.organizations]).toEqual([5, []]);
  // Nor does a declaration, and with the last member goes the rest.
  const gone = three.reduce(
    (now, nation) => act(now, does(nation, 'leave-organization')),
    reform(declared(), () => ({ statute: law({ leaveRule: 'free' }) })),
  );
  expect([gone.organizations, gone.declarations]).toEqual([[], []]);
});
clause(['OT-ORG-20', 'OT-ORG-21'], 'if the charter alone ends, the organization goes on', () => {
  const after = turn(council({ lastTurn: 1 }), []);
  expect([after.treaties.map(({ id }) => id), orgOf(after).members]).toEqual([['treaty-2', 'treaty-3'], members]);
  const expelled = act(nextTurn(council({ lastTurn: 1 })), upon('expel-member', 'gothia'));
  expect(belongs(expelled, 'gothia')).toEqual(out);
});
clause(['OT-ORG-18', 'OT-ORG-20'], 'whoever splits off leaves the old charter and its resolutions without consequence', () => {
  const halves = torn(members, ['gothia', 'romania']);
  const split = resolve(
    inSixthTurn(
      change(council(), (draft) => {
        draft.config = { ...draft.config, schismTurns: 5 };
        draft.organizations = halves.organizations.map((one) => ({ ...one, charter: 'treaty-1' }));
      }),
    ),
  ).state;
  expect(split.organizations.map((one) => [one.members, one.charter])).toEqual([
    [['francia', 'saxonia'], 'treaty-1'],
    [['gothia', 'romania'], null],
  ]);
  for (const nation of ['gothia', 'romania']) expect(belongs(split, nation)).toEqual(out);
  expect([belongs(split, 'saxonia'), split.scopes, split.modifiers]).toEqual([[true, true, true, true], [], []]);
});
clause('OT-ORG-20', 'an organization whose members are not the parties of its charter is no position of this game', () => {
  const fits = (members: readonly string[]) =>
    answeredInFull(game.decodeState(JSON.parse(JSON.stringify(organized(council(), members, { charter: 'treaty-1' })))))._tag;
  expect([fits(members), fits(three), fits([...members, 'persia'])]).toEqual(['Right', 'Left', 'Left']);
});
