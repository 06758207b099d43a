import { expect } from 'vitest';
import { type Action, act, announce, at, change, clause, code, conflict, damage, divided, game, given, measure, nationWith, nextTurn, rebellion, refused, reportOn, resolve, type State, start, startAuto, strike, told, turn } from '../table.js'; // biome-ignore format: one line

const begin = (sideNames: readonly string[]): Action => ({ type: 'start-civil-war', player: 'ada', nation: 'francia', sideNames });
const begun = act(start(), begin(['Crown', 'Barons', 'Clergy']));
const [crown, barons, clergy] = begun.civilWars[0]!.sides.map(({ id }) => id) as [string, string, string];
const assign = (player: string, side: string, controller: string): Action => ({
  ...{ type: 'assign-side', player, civilWar: 'civil-war-1', side, controller },
});
const conclude = (player: string, winner: string): Action => ({ type: 'conclude-civil-war', player, civilWar: 'civil-war-1', winner });
const split = act(begun, assign('ada', barons, 'bo'));

clause('OT-CIV-01', 'a Nation is divided once, into 2 to 5 named sides, all in one hand', () => {
  expect(begun.civilWars).toMatchObject([{ nation: 'francia', sides: [{ name: 'Crown' }, { name: 'Barons' }, { name: 'Clergy' }] }]);
  expect(begun.civilWars[0]!.sides.map(({ controller }) => controller)).toEqual(['ada', 'ada', 'ada']);
  expect(refused(begun, begin(['A', 'B']))).toEqual(['already-in-civil-war', 'OT-CIV-01']);
  for (const names of [['A', 'B'], ['A', 'B', 'C', 'D', 'E']]) expect(act(start(), begin(names)).civilWars).toHaveLength(1); // biome-ignore format: lists
  for (const names of [['A'], ['A', 'B', 'C', 'D', 'E', 'F'], ['A', ' ']]) // biome-ignore format: lists
    expect(refused(start(), begin(names))).toEqual(['bad-parameter', 'OT-CIV-01']);
});
clause('OT-CIV-02', 'whoever has a side hands it to a player or the referee, while it lasts', () => {
  expect([
    split.civilWars[0]!.sides[1]!.controller,
    act(begun, assign('ada', clergy, 'referee')).civilWars[0]!.sides[2]!.controller,
  ]).toEqual(['bo', 'referee']);
  const none = ['not-a-side', 'OT-CIV-02'];
  expect([refused(split, assign('ada', barons, 'cy')), refused(begun, assign('ada', 'civil-war-1.9', 'bo'))]).toEqual([none, none]);
  expect(refused(divided(start(), 'francia', [100, 0]), assign('cy', 'civil-war-1.2', 'bo'))).toEqual(none);
  expect(code(begun, assign('ada', barons, 'zoe'))).toBe('unknown-id');
});
clause('OT-CIV-03', 'one hand ends it alone; several only when they name the same winner', () => {
  expect(act(begun, conclude('ada', clergy)).civilWars).toEqual([]);
  const half = act(split, conclude('ada', barons));
  expect(half.civilWars).toHaveLength(1);
  expect(act(half, conclude('bo', crown)).civilWars).toHaveLength(1);
  expect([act(half, conclude('bo', barons)).civilWars, act(act(half, conclude('bo', crown)), conclude('ada', crown)).civilWars]).toEqual([
    [],
    [],
  ]);
  // Whoever is out of the struggle has no say.
  const three = divided(start(), 'francia', [60, 40, 0]);
  expect(act(act(three, conclude('ada', crown)), conclude('cy', crown)).civilWars).toEqual([]);
  expect(refused(three, conclude('bo', crown))).toEqual(['not-a-side', 'OT-CIV-03']);
  expect(refused(split, conclude('cy', crown))).toEqual(['not-a-side', 'OT-CIV-03']);
  expect(refused(split, conclude('ada', 'civil-war-1.9'))).toEqual(['bad-side', 'OT-CIV-03']);
  expect(refused(three, conclude('ada', 'civil-war-1.3'))).toEqual(['bad-side', 'OT-CIV-03']);
});
clause('OT-CIV-04', 'a civil war in one hand is a story: nothing is measured and no side acts', () => {
  expect([begun.civilWars[0]!.metered, split.civilWars[0]!.metered]).toEqual([false, true]);
  const slot = { kind: 'side', id: barons } as const;
  const blow = measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: crown } });
  expect(code(begun, blow)).toBe('no-such-slot');
  expect(announce(split, { ...blow, player: 'bo' }).measures).toHaveLength(1);
});
clause('OT-CIV-05', 'Supremacy is shared evenly when the meter opens, the rest going to the government', () => {
  const shares = (state: State) => state.civilWars[0]!.sides.map(({ supremacy }) => supremacy);
  expect([shares(begun), shares(split)]).toEqual([[0, 0, 0], [34, 33, 33]]); // biome-ignore format: lists
  expect(shares(act(act(start(), begin(['A', 'B'])), assign('ada', 'civil-war-1.2', 'cy')))).toEqual([50, 50]);
});
clause('OT-CIV-03', 'agreement holds without those who drop out, and only for whoever still has a side', () => {
  const named = act(act(act(split, assign('ada', clergy, 'cy')), conclude('ada', crown)), conclude('bo', crown));
  expect(named.civilWars).toHaveLength(1);
  const ended = told(named, assign('cy', clergy, 'bo')).find(({ type }) => type === 'civil-war-ended');
  expect(ended).toMatchObject({ winner: crown, governmentChanged: false });
  expect(act(named, assign('cy', clergy, 'referee')).civilWars).toHaveLength(1);
  // What was said by somebody who gave his side away is not remembered when he gets it back.
  const back = act(act(act(split, conclude('bo', crown)), assign('bo', barons, 'cy')), assign('cy', barons, 'bo'));
  expect(act(back, conclude('ada', crown)).civilWars).toHaveLength(1);
  // The last blow against the one that has not agreed ends the war, and the choice of a winner that fell is void.
  const blow = (state: State) => fell(state, 'civil-war-1.2', 'civil-war-1.3');
  const three = (...words: readonly Action[]) => words.reduce((now, one) => act(now, one), divided(start(), 'francia', [60, 32, 8]));
  expect(blow(three(conclude('ada', crown), conclude('cy', crown))).civilWars).toEqual([]);
  const void3 = blow(three(conclude('ada', clergy), conclude('cy', clergy)));
  expect(void3.civilWars[0]).toMatchObject({ conclusions: [], sides: [{ alive: true }, { alive: true }, { alive: false }] });
});
/** One side strikes another out with a slight success. */
const fell = (state: State, by: string, whom: string): State => {
  const slot = { kind: 'side', id: by } as const;
  return turn(
    state,
    [{ ...measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: whom } }), player: 'cy' }],
    30,
    99,
  );
};
clause(
  ['OT-CIV-04', 'OT-CIV-05', 'OT-SLOT-07'],
  'once its sides are in one hand again a civil war is a story, and a new meter begins anew',
  () => {
    const slot = { kind: 'side', id: barons } as const;
    const blow = { ...measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: crown } }), player: 'bo' };
    const fought = nextTurn(announce(split, blow), [], 20, 99);
    const shares = (state: State) => [state.civilWars[0]!.metered, ...state.civilWars[0]!.sides.map(({ supremacy }) => supremacy)];
    expect(shares(fought)).toEqual([true, 18, 49, 33]);
    const posted = announce(fought, blow);
    const whole = act(posted, assign('bo', barons, 'ada'));
    expect([shares(whole), whole.measures, code(whole, { ...blow, player: 'ada' })]).toEqual([[false, 0, 0, 0], [], 'no-such-slot']);
    expect(shares(act(whole, assign('ada', clergy, 'cy')))).toEqual([true, 34, 33, 33]);
    expect(turn(whole, []).civilWars).toHaveLength(1);
    // So it is when the one in other hands has fallen: the two that are left are Ada's.
    const hands = divided(start(), 'francia', [50, 42, 8], ['ada', 'ada', 'cy']);
    const last = { ...measure('francia', 'offensive', 'strike', { slot: { kind: 'side', id: 'civil-war-1.2' }, target: { kind: 'side', id: 'civil-war-1.3' } }) }; // biome-ignore format: one line
    expect(shares(turn(hands, [last], 30, 99))).toEqual([false, 0, 0, 0]);
  },
);
clause(['OT-CIV-10', 'OT-EFF-01'], 'who sides with somebody in a war that has become a story changes nothing', () => {
  const aid = (state: State) => announce(state, strike('gothia', 'francia', { target: { kind: 'side', id: barons }, supports: crown }));
  const story = act(aid(split), assign('bo', barons, 'ada'));
  expect([damage(turn(aid(split), [], 30, 99), 'francia'), damage(turn(story, [], 30, 99), 'francia')]).toEqual([[2, 0], [0, 0]]); // biome-ignore format: pairs
});
clause('OT-CIV-13', 'the player keeps the Nation whoever wins, and the log says whether the government fell', () => {
  const ended = (winner: string) => told(begun, conclude('ada', winner)).find(({ type }) => type === 'civil-war-ended');
  expect([ended(crown), ended(barons)]).toMatchObject([{ governmentChanged: false }, { governmentChanged: true, winner: barons }]);
  expect(act(begun, conclude('ada', barons)).players['ada']!.principal).toBe('francia');
});
clause('OT-CIV-06', 'a civil war weighs 10 on peace at home, on war abroad and on crises; on no other roll', () => {
  const warring = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'war')];
  });
  const torn = divided(warring, 'francia');
  const values = (state: State, side: 'roll' | 'counter', by: string) =>
    reportOn(state, by)
      [side]!.items.filter(({ source }) => source === 'civil-war')
      .map(({ value }) => value);
  const onRoll = (given: ReturnType<typeof strike>, ...dice: number[]) => values(turn(torn, [given], ...dice), 'roll', 'francia');
  expect([onRoll(measure('francia', 'intervention', 'invest'), 10), onRoll(strike('francia', 'gothia'), 99)]).toEqual([[10], [10]]);
  expect([
    onRoll(measure('francia', 'commerce', 'boost', { target: at('romania') }), 10),
    onRoll(strike('francia', 'romania'), 99),
  ]).toEqual([[], []]);
  const suppress = measure('francia', 'offensive', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } });
  expect(values(turn(rebellion(torn, 'francia'), [suppress], 10), 'roll', 'francia')).toEqual([]);
  expect(values(turn(torn, [strike('gothia', 'francia')], 10, 99), 'counter', 'gothia')).toEqual([]);
  const slot = { kind: 'side', id: 'civil-war-1.1' } as const;
  expect(onRoll(measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: 'civil-war-1.2' } }), 99)).toEqual([]);
  const crisis: Action = {
    ...{ type: 'post-happening', player: 'referee', category: 'natural', kind: 'crisis', nations: ['francia'], text: 'Woe.' },
    crisis: { counter: 'industry', loss: 'via', perTurn: null, turns: null },
  };
  expect([damage(turn(act(torn, crisis), [], 31), 'francia'), damage(turn(act(warring, crisis), [], 31), 'francia')]).toEqual([[4, 0], [0, 0]]); // biome-ignore format: pairs
});
clause('OT-REB-10', 'a rebellion is no civil war: it weighs on no roll', () => {
  expect(reportOn(turn(rebellion(start(), 'francia'), [measure('francia', 'intervention', 'invest')], 10), 'francia').roll!.items).toEqual(
    [],
  );
});
clause('OT-CIV-09', 'from its second year on a civil war takes 2 Legitimacy and 1 Viability', () => {
  const torn = divided(start(), 'francia');
  expect([damage(turn(torn, []), 'francia'), damage(turn(nextTurn(torn), []), 'francia')]).toEqual([[0, 0], [1, 2]]); // biome-ignore format: pairs
});
clause('OT-CIV-15', 'what begins in happenings or orders is a year old this turn, what begins later the next', () => {
  const aged = (state: State) => state.civilWars[0]!.firstTurn;
  const war: Action = {
    ...{ type: 'apply-effects', player: 'referee', reason: '' },
    effects: [{ do: 'civil-war', nation: 'gothia', sides: ['A', 'B'], controllers: ['bo', 'bo'] }],
  };
  const happenings = turn(start(), []);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  expect([aged(act(start(), war)), aged(act(happenings, war)), aged(act(closed, war))]).toEqual([1, 2, 2]);
  const next = (state: State) => damage(turn(nextTurn(act(state, war)), []), 'gothia');
  expect([damage(turn(act(start(), war), []), 'gothia'), next(start())]).toEqual([[0, 0], [1, 2]]); // biome-ignore format: pairs
  // With two years to a turn the second one is the third year, in which rebels keep a Nation from recovering.
  const recovers = (yearsPerTurn: number) => {
    const torn = rebellion(start({ yearsPerTurn, turnsPerCycle: 2 }), 'gothia', { firstTurn: 1 });
    return damage(turn(nextTurn(nationWith(torn, 'gothia', { viaDamage: 30 })), []), 'gothia')[0] < 34;
  };
  expect([recovers(1), recovers(2)]).toEqual([true, false]);
});

