import { expect } from 'vitest';
import {
  type Action,
  act,
  announce,
  byReferee as by,
  clause,
  code,
  invest,
  measure,
  modifiersOf,
  nationWith,
  nextTurn,
  refused,
  reportOn,
  resolve,
  type State,
  start,
  strike,
  turn,
} from '../table.js';

const invested = announce(start(), invest);
const rule = (ruling: Extract<Action, { readonly type: 'adjudicate-measure' }>['ruling'], id = 'francia/main/1') =>
  by('adjudicate-measure', { measure: id, ruling });
const wealth = (delta = 5) => ({ do: 'wealth', nation: 'francia', delta }) as const;
const crisis = { counter: 'industry', loss: 'via', perTurn: null, turns: null } as const;
const lasting = { ...crisis, perTurn: { via: 1, leg: 0 }, turns: 2 } as const;
const bargain = { cost: { wealth: 0, progress: 0 }, effects: [], lastTurn: null, tag: null };
const post = (more: object) => by('post-happening', { category: 'human', kind: 'info', nations: [], text: 'News.', ...more });

clause('OT-REF-01', 'a happening has a text, names each Nation once and holds exactly what its kind says', () => {
  expect(refused(start(), post({ text: ' ' }))).toEqual(['note-required', 'OT-REF-01']);
  const allowed = [
    { kind: 'info', nations: ['persia', 'francia'] },
    { kind: 'effect', effects: [wealth()] },
    { kind: 'crisis', nations: ['persia'], crisis },
    { kind: 'lasting-crisis', nations: ['persia'], crisis: lasting },
    { kind: 'opportunity', opportunity: bargain },
  ];
  for (const happening of allowed) expect(act(start(), post(happening)).happenings).toMatchObject([{ kind: happening.kind }]);
  const mistaken = [
    { nations: ['persia', 'persia'] },
    { kind: 'crisis', nations: ['persia'] },
    { crisis, nations: ['persia'] },
    { kind: 'opportunity' },
    { opportunity: bargain },
    { kind: 'effect' },
    { effects: [wealth()] },
  ];
  for (const wrong of mistaken) expect([wrong, ...refused(start(), post(wrong))]).toEqual([wrong, 'bad-parameter', 'OT-REF-01']);
});
clause('OT-REF-01', 'a crisis befalls somebody, lasts only if it is called lasting, and is posted before adjudication', () => {
  const wrong = [
    { kind: 'crisis', crisis },
    { kind: 'crisis', nations: ['persia'], crisis: lasting },
    { kind: 'lasting-crisis', nations: ['persia'], crisis },
  ];
  for (const one of wrong) expect([one, ...refused(start(), post(one))]).toEqual([one, 'bad-effect', 'OT-REF-06']);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  expect(code(closed, post({}))).toBe('wrong-phase');
  expect(act(turn(start(), []), post({})).happenings).toHaveLength(1);
});
clause(['OT-REF-01', 'OT-EVT-08'], 'an opportunity costs nothing less than nothing, and is not over when it is posted', () => {
  const offer = (more: object) => post({ kind: 'opportunity', opportunity: { ...bargain, ...more } });
  const second = nextTurn(start());
  for (const wrong of [{ cost: { wealth: -1, progress: 0 } }, { cost: { wealth: 0, progress: -1 } }, { lastTurn: 1 }])
    expect([wrong, ...refused(second, offer(wrong))]).toEqual([wrong, 'bad-parameter', 'OT-EVT-08']);
  expect(turn(act(second, offer({ lastTurn: 2 })), []).opportunities).toEqual([]);
  expect(turn(act(second, offer({ lastTurn: 3 })), []).opportunities).toHaveLength(1);
  expect(turn(act(second, offer({})), []).opportunities).toEqual([]);
});

