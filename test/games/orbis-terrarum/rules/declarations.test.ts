import { expect } from 'vitest';
import { schismOf } from '../organization.js';
import { type Action, act, at, change, clause, code, conflict, extinguish, measure, modifiersOf, nationWith, nextTurn, organized, type Played, pass, refused, type State, seats, start, strike, turn } from '../table.js'; // biome-ignore format: one line

type Issue = Extract<Action, { readonly type: 'issue-declaration' }>;
const declare = (nation: Played, kind: Issue['kind'], more: Partial<Issue> = {}): Issue => ({
  ...{ type: 'issue-declaration', player: seats[nation], nation, kind, text: 'We will.' },
  ...more,
});
/** What a Nation does with the first declaration. */
const does = (nation: Played, type: 'revoke-declaration' | 'break-declaration' | 'join-declaration', more: object = {}) =>
  ({ type, player: seats[nation], nation, declaration: 'declaration-1', ...more }) as Action;
const join = (nation: Played, reservations: readonly number[] = []) => does(nation, 'join-declaration', { reservations });
const both = (kind: 'neutrality' | 'commitment', more: Partial<Issue> = {}) =>
  act(act(start(), declare('francia', kind, more)), declare('gothia', kind, more));
const declarants = (state: State) => state.declarations.map((one) => one.declarants);
const usual = [['all', 5, 'declaration', 6]];

