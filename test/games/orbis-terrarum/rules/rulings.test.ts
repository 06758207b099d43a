import { expect } from 'vitest';
import { law, schismOf } from '../organization.js';
import {
  type Action,
  act,
  announce,
  at,
  change,
  clause,
  conflict,
  extinguish,
  given,
  invest,
  measure,
  modified,
  modifiersOf,
  nationWith,
  nextTurn,
  organized,
  rebellion,
  refused,
  reportOn,
  resolve,
  type State,
  start,
  startAuto,
  strike,
  three,
  treaty,
  turn,
} from '../table.js';

const resign = (player: string): Action => ({ type: 'resign-leadership', player, organization: 'organization-1' });
const leaderOf = (state: State) => state.organizations[0]?.leader;

clause(['OT-ORG-10', 'OT-ORG-13'], 'the rotation goes on from whoever resigned, left or died in office', () => {
  const rotating = (leader: string) => organized(start(), three, { statute: law({ leaderElection: 'rotation' }), leader, termEnds: 20 });
  expect(leaderOf(turn(act(rotating('gothia'), resign('bo')), []))).toBe('romania');
  expect(leaderOf(turn(act(rotating('romania'), resign('cy')), []))).toBe('francia');
  const extinct = act(rotating('gothia'), extinguish('gothia'));
  expect(extinct.organizations[0]).toMatchObject({ leader: null, lastLeader: 'gothia', rotatedTo: 'francia' });
  expect(leaderOf(turn(extinct, []))).toBe('romania');
  const first = act(rotating('francia'), extinguish('francia'));
  expect(leaderOf(turn(first, []))).toBe('gothia');
});

clause(['OT-ORG-12', 'OT-ORG-13'], 'where nobody leads twice in a row, whoever resigned does not either', () => {
  const vote = (player: string, nation: string): Action => ({
    type: 'vote-leader',
    player,
    nation,
    organization: 'organization-1',
    candidate: 'francia',
  });
  const resigned = (reelection: boolean) => act(organized(start(), three, { statute: law({ reelection }) }), resign('ada'));
  expect(refused(resigned(false), vote('bo', 'gothia'))).toEqual(['statute-forbids', 'OT-ORG-12']);
  expect(act(resigned(true), vote('bo', 'gothia')).organizations[0]!.election!.votes).toHaveLength(1);
  expect(leaderOf(nextTurn(nextTurn(resigned(false))))).toBe('gothia');
});

clause(['OT-ORG-16', 'OT-ORG-17'], 'a schism ends with the resignation of either leader; a petition may choose the leader again', () => {
  const torn = (reelection = true) =>
    organized(start(), three, {
      statute: law({ reelection }),
      schism: {
        since: 1,
        rival: 'gothia',
        recognitions: three.map((nation) => ({ nation, leader: nation === 'francia' ? 'francia' : 'gothia' })),
        petitions: [],
      },
    });
  expect(turn(act(torn(), resign('bo')), []).organizations[0]).toMatchObject({ leader: 'francia', schism: null, termEnds: 6 });
  expect(turn(act(torn(), resign('ada')), []).organizations[0]).toMatchObject({ leader: 'gothia', schism: null, termEnds: 6 });
  expect(refused(torn(), resign('cy'))).toEqual(['not-leader', 'OT-ORG-02']);
  const both = turn(act(act(torn(), resign('bo')), resign('ada')), []);
  expect(both.organizations[0]).toMatchObject({ leader: null, schism: null, election: { since: 1 } });
  const polled = change(torn(false), (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, election: { since: 0, votes: [] } }));
  });
  const chosen = act(polled, {
    type: 'vote-leader',
    player: 'ada',
    nation: 'francia',
    organization: 'organization-1',
    candidate: 'francia',
  });
  expect(leaderOf(turn(chosen, []))).toBe('francia');
});

const rule = (state: State, ruling: Extract<Action, { type: 'adjudicate-measure' }>['ruling'], id = 'francia/main/1') =>
  act(state, { type: 'adjudicate-measure', player: 'referee', measure: id, ruling });

