import { expect } from 'vitest';
import { change, given, nationWith, withHost } from '../../helpers/positions.js';
import { itemsOf, ruled, second } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, code, type State } from '../../helpers/table.js';
import { announce, invest, measure, nextTurn, resolve, strike, turn } from '../../helpers/turns.js';

clause('OT-MOD-18', 'a theatre is the area of the land, of the seat or of the host aimed at, and at home that of the own capital', () => {
  const theatre = (state: State, one: ReturnType<typeof measure>) => turn(state, [one], 99).streaks.map(({ area }) => area);
  const tale = (kind: 'region' | 'host' | 'nation', id: string) => measure('francia', 'diplomacy', 'narrative', { target: { kind, id } });
  expect(theatre(start(), tale('region', 'baetica'))).toEqual(['Hispania']);
  expect(theatre(start(), tale('nation', 'romania'))).toEqual(['Graecia']);
  expect(theatre(withHost(start(), 'gothia', 'noricum'), tale('host', 'host-1'))).toEqual(['Germania']);
  expect(theatre(withHost(start(), 'francia', 'noricum'), tale('host', 'host-1'))).toEqual(['Germania']);
  expect(theatre(start(), invest)).toEqual(['Gallia']);
  expect(theatre(start(), measure('francia', 'commerce', 'boost', { target: at('francia') }))).toEqual(['Gallia']);
  expect(theatre(given(start(), 'baetica', 'francia'), tale('region', 'baetica'))).toEqual(['Gallia']);
  const wandering = nationWith(start(), 'romania', { kind: 'movement', capital: null, position: 'sarmatia' });
  expect(theatre(wandering, tale('nation', 'romania'))).toEqual(['Scythia']);
});

/** The runs after a turn, told as statistic, area, result and length. */
const runs = (state: State) =>
  state.streaks.map(({ nation, statistic, area, outcome, length }) => [nation, statistic, area, outcome, length]);
const after = (measures: readonly ReturnType<typeof measure>[], ...dice: number[]) =>
  runs(turn(start({ measuresPerTurn: 2 }), measures, ...dice));

clause('OT-MOD-18', 'each Nation, statistic and theatre has its own run, and one success makes a turn of it', () => {
  const boost = (more = {}) => measure('francia', 'commerce', 'boost', more);
  const elsewhere = { target: at('romania'), ...second };
  expect(after([boost(), boost(elsewhere)], 30, 90)).toEqual([
    ['francia', 'commerce', 'Gallia', 'success', 1],
    ['francia', 'commerce', 'Graecia', 'failure', 1],
  ]);
  expect(after([boost(), { ...invest, ...second }], 30, 90)).toEqual([
    ['francia', 'commerce', 'Gallia', 'success', 1],
    ['francia', 'intervention', 'Gallia', 'failure', 1],
  ]);
  expect(after([measure('gothia', 'commerce', 'boost', { target: at('francia') }), boost()], 30, 90)).toEqual([
    ['francia', 'commerce', 'Gallia', 'success', 1],
    ['gothia', 'commerce', 'Gallia', 'failure', 1],
  ]);
  for (const dice of [
    [30, 90],
    [90, 30],
    [30, 31],
  ])
    expect(after([invest, { ...invest, ...second }], ...dice)).toEqual([['francia', 'intervention', 'Gallia', 'success', 1]]);
  expect(after([invest, { ...invest, ...second }], 90, 91)).toEqual([['francia', 'intervention', 'Gallia', 'failure', 1]]);
});

type Outcome = 'success' | 'failure';
/** Francia with a run of investing. */
const known = (outcome: Outcome, length: number, options: Parameters<typeof start>[0] = {}): State =>
  change(start(options), (draft) => {
    draft.streaks = [{ nation: 'francia', statistic: 'intervention', area: 'Gallia', outcome, length, lastTurn: 0, covert: false }];
  });

