import { expect } from 'vitest';
import { canServe } from '../../../../src/games/orbis-terrarum/mechanics/nations/bonds.js';
import { type Action, act, announce, at, change, clause, code, damage, extinguish, game, measure, modifiersOf, nationWith, nextTurn, refused, reportOn, resolve, type State, start, startAuto, strike, turn } from '../table.js'; // biome-ignore format: one line

const bind = (nation: string, patron: string | null): Action => ({
  ...{ type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'patron', nation, patron }] },
});
/** Gothia, which has a player, serves Francia; so does Saxonia, which has none. */
const gothic = (more: Parameters<typeof nationWith>[2] = {}, options = {}) =>
  nationWith(start(options), 'gothia', { patron: 'francia', tribute: 'pending', ...more });
const saxon = (more: Parameters<typeof nationWith>[2] = {}, state = start()) =>
  nationWith(state, 'saxonia', { patron: 'francia', tribute: 'pending', ...more });
const inTurn = (state: State, number: number) =>
  change(state, (draft) => {
    draft.turn = number;
  });

clause('OT-VAS-01', 'a Nation has one patron, in a chain of at most two links and no circle', () => {
  const chain = nationWith(nationWith(start(), 'saxonia', { patron: 'francia' }), 'thuringia', { patron: 'saxonia' });
  expect([
    canServe(start(), 'saxonia', 'francia'),
    canServe(nationWith(start(), 'thuringia', { patron: 'saxonia' }), 'saxonia', 'francia'),
    canServe(nationWith(start(), 'saxonia', { patron: 'francia' }), 'thuringia', 'saxonia'),
  ]).toEqual([true, true, true]);
  expect([
    canServe(chain, 'burgundia', 'thuringia'),
    canServe(chain, 'francia', 'burgundia'),
    canServe(chain, 'francia', 'thuringia'),
    canServe(start(), 'francia', 'francia'),
  ]).toEqual([false, false, false, false]);
  expect(refused(chain, bind('francia', 'thuringia'))).toEqual(['bad-effect', 'OT-REF-06']);
  expect(act(chain, bind('thuringia', 'persia')).nations['thuringia']!.patron).toBe('persia');
  const offer = (_state: State, vassal: string, patron: string): Action => ({
    ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'vassalage', vassal, patron }] },
  });
  expect(refused(nationWith(start(), 'gothia', { patron: 'romania' }), offer(start(), 'gothia', 'francia'))).toEqual([
    'bad-clause',
    'OT-TRE-02',
  ]);
  const low = nationWith(nationWith(start(), 'francia', { patron: 'gothia' }), 'gothia', { patron: 'persia' });
  const detach = measure('francia', 'reform', 'detach', { regions: ['neustria'], name: 'March' });
  const parley = measure('francia', 'diplomacy', 'parley', { target: { kind: 'region', id: 'armorica' }, aim: 'constitute-vassal' });
  for (const one of [detach, parley]) expect(refused(low, one)).toEqual(['bad-vassalage', 'OT-VAS-01']);
});
clause('OT-VAS-04', 'tribute is owed from the cycle after the bond; vassals of the pack owe from the first', () => {
  expect(['armenia', 'iberia', 'francia'].map((id) => start().nations[id]!.tribute)).toEqual(['pending', 'pending', 'none']);
  const bound = act(start(), bind('saxonia', 'francia'));
  expect([bound.nations['saxonia']!.tribute, turn(inTurn(bound, 5), []).nations['saxonia']!.tribute]).toEqual(['none', 'pending']);
  expect(turn(inTurn(saxon({ tribute: 'attempted' }), 5), []).nations['saxonia']!.tribute).toBe('pending');
  expect(turn(inTurn(saxon({ tribute: 'attempted' }), 4), []).nations['saxonia']!.tribute).toBe('attempted');
});
const pay = (statistic: Parameters<typeof measure>[1], kind: string) => measure('gothia', statistic, 'tribute', { kind: kind as 'MIL' });
clause(['OT-VAS-05', 'OT-VAS-06'], 'each kind of tribute brings the patron what it is of, by grade, and nobody resists it', () => {
  for (const [
    statistic,
    kind,
  ] of [['logistics', 'MIL'], ['discipline', 'AUX'], ['commerce', 'ECN'], ['rhetoric', 'CLT'], ['bureaucracy', 'ADM']] as const) // biome-ignore format: pairs
    expect([30, 20, 10, 1].map((die) => modifiersOf(turn(gothic(), [pay(statistic, kind)], die), 'francia')[0])).toEqual(
      [-4, -8, -12, -16].map((value) => [kind, value, 'acquired', 6]),
    );
  const gained = (statistic: 'intervention' | 'development', kind: 'wealth' | 'progress') =>
    [30, 20, 10, 1].map((die) => turn(gothic(), [pay(statistic, kind)], die).nations['francia']![kind]);
  expect([gained('intervention', 'wealth'), gained('development', 'progress')]).toEqual([[1, 3, 5, 8], [1, 2, 3, 4]]); // biome-ignore format: lists
  expect(reportOn(turn(gothic(), [pay('logistics', 'MIL')], 10), 'gothia')).toMatchObject({ counter: null, domestic: true });
  expect(code(gothic(), pay('morale', 'MIL'))).toBe('invalid-mode');
});
clause(['OT-VAS-07', 'OT-VAS-08'], 'a failed tribute costs 5 Wealth, one never tried 10, or what there is', () => {
  const failed = (wealth: number) => {
    const { nations } = turn(gothic({ wealth }), [pay('logistics', 'MIL')], 99);
    return [nations['gothia']!.wealth, nations['francia']!.wealth, nations['gothia']!.tribute];
  };
  expect([failed(20), failed(3)]).toEqual([[15, 5, 'attempted'], [0, 3, 'attempted']]); // biome-ignore format: rows
  const settled = (tribute: 'pending' | 'attempted' | 'forgiven', wealth = 20) => {
    const { nations } = turn(inTurn(gothic({ tribute, wealth }, { wealthPerCycle: 0 }), 5), []);
    return [nations['gothia']!.wealth, nations['francia']!.wealth];
  };
  expect([settled('pending'), settled('pending', 4), settled('attempted'), settled('forgiven')]).toEqual([[10, 10], [0, 4], [20, 0], [20, 0]]); // biome-ignore format: pairs
  // In nation order: Persia is paid by Armenia before Iberia, and what a vassal receives pays its own tribute.
  const due = resolve(inTurn(start({ wealthPerCycle: 0 }), 5)).events.flatMap((event) =>
    event.type === 'tribute-resolved' && event.outcome === 'unattempted' ? [event.vassal] : [],
  );
  expect(due).toEqual(start().nationOrder.filter((id) => due.includes(id)));
  expect(due.length).toBeGreaterThan(1);
});
clause('OT-VAS-21', 'there is one tribute at a time; it is gone when it is forgiven or the bond ends', () => {
  const two = gothic({}, { measuresPerTurn: 2 });
  const posted = announce(two, pay('logistics', 'MIL'));
  const second = { ...pay('commerce', 'ECN'), slot: { kind: 'main', id: '2' } as const };
  expect(refused(posted, second)).toEqual(['tribute-not-due', 'OT-VAS-21']);
  const forgive: Action = { type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal: 'gothia' };
  const release: Action = { type: 'release-vassal', player: 'ada', patron: 'francia', vassal: 'gothia' };
  const own = announce(posted, { ...measure('gothia', 'intervention', 'invest'), slot: { kind: 'main', id: '2' } });
  for (const one of [forgive, release]) expect(act(own, one).measures.map(({ mode }) => mode)).toEqual(['invest']);
});
clause('OT-VAS-21', 'a tribute that is rolled or trivial counts as attempted, a void one stays due', () => {
  const ruled = (kind: 'trivial' | 'void' | 'impossible') =>
    turn(
      act(announce(gothic(), pay('logistics', 'MIL')), {
        ...{ type: 'adjudicate-measure', player: 'referee', measure: 'gothia/main/1' },
        ruling: kind === 'trivial' ? { kind } : { kind, reason: '' },
      }),
      [],
    ).nations['gothia']!.tribute;
  expect([
    ruled('trivial'),
    ruled('void'),
    ruled('impossible'),
    turn(gothic(), [pay('logistics', 'MIL')], 99).nations['gothia']!.tribute,
  ]).toEqual(['attempted', 'pending', 'pending', 'attempted']);
});
clause('OT-VAS-09', 'a patron forgives what its own vassal owes, for this cycle', () => {
  const forgive = (vassal: string): Action => ({ type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal });
  const forgiven = act(saxon(), forgive('saxonia'));
  expect([forgiven.nations['saxonia']!.tribute, turn(inTurn(forgiven, 5), []).nations['saxonia']!.tribute]).toEqual([
    'forgiven',
    'pending',
  ]);
  for (const tribute of ['none', 'attempted', 'forgiven'] as const)
    expect(refused(saxon({ tribute }), forgive('saxonia'))).toEqual(['tribute-not-due', 'OT-VAS-09']);
  for (const vassal of ['gothia', 'armenia']) expect(refused(saxon(), forgive(vassal))).toEqual(['not-a-vassal', 'OT-VAS-09']);
  expect(code(saxon(), { ...forgive('saxonia'), player: 'bo' })).toBe('not-your-nation');
});
clause(['OT-VAS-10', 'OT-VAS-18'], 'a patron frees its own vassal, who owes nothing more and keeps its own', () => {
  const release = (vassal: string): Action => ({ type: 'release-vassal', player: 'ada', patron: 'francia', vassal });
  const chain = nationWith(saxon({ independenceDeclared: true, autonomous: true }), 'thuringia', { patron: 'saxonia' });
  const freed = act(chain, release('saxonia'));
  expect(freed.nations['saxonia']).toMatchObject({ patron: null, tribute: 'none', independenceDeclared: false, autonomous: false });
  expect(freed.nations['thuringia']!.patron).toBe('saxonia');
  const vassalRoll = (state: State) =>
    reportOn(turn(state, [measure('saxonia', 'intervention', 'invest', { player: state === freed ? 'referee' : 'ada' })], 50), 'saxonia')
      .roll!.items;
  expect([vassalRoll(saxon()).map(({ source }) => source), vassalRoll(freed)]).toEqual([['vassal'], []]);
  for (const vassal of ['gothia', 'thuringia', 'armenia']) expect(refused(chain, release(vassal))).toEqual(['not-a-vassal', 'OT-VAS-10']);
});
clause('OT-VAS-11', 'a vassal says whether it would stay with a patron that falls; by itself it would not', () => {
  const say = (keep: boolean, state: State) => act(state, { type: 'set-loyalty', player: 'bo', vassal: 'gothia', keep });
  const loyal = say(true, gothic());
  expect([gothic(), loyal, say(false, loyal)].map(({ nations }) => nations['gothia']!.keepsVassalage)).toEqual([false, true, false]);
  expect(refused(start(), { type: 'set-loyalty', player: 'bo', vassal: 'gothia', keep: true })).toEqual(['not-a-vassal', 'OT-VAS-11']);
});
const independence: Action = { type: 'declare-independence', player: 'bo', vassal: 'gothia' };
clause('OT-VAS-12', 'independence is declared once, and binds the vassal until it is won', () => {
  const declared = act(gothic(), independence);
  expect(declared.nations['gothia']).toMatchObject({ patron: 'francia', tribute: 'pending', independenceDeclared: true });
  expect(refused(declared, independence)).toEqual(['already-declared', 'OT-VAS-12']);
  expect(refused(start(), independence)).toEqual(['not-a-vassal', 'OT-VAS-12']);
  const speak = (player: string): Action => ({ type: 'declare-independence', player, vassal: 'saxonia' });
  for (const player of ['ada', 'referee']) expect(act(saxon(), speak(player)).nations['saxonia']!.independenceDeclared).toBe(true);
  expect(refused(saxon(), speak('bo'))).toEqual(['not-your-nation', 'OT-ACT-06']);
});
clause('OT-VAS-17', 'it is won by an own blow after the declaration, once an index of the patron is at 60 % or less', () => {
  const patronAfter = (state: State, measures: Parameters<typeof turn>[1] = [], ...dice: number[]) =>
    turn(state, measures, ...dice).nations['gothia']!.patron;
  // Francia holds 60 of each; 36 is 60 %.
  const at36 = (index: 'viaDamage' | 'legDamage', lost: number) => nationWith(act(gothic(), independence), 'francia', { [index]: lost });
  const raid = measure('gothia', 'incision', 'raid', { target: at('francia') });
  expect([
    patronAfter(at36('viaDamage', 20), [strike('gothia', 'francia')], 30, 99),
    patronAfter(at36('viaDamage', 19), [strike('gothia', 'francia')], 30, 99),
    patronAfter(at36('legDamage', 20), [raid], 30, 99),
    patronAfter(at36('legDamage', 19), [raid], 30, 99),
    patronAfter(at36('legDamage', 24), [strike('gothia', 'francia')], 30, 99),
  ]).toEqual([null, 'francia', null, 'francia', null]);
  expect([
    patronAfter(at36('viaDamage', 40)),
    patronAfter(at36('viaDamage', 40), [strike('gothia', 'francia')], 99),
    patronAfter(at36('viaDamage', 20), [strike('romania', 'francia')], 30, 99),
    patronAfter(nationWith(gothic(), 'francia', { viaDamage: 40 }), [strike('gothia', 'francia')], 30, 99),
  ]).toEqual(['francia', 'francia', 'francia', 'francia']);
  // A blow before the declaration does not count, one after it does whenever the patron falls low.
  const before = act(act(turn(gothic(), [strike('gothia', 'francia')], 30, 99), { type: 'open-orders', player: 'referee' }), independence);
  expect(patronAfter(nationWith(before, 'francia', { viaDamage: 40 }))).toBe('francia');
  const struck = nextTurn(act(gothic(), independence), [strike('gothia', 'francia')], 30, 99);
  expect([struck.nations['gothia']!.patron, patronAfter(nationWith(struck, 'francia', { viaDamage: 24 }))]).toEqual(['francia', null]);
});
clause('OT-VAS-13', 'a sub-vassal is taken up or freed, and its patron embittered for three turns', () => {
  const state = nationWith(saxon(), 'thuringia', { patron: 'saxonia' });
  const lift = (free: boolean, subvassal = 'thuringia'): Action => ({
    ...{ type: 'elevate-subvassal', player: 'ada', patron: 'francia', subvassal, free },
  });
  const after = (free: boolean) => act(state, lift(free));
  expect([after(false).nations['thuringia']!.patron, modifiersOf(after(false), 'saxonia')]).toEqual([
    'francia',
    [['hostile', -10, 'elevation', 4]],
  ]);
  expect([after(true).nations['thuringia']!.patron, modifiersOf(after(true), 'saxonia')]).toEqual([
    null,
    [['hostile', -15, 'elevation', 4]],
  ]);
  for (const stranger of ['saxonia', 'gothia', 'armenia'])
    expect(refused(state, lift(true, stranger))).toEqual(['not-a-subvassal', 'OT-VAS-13']);
  expect(nextTurn(nextTurn(nextTurn(nextTurn(after(true))))).modifiers).toEqual([]);
});
clause('OT-VAS-14', 'in the last turn of a cycle vassals without player pay Wealth by themselves, in a free slot of their own', () => {
  const posted = (state: State) =>
    act(state, { type: 'close-orders', player: 'referee', force: true })
      .measures.filter(({ mode }) => mode === 'tribute')
      .map(({ nation, statistic, slot }) => [nation, statistic, slot.kind]);
  const last = (options = {}) => inTurn(start({ npcAutoTribute: true, ...options }), 5);
  const iberian = ['iberia', 'intervention', 'main'];
  expect(posted(last())).toEqual([['armenia', 'intervention', 'main'], iberian]);
  expect(posted(inTurn(last(), 4))).toEqual([]);
  expect(posted(last({ npcAutoTribute: false }))).toEqual([]);
  expect(posted(last({ tributeUsesSlot: false }))[0]).toEqual(['armenia', 'intervention', 'tribute']);
  expect(posted(nationWith(last(), 'armenia', { tribute: 'forgiven' }))).toEqual([iberian]);
  expect(posted(nationWith(last(), 'gothia', { patron: 'francia', tribute: 'pending' }))).toHaveLength(2);
  const busy = announce(last(), measure('armenia', 'intervention', 'invest'));
  expect(posted(busy)).toEqual([iberian]);
  const own = announce(last({ measuresPerTurn: 2 }), measure('armenia', 'development', 'tribute', { kind: 'progress' }));
  expect(posted(own)).toEqual([['armenia', 'development', 'main'], iberian]);
  const ready = ['ada', 'bo'].reduce<State>(
    (state, player) => act(state, { type: 'ready', player }),
    inTurn(startAuto({ npcAutoTribute: true }), 5),
  );
  expect(act(ready, { type: 'ready', player: 'cy' }, 99, 99).nations['armenia']!.tribute).toBe('pending');
});
clause(
  ['OT-VAS-15', 'OT-VAS-16'],
  'a patron at 10 % of its Viability, or 20 % of its Legitimacy, loses its vassals except the loyal',
  () => {
    const under = (more: Parameters<typeof nationWith>[2], keepsVassalage = false) =>
      turn(nationWith(gothic({ keepsVassalage }), 'francia', more), []).nations['gothia']!.patron;
    expect([under({ viaDamage: 54 }), under({ viaDamage: 53 }), under({ legDamage: 48 }), under({ legDamage: 47 })]).toEqual([
      null,
      'francia',
      null,
      'francia',
    ]);
    expect([under({ viaDamage: 54 }, true), under({ legDamage: 48 }, true)]).toEqual(['francia', 'francia']);
    const chain = nationWith(nationWith(saxon(), 'thuringia', { patron: 'saxonia' }), 'francia', { viaDamage: 54 });
    const freed = turn(chain, []).nations;
    expect([freed['saxonia']!.patron, freed['thuringia']!.patron]).toEqual([null, 'saxonia']);
  },
);
clause('OT-VAS-20', 'the vassals of a Nation that is no more are free', () => {
  const state = nationWith(nationWith(saxon(), 'thuringia', { patron: 'saxonia' }), 'gothia', { patron: 'francia', keepsVassalage: true });
  const { nations } = act(state, extinguish('francia'));
  expect(['gothia', 'saxonia', 'thuringia'].map((id) => nations[id]!.patron)).toEqual([null, null, 'saxonia']);
});
clause('OT-VAS-19', 'an autonomous vassal leaves its patron’s hands, but not its service', () => {
  const free = act(saxon(), {
    ...{ type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'autonomy', nation: 'saxonia', autonomous: true }] },
  });
  const order = (player: string) => measure('saxonia', 'intervention', 'invest', { player });
  expect([code(free, order('ada')), announce(free, order('referee')).measures.length, free.nations['saxonia']!.patron]).toEqual([
    'not-your-nation',
    1,
    'francia',
  ]);
  expect([damage(free, 'saxonia'), game.view(free, 'ada').nations['saxonia']!.tribute]).toEqual([[0, 0], 'pending']); // biome-ignore format: pair
});
