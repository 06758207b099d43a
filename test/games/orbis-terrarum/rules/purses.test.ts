import { expect } from 'vitest';
import { type Action, act, announce, change, clause, code, conflict, game, measure, modified, modifiersOf, nationWith, organized, rebellion, refused, resolve, type State, start, treaty } from '../table.js'; // biome-ignore format: one line

type Spend = Extract<Action, { type: 'spend' }>;
const buy = (item: Spend['item'], more: Partial<Spend> = {}): Spend => ({
  type: 'spend',
  player: 'ada',
  nation: 'francia',
  item,
  times: 1,
  ...more,
});
const rich = (more: Parameters<typeof nationWith>[2] = {}, state = start()) =>
  nationWith(state, 'francia', { wealth: 100, progress: 100, viaDamage: 20, legDamage: 20, ...more });
const purse = (state: State) => [state.nations['francia']!.wealth, state.nations['francia']!.progress];

clause(
  ['OT-PROS-02', 'OT-PROS-03', 'OT-PROS-04', 'OT-PROS-05', 'OT-PROS-06', 'OT-PROS-07', 'OT-PROS-09', 'OT-PROS-10'],
  'what Wealth and Progress buy, and at what price',
  () => {
    const rows = [
      ['authority-bonus', { attribute: 'PRS' }, [95, 100], (state: State) => modifiersOf(state, 'francia'), [['PRS', -6, 'purchased', 6]]],
      ['progress', {}, [90, 101], () => 0, 0],
      ['leg-for-wealth', {}, [85, 100], (state: State) => state.nations['francia']!.legDamage, 17],
      ['via-for-wealth', {}, [80, 100], (state: State) => state.nations['francia']!.viaDamage, 14],
      ['authority-point', { attribute: 'GES' }, [60, 100], (state: State) => state.nations['francia']!.attributes.GES, 21],
      ['wealth', {}, [110, 99], () => 0, 0],
      ['domain-bonus', { attribute: 'MIL' }, [100, 99], (state: State) => modifiersOf(state, 'francia'), [['MIL', -6, 'purchased', 6]]],
      ['via-for-progress', {}, [100, 95], (state: State) => state.nations['francia']!.viaDamage, 17],
      ['leg-for-progress', {}, [100, 90], (state: State) => state.nations['francia']!.legDamage, 14],
      ['scope', { target: 'gothia', dimension: 'cultural' }, [100, 85], (state: State) => state.scopes.map(({ value }) => value), [-5]],
      ['extra-measure', {}, [100, 80], (state: State) => state.nations['francia']!.grants.map(({ kind }) => kind), ['bought']],
      ['special-measure', {}, [100, 75], (state: State) => state.nations['francia']!.grants.map(({ kind }) => kind), ['special']],
      ['domain-point', { attribute: 'MIL' }, [100, 70], (state: State) => state.nations['francia']!.attributes.MIL, 21],
    ] as const;
    for (const [item, more, left, look, wanted] of rows) {
      const after = act(rich(), buy(item, more as Partial<Spend>));
      expect([item, purse(after), look(after)]).toEqual([item, left, wanted]);
    }
  },
);
clause('OT-PROS-01', 'several at once are paid and checked one after another, all or none', () => {
  expect(purse(act(rich(), buy('progress', { times: 10 })))).toEqual([0, 110]);
  expect(code(rich(), buy('progress', { times: 11 }))).toBe('cannot-pay');
  for (const times of [0, 21]) expect(code(rich({ wealth: 900 }), buy('progress', { times }))).toBe('bad-parameter');
  // Three Legitimacy lost are restored once; a second time there is nothing to restore.
  expect(refused(rich({ legDamage: 3 }), buy('leg-for-wealth', { times: 2 }))).toEqual(['index-full', 'OT-PROS-15']);
  expect(refused(rich(), buy('authority-bonus', { attribute: 'PRS', times: 6 }))).toEqual(['modifier-cap-reached', 'OT-PROS-15']);
});
clause('OT-PROS-15', 'nothing is bought that would change nothing', () => {
  expect(refused(rich({ viaDamage: 0 }), buy('via-for-wealth'))).toEqual(['index-full', 'OT-PROS-15']);
  expect(refused(rich({ legDamage: 0 }), buy('leg-for-progress'))).toEqual(['index-full', 'OT-PROS-15']);
  expect(refused(rich({ attributes: { MIL: 100 } }), buy('domain-point', { attribute: 'MIL' }))).toEqual(['attribute-max', 'OT-PROS-15']);
  const full = modified(rich(), { nation: 'francia', target: 'MIL', value: -25 });
  expect(refused(full, buy('domain-bonus', { attribute: 'MIL' }))).toEqual(['modifier-cap-reached', 'OT-PROS-15']);
  expect(
    modifiersOf(
      act(modified(rich(), { nation: 'francia', target: 'MIL', value: -24 }), buy('domain-bonus', { attribute: 'MIL' })),
      'francia',
    )[1],
  ).toEqual(['MIL', -1, 'purchased', 6]);
  const near = (value: number) =>
    act(rich(), { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'cultural', value });
  const nearer = buy('scope', { target: 'gothia', dimension: 'cultural' });
  expect([refused(near(-25), nearer), game.explain(near(-20), nearer)]).toEqual([['scope-cap-reached', 'OT-PROS-15'], []]);
  expect([code(rich(), buy('authority-point', { attribute: 'MIL' })), code(rich(), buy('domain-point', { attribute: 'PRS' }))]).toEqual([
    'bad-parameter',
    'bad-parameter',
  ]);
});
clause('OT-PROS-16', 'any Nation gives to any other that lives what it has, and at least something', () => {
  const give = (wealth: number, progress: number, to = 'gothia'): Action => ({
    type: 'transfer',
    player: 'ada',
    from: 'francia',
    to,
    wealth,
    progress,
  });
  const gave = act(rich(), give(30, 1));
  expect([purse(gave), gave.nations['gothia']!.wealth, gave.nations['gothia']!.progress]).toEqual([[70, 99], 30, 1]);
  expect(act(rich(), give(1, 0, 'persia')).nations['persia']!.wealth).toBe(1);
  for (const [wealth, progress] of [[101, 0], [0, 101]] as const) expect(refused(rich(), give(wealth, progress))).toEqual(['cannot-pay', 'OT-PROS-16']); // biome-ignore format: pairs
  for (const [wealth, progress] of [[0, 0], [-1, 2], [2, -1]] as const) expect(code(rich(), give(wealth, progress))).toBe('bad-parameter'); // biome-ignore format: pairs
});
clause('OT-PROS-17', 'an opportunity is taken once by whom it is offered to and who can pay, and works at once', () => {
  const learn: Action = { type: 'take-opportunity', player: 'ada', nation: 'francia', opportunity: 'long-roads' };
  const wise = act(rich(), learn);
  expect(wise.nations['francia']).toMatchObject({ technologies: ['long-roads'], progress: 94 });
  expect([code(wise, learn), code(start(), learn), code(start(), { ...learn, opportunity: 'opportunity-9' })]).toEqual([
    'already-taken',
    'cannot-pay',
    'unknown-id',
  ]);
  const offer = {
    type: 'offer-opportunity',
    player: 'referee',
    nations: ['gothia'],
    cost: { wealth: 0, progress: 0 },
    effects: [],
  } as const;
  expect(refused(act(start(), offer), { ...learn, opportunity: 'opportunity-1' })).toEqual(['not-offered', 'OT-PROS-17']);
});