clause(['OT-REF-02', 'OT-REF-04'], 'a later ruling on how a measure is rolled takes a voiding back', () => {
  const posted = announce(start(), invest);
  const voided = rule(posted, { kind: 'void', reason: '' });
  for (const later of [
    { kind: 'scope', value: 5 },
    { kind: 'undefended', undefended: true },
    { kind: 'contest', key: null },
    { kind: 'reinterpret', as: null },
  ] as const) {
    const again = rule(voided, later);
    expect(resolve(again, 30).state.nations['francia']!.wealth).toBe(1);
  }
  expect(
    resolve(rule(rule(posted, { kind: 'scope', value: 5 }), { kind: 'impossible', reason: '' })).state.nations['francia']!.wealth,
  ).toBe(0);
  expect(resolve(rule(rule(posted, { kind: 'trivial' }), { kind: 'scope', value: 0 }), 99).state.nations['francia']!.wealth).toBe(0);
});

clause(['OT-REF-02', 'OT-REF-08'], 'a warning is given once for a measure, and goes with the voiding it came with', () => {
  const posted = announce(start(), invest);
  const warned = rule(posted, { kind: 'void', reason: '', warn: true });
  const warnings = (state: State) => state.players['ada']!.warnings;
  expect([warnings(warned), warnings(rule(warned, { kind: 'void', reason: 'again', warn: true }))]).toEqual([1, 1]);
  expect([warnings(rule(warned, { kind: 'impossible', reason: '' })), warnings(rule(warned, { kind: 'trivial' }))]).toEqual([0, 0]);
});

clause(['OT-REF-02', 'OT-SLOT-01', 'OT-VAS-21'], 'a voiding is not taken back once the slot, or the tribute, is used again', () => {
  const replaced = announce(rule(announce(start(), invest), { kind: 'void', reason: '' }), invest);
  const scope = { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling: { kind: 'scope', value: 5 } } as const;
  expect(refused(replaced, scope)).toEqual(['slot-used', 'OT-SLOT-01']);
  expect(act(replaced, { ...scope, ruling: { kind: 'trivial' } }).measures).toHaveLength(2);
  const pay = { ...measure('armenia', 'intervention', 'tribute', { kind: 'wealth' }), player: 'referee' };
  const twice = announce(rule(announce(start(), pay), { kind: 'void', reason: '' }, 'armenia/main/1'), pay);
  expect(refused(twice, { ...scope, measure: 'armenia/main/1', ruling: { kind: 'trivial' } })).toEqual(['tribute-not-due', 'OT-VAS-21']);
});

clause(['OT-OPP-13', 'OT-OPP-08'], 'by the difference of margins, too, a contest leaves its winner no more than its grade', () => {
  const negotiate = (nation: string) =>
    measure(nation, 'diplomacy', 'negotiate', { target: at('persia'), terms: [{ kind: 'non-aggression' }], exclusive: true });
  const state = nationWith(start({ opposedMethod: 'marginDifference' }), 'persia', { attributes: { ADM: 20, PRS: 10 } });
  // 10 against 40 is a margin of 75, very; 16 is one of 60, normal: one grade is left. 28 against 30 is a margin of 6.
  const after = turn(state, [negotiate('francia'), negotiate('gothia')], 10, 16, 28);
  expect([reportOn(after, 'francia').netGrade, reportOn(after, 'gothia').netGrade]).toEqual([1, 0]);
  expect(reportOn(turn(state, [negotiate('francia')], 10, 28), 'francia').netGrade).toBe(3);
});