const rebels = (more: Parameters<typeof rebellion>[2] = {}, state = start()) => rebellion(state, 'francia', more);
const suppress = (statistic: 'offensive' | 'incision') =>
  measure('francia', statistic, 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } });
clause('OT-REB-01', 'each rebellion takes 2 Viability and 1 Legitimacy, from its first counted turn on', () => {
  expect([damage(turn(rebels(), []), 'francia'), damage(turn(rebels({ firstTurn: 1 }), []), 'francia')]).toEqual([[0, 0], [2, 1]]); // biome-ignore format: pairs
  expect(damage(turn(rebels({ firstTurn: 1 }, rebels({ firstTurn: 1 })), []), 'francia')).toEqual([4, 2]);
});
clause('OT-REB-02', 'rebels are suppressed at home by Offensive or Incision, and roll nothing', () => {
  for (const statistic of ['offensive', 'incision'] as const)
    expect(reportOn(turn(rebels(), [suppress(statistic)], 30), 'francia')).toMatchObject({ domestic: true, counter: null, netGrade: 1 });
  expect(code(rebels(), measure('francia', 'morale', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } }))).toBe(
    'invalid-mode',
  );
});
const withHost = change(rebels({ sponsor: 'gothia', sponsorKnown: false }), (draft) => {
  draft.hosts = [
    { id: 'host-1', owner: 'gothia', kind: 'rebel', region: 'belgica', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
  ];
  draft.counters = { ...draft.counters, host: 1 };
});
clause('OT-REB-03', 'any success ends the rebellion and its host', () => {
  const after = turn(withHost, [suppress('offensive')], 40);
  expect([after.rebellions, after.hosts, after.nations['francia']!.suppressions]).toEqual([[], [], 1]);
});
clause('OT-REB-04', 'a very good success tells who stood behind it, a lesser one does not', () => {
  const sponsor = (die: number) =>
    resolve(announce(withHost, suppress('incision')), die).events.flatMap((event) =>
      event.type === 'rebellion-suppressed' ? [event.sponsor] : [],
    );
  expect([30, 20, 10, 1].map(sponsor)).toEqual([[null], [null], ['gothia'], ['gothia']]);
});
clause('OT-REB-05', 'a failure costs Viability or Legitimacy by its grade, as written or by severity', () => {
  const lost = (statistic: 'offensive' | 'incision', options = {}) =>
    [50, 70, 90, 100].map((die) => damage(turn(rebels({}, start(options)), [suppress(statistic)], die), 'francia'));
  expect(lost('offensive')).toEqual([[12, 0], [8, 0], [4, 0], [16, 0]]); // biome-ignore format: pairs
  expect(lost('incision')).toEqual([[0, 12], [0, 8], [0, 4], [0, 16]]); // biome-ignore format: pairs
  expect(lost('offensive', { rebellionFailureTable: 'bySeverity' })).toEqual([[4, 0], [8, 0], [12, 0], [16, 0]]); // biome-ignore format: pairs
});
const due = (lastFailure: 1 | 2 | 3 | 4 | null, more: Parameters<typeof rebellion>[2] = {}, state = start()) =>
  rebels({ firstTurn: 1, deadlineTurn: 1, lastFailure, ...more }, state);
clause('OT-REB-06', 'what is not ended in its time escalates: to a movement after a slight or normal failure, else to civil war', () => {
  const into = (grade: 1 | 2 | 3 | 4) => {
    const { civilWars, nations, rebellions } = turn(due(grade), []);
    return [civilWars.length, nations['nation-1']?.kind, rebellions.length];
  };
  expect(([1, 2, 3, 4] as const).map(into)).toEqual([[0, 'movement', 0], [0, 'movement', 0], [1, undefined, 0], [1, undefined, 0]]); // biome-ignore format: rows
  expect(turn(rebels({ firstTurn: 1, deadlineTurn: 2, lastFailure: 1 }), []).rebellions).toHaveLength(1);
  const raised = (rebellionGraceTurns?: number) => {
    const state = start(rebellionGraceTurns === undefined ? {} : { rebellionGraceTurns });
    const effects = [{ do: 'rebellion', nation: 'francia', sponsor: null }] as const;
    return act(state, { type: 'apply-effects', player: 'referee', reason: '', effects }).rebellions[0]!.deadlineTurn;
  };
  expect([raised(), raised(2)]).toEqual([5, 2]);
});
clause('OT-REB-07', 'rebels nobody fought are for the referee to judge, and a movement by themselves', () => {
  const asked = turn(due(null), []);
  expect([asked.phase, asked.decisions]).toMatchObject([
    'decisions',
    [{ kind: 'rebellion-outcome', blocking: true, options: ['armed-movement', 'civil-war', 'fade'] }],
  ]);
  const after = (answer: string) => act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer });
  expect(after('fade')).toMatchObject({ rebellions: [], civilWars: [] });
  expect([
    after('fade').nations['nation-1'],
    after('armed-movement').nations['nation-1']?.kind,
    after('civil-war').civilWars.length,
  ]).toEqual([undefined, 'movement', 1]);
  const auto = ['ada', 'bo', 'cy'].reduce<State>((state, player) => act(state, { type: 'ready', player }), due(null, {}, startAuto()));
  expect([auto.nations['nation-1']?.kind, auto.civilWars]).toEqual(['movement', []]);
});
clause('OT-REB-08', 'a movement takes a region that is not the capital, and is at war with its parent, whose ways it has', () => {
  const shaped = nationWith(start(), 'francia', { attributes: { CLT: 30, INT: 30 } });
  const risen = turn(due(1, {}, shaped), []);
  const born = risen.nations['nation-1']!;
  expect(born).toMatchObject({ kind: 'movement', position: 'neustria', capital: null, culture: 'germanic', faith: 'nicene', patron: null });
  expect([born.attributes.CLT, born.attributes.INT].every((value) => value === Math.max(...Object.values(born.attributes)))).toBe(true);
  expect([risen.regions['neustria']!.owner, risen.regions['belgica']!.owner, risen.conflicts, risen.rebellions]).toMatchObject([
    'nation-1',
    'francia',
    [{ a: 'francia', b: 'nation-1', status: 'war' }],
    [],
  ]);
  const landless = turn(due(1, {}, given(start(), 'neustria', null)), []);
  expect([landless.nations['nation-1']!.position, landless.regions['belgica']!.owner]).toEqual(['belgica', 'francia']);
  // Two regions to choose from are chosen by a die.
  expect(turn(due(1, {}, given(start(), 'armorica', 'francia')), [], 1).nations['nation-1']!.position).toBe('armorica');
});
clause('OT-REB-09', 'a civil war has the government and the rebels; in a Nation divided already a movement arises', () => {
  expect(turn(due(3), []).civilWars).toMatchObject([{ nation: 'francia', sides: [{ name: 'Government' }, { name: 'Rebels' }] }]);
  const again = turn(due(3, {}, divided(start(), 'francia')), []);
  expect([again.civilWars.length, again.nations['nation-1']?.kind]).toEqual([1, 'movement']);
});
clause('OT-CIV-14', 'the rebels are the referee’s, or those of the player who caused them, who is found out', () => {
  const sides = (state: State) => state.civilWars[0]!.sides.map(({ controller }) => controller);
  expect(sides(turn(due(3), []))).toEqual(['ada', 'referee']);
  const caused = resolve(due(3, { sponsor: 'gothia', sponsorKnown: false }));
  expect([sides(caused.state), caused.events.filter(({ type }) => type === 'sponsor-revealed')]).toMatchObject([
    ['ada', 'bo'],
    [{ sponsor: 'gothia', nation: 'francia' }],
  ]);
  const quiet = resolve(due(3, { sponsor: 'persia', sponsorKnown: false }));
  expect([sides(quiet.state), quiet.events.filter(({ type }) => type === 'sponsor-revealed')]).toEqual([['ada', 'referee'], []]); // biome-ignore format: pair
});
clause('OT-REB-11', 'what a measure begins counts from the next turn, what a happening begins from this one', () => {
  const subverted = turn(start(), [measure('gothia', 'rhetoric', 'subvert', { target: at('francia') })], 10, 99);
  expect(subverted.rebellions).toMatchObject([{ nation: 'francia', sponsor: 'gothia', firstTurn: 2, deadlineTurn: 6 }]);
  const effects = [{ do: 'rebellion', nation: null, sponsor: null }] as const;
  const posted: Action = {
    type: 'post-happening',
    player: 'referee',
    category: 'human',
    kind: 'effect',
    nations: ['francia'],
    text: 'Up.',
    effects,
  };
  expect([act(start(), posted).rebellions, act(turn(start(), []), posted).rebellions]).toMatchObject([
    [{ firstTurn: 1 }],
    [{ firstTurn: 2 }],
  ]);
  expect(game.view(subverted, null).rebellions).toMatchObject([{ sponsor: 'gothia' }]);
});
