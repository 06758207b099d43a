import { expect } from 'vitest';
import { divided, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, byReferee, clause, code, game, refused, type State } from '../helpers/table.js';
import { announce, damage, invest, measure, modifiersOf, reportOn, resolve, strike, turn } from '../helpers/turns.js';

const rule = (ruling: Extract<Action, { readonly type: 'adjudicate-measure' }>['ruling'], id = 'francia/main/1') =>
  byReferee('adjudicate-measure', { measure: id, ruling });

clause('OT-REF-02', 'a scope is ruled in steps of five up to 25 either way, and taken off again', () => {
  const struck = announce(start(), strike('francia', 'gothia'));
  const total = (state: State) => reportOn(resolve(state, 10, 99).state, 'francia').roll!.total;
  for (const value of [25, -25, 10, 0]) expect(total(act(struck, rule({ kind: 'scope', value })))).toBe(value);
  expect(total(act(act(struck, rule({ kind: 'scope', value: 25 })), rule({ kind: 'scope', value: null })))).toBe(0);
  for (const value of [26, 30, -26, -30, 7])
    expect([value, ...refused(struck, rule({ kind: 'scope', value }))]).toEqual([value, 'bad-parameter', 'OT-REF-02']);
});

const invested = announce(start(), invest);

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

const ruledOn = (state: State, ruling: Extract<Action, { type: 'adjudicate-measure' }>['ruling'], id = 'francia/main/1') =>
  act(state, { type: 'adjudicate-measure', player: 'referee', measure: id, ruling });