clause('OT-DECL-01', 'war is declared on another living Nation, and nothing else has a target', () => {
  expect(act(start(), declare('francia', 'war', { target: 'gothia' })).declarations).toMatchObject([{ kind: 'war', target: 'gothia' }]);
  for (const wrong of [declare('francia', 'war'), declare('francia', 'neutrality', { target: 'gothia' })])
    expect(refused(start(), wrong)).toEqual(['bad-parameter', 'OT-DECL-01']);
  const dead = nationWith(start(), 'saxonia', { alive: false });
  for (const target of ['francia', 'saxonia'])
    expect(refused(dead, declare('francia', 'war', { target }))).toEqual(['invalid-target', 'OT-DECL-01']);
  expect(code(start(), declare('francia', 'war', { target: 'nobody' }))).toBe('unknown-id');
});
clause('OT-DECL-01', 'nobody declares twice what is in force; wars on several are several', () => {
  const twice = ['already-declared', 'OT-DECL-01'];
  for (const kind of ['neutrality', 'commitment'] as const)
    expect(refused(act(start(), declare('francia', kind)), declare('francia', kind, { text: 'Again.' }))).toEqual(twice);
  const war = act(start(), declare('francia', 'war', { target: 'gothia' }));
  expect(refused(war, declare('francia', 'war', { target: 'gothia' }))).toEqual(twice);
  expect(act(war, declare('francia', 'war', { target: 'romania' })).declarations).toHaveLength(2);
  expect(act(act(war, declare('francia', 'neutrality')), declare('francia', 'commitment')).declarations).toHaveLength(3);
});
clause('OT-DECL-10', 'no declaration threatens more than 15, or for more than 10 years, whatever is agreed later', () => {
  const threaten = (value: number, years: number) => declare('francia', 'neutrality', { penalty: { value, years } });
  for (const [value, years] of [[1, 1], [15, 10]] as const) // biome-ignore format: pairs
    expect(act(start(), threaten(value, years)).declarations[0]!.penalty).toEqual({ value, years });
  for (const [value, years] of [[16, 1], [0, 1], [-1, 1], [5, 0], [5, 11]] as const) // biome-ignore format: pairs
    expect(refused(start(), threaten(value, years))).toEqual(['penalty-too-high', 'OT-DECL-10']);
  expect(refused(start({ declarationPenaltyMax: 5 }), threaten(6, 1))).toEqual(['penalty-too-high', 'OT-DECL-10']);
});
clause('OT-DECL-02', 'a declaration in force is joined at once by whoever has none like it', () => {
  const alone = act(start(), declare('francia', 'neutrality'));
  expect(declarants(act(alone, join('gothia')))).toEqual([['francia', 'gothia']]);
  const again = ['already-a-declarant', 'OT-DECL-02'];
  expect(refused(alone, join('francia'))).toEqual(again);
  const own = act(alone, declare('gothia', 'neutrality', { text: 'Mine.' }));
  expect(refused(own, join('gothia'))).toEqual(again);
  const war = act(start(), declare('francia', 'war', { target: 'gothia' }));
  expect([refused(war, join('gothia')), declarants(act(war, join('romania')))]).toEqual([again, [['francia', 'romania']]]);
  const over = act(alone, does('francia', 'break-declaration'));
  expect(refused(over, join('gothia'))).toEqual(['declaration-not-in-force', 'OT-DECL-02']);
  expect([code(start(), join('gothia')), code(alone, join('gothia', [-1])), code(alone, join('gothia', [0, 0]))]).toEqual([
    'unknown-id',
    'bad-parameter',
    'bad-parameter',
  ]);
});
clause('OT-DECL-02', 'reservations ask every declarant, and lapse at upkeep', () => {
  const asked = act(both('neutrality'), join('romania', [0]));
  const answer = (nation: Played, accept = true): Action => ({
    ...{ type: 'answer-adhesion', player: seats[nation], nation, request: 'request-1', accept },
  });
  expect([declarants(asked), refused(asked, join('romania'))]).toEqual([[['francia', 'gothia']], ['already-a-declarant', 'OT-DECL-02']]);
  const one = act(asked, answer('francia'));
  expect([declarants(one), declarants(act(one, answer('gothia')))]).toEqual([[['francia', 'gothia']], [['francia', 'gothia', 'romania']]]);
  expect(act(one, answer('gothia')).declarations[0]!.reservations).toEqual([{ nation: 'romania', clauses: [0] }]);
  expect([act(one, answer('gothia', false)), nextTurn(one)].map((state) => state.declarations[0]!.requests)).toEqual([[], []]);
});
clause('OT-DECL-02', 'when a declarant goes, the word of those who remain is enough; where all go, nobody joins any more', () => {
  const answer = (nation: Played): Action => ({
    ...{ type: 'answer-adhesion', player: seats[nation], nation, request: 'request-1', accept: true },
  });
  const asked = (kind: Issue['kind'], more: Partial<Issue> = {}) =>
    act(act(act(act(start(), declare('francia', kind, more)), declare('gothia', kind, more)), join('romania', [0])), answer('gothia'));
  const left = act(asked('neutrality'), extinguish('francia'));
  expect(left.declarations).toMatchObject([{ declarants: ['gothia', 'romania'], reservations: [{ nation: 'romania' }], requests: [] }]);
  expect(act(asked('neutrality'), extinguish('gothia')).declarations).toMatchObject([
    { declarants: ['francia'], requests: [{ id: 'request-1' }] },
  ]);
  const revoked = change(asked('neutrality'), (draft) => {
    draft.declarations = draft.declarations.map((one) => ({ ...one, revocations: [{ nation: 'francia', turn: 1 }] }));
  });
  expect(declarants(turn(revoked, []))).toEqual([['gothia', 'romania']]);
  const gone = [
    act(asked('neutrality'), does('francia', 'break-declaration')),
    act(asked('war', { target: 'persia' }), extinguish('persia')),
    act(asked('commitment'), { type: 'void-declaration', player: 'referee', declaration: 'declaration-1', reason: '' }),
  ];
  expect(gone.map(declarants)).toEqual([[], [], []]);
});
clause(['OT-DECL-03', 'OT-DECL-11'], 'a declarant revokes for itself, and is bound until two years have passed', () => {
  const noticed = act(both('neutrality'), does('francia', 'revoke-declaration'));
  expect([1, 2, 3].map((turns) => declarants(pass(noticed, turns)))).toEqual([
    [['francia', 'gothia']],
    [['francia', 'gothia']],
    [['gothia']],
  ]);
  expect(modifiersOf(pass(noticed, 3), 'francia')).toEqual([]);
  const late = turn(pass(noticed, 2), [strike('francia', 'romania')], 99);
  expect([late.declarations, modifiersOf(late, 'francia')]).toEqual([[], [['all', 5, 'declaration', 8]]]);
  const twice = act(nextTurn(noticed), does('francia', 'revoke-declaration'));
  expect(twice.declarations[0]!.revocations).toEqual([{ nation: 'francia', turn: 3 }]);
  expect(refused(both('neutrality'), does('romania', 'revoke-declaration'))).toEqual(['not-a-declarant', 'OT-DECL-03']);
});
clause(['OT-DECL-04', 'OT-DECL-08'], 'a declarant breaks its word at once, for all, and pays alone', () => {
  const broken = act(both('commitment'), does('francia', 'break-declaration'));
  expect([broken.declarations, modifiersOf(broken, 'francia'), modifiersOf(broken, 'gothia')]).toEqual([[], usual, []]);
  expect(refused(both('commitment'), does('romania', 'break-declaration'))).toEqual(['not-a-declarant', 'OT-DECL-04']);
});
/** An organization of the three, led by Francia, declares. */
const together = (kind: Issue['kind'], more: Partial<Issue> = {}, law: Parameters<typeof organized>[2] = {}) =>
  act(organized(start(), Object.keys(seats), law), { ...declare('francia', kind, more), nation: 'organization-1' });