clause(['OT-STATE-08', 'OT-MEAS-03'], 'what an organization owns is home to what its leader does in its name', () => {
  const state = given(
    organized(start({ scopeModel: 'derived' }), three, { statute: law({ holdsTerritory: true }) }),
    'arabia',
    'organization-1',
  );
  const tell = (slot: { kind: 'main' | 'organization'; id: string }) => ({
    ...measure('francia', 'rhetoric', 'narrative', { target: { kind: 'region', id: 'arabia' } }),
    slot,
  });
  expect(reportOn(turn(state, [tell({ kind: 'organization', id: 'organization-1' })], 30), 'francia')).toMatchObject({
    domestic: true,
    area: 'Gallia',
    roll: { total: 0 },
  });
  expect(reportOn(turn(state, [tell({ kind: 'main', id: '1' })], 30), 'francia')).toMatchObject({ domestic: false, area: 'Oriens' });
});

clause(['OT-WAR-05', 'OT-REB-08'], 'the upkeep that makes an Armed Movement is no quiet turn of its war', () => {
  const due = rebellion(startAuto(), 'francia', { firstTurn: 1, deadlineTurn: 1 });
  const ready = (state: State) => ['ada', 'bo', 'cy'].reduce((now, player) => act(now, { type: 'ready', player }), state);
  const risen = ready(due);
  expect(risen.conflicts).toMatchObject([{ a: 'francia', status: 'war', quietRun: 0, activeTurns: 1 }]);
  const quiet = ready(risen);
  expect(quiet.conflicts).toMatchObject([{ status: 'war', quietRun: 1, activeTurns: 2 }]);
  expect(ready(quiet).conflicts).toMatchObject([{ status: 'suspended' }]);
});
clause('OT-WAR-05', 'a war that the referee brings back is not suspended by the quiet before it', () => {
  const state = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'suspended', { quietRun: 5 })];
  });
  const war = { do: 'conflict', a: 'francia', b: 'gothia', status: 'war' } as const;
  const again = act(state, { type: 'apply-effects', player: 'referee', reason: 'r', effects: [war] });
  expect(turn(again, []).conflicts).toMatchObject([{ status: 'war', quietRun: 1 }]);
  expect(turn(nextTurn(again), []).conflicts).toMatchObject([{ status: 'suspended' }]);
});

const neutral = (more = {}) =>
  act(organized(start(), ['francia', 'gothia', 'saxonia', 'thuringia', 'gepidia'], more), {
    type: 'issue-declaration',
    player: 'ada',
    nation: 'organization-1',
    kind: 'neutrality',
    text: '',
  });