const raid = measure('francia', 'incision', 'raid', { target: { kind: 'nation', id: 'gothia' } });
/** Gothia with but one of one index left. */
const dying = (options = {}) => nationWith(start(options), 'gothia', { viaDamage: 60, legDamage: 59, wealth: 9 });
clause(['OT-IDX-06', 'OT-END-08'], 'a Nation that has nothing left of either index is extinct; its player is not', () => {
  expect(resolve(announce(nationWith(dying(), 'gothia', { viaDamage: 59 }), raid), 10, 99).state.nations['gothia']!.alive).toBe(true);
  const { state } = resolve(announce(dying(), raid), 10, 99);
  expect([state.nations['gothia']!.alive, state.players['bo']!.principal]).toEqual([false, null]);
  const open = act(state, { type: 'open-orders', player: 'referee' });
  expect(act(open, { type: 'adopt-nation', player: 'bo', nation: 'persia' }).decisions).toMatchObject([{ kind: 'adoption' }]);
});
clause(
  'OT-END-07',
  'with it end its land, purse, grants, hosts, bonds, struggles, offers, modifiers, and its part in every instrument',
  () => {
    const everywhere = organized(treaty(rebellion(dying(), 'gothia'), ['francia', 'gothia'], [{ kind: 'alliance' }]), [
      'francia',
      'gothia',
    ]);
    const full = change(modified(everywhere, { nation: 'gothia', target: 'MIL', value: 5 }), (draft) => {
      draft.nations = { ...draft.nations, saxonia: { ...draft.nations['saxonia']!, patron: 'gothia' } };
      draft.hosts = [
        { id: 'host-1', owner: 'gothia', kind: 'mercenary', region: 'armorica', rebellion: null, lastTurn: null, moveTo: null },
      ];
      draft.conflicts = [conflict('gothia', 'romania', 'hostilities')];
      draft.counters = { ...draft.counters, host: 1 };
    });
    const words: readonly Action[] = [
      { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'commitment', text: '' },
      { type: 'make-offer', player: 'cy', from: 'romania', to: 'gothia', clauses: [{ kind: 'alliance' }] },
      { type: 'start-civil-war', player: 'bo', nation: 'gothia', sideNames: ['A', 'B'] },
    ];
    const { state } = resolve(
      announce(
        words.reduce<State>((now, action) => act(now, action), full),
        raid,
      ),
      10,
      99,
    );
    expect([state.regions['tarraco'], state.regions['aquitania']]).toMatchObject(
      Array(2).fill({ owner: null, population: 'disorganised' }),
    );
    expect(state.nations['gothia']).toMatchObject({ alive: false, wealth: 0, progress: 0, grants: [], capital: null });
    expect(state).toMatchObject({
      treaties: [],
      hosts: [],
      conflicts: [],
      declarations: [],
      offers: [],
      civilWars: [],
      rebellions: [],
      modifiers: [],
    });
    expect([state.organizations[0]!.members, state.nations['saxonia']!.patron]).toEqual([['francia'], null]);
  },
);
clause('OT-END-07', 'its land goes to the war enemy that struck the last blow, where that is agreed', () => {
  const fallen = (status: 'war' | 'hostilities', options = {}) => {
    const state = change(dying(options), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', status)];
    });
    return resolve(announce(state, raid), 10, 99).state.regions['tarraco']!.owner;
  };
  const conqueror = { extinctionTerritory: 'conqueror' };
  expect([fallen('war', conqueror), fallen('hostilities', conqueror), fallen('war')]).toEqual(['francia', null, null]);
});
