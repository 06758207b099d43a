import { expect } from 'vitest';
import { alliance, counted, type More, open, parties, peace } from '../helpers/amendments.js';
import { adoption, at1, met, voted, voting } from '../helpers/conference.js';
import { law, league } from '../helpers/organization.js';
import { change, nationWith, organized, shield, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code, game, refused, type State, three } from '../helpers/table.js';
import { modifiersOf, pass, turn } from '../helpers/turns.js';

const recuse = (nation: 'francia' | 'gothia' | 'romania', way: 'notice' | 'absence' | 'protest'): Action => ({
  ...{ type: 'recuse', player: { francia: 'ada', gothia: 'bo', romania: 'cy' }[nation], nation, treaty: 'treaty-1', way },
});
const resolved = (more: Partial<State['treaties'][number]> = {}, options = {}) =>
  treaty(start(options), three, [{ kind: 'alliance' }], { adoption, ...more });

clause('OT-CONF-11', 'only a resolution that binds the Nation is recused from', () => {
  const none = ['not-a-party', 'OT-CONF-11'];
  expect(refused(treaty(start(), three, shield), recuse('francia', 'notice'))).toEqual(none);
  expect(refused(resolved({ parties: ['gothia', 'romania'] }), recuse('francia', 'notice'))).toEqual(none);
  const ended = turn(resolved({ lastTurn: 1 }), []);
  expect(refused(act(ended, { type: 'open-orders', player: 'referee' }), recuse('francia', 'notice'))).toEqual([
    'treaty-not-in-force',
    'OT-CONF-11',
  ]);
  expect(code(start(), recuse('francia', 'notice'))).toBe('unknown-id');
});
clause('OT-RES-05', 'notice runs for two years, is given once and costs nothing', () => {
  const noticed = act(resolved(), recuse('francia', 'notice'));
  expect([1, 2, 3].map((turns) => pass(noticed, turns).treaties[0]!.parties.includes('francia'))).toEqual([true, true, false]);
  const { scopes, modifiers } = pass(noticed, 3);
  expect([scopes, modifiers]).toEqual([[], []]);
  expect(refused(noticed, recuse('francia', 'notice'))).toEqual(['not-eligible', 'OT-RES-05']);
});

const inTurn = (turnNumber: number, state: State) =>
  change(state, (draft) => {
    draft.turn = turnNumber;
  });