/** As it stands once its leader is disputed. */
const torn = (state: State): State =>
  change(state, (draft) => {
    draft.organizations = draft.organizations.map((one) => ({
      ...one,
      schism: schismOf('gothia'),
    }));
  });
clause(['OT-DECL-04', 'OT-ORG-07'], 'a member breaks the word of its organization, for all, and pays alone; the leader revokes it', () => {
  const broken = act(together('commitment'), does('gothia', 'break-declaration'));
  expect([broken.declarations, modifiersOf(broken, 'gothia'), modifiersOf(broken, 'francia')]).toEqual([[], usual, []]);
  const none = ['not-a-declarant', 'OT-DECL-04'];
  expect(refused(torn(together('commitment')), does('gothia', 'break-declaration'))).toEqual(none);
  expect(code(together('commitment'), { ...does('francia', 'break-declaration'), nation: 'organization-1' } as Action)).toBe('unknown-id');
  const noticed = act(together('commitment'), { ...does('francia', 'revoke-declaration'), nation: 'organization-1' } as Action);
  expect([declarants(noticed), declarants(pass(noticed, 3)), modifiersOf(pass(noticed, 3), 'francia')]).toEqual([
    [['organization-1']],
    [],
    [],
  ]);
  expect(refused(together('commitment'), does('francia', 'revoke-declaration'))).toEqual(['not-a-declarant', 'OT-DECL-03']);
});
clause(
  ['OT-WAR-09', 'OT-ORG-07'],
  'the peace of an organization ends the war it has declared itself, and that declared on its members',
  () => {
    const war = { kind: 'war', text: '' } as const;
    const declares = (nation: string, player: string, target: string): Action => ({
      type: 'issue-declaration',
      player,
      nation,
      ...war,
      target,
    });
    const declared = [
      declares('organization-1', 'ada', 'romania'),
      declares('romania', 'cy', 'gothia'),
      declares('organization-1', 'ada', 'persia'),
      declares('saxonia', 'referee', 'romania'),
    ].reduce((now, one) => act(now, one), organized(start(), ['francia', 'gothia', 'vandalia']));
    const offered = act(declared, {
      type: 'make-offer',
      player: 'ada',
      from: 'organization-1',
      to: 'romania',
      clauses: [{ kind: 'peace' }],
    });
    const made = act(offered, { type: 'accept-offer', player: 'cy', offer: 'offer-1' });
    expect(made.declarations.map(({ declarants, target }) => [declarants, target])).toEqual([
      [['saxonia'], 'romania'],
      [['organization-1'], 'persia'],
    ]);
  },
);
clause(['OT-WAR-04', 'OT-ORG-15'], 'while it is in schism an organization has declared war for nobody', () => {
  const status = (state: State) => turn(state, [strike('gothia', 'persia')], 99).conflicts[0]!.status;
  const war = together('war', { target: 'persia' });
  expect([status(war), status(torn(war))]).toEqual(['war', 'hostilities']);
});
clause('OT-DECL-05', 'the same declared in the same turn is one declaration of several', () => {
  expect(declarants(both('neutrality'))).toEqual([['francia', 'gothia']]);
  const apart = (first: Issue, second: Issue) => declarants(act(act(start(), first), second)).length;
  expect([
    apart(declare('francia', 'neutrality'), declare('gothia', 'commitment')),
    apart(declare('francia', 'neutrality'), declare('gothia', 'neutrality', { text: 'We may.' })),
    apart(declare('francia', 'war', { target: 'persia' }), declare('gothia', 'war', { target: 'saxonia' })),
    apart(declare('francia', 'war', { target: 'persia' }), declare('gothia', 'war', { target: 'persia' })),
  ]).toEqual([2, 2, 2, 1]);
  expect(declarants(act(nextTurn(act(start(), declare('francia', 'neutrality'))), declare('gothia', 'neutrality')))).toHaveLength(2);
});
const neutral = (more: Partial<Issue> = {}) => act(start(), declare('francia', 'neutrality', more));
clause('OT-DECL-05', 'and it does not matter in which order the parts of it are written', () => {
  const second = (penalty: { value: number; years: number }) =>
    declarants(act(neutral({ penalty: { value: 12, years: 4 } }), declare('gothia', 'neutrality', { penalty })));
  expect(second({ years: 4, value: 12 })).toEqual([['francia', 'gothia']]);
  expect(second({ years: 5, value: 12 })).toEqual([['francia'], ['gothia']]);
});
clause('OT-DECL-06', 'a neutral that attacks has broken its neutrality and pays', () => {
  const broken = turn(neutral(), [strike('francia', 'gothia')], 99);
  expect([broken.declarations, modifiersOf(broken, 'francia')]).toEqual([[], usual]);
  const covert = measure('francia', 'intrigue', 'undermine', { target: at('gothia'), covert: true });
  expect(turn(neutral(), [covert], 99).declarations).toHaveLength(1);
  expect(turn(neutral(), [covert], 100).declarations).toEqual([]);
});
clause('OT-DECL-06', 'unless they are at war, or it was attacked in this turn or the two before', () => {
  const freed = (state: State, ...dice: number[]) => {
    const after = turn(state, [strike('francia', 'gothia')], ...dice);
    return [after.declarations.length, modifiersOf(after, 'francia').length];
  };
  const attacked = (ago: number) =>
    change(neutral(), (draft) => {
      draft.turn = 5;
      draft.aggressions = [{ by: 'gothia', against: 'francia', turn: 5 - ago }];
    });
  expect([1, 2, 3].map((ago) => freed(attacked(ago), 99))).toEqual([[0, 0], [0, 0], [0, 1]]); // biome-ignore format: pairs
  const others = change(neutral(), (draft) => {
    draft.aggressions = [{ by: 'francia', against: 'gothia', turn: 1 }];
  });
  expect(freed(others, 99)).toEqual([0, 1]);
  const warring = (status: 'war' | 'hostilities') =>
    change(neutral(), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', status)];
    });
  expect([freed(warring('war'), 99), freed(warring('hostilities'), 99)]).toEqual([[0, 0], [0, 1]]); // biome-ignore format: pairs
  const answered = turn(neutral(), [strike('gothia', 'francia'), strike('francia', 'gothia')], 99, 99);
  expect([answered.declarations, modifiersOf(answered, 'francia')]).toEqual([[], []]);
});
clause('OT-DECL-07', 'whoever attacks a neutral pays once a turn for each declaration, and a single neutral stays one', () => {
  const rich = nationWith(neutral(), 'gothia', { grants: [{ id: 'grant-1', kind: 'granted', lastTurn: null }] });
  const again = { ...measure('gothia', 'incision', 'raid', { target: at('francia') }), slot: { kind: 'granted', id: 'grant-1' } as const };
  const attacked = turn(rich, [strike('gothia', 'francia'), again], 99, 99);
  expect([modifiersOf(attacked, 'gothia'), attacked.declarations.length]).toEqual([usual, 1]);
  const next = turn(act(attacked, { type: 'open-orders', player: 'referee' }), [strike('gothia', 'francia')], 99);
  expect(modifiersOf(next, 'gothia')).toHaveLength(2);
  expect(modifiersOf(turn(neutral(), [strike('gothia', 'romania')], 99), 'gothia')).toEqual([]);
});
clause('OT-DECL-08', 'a joint declaration ends for all when it is broken by or against one of them', () => {
  const against = turn(both('neutrality'), [strike('romania', 'gothia')], 99);
  expect([against.declarations, modifiersOf(against, 'romania')]).toEqual([[], usual]);
  const byOne = turn(both('neutrality'), [strike('gothia', 'romania')], 99);
  expect([byOne.declarations, modifiersOf(byOne, 'gothia'), modifiersOf(byOne, 'francia')]).toEqual([[], usual, []]);
});
clause('OT-DECL-09', 'a penalty weighs on every roll for its years, 5 for 5 years where none was said', () => {
  const paid = (more: Partial<Issue>, options = {}) =>
    modifiersOf(act(act(start(options), declare('francia', 'commitment', more)), does('francia', 'break-declaration')), 'francia');
  expect(paid({})).toEqual(usual);
  expect(paid({ penalty: { value: 12, years: 3 } })).toEqual([['all', 12, 'declaration', 4]]);
  expect(paid({}, { declarationPenalty: 7, declarationPenaltyYears: 2 })).toEqual([['all', 7, 'declaration', 3]]);
  expect(paid({}, { yearsPerTurn: 2 })).toEqual([['all', 5, 'declaration', 4]]);
});
clause('OT-DECL-12', 'what was broken or revoked may be declared again', () => {
  const broken = act(neutral(), does('francia', 'break-declaration'));
  expect(declarants(act(broken, declare('francia', 'neutrality')))).toEqual([['francia']]);
  const revoked = act(act(start({ noticeYears: 0 }), declare('francia', 'neutrality')), does('francia', 'revoke-declaration'));
  expect(declarants(act(nextTurn(revoked), declare('francia', 'neutrality')))).toEqual([['francia']]);
});
clause('OT-DECL-13', 'a commitment is broken by nothing but a word, and whoever forces it may be made to pay', () => {
  const pledged = act(start(), declare('francia', 'commitment'));
  expect(turn(pledged, [strike('francia', 'gothia'), strike('gothia', 'francia')], 99, 99)).toMatchObject({
    declarations: [{}],
    modifiers: [],
  });
  const forced = act(pledged, { type: 'rule-breach', player: 'referee', nation: 'gothia', instrument: 'declaration-1', reason: '' });
  expect([modifiersOf(forced, 'gothia'), declarants(forced)]).toEqual([usual, [['francia']]]);
});
clause('OT-DECL-13', 'a declaration of war threatens nothing, and ends with revocation or extinction', () => {
  const penalty = { value: 5, years: 1 };
  expect(refused(start(), declare('francia', 'war', { target: 'gothia', penalty }))).toEqual(['penalty-too-high', 'OT-DECL-10']);
  const war = act(start(), declare('francia', 'war', { target: 'saxonia' }));
  const broken = act(war, does('francia', 'break-declaration'));
  expect([broken.declarations, broken.modifiers]).toEqual([[], []]);
  expect(pass(act(war, does('francia', 'revoke-declaration')), 3).declarations).toEqual([]);
  const dead = (nation: string): Action => ({
    ...{ type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'extinguish', nation }] },
  });
  expect([act(war, dead('saxonia')).declarations, act(war, dead('francia')).declarations]).toEqual([[], []]);
});