/** Half of them follow somebody else. */
const schism = schismOf('gothia', 'romania', 'saxonia');
const threat = [['all', 5, 'declaration', 6]];
clause(['OT-ORG-07', 'OT-DECL-06', 'OT-DECL-07'], 'the neutrality of an organization binds and protects each of its members', () => {
  const attacked = turn(neutral(), [strike('romania', 'gothia')], 30, 99);
  expect([modifiersOf(attacked, 'romania'), attacked.declarations.length]).toEqual([threat, 1]);
  const broken = turn(neutral(), [strike('gothia', 'romania')], 30, 99);
  expect([modifiersOf(broken, 'gothia'), modifiersOf(broken, 'francia'), broken.declarations]).toEqual([threat, [], []]);
  const excused = turn(neutral(), [strike('romania', 'gothia'), strike('gothia', 'romania')], 30, 30, 99, 99);
  expect([modifiersOf(excused, 'gothia'), modifiersOf(excused, 'romania'), excused.declarations]).toEqual([[], threat, []]);
  const outside = turn(neutral(), [strike('romania', 'vandalia')], 30, 99);
  expect([modifiersOf(outside, 'romania'), outside.declarations.length]).toEqual([[], 1]);
});
clause(['OT-ORG-07', 'OT-TRE-13', 'OT-WAR-04'], 'so do its guarantees and its declarations of war', () => {
  const members = ['francia', 'gothia', 'saxonia', 'thuringia', 'gepidia'];
  const guarded = treaty(
    organized(start(), members),
    ['organization-1', 'vandalia'],
    [{ kind: 'guarantee', by: 'organization-1', beneficiary: 'romania' }],
  );
  expect(modifiersOf(turn(guarded, [strike('gothia', 'romania')], 30, 99), 'gothia')).toEqual([['all', 10, 'breach', 4]]);
  const declared = act(organized(start(), members), {
    type: 'issue-declaration',
    player: 'ada',
    nation: 'organization-1',
    kind: 'war',
    target: 'romania',
    text: '',
  });
  expect(turn(declared, [strike('gothia', 'romania')], 30, 99).conflicts).toMatchObject([{ a: 'gothia', b: 'romania', status: 'war' }]);
});
clause(['OT-ORG-15', 'OT-ORG-07'], 'an organization in schism binds nobody', () => {
  const torn = change(neutral(), (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, schism }));
  });
  const after = turn(torn, [strike('romania', 'gothia'), strike('francia', 'romania')], 30, 30, 99, 99);
  expect([modifiersOf(after, 'romania'), modifiersOf(after, 'francia'), after.declarations.length]).toEqual([[], [], 1]);
});
clause(
  ['OT-RES-04', 'OT-ORG-15'],
  'the bonuses of a treaty serve neither the suspended nor an organization in schism; its penalties stay',
  () => {
    const bound = (value: number, suspended: readonly string[], source: State = start()) =>
      modified(treaty(source, ['francia', 'gothia', 'romania'], [{ kind: 'non-aggression' }], { suspended }), {
        ...{ nation: 'francia', target: 'ECN', value, source: 'treaty', singleUse: false, cancellable: false, cause: 'treaty-1' },
      });
    const totalOf = (state: State) => reportOn(turn(state, [invest], 50), 'francia').roll!.total;
    expect([
      totalOf(bound(-5, [])),
      totalOf(bound(-5, ['francia'])),
      totalOf(bound(5, ['francia'])),
      totalOf(bound(-5, ['gothia'])),
    ]).toEqual([-5, 0, 5, -5]);
    const chartered = (more: Partial<State['organizations'][number]>) => organized(start(), three, { charter: 'treaty-1', ...more });
    expect([
      totalOf(bound(-5, [], chartered({}))),
      totalOf(bound(5, [], chartered({ schism }))),
      totalOf(bound(-5, [], chartered({ suspended: ['francia'] }))),
    ]).toEqual([-5, 0, 0]);
  },
);

clause(['OT-ACT-02', 'OT-PROS-01'], 'what is out of range or unknown is named before whose Nation it is, and that before the purse', () => {
  const spend = (more: object) =>
    ({ type: 'spend', player: 'ada', nation: 'gothia', item: 'scope', times: 1, ...more }) as Extract<Action, { type: 'spend' }>;
  expect([
    refused(start(), spend({})),
    refused(start(), spend({ target: 'nowhere', dimension: 'cultural' })),
    refused(start(), spend({ target: 'persia', dimension: 'cultural' })),
    refused(start(), spend({ nation: 'francia', target: 'persia', dimension: 'cultural' })),
    refused(start(), { type: 'transfer', player: 'ada', from: 'gothia', to: 'persia', wealth: 0, progress: 0 }),
    refused(start(), { type: 'start-civil-war', player: 'ada', nation: 'gothia', sideNames: [''] }),
    refused(start(), { type: 'issue-declaration', player: 'ada', nation: 'gothia', kind: 'war', text: '' }),
    refused(start(), { type: 'join-declaration', player: 'ada', nation: 'francia', declaration: 'declaration-7', reservations: [-1] }),
  ]).toEqual([
    ['bad-parameter', 'OT-PROS-11'],
    ['unknown-id', 'OT-ACT-02'],
    ['not-your-nation', 'OT-ACT-06'],
    ['cannot-pay', 'OT-PROS-11'],
    ['bad-parameter', 'OT-PROS-16'],
    ['bad-parameter', 'OT-CIV-01'],
    ['bad-parameter', 'OT-DECL-01'],
    ['bad-parameter', 'OT-DECL-02'],
  ]);
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