clause('OT-REF-02', 'a scope is ruled in steps of five up to 25 either way, and taken off again', () => {
  const struck = announce(start(), strike('francia', 'gothia'));
  const total = (state: State) => reportOn(resolve(state, 10, 99).state, 'francia').roll!.total;
  for (const value of [25, -25, 10, 0]) expect(total(act(struck, rule({ kind: 'scope', value })))).toBe(value);
  expect(total(act(act(struck, rule({ kind: 'scope', value: 25 })), rule({ kind: 'scope', value: null })))).toBe(0);
  for (const value of [26, 30, -26, -30, 7])
    expect([value, ...refused(struck, rule({ kind: 'scope', value }))]).toEqual([value, 'bad-parameter', 'OT-REF-02']);
});
clause('OT-REF-02', 'a measure is taken only for another that could be aimed where it is aimed', () => {
  const as = (statistic: string, mode: string, attribute: string | null = null) =>
    rule({ kind: 'reinterpret', as: { statistic, mode, attribute } } as never);
  for (const wrong of [as('offensive', 'raid'), as('offensive', 'strike'), as('reform', 'modify')])
    expect(refused(invested, wrong)).toEqual(['invalid-mode', 'OT-REF-02']);
  // A raid may be aimed where a strike is, but not by that statistic.
  expect(refused(announce(start(), strike('francia', 'gothia')), as('offensive', 'raid'))).toEqual(['invalid-mode', 'OT-REF-02']);
  const modify = act(invested, as('reform', 'modify', 'LEA'));
  expect(modifiersOf(resolve(modify, 30).state, 'francia')).toEqual([['LEA', -4, 'acquired', 6]]);
  expect(resolve(act(modify, rule({ kind: 'reinterpret', as: null })), 30).state.nations['francia']!.wealth).toBe(1);
});
clause('OT-REF-02', 'only what is pending is ruled upon, from the orders on until it is resolved', () => {
  expect(refused(start(), rule({ kind: 'trivial' }))).toEqual(['not-pending', 'OT-REF-02']);
  const closed = act(invested, { type: 'close-orders', player: 'referee', force: true });
  const ruled = act(closed, rule({ kind: 'trivial' }));
  expect(act(ruled, { type: 'resolve-turn', player: 'referee' }).nations['francia']!.wealth).toBe(1);
  expect(code(turn(start(), [invest], 30), rule({ kind: 'trivial' }))).toBe('wrong-phase');
  expect(code(invested, { ...rule({ kind: 'trivial' }), player: 'ada' })).toBe('not-your-turn');
});
clause('OT-REF-02', 'measures ruled to compete for one thing cannot both succeed, and nobody resists whoever is ruled undefended', () => {
  const rivals = announce(start(), invest, measure('gothia', 'intervention', 'invest'));
  const contest = (key: string | null) =>
    [rule({ kind: 'contest', key }), rule({ kind: 'contest', key }, 'gothia/main/1')].reduce<State>(
      (state, one) => act(state, one),
      rivals,
    );
  const earned = (state: State) => ['francia', 'gothia'].map((nation) => resolve(state, 10, 30).state.nations[nation]!.wealth);
  // Very against slight: 5 Wealth and 1 each for itself; in a contest the winner keeps the difference, normal, and the other nothing.
  expect([earned(rivals), earned(contest('mine')), earned(act(contest('mine'), rule({ kind: 'contest', key: null })))]).toEqual([
    [5, 1],
    [3, 0],
    [5, 1],
  ]);
  const struck = announce(start(), strike('francia', 'gothia'));
  const open = act(struck, rule({ kind: 'undefended', undefended: true }));
  expect(resolve(open, 10).state.nations['gothia']!.viaDamage).toBe(12);
  expect(resolve(act(open, rule({ kind: 'undefended', undefended: false })), 10, 30).state.nations['gothia']!.viaDamage).toBe(8);
});
clause('OT-REF-03', 'what is trivial succeeds slightly without a die, resisted by nobody, at the price of no grant', () => {
  const rich = nationWith(start(), 'francia', { grants: [{ id: 'grant-1', kind: 'granted', lastTurn: null }] });
  const blow = { ...strike('francia', 'gothia'), slot: { kind: 'granted', id: 'grant-1' } as const };
  const posted = announce(rich, blow);
  const after = resolve(act(posted, rule({ kind: 'trivial' }, 'francia/granted/grant-1'))).state;
  expect([reportOn(after, 'francia'), after.nations['gothia']!.viaDamage, after.nations['francia']!.grants.length]).toMatchObject([
    { roll: null, counter: null, netGrade: 1 },
    4,
    1,
  ]);
  expect(resolve(posted, 99).state.nations['francia']!.grants).toEqual([]);
  expect(announce(act(invested, rule({ kind: 'trivial' })), invest).measures).toHaveLength(2);
});
clause(['OT-REF-04', 'OT-REF-02'], 'what is void or impossible has no effect, no roll and no run; only voiding may warn', () => {
  for (const kind of ['void', 'impossible'] as const) {
    const ruled = act(invested, rule({ kind, reason: 'No.' }));
    const { state } = resolve(ruled);
    expect([state.nations['francia']!.wealth, state.reports, state.streaks, state.players['ada']!.warnings]).toEqual([0, [], [], 0]);
    expect(announce(ruled, invest).measures).toHaveLength(2);
  }
  expect(act(invested, rule({ kind: 'void', reason: 'No.', warn: true })).players['ada']!.warnings).toBe(1);
});
