import { opposedGrade } from 'ludoteca';
import { expect } from 'vitest';
import { netOf } from '../../../../../src/games/orbis-terrarum/mechanics/resolution/counters.js';
import { divided, modified, nationWith, withHost } from '../../helpers/positions.js';
import { answers, nets } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, game, type State } from '../../helpers/table.js';
import { announce, damage, measure, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

clause('OT-OPP-02', 'whoever is harmed or asked for terms answers with the statistic of the table; whoever is helped does not', () => {
  const terms = [{ kind: 'ceasefire' }] as const;
  const one = (state: State, ...dice: number[]) => answers(state, ...dice)[0];
  expect(one(announce(start(), measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms })), 30, 20)).toBe(
    'saxonia diplomacy',
  );
  expect(one(announce(start(), measure('francia', 'commerce', 'embargo', { target: at('gothia') })), 30, 20)).toBe('gothia competition');
  expect(one(announce(start(), measure('francia', 'commerce', 'boost', { target: at('gothia') })), 30)).toBeNull();
  expect(one(announce(start(), measure('francia', 'offensive', 'narrative', { target: at('gothia') })), 30)).toBeNull();
  // An equality abroad is not decided yet, so it is answered too.
  expect(one(announce(start(), strike('francia', 'gothia')), 40, 41)).toBe('gothia offensive');
});
clause('OT-OPP-02', 'the owner answers for a host, the divided Nation for a side, each with its own attributes', () => {
  const strong = nationWith(start(), 'gothia', { attributes: { MIL: 25 } });
  const host = strike('francia', 'gothia', { target: { kind: 'host', id: 'host-1' } });
  expect(reportOn(turn(withHost(strong, 'gothia', 'armorica'), [host], 30, 20), 'francia').counter).toMatchObject({
    ...{ nation: 'gothia', statistic: 'offensive', threshold: 45 },
  });
  const torn = divided(nationWith(start(), 'romania', { attributes: { AUX: 27 } }), 'romania');
  const meddle = measure('francia', 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.2' }, supports: 'civil-war-1.1' });
  expect(reportOn(turn(torn, [meddle], 30, 20), 'francia').counter).toMatchObject({
    nation: 'romania',
    statistic: 'incision',
    threshold: 47,
  });
});
clause('OT-OPP-03', 'a Nation answers all that is done to it, in as many ways, and still acts itself', () => {
  const state = announce(
    start(),
    measure('francia', 'incision', 'raid', { target: at('gothia') }),
    measure('gothia', 'intervention', 'invest'),
    strike('romania', 'gothia'),
    measure('persia', 'commerce', 'embargo', { target: at('gothia') }),
  );
  expect(answers(state, 10, 30, 10, 10, 90, 91, 92)).toEqual(['gothia incision', null, 'gothia offensive', 'gothia competition']);
  expect(resolve(state, 10, 30, 10, 10, 90, 91, 92).state.nations['gothia']!.wealth).toBe(1);
});
clause(['OT-OPP-05', 'OT-OPP-06'], 'of two successes the difference is left, and nothing where the defence is as good or better', () => {
  const left = [10, 20, 30].map((own) =>
    [10, 20, 30].map((counter) => nets(announce(start(), strike('francia', 'gothia')), own, counter)[0]),
  );
  expect(left).toEqual([
    [0, 1, 2],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});
clause(['OT-OPP-07', 'OT-OPP-08'], 'a critical is beaten by a critical alone, whichever way the rest are reckoned', () => {
  for (const method of ['gradeDifference', 'gradeAverage', 'marginDifference'] as const) {
    const by = (own: 1 | 2 | 3 | 4, counter: 1 | 2 | 3 | 4, margins: readonly [number, number] = [3000, 2900]) =>
      netOf({ grade: own, margin: [margins[0], 40] }, { grade: counter, margin: [margins[1], 40] }, method);
    expect([method, ...([1, 2, 3] as const).map((counter) => by(4, counter))]).toEqual([method, 4, 4, 4]);
    expect([method, ...([1, 2, 3, 4] as const).map((own) => by(own, 4))]).toEqual([method, 0, 0, 0, 0]);
    // Whatever their margins: a modified roll may have a worse one.
    expect([method, by(4, 3, [100, 3900]), by(3, 4, [3900, 100])]).toEqual([method, 4, 0]);
  }
  expect([opposedGrade(3, 4), opposedGrade(1, 4), opposedGrade(4, 3)]).toEqual([0, 0, 4]);
  const state = announce(start(), strike('francia', 'gothia'));
  expect([nets(state, 1, 2), nets(state, 2, 1), nets(state, 1, 1)]).toEqual([[4], [0], [0]]);
});
clause('OT-OPP-08', 'the average of grades is rounded down, and equal grades leave nothing', () => {
  const average = (own: 1 | 2 | 3, counter: 1 | 2 | 3) =>
    netOf({ grade: own, margin: [0, 40] }, { grade: counter, margin: [0, 40] }, 'gradeAverage');
  expect(([1, 2, 3] as const).map((own) => ([1, 2, 3] as const).map((counter) => average(own, counter)))).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [2, 2, 0],
  ]);
  const state = announce(start({ opposedMethod: 'gradeAverage' }), strike('francia', 'gothia'));
  expect([nets(state, 10, 20), nets(state, 20, 20), nets(state, 10, 41)]).toEqual([[2], [0], [3]]);
});
clause('OT-OPP-08', 'the difference of margins is judged as a margin, and must be more than nothing', () => {
  const left = (own: readonly [number, number], counter: readonly [number, number]) =>
    netOf({ grade: 3, margin: own }, { grade: 1, margin: counter }, 'marginDifference');
  expect(left([2000, 40], [2500, 50])).toBe(0); // 50 against 50
  expect(left([2000, 40], [2501, 50])).toBe(0);
  expect(left([2001, 40], [2500, 50])).toBe(1);
  expect(left([3600, 50], [2800, 100])).toBe(2); // 72 less 28 is 44
  expect([
    left([8200, 100], [4901, 100]),
    left([8200, 100], [4900, 100]),
    left([8200, 100], [1600, 100]),
    left([8200, 100], [1599, 100]),
  ]).toEqual([1, 2, 2, 3]);
  const state = announce(start({ opposedMethod: 'marginDifference' }), strike('francia', 'gothia'));
  // 2 is a margin of 95: 39 (2.5) leaves 92.5, 27 (32.5) leaves 62.5, and 14 (65) leaves 30.
  expect([nets(state, 2, 39), nets(state, 2, 27), nets(state, 2, 14), nets(state, 14, 2)]).toEqual([[3], [2], [1], [0]]);
});
clause('OT-OPP-14', 'it is the natural 100 that gives an author away', () => {
  const hidden = (value: number, die: number) => {
    const state = modified(start(), { nation: 'francia', target: 'CLT', value, source: 'event', singleUse: false });
    return reportOn(turn(state, [measure('francia', 'rhetoric', 'subvert', { target: at('gothia'), covert: true })], die), 'francia')
      .exposed;
  };
  expect([hidden(20, 99), hidden(-20, 100), hidden(20, 100)]).toEqual([false, true, true]);
});
clause('OT-OPP-15', 'a counter-measure never harms whoever it answers, however good it is', () => {
  const everything = (state: State) => [state.nations['francia'], state.modifiers];
  const idle = everything(turn(start(), []));
  for (const counter of [1, 10, 20, 30])
    expect([counter, everything(turn(start(), [strike('francia', 'gothia')], 30, counter))]).toEqual([counter, idle]);
});
clause('OT-OPP-16', 'a defence that fails badly costs no more than one that just fails', () => {
  const state = announce(start(), strike('francia', 'gothia'));
  expect([41, 60, 99, 100].map((die) => nets(state, 20, die))).toEqual([[2], [2], [2], [2]]);
  const marked = announce(start({ opposedMethod: 'marginDifference' }), strike('francia', 'gothia'));
  expect([41, 99, 100].map((die) => nets(marked, 30, die))).toEqual([[1], [1], [1]]);
});
clause('OT-OPP-17', 'asymmetric tactics answer a strike alone, with the better of the two statistics', () => {
  const answer = (technologies: string[], AUX: number, one = strike('francia', 'gothia')) =>
    answers(announce(nationWith(start(), 'gothia', { technologies, attributes: { AUX } }), one), 10, 90)[0];
  const known = ['asymmetric-tactics'];
  expect([answer(known, 21), answer(known, 20), answer(known, 19), answer([], 21)]).toEqual([
    ...['gothia incision', 'gothia offensive', 'gothia offensive', 'gothia offensive'],
  ]);
  expect(answer(known, 21, measure('francia', 'commerce', 'embargo', { target: at('gothia') }))).toBe('gothia competition');
});
clause('OT-STAT-06', 'Offensive defends as Defence and Incision as Suppression', () => {
  const called = (statistic: 'offensive' | 'incision', mode: 'strike' | 'raid') => {
    const closed = act(announce(start(), measure('francia', statistic, mode, { target: at('gothia') })), {
      type: 'close-orders',
      player: 'referee',
      force: true,
    });
    const step = game.reduce(closed, { type: 'resolve-turn', player: 'referee' }, { roll: () => 10, pool: () => [], shuffle: () => [] });
    return step._tag === 'Right' ? step.right.events.find((event) => event.type === 'countered') : null;
  };
  expect(called('offensive', 'strike')).toMatchObject({ called: 'defence' });
  expect(called('incision', 'raid')).toMatchObject({ called: 'suppression' });
});
clause(['OT-OPP-02', 'OT-OPP-03', 'OT-OPP-04'], 'the referee may rule that nobody resists', () => {
  const state = act(announce(start(), strike('francia', 'gothia')), {
    type: 'adjudicate-measure',
    player: 'referee',
    measure: 'francia/main/1',
    ruling: { kind: 'undefended', undefended: true },
  });
  expect(damage(resolve(state, 10).state, 'gothia')).toEqual([12, 0]);
});
clause('OT-OPP-08', 'other ways of opposing two successes', () => {
  const at3 = { grade: 3 as const, margin: [300, 4] as const };
  const at1 = { grade: 1 as const, margin: [100, 4] as const };
  expect([
    netOf(at3, at1, 'gradeDifference'),
    netOf(at3, at1, 'gradeAverage'),
    netOf(at3, at1, 'marginDifference'),
    netOf(at1, at3, 'marginDifference'),
    netOf(at1, at1, 'gradeAverage'),
  ]).toEqual([2, 2, 2, 0, 0]);
});
clause('OT-OPP-14', 'a covert author is found out by a defence of the grade agreed on, or by a natural 100', () => {
  const hidden = (options = {}) =>
    announce(start(options), measure('francia', 'intrigue', 'undermine', { target: at('gothia'), covert: true }));
  const exposed = (state: ReturnType<typeof start>, ...dice: number[]) => reportOn(resolve(state, ...dice).state, 'francia').exposed;
  expect([
    exposed(hidden(), 10, 90),
    exposed(hidden(), 10, 20),
    exposed(hidden(), 10, 10),
    exposed(hidden(), 1, 1),
    exposed(hidden(), 100),
  ]).toEqual([false, false, true, true, true]);
  expect([exposed(hidden({ covertExposureGrade: 2 }), 10, 20), exposed(hidden({ covertExposureGrade: 2 }), 10, 30)]).toEqual([true, false]);
  expect(exposed(announce(start(), measure('francia', 'intrigue', 'undermine', { target: at('gothia') })), 100)).toBe(false);
});
clause('OT-OPP-17', 'asymmetric tactics answer with Suppression where it is better', () => {
  const state = nationWith(start(), 'gothia', { technologies: ['asymmetric-tactics'], attributes: { AUX: 30 } });
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 90), 'francia').counter!.statistic).toBe('incision');
  expect(
    reportOn(turn(nationWith(state, 'gothia', { attributes: { AUX: 20 } }), [strike('francia', 'gothia')], 10, 90), 'francia').counter!
      .statistic,
  ).toBe('offensive');
});
