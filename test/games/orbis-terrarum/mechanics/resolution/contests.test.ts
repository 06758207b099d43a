import { expect } from 'vitest';
import { nationWith } from '../../helpers/positions.js';
import { nets, ruled, second } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { at, clause, type State } from '../../helpers/table.js';
import { announce, damage, invest, measure, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

/** The contests of a turn. */
const contests = (state: State, ...dice: number[]) =>
  resolve(state, ...dice).events.flatMap((event) => (event.type === 'contest-resolved' ? [event.members] : []));
const occupy = (nation: string, region = 'armorica') => measure(nation, 'expansion', 'occupy', { target: { kind: 'region', id: region } });
const pair = [['francia/main/1', 'gothia/main/1']];

clause('OT-OPP-11', 'occupations of one region are a contest, those of two are not', () => {
  expect(contests(announce(start(), occupy('francia'), occupy('gothia')), 30, 30)).toEqual(pair);
  expect(contests(announce(start(), occupy('francia'), occupy('gothia', 'baetica')), 30, 30)).toEqual([]);
});
clause('OT-OPP-11', 'negotiations with one Nation are a contest where all are exclusive', () => {
  const talk = (nation: string, exclusive: boolean, other = 'saxonia') =>
    measure(nation, 'diplomacy', 'negotiate', { target: at(other), terms: [{ kind: 'ceasefire' }], exclusive });
  expect(contests(announce(start(), talk('francia', true), talk('gothia', true)), 30, 31, 39)).toEqual(pair);
  expect(contests(announce(start(), talk('francia', true), talk('gothia', false)), 30, 31, 39, 39)).toEqual([]);
  expect(contests(announce(start(), talk('francia', false), talk('gothia', false)), 30, 31, 39, 39)).toEqual([]);
  expect(contests(announce(start(), talk('francia', true), talk('gothia', true, 'thuringia')), 30, 31, 39, 39)).toEqual([]);
});
clause('OT-OPP-11', 'parleys that would make a Nation of one region are a contest; to be liked is not', () => {
  type Aim = 'attitude' | 'constitute-nation' | 'constitute-vassal';
  const talk = (nation: string, aim: Aim, id = 'armorica') =>
    measure(nation, 'diplomacy', 'parley', { target: { kind: 'region', id }, aim });
  expect(contests(announce(start(), talk('francia', 'constitute-vassal'), talk('gothia', 'constitute-nation')), 20, 21)).toEqual(pair);
  expect(contests(announce(start(), talk('francia', 'attitude'), talk('gothia', 'constitute-nation')), 20, 21)).toEqual([]);
  expect(contests(announce(start(), talk('francia', 'attitude'), talk('gothia', 'attitude')), 20, 21)).toEqual([]);
  expect(contests(announce(start(), talk('francia', 'constitute-vassal'), talk('gothia', 'constitute-nation', 'baetica')), 20, 21)).toEqual(
    [],
  );
});
clause('OT-OPP-11', 'an opposition and what it opposes are a contest, and so is whatever the referee says is one', () => {
  const attacked = announce(start(), strike('gothia', 'romania'));
  expect(contests(announce(attacked, strike('francia', 'gothia', { opposes: 'gothia/main/1' })), 30, 10, 41)).toEqual(pair);
  expect(contests(announce(attacked, strike('francia', 'gothia')), 30, 10, 41, 42)).toEqual([]);
  const keyed = (state: State, ...keys: readonly [string, string][]) =>
    keys.reduce((now, [id, key]) => ruled(now, id, { kind: 'contest', key }), state);
  const two = announce(start({ measuresPerTurn: 2 }), invest, measure('gothia', 'intervention', 'invest'), { ...invest, ...second });
  expect(contests(keyed(two, ['francia/main/1', 'gold'], ['gothia/main/1', 'gold']), 30, 31, 10)).toEqual(pair);
  expect(contests(keyed(two, ['francia/main/1', 'gold'], ['gothia/main/1', 'silver']), 30, 31, 10)).toEqual([]);
  // What one measure shares with each of two others makes them one contest.
  expect(
    contests(
      keyed(
        announce(start(), occupy('francia'), occupy('gothia'), occupy('romania', 'baetica')),
        ['gothia/main/1', 'k'],
        ['romania/main/1', 'k'],
      ),
      30,
      31,
      32,
    ),
  ).toEqual([['francia/main/1', 'gothia/main/1', 'romania/main/1']]);
});

clause(
  ['OT-OPP-11', 'OT-OPP-13'],
  'whoever opposes an opposition is in the same contest as what that opposes, and one of the three wins',
  () => {
    const chain = announce(
      start(),
      strike('gothia', 'romania'),
      strike('francia', 'gothia', { opposes: 'gothia/main/1' }),
      strike('vandalia', 'francia', { opposes: 'francia/main/1' }),
    );
    // francia 2: margin 95, very; gothia 30: margin 25, slight; vandalia 20: margin 50, normal; 3 - 2 = 1 is left.
    const { state } = resolve(chain, 2, 30, 20);
    expect(contests(chain, 2, 30, 20)).toEqual([['francia/main/1', 'gothia/main/1', 'vandalia/main/1']]);
    expect(state.reports.map(({ netGrade, counter }) => [netGrade, counter])).toEqual([
      [1, null],
      [0, null],
      [0, null],
    ]);
    expect([damage(state, 'gothia'), damage(state, 'romania'), damage(state, 'francia')]).toEqual([
      [4, 0],
      [0, 0],
      [0, 0],
    ]);
  },
);

clause(
  'OT-OPP-11',
  'of two measures of one Nation that the referee sets against each other one succeeds; by itself it competes with nobody',
  () => {
    const plans = announce(start({ measuresPerTurn: 2 }), invest, measure('francia', 'development', 'research', second));
    const keyed = ['francia/main/1', 'francia/main/2'].reduce((now, id) => ruled(now, id, { kind: 'contest', key: 'either' }), plans);
    // A very good success and a slight one: 3 - 1 = 2 is left of the better.
    expect([contests(keyed, 5, 30), nets(keyed, 5, 30)]).toEqual([[['francia/main/1', 'francia/main/2']], [2, 0]]);
    expect([contests(plans, 5, 30), nets(plans, 5, 30)]).toEqual([[], [3, 1]]);
    const twice = announce(start({ measuresPerTurn: 2 }), occupy('francia'), { ...occupy('francia'), ...second });
    expect(contests(twice, 30, 31)).toEqual([]);
  },
);

/** Three occupy one region. */
const race = (...dice: number[]) => {
  const { state, events } = resolve(announce(start(), occupy('francia'), occupy('gothia'), occupy('romania')), ...dice);
  const contest = events.find((event) => event.type === 'contest-resolved') as { winner: string | null; grade: number };
  expect(state.regions['armorica']!.owner).toBe(contest.winner?.split('/')[0] ?? null);
  expect(state.reports.filter(({ netGrade }) => netGrade > 0)).toHaveLength(contest.winner === null ? 0 : 1);
  return [contest.winner?.split('/')[0] ?? null, contest.grade];
};

clause('OT-OPP-12', 'of several successes the highest grade wins, less the highest of the others, but never nothing', () => {
  expect([race(50, 10, 60), race(10, 30, 20), race(30, 10, 31), race(20, 50, 30)]).toEqual([
    ['gothia', 3],
    ['francia', 1],
    ['gothia', 2],
    ['francia', 1],
  ]);
  // Failures count for nothing, however bad or good they are.
  expect([race(10, 99, 30), race(30, 99, 98), race(50, 60, 70), race(99, 100, 98)]).toEqual([
    ['francia', 2],
    ['francia', 1],
    [null, 0],
    [null, 0],
  ]);
});
clause('OT-OPP-12', 'equal grades are told apart by the exact margin, and else nobody wins; a critical winner keeps all', () => {
  expect([race(20, 18, 30), race(18, 20, 30), race(20, 20, 30)]).toEqual([
    ['gothia', 1],
    ['francia', 1],
    [null, 0],
  ]);
  expect([race(1, 10, 20), race(10, 1, 20), race(1, 1, 20)]).toEqual([
    ['francia', 4],
    ['gothia', 4],
    [null, 0],
  ]);
  const uneven = nationWith(nationWith(start(), 'francia', { attributes: { CLT: 30 } }), 'gothia', { attributes: { CLT: 10 } });
  const duel = (...dice: number[]) => turn(uneven, [occupy('francia'), occupy('gothia')], ...dice).regions['armorica']!.owner;
  // 31 of 50 is a margin of 38, 18 of 30 one of 40, 30 of 50 the same.
  expect([duel(31, 18), duel(30, 18), duel(29, 18)]).toEqual(['gothia', null, 'francia']);
  // Two criticals tie, whatever their margins.
  expect([duel(1, 1), duel(1, 2), duel(2, 1)]).toEqual([null, 'francia', 'gothia']);
});
clause('OT-OPP-12', 'an equality yields to a success, ties with another, and alone waits for the defence', () => {
  expect([race(40, 39, 50), race(40, 40, 50), race(50, 40, 60)]).toEqual([
    ['gothia', 1],
    [null, 0],
    ['gothia', 1],
  ]);
  const results = (...dice: number[]) =>
    turn(start(), [occupy('francia'), occupy('gothia')], ...dice).reports.map(({ roll, netGrade }) => [roll!.result, netGrade]);
  expect(results(40, 39)).toEqual([
    ['failure', 0],
    ['success', 1],
  ]);
  expect(results(40, 40)).toEqual([
    ['success', 0],
    ['success', 0],
  ]);
  const talk = (nation: string) =>
    measure(nation, 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }], exclusive: true });
  const answered = (die: number) => reportOn(turn(start(), [talk('francia'), talk('gothia')], 40, 50, die), 'francia');
  expect([answered(5), answered(99)].map(({ roll, netGrade }) => [roll!.result, netGrade])).toEqual([
    ['failure', 0],
    ['success', 1],
  ]);
});
clause('OT-OPP-13', 'the winner meets the defence with what the contest left; an opposition harms at once', () => {
  const against = announce(start(), strike('gothia', 'romania'), strike('francia', 'gothia', { opposes: 'gothia/main/1' }));
  const after = (...dice: number[]) => {
    const { state } = resolve(against, ...dice);
    return [
      ...state.reports.map(({ netGrade, counter }) => [netGrade, counter?.nation ?? null]),
      damage(state, 'gothia')[0],
      damage(state, 'romania')[0],
    ];
  };
  expect(after(30, 10, 41)).toEqual([[0, null], [2, 'romania'], 0, 8]);
  expect(after(30, 10, 30)).toEqual([[0, null], [1, 'romania'], 0, 4]);
  expect(after(30, 10, 20)).toEqual([[0, null], [0, 'romania'], 0, 0]);
  expect(after(10, 30)).toEqual([[2, null], [0, null], 8, 0]);
  expect(after(1, 30)).toEqual([[4, null], [0, null], 16, 0]);
});
clause(
  ['OT-OPP-12', 'OT-OPP-13', 'OT-OPP-08'],
  'with marginDifference the winner of a contest brings no more than the contest left it',
  () => {
    const state = announce(
      start({ opposedMethod: 'marginDifference' }),
      strike('gothia', 'romania'),
      measure('francia', 'offensive', 'strike', { target: at('gothia'), opposes: 'gothia/main/1' }),
    );
    // francia 30: margin 25, slight; gothia 2: margin 95, very; 3 - 1 = 2 is left; romania answers 39: margin 2.5, which leaves 92.5.
    const won = resolve(state, 30, 2, 39).state;
    expect([reportOn(won, 'gothia').netGrade, damage(won, 'romania'), damage(won, 'gothia')]).toEqual([2, [8, 0], [0, 0]]);
    // gothia 20: margin 50, normal; 2 - 1 = 1 is left; romania answers 10: margin 75.
    const held = resolve(state, 30, 20, 10).state;
    expect([reportOn(held, 'gothia').netGrade, damage(held, 'romania')]).toEqual([0, [0, 0]]);
    // The opposition wins at 4: margin 90, very against 30: slight; nobody answers it.
    const stopped = resolve(state, 4, 30).state;
    expect([reportOn(stopped, 'francia').netGrade, reportOn(stopped, 'francia').counter, damage(stopped, 'gothia')]).toEqual([
      2,
      null,
      [8, 0],
    ]);
  },
);
clause(['OT-OPP-13', 'OT-OPP-08'], 'by the difference of margins, too, a contest leaves its winner no more than its grade', () => {
  const negotiate = (nation: string) =>
    measure(nation, 'diplomacy', 'negotiate', { target: at('persia'), terms: [{ kind: 'non-aggression' }], exclusive: true });
  const state = nationWith(start({ opposedMethod: 'marginDifference' }), 'persia', { attributes: { ADM: 20, PRS: 10 } });
  // 10 against 40 is a margin of 75, very; 16 is one of 60, normal: one grade is left. 28 against 30 is a margin of 6.
  const after = turn(state, [negotiate('francia'), negotiate('gothia')], 10, 16, 28);
  expect([reportOn(after, 'francia').netGrade, reportOn(after, 'gothia').netGrade]).toEqual([1, 0]);
  expect(reportOn(turn(state, [negotiate('francia')], 10, 28), 'francia').netGrade).toBe(3);
});