clause('OT-MOD-18', 'a run counts for its own statistic in its own theatre', () => {
  const failing = known('failure', 4);
  const far = change(failing, (draft) => {
    draft.streaks = [{ ...failing.streaks[0]!, area: 'Hispania' }];
  });
  const others = change(failing, (draft) => {
    draft.streaks = [{ ...failing.streaks[0]!, nation: 'gothia' }];
  });
  expect([itemsOf(failing, invest, 30), itemsOf(far, invest, 30), itemsOf(others, invest, 30)]).toEqual([[['streak', 10]], [], []]);
  expect(itemsOf(failing, measure('francia', 'construction', 'restore'), 30)).toEqual([]);
});
clause('OT-MOD-19', 'a run counts from its agreed length on, for as long as it lasts, against failures and for successes', () => {
  const items = (outcome: Outcome, options: Parameters<typeof start>[0] = {}) =>
    [1, 2, 3, 4, 5, 9].map((length) => itemsOf(known(outcome, length, options), invest, 30)[0]?.[1] ?? 0);
  expect(items('failure')).toEqual([0, 0, 0, 10, 10, 10]);
  expect(items('success')).toEqual([0, 0, 0, -10, -10, -10]);
  expect(items('failure', { streakLength: 2, streakValue: 7 })).toEqual([0, 7, 7, 7, 7, 7]);
  expect(items('success', { streakLength: 5, streakValue: 7 })).toEqual([0, 0, 0, 0, -7, -7]);
});
clause('OT-MOD-19', 'an opposite turn begins a run of one; an idle turn ends a run, unless it is agreed that it does not', () => {
  const [run] = [['francia', 'intervention', 'Gallia']];
  expect(runs(turn(known('failure', 4), [invest], 90))).toEqual([[...run!, 'failure', 5]]);
  expect(runs(turn(known('failure', 4), [invest], 20))).toEqual([[...run!, 'success', 1]]);
  expect(runs(turn(known('success', 4), [invest], 99))).toEqual([[...run!, 'failure', 1]]);
  expect(runs(turn(known('failure', 4), []))).toEqual([]);
  const lasting = nextTurn(known('failure', 4, { streakConsecutive: false }));
  expect([runs(lasting), runs(turn(lasting, [invest], 90))]).toEqual([[[...run!, 'failure', 4]], [[...run!, 'failure', 5]]]);
});
clause('OT-MOD-20', 'the own roll counts, whatever the defence made of it; an equality is what it became', () => {
  const result = (...dice: number[]) => turn(start(), [strike('francia', 'gothia')], ...dice).streaks.map(({ outcome }) => outcome);
  expect([result(30, 10), result(30, 99), result(50), result(40, 39), result(40, 41)]).toEqual([
    ...[['success'], ['success'], ['failure'], ['failure'], ['success']],
  ]);
});
clause('OT-MOD-21', 'what is not rolled leaves runs as they are in an idle turn, and so do defences and passages', () => {
  const failing = known('failure', 4, { streakConsecutive: false });
  const [kept] = runs(failing);
  for (const ruling of [{ kind: 'trivial' }, { kind: 'void', reason: '' }, { kind: 'impossible', reason: '' }]) {
    const state = ruled(announce(failing, invest), 'francia/main/1', ruling);
    expect([ruling, runs(resolve(state).state)]).toEqual([ruling, [kept]]);
  }
  expect(runs(turn(start(), [strike('gothia', 'francia')], 10, 10))).toEqual([['gothia', 'offensive', 'Gallia', 'success', 1]]);
  const marching = withHost(start(), 'francia', 'armorica', { moveTo: 'aquitania' });
  expect([runs(resolve(marching, 10).state), runs(resolve(marching, 99).state)]).toEqual([[], []]);
});
clause(['OT-MOD-21', 'OT-MEAS-18'], 'trivial and voided measures leave no run', () => {
  const rule = (ruling: { kind: 'trivial' } | { kind: 'void'; reason: string; warn: boolean } | { kind: 'impossible'; reason: string }) =>
    act(announce(start(), invest), { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling });
  const trivial = resolve(announce(rule({ kind: 'trivial' }), invest), 10).state;
  expect([trivial.nations['francia']!.wealth, trivial.reports.length]).toEqual([6, 2]);
  const voided = rule({ kind: 'void', reason: 'bats', warn: true });
  expect([voided.players['ada']!.warnings, resolve(voided).state.nations['francia']!.wealth, resolve(voided).state.streaks]).toEqual([
    1,
    0,
    [],
  ]);
  expect(announce(rule({ kind: 'impossible', reason: '' }), invest).measures).toHaveLength(2);
  expect(code(start(), { type: 'adjudicate-measure', player: 'referee', measure: 'x', ruling: { kind: 'trivial' } })).toBe('not-pending');
});