clause(['OT-REF-02', 'OT-REF-04'], 'a later ruling on how a measure is rolled takes a voiding back', () => {
  const posted = announce(start(), invest);
  const voided = ruledOn(posted, { kind: 'void', reason: '' });
  for (const later of [
    { kind: 'scope', value: 5 },
    { kind: 'undefended', undefended: true },
    { kind: 'contest', key: null },
    { kind: 'reinterpret', as: null },
  ] as const) {
    const again = ruledOn(voided, later);
    expect(resolve(again, 30).state.nations['francia']!.wealth).toBe(1);
  }
  expect(
    resolve(ruledOn(ruledOn(posted, { kind: 'scope', value: 5 }), { kind: 'impossible', reason: '' })).state.nations['francia']!.wealth,
  ).toBe(0);
  expect(resolve(ruledOn(ruledOn(posted, { kind: 'trivial' }), { kind: 'scope', value: 0 }), 99).state.nations['francia']!.wealth).toBe(0);
});
clause(['OT-REF-02', 'OT-REF-08'], 'a warning is given once for a measure, and goes with the voiding it came with', () => {
  const posted = announce(start(), invest);
  const warned = ruledOn(posted, { kind: 'void', reason: '', warn: true });
  const warnings = (state: State) => state.players['ada']!.warnings;
  expect([warnings(warned), warnings(ruledOn(warned, { kind: 'void', reason: 'again', warn: true }))]).toEqual([1, 1]);
  expect([warnings(ruledOn(warned, { kind: 'impossible', reason: '' })), warnings(ruledOn(warned, { kind: 'trivial' }))]).toEqual([0, 0]);
});
clause(['OT-REF-02', 'OT-SLOT-01', 'OT-VAS-21'], 'a voiding is not taken back once the slot, or the tribute, is used again', () => {
  const replaced = announce(ruledOn(announce(start(), invest), { kind: 'void', reason: '' }), invest);
  const scope = { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling: { kind: 'scope', value: 5 } } as const;
  expect(refused(replaced, scope)).toEqual(['slot-used', 'OT-SLOT-01']);
  expect(act(replaced, { ...scope, ruling: { kind: 'trivial' } }).measures).toHaveLength(2);
  const pay = { ...measure('armenia', 'intervention', 'tribute', { kind: 'wealth' }), player: 'referee' };
  const twice = announce(ruledOn(announce(start(), pay), { kind: 'void', reason: '' }, 'armenia/main/1'), pay);
  expect(refused(twice, { ...scope, measure: 'armenia/main/1', ruling: { kind: 'trivial' } })).toEqual(['tribute-not-due', 'OT-VAS-21']);
});
clause(
  ['OT-REF-02', 'OT-REF-08', 'OT-STATE-07'],
  'whoever gave the order is warned: for a vassal its patron, for a side whoever commands it',
  () => {
    const vassal = nationWith(start(), 'saxonia', { patron: 'francia' });
    const warned = (state: State): readonly (readonly [string, number])[] => {
      const [{ id }] = state.measures as readonly [State['measures'][number]];
      const after = act(state, {
        type: 'adjudicate-measure',
        player: 'referee',
        measure: id,
        ruling: { kind: 'void', reason: 'No.', warn: true },
      });
      return game.seats(after).flatMap((seat) => (seat === 'referee' ? [] : [[seat, after.players[seat]!.warnings] as const]));
    };
    const none = { ada: 0, bo: 0, cy: 0 };
    const all = (more: Partial<typeof none>) => Object.entries({ ...none, ...more });
    expect(warned(announce(vassal, { ...measure('saxonia', 'intervention', 'invest'), player: 'ada' }))).toEqual(all({ ada: 1 }));
    expect(warned(announce(start(), measure('saxonia', 'intervention', 'invest')))).toEqual(all({}));
    expect(warned(announce(start(), measure('francia', 'intervention', 'invest')))).toEqual(all({ ada: 1 }));
    const war = divided(start(), 'gothia', [50, 50], ['bo', 'cy']);
    const sided = measure('gothia', 'offensive', 'strike', {
      ...{ player: 'cy', slot: { kind: 'side', id: 'civil-war-1.2' }, target: { kind: 'side', id: 'civil-war-1.1' } },
    });
    expect(warned(announce(war, sided))).toEqual(all({ cy: 1 }));
  },
);
clause(['OT-REF-02', 'OT-REF-03', 'OT-REF-04'], 'the last ruling of the referee counts, however many there were', () => {
  const state = announce(start(), strike('francia', 'gothia'));
  const rule = (now: State, ruling: object): State =>
    act(now, { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling } as never);
  const warned = rule(state, { kind: 'void', reason: 'r', warn: true });
  expect(warned.players['ada']!.warnings).toBe(1);
  const spared = rule(warned, { kind: 'undefended', undefended: true });
  expect([spared.players['ada']!.warnings, damage(resolve(spared, 30).state, 'gothia')]).toEqual([0, [4, 0]]);
  const trivial = rule(rule(spared, { kind: 'undefended', undefended: false }), { kind: 'trivial' });
  expect(damage(resolve(trivial).state, 'gothia')).toEqual([4, 0]);
  expect(damage(resolve(rule(trivial, { kind: 'impossible', reason: 'r' })).state, 'gothia')).toEqual([0, 0]);
  const scoped = rule(rule(trivial, { kind: 'scope', value: 25 }), { kind: 'scope', value: null });
  expect(damage(resolve(scoped, 30, 99).state, 'gothia')).toEqual([4, 0]);
});
clause(['OT-REF-02', 'OT-REF-03', 'OT-REF-04'], 'a ruling that voids may be changed into one that does not', () => {
  const rule = (state: ReturnType<typeof start>, ruling: { kind: 'void'; reason: string } | { kind: 'trivial' }) =>
    act(state, { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling });
  const posted = announce(start(), measure('francia', 'intervention', 'invest'));
  expect(resolve(rule(rule(posted, { kind: 'void', reason: '' }), { kind: 'trivial' })).state.nations['francia']!.wealth).toBe(1);
  expect(resolve(rule(rule(posted, { kind: 'trivial' }), { kind: 'void', reason: '' })).state.nations['francia']!.wealth).toBe(0);
});