clause('OT-RES-06', 'protest is at once, within three years, and not for whoever voted in favour', () => {
  const none = ['protest-not-allowed', 'OT-RES-06'];
  expect(refused(resolved(), recuse('francia', 'protest'))).toEqual(none);
  expect(act(inTurn(4, resolved()), recuse('gothia', 'protest')).treaties[0]!.parties).toEqual(['francia', 'romania']);
  expect(refused(inTurn(5, resolved()), recuse('gothia', 'protest'))).toEqual(none);
  expect(refused(inTurn(3, resolved({}, { yearsPerTurn: 2 })), recuse('gothia', 'protest'))).toEqual(none);
});
clause('OT-RES-06', 'it brings the penalty of the resolution, or else 5 of scope to and from each that remains for ten turns', () => {
  const far = act(resolved(), recuse('gothia', 'protest'));
  expect(far.scopes.map(({ value, lastTurn }) => [value, lastTurn])).toEqual(Array(8).fill([5, 11]));
  expect(far.scopes.every(({ from, to }) => (from === 'gothia') !== (to === 'gothia'))).toBe(true);
  const penalty = { target: 'MIL', value: 7, years: 2, wealth: 3, progress: 0 } as const;
  const priced = act(nationWith(resolved({ penalty }), 'gothia', { wealth: 9 }), recuse('gothia', 'protest'));
  expect([priced.scopes, priced.modifiers.length, three.map((id) => priced.nations[id]!.wealth)]).toEqual([[], 1, [1, 7, 1]]);
});
clause('OT-RES-07', 'absence is free, for whoever was neither in the bloc before nor came', () => {
  const absent = act(resolved(), recuse('romania', 'absence'));
  expect([absent.treaties[0]!.parties, absent.scopes, absent.modifiers]).toEqual([['francia', 'gothia'], [], []]);
  const none = ['not-eligible', 'OT-RES-07'];
  expect(refused(resolved(), recuse('gothia', 'absence'))).toEqual(none);
  const before = { ...adoption, attended: ['gothia'], before: ['romania'] };
  expect(refused(resolved({ adoption: before }), recuse('romania', 'absence'))).toEqual(none);
});
clause(['OT-RES-07', 'OT-TRE-15'], 'it is for nobody who left, was dismissed or joined later, and not after three years', () => {
  const none = ['not-eligible', 'OT-RES-07'];
  const leaving = act(met({}, { includeVassals: false }), at1('romania', 'leave-conference', { protest: false }));
  const bind = (patron: string | null): Action => ({
    ...{ type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'patron', nation: 'romania', patron }] },
  });
  const dismissed = act(act(met({}, { includeVassals: false }), bind('persia')), bind(null));
  const romania = (way: 'absence' | 'protest'): Action => ({ type: 'recuse', player: 'cy', nation: 'romania', treaty: 'treaty-2', way });
  for (const [name, state] of Object.entries({ leaving, dismissed })) {
    const resolution = open(turn(voted(voting(undefined, state), 'yes', 'yes'), []));
    expect([name, ...resolution.treaties[1]!.parties]).toEqual([name, ...three]);
    expect([name, refused(resolution, romania('absence'))]).toEqual([name, none]);
    expect(act(resolution, romania('protest')).treaties[1]!.parties).toEqual(['francia', 'gothia']);
  }
  const late = inTurn(5, resolved());
  expect(refused(late, recuse('romania', 'absence'))).toEqual(none);
  expect(act(inTurn(4, resolved()), recuse('romania', 'absence')).treaties[0]!.parties).toEqual(['francia', 'gothia']);
});
clause(['OT-RES-06', 'OT-RES-07', 'OT-TRE-15'], 'whoever adhered belongs by its own wish, and the absent may protest', () => {
  const asked = act(resolved({ parties: ['francia', 'gothia'] }), {
    ...{ type: 'request-adhesion', player: 'cy', nation: 'romania', treaty: 'treaty-1', reservations: [] },
  });
  const answer = (player: string, nation: string): Action => ({
    type: 'answer-adhesion',
    player,
    nation,
    request: 'request-1',
    accept: true,
  });
  const joined = act(act(asked, answer('ada', 'francia')), answer('bo', 'gothia'));
  expect(joined.treaties[0]!.parties).toEqual(three);
  expect(refused(joined, recuse('romania', 'absence'))).toEqual(['not-eligible', 'OT-RES-07']);
  expect(refused(joined, recuse('romania', 'protest'))).toEqual(['protest-not-allowed', 'OT-RES-06']);
  expect(act(resolved(), recuse('romania', 'protest')).scopes).toHaveLength(8);
});
clause(['OT-RES-07', 'OT-RES-02'], 'an amendment does not open again what has closed: whoever never came belongs by then', () => {
  const old = { ...adoption, turn: -4, attended: ['francia'], before: ['francia'] };
  const amended = open(counted(parties([peace], { adoption: old }), [alliance], 'yes', 'no', 'no'));
  expect(amended.treaties[0]!.adoption!.before).toEqual(['francia']);
  const passed = open(counted(parties([peace], { adoption: old }), [alliance], 'yes', 'no', 'yes'));
  expect(refused(passed, recuse('gothia', 'absence'))).toEqual(['not-eligible', 'OT-RES-07']);
});
clause('OT-RES-08', 'where the bloc is no more nobody suffers anything', () => {
  const exitPenalty = { target: 'all', value: 9, years: 2, wealth: 0, progress: 0 } as const;
  const leaving = ['francia', 'gothia'].map((nation) => ({ nation, turn: 1 }));
  const after = turn(resolved({ adoption: { ...adoption, exitPenalty }, leaving, parties: ['francia', 'gothia'] }), []);
  expect([after.treaties, after.modifiers.map(({ nation }) => nation)]).toEqual([[], ['francia']]);
});
clause(['OT-RES-06', 'OT-RES-08', 'OT-RES-05'], 'a resolution may state what leaving costs, by notice too', () => {
  const price = { target: null, value: 0, years: 1, wealth: 6, progress: 0 } as const;
  const bound = (exitPenalty: typeof price | null) =>
    nationWith(
      treaty(start({ noticeYears: 0 }), three, [{ kind: 'alliance' }], {
        adoption: { conference: 'conference-1', turn: 1, inFavour: [], attended: three, before: three, exitPenalty },
      }),
      'francia',
      { wealth: 10 },
    );
  const leave = (state: State, way: 'notice' | 'protest') =>
    turn(act(state, { type: 'recuse', player: 'ada', nation: 'francia', treaty: 'treaty-1', way }), []);
  const purses = ({ nations, scopes, treaties }: State) => [
    ...three.map((nation) => nations[nation]!.wealth),
    scopes.length,
    treaties[0]!.parties.length,
  ];
  expect(purses(leave(bound(price), 'notice'))).toEqual([4, 3, 3, 0, 2]);
  expect(purses(leave(bound(null), 'notice'))).toEqual([10, 0, 0, 0, 2]);
  expect(purses(leave(bound(price), 'protest'))).toEqual([4, 3, 3, 0, 2]);
  expect(purses(leave(bound(null), 'protest'))).toEqual([10, 0, 0, 8, 2]);
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

const leaves = (nation: 'francia' | 'gothia' | 'romania', instrument: string, way: 'notice' | 'absence' | 'protest'): Action =>
  ({ ...recuse(nation, way), treaty: instrument }) as Action;
const tooLate = ['protest-not-allowed', 'OT-RES-06'];

clause(
  ['OT-RES-12', 'OT-RES-11', 'OT-CONF-11'],
  'a declaration that a conference made is left in protest by whoever did not vote for it',
  () => {
    const declared = (penalty: { value: number; years: number } | null, from: State = met()): State => {
      const motion = { kind: 'declare', promise: 'neutrality', text: 'Apart.', penalty, statute: null } as const;
      return open(turn(voted(voting(motion, from), 'yes', 'no', 'yes'), []));
    };
    const left = act(declared(null), leaves('gothia', 'declaration-1', 'protest'));
    expect([left.declarations[0]!.declarants, left.scopes.length, left.modifiers]).toEqual([['francia', 'romania'], 8, []]);
    const priced = act(declared({ value: 9, years: 2 }), leaves('gothia', 'declaration-1', 'protest'));
    expect([priced.declarations[0]!.declarants, priced.scopes, modifiersOf(priced, 'gothia')]).toEqual([
      ['francia', 'romania'],
      [],
      [['all', 9, 'declaration', 4]],
    ]);
    expect(refused(declared(null), leaves('francia', 'declaration-1', 'protest'))).toEqual(tooLate);
    expect(act(inTurn(4, declared(null)), leaves('gothia', 'declaration-1', 'protest')).declarations).toHaveLength(1);
    expect(refused(inTurn(5, declared(null)), leaves('gothia', 'declaration-1', 'protest'))).toEqual(tooLate);
    // Whoever never belonged and never came leaves it for nothing, and notice is as any revocation.
    const absent = declared(null, met({}, { invited: ['romania', 'persia'] }));
    const persia = (way: 'absence' | 'protest'): Action => ({
      type: 'recuse',
      player: 'referee',
      nation: 'persia',
      treaty: 'declaration-1',
      way,
    });
    expect(act(absent, persia('absence'))).toMatchObject({ scopes: [], declarations: [{ declarants: three }] });
    expect(refused(absent, leaves('romania', 'declaration-1', 'absence'))).toEqual(['not-eligible', 'OT-RES-07']);
    const noticed = act(declared(null), leaves('gothia', 'declaration-1', 'notice'));
    expect(noticed.declarations[0]!.revocations).toEqual([{ nation: 'gothia', turn: 4 }]);
    expect(refused(noticed, leaves('gothia', 'declaration-1', 'notice'))).toEqual(['not-eligible', 'OT-RES-05']);
    expect(pass(noticed, 3)).toMatchObject({ scopes: [], declarations: [{ declarants: ['francia', 'romania'] }] });
  },
);
clause(['OT-RES-12', 'OT-RES-02', 'OT-CONF-11'], 'so is one that it amended, but none that no conference has touched', () => {
  const issue = (nation: 'francia' | 'gothia' | 'romania'): Action => ({
    ...{ type: 'issue-declaration', player: { francia: 'ada', gothia: 'bo', romania: 'cy' }[nation], nation },
    ...{ kind: 'commitment', text: 'Old.' },
  });
  const said = three.reduce((now, nation) => act(now, issue(nation)), start());
  expect(refused(said, leaves('gothia', 'declaration-1', 'protest'))).toEqual(['not-a-party', 'OT-CONF-11']);
  const council = met({}, { basis: { kind: 'declaration', id: 'declaration-1' }, invited: [] }, said);
  const reworded = { kind: 'amend', instrument: 'declaration-1', clauses: [], text: 'New.', penalty: null, years: null } as const;
  const amended = open(turn(voted(voting(reworded, council), 'yes', 'no', 'yes'), []));
  expect(refused(amended, leaves('romania', 'declaration-1', 'protest'))).toEqual(tooLate);
  expect(refused(amended, leaves('gothia', 'declaration-1', 'absence'))).toEqual(['not-eligible', 'OT-RES-07']);
  expect(act(amended, leaves('gothia', 'declaration-1', 'protest'))).toMatchObject({
    declarations: [{ declarants: ['francia', 'romania'] }],
  });
  const gone = act(amended, { type: 'void-declaration', player: 'referee', declaration: 'declaration-1', reason: '' });
  expect(refused(gone, leaves('gothia', 'declaration-1', 'protest'))).toEqual(['treaty-not-in-force', 'OT-CONF-11']);
});
clause(
  ['OT-RES-12', 'OT-RES-06', 'OT-ORG-08'],
  'an outvoted member leaves the organization whose statute was reformed, at a distance from the others',
  () => {
    const council = met({}, { basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, league());
    const reformed = open(
      turn(voted(voting({ kind: 'reform-statute', statute: law({ name: 'Better' }) }, council), 'yes', 'no', 'yes'), []),
    );
    expect(refused(league(), leaves('gothia', 'organization-1', 'protest'))).toEqual(['not-a-party', 'OT-CONF-11']);
    expect(refused(reformed, leaves('francia', 'organization-1', 'protest'))).toEqual(tooLate);
    expect(refused(inTurn(5, reformed), leaves('gothia', 'organization-1', 'protest'))).toEqual(tooLate);
    expect(refused(reformed, leaves('gothia', 'organization-1', 'absence'))).toEqual(['not-eligible', 'OT-RES-07']);
    const left = act(reformed, leaves('gothia', 'organization-1', 'protest'));
    expect([left.organizations[0]!.members, left.scopes.map(({ value, lastTurn }) => [value, lastTurn])]).toEqual([
      ['francia', 'romania'],
      Array(8).fill([5, 12]),
    ]);
    // Whoever is let in later agrees.
    const asked = act(reformed, { type: 'apply-membership', player: 'referee', nation: 'persia', organization: 'organization-1' });
    const joined = act(asked, { type: 'answer-membership', player: 'ada', organization: 'organization-1', nation: 'persia', accept: true });
    const persia: Action = { type: 'recuse', player: 'referee', nation: 'persia', treaty: 'organization-1', way: 'protest' };
    expect(refused(joined, persia)).toEqual(tooLate);
    const noticed = act(reformed, leaves('gothia', 'organization-1', 'notice'));
    expect(noticed.organizations[0]!.leaving).toEqual([{ nation: 'gothia', turn: 4 }]);
    expect(game.decodeState(JSON.parse(JSON.stringify(noticed)))).toMatchObject({ _tag: 'Right', right: noticed });
    const offered = game.legalActions(reformed, 'bo').filter(({ type }) => type === 'recuse');
    expect(offered).toEqual([leaves('gothia', 'organization-1', 'notice')]);
    expect(game.legalActions(noticed, 'bo').some(({ type }) => type === 'recuse')).toBe(false);
  },
);
