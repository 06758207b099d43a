import { expect } from 'vitest';
import { change, divided, given, nationWith, rebellion } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { type Action, act, at, clause, code, game, type State } from '../../helpers/table.js';
import { announce, damage, measure, reportOn, resolve, suppress, turn } from '../../helpers/turns.js';

clause('OT-REB-10', 'a rebellion is no civil war: it weighs on no roll', () => {
  expect(reportOn(turn(rebellion(start(), 'francia'), [measure('francia', 'intervention', 'invest')], 10), 'francia').roll!.items).toEqual(
    [],
  );
});

const rebels = (more: Parameters<typeof rebellion>[2] = {}, state = start()) => rebellion(state, 'francia', more);

clause('OT-REB-01', 'each rebellion takes 2 Viability and 1 Legitimacy, from its first counted turn on', () => {
  expect([damage(turn(rebels(), []), 'francia'), damage(turn(rebels({ firstTurn: 1 }), []), 'francia')]).toEqual([
    [0, 0],
    [2, 1],
  ]);
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
  expect(lost('offensive')).toEqual([
    [12, 0],
    [8, 0],
    [4, 0],
    [16, 0],
  ]);
  expect(lost('incision')).toEqual([
    [0, 12],
    [0, 8],
    [0, 4],
    [0, 16],
  ]);
  expect(lost('offensive', { rebellionFailureTable: 'bySeverity' })).toEqual([
    [4, 0],
    [8, 0],
    [12, 0],
    [16, 0],
  ]);
});

const due = (lastFailure: 1 | 2 | 3 | 4 | null, more: Parameters<typeof rebellion>[2] = {}, state = start()) =>
  rebels({ firstTurn: 1, deadlineTurn: 1, lastFailure, ...more }, state);

clause('OT-REB-06', 'what is not ended in its time escalates: to a movement after a slight or normal failure, else to civil war', () => {
  const into = (grade: 1 | 2 | 3 | 4) => {
    const { civilWars, nations, rebellions } = turn(due(grade), []);
    return [civilWars.length, nations['nation-1']?.kind, rebellions.length];
  };
  expect(([1, 2, 3, 4] as const).map(into)).toEqual([
    [0, 'movement', 0],
    [0, 'movement', 0],
    [1, undefined, 0],
    [1, undefined, 0],
  ]);
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
  expect([sides(quiet.state), quiet.events.filter(({ type }) => type === 'sponsor-revealed')]).toEqual([['ada', 'referee'], []]);
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
