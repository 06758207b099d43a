import { expect } from 'vitest';
import { change, conflict, modified, nationWith, withHost } from '../../helpers/positions.js';
import { nets, ruled, second, threeStrikes } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { act, at, clause, type State } from '../../helpers/table.js';
import { announce, measure, reportOn, resolve, strike } from '../../helpers/turns.js';

type Config = Parameters<typeof start>[0];

clause('OT-OPP-09', 'what different Nations try on one Nation with one statistic and mode is answered once, or singly if so agreed', () => {
  const both = (options: Config = {}) => announce(start(options), strike('francia', 'gothia'), strike('romania', 'gothia'));
  expect(nets(both(), 10, 20, 20)).toEqual([1, 1]);
  expect(nets(both({ jointDefence: 'separate' }), 10, 20, 20, 41)).toEqual([1, 2]);
  // One that fails is not answered, and neither is a group of failures; an equality is.
  expect([nets(both(), 50, 60), nets(both(), 40, 60, 41), nets(both(), 40, 40, 30)]).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
  ]);
});
clause('OT-OPP-09', 'another statistic, mode, target or kind of target is answered by itself, and so is one Nation twice', () => {
  const apart = (one: ReturnType<typeof measure>, other: ReturnType<typeof measure>, options: Config = {}) =>
    nets(announce(withHost(start(options), 'gothia', 'armorica'), one, other), 30, 30, 39, 99);
  const at3 = { target: at('gothia') };
  const host = { target: { kind: 'host', id: 'host-1' } } as const;
  const exchange = { target: at('saxonia'), terms: [{ kind: 'ceasefire' as const }] };
  expect(apart(measure('francia', 'intimidation', 'undermine', at3), measure('romania', 'hegemony', 'undermine', at3))).toEqual([0, 1]);
  expect(apart(measure('francia', 'intrigue', 'incite', at3), measure('romania', 'intrigue', 'undermine', at3))).toEqual([0, 1]);
  expect(apart(strike('francia', 'gothia'), strike('gothia', 'romania'))).toEqual([0, 1]);
  expect(apart(strike('francia', 'gothia', host), strike('romania', 'gothia', host))).toEqual([0, 1]);
  expect(apart(strike('francia', 'gothia'), strike('francia', 'gothia', second), { measuresPerTurn: 2 })).toEqual([0, 1]);
  const dealt = nationWith(start(), 'saxonia', { attributes: { ADM: 20, PRS: 20 } });
  const asked = announce(
    dealt,
    measure('francia', 'diplomacy', 'negotiate', exchange),
    measure('romania', 'diplomacy', 'negotiate', exchange),
  );
  expect(nets(asked, 30, 30, 39, 41)).toEqual([0, 1]);
});
clause('OT-OPP-10', 'each keeps its part of what the sum of grades exceeds the defence by', () => {
  expect(nets(threeStrikes(), 10, 20, 30, 20)).toEqual([2, 1, 0]); // 3, 2 and 1 of 6, of which 2 are held: 4/6 of each
  expect(nets(threeStrikes(), 10, 20, 30, 30)).toEqual([2, 1, 0]); // 5/6
  expect(nets(threeStrikes(), 10, 20, 30, 10)).toEqual([1, 1, 0]); // 3/6
  expect(nets(threeStrikes(), 30, 30, 90, 10)).toEqual([0, 0, 0]); // 3 of 2
  expect(nets(threeStrikes(), 10, 20, 30, 41)).toEqual([3, 2, 1]);
});
clause('OT-OPP-10', 'criticals keep their force but against a critical, which repels everybody, and are no part of the sum', () => {
  expect(nets(threeStrikes(), 1, 20, 90, 20)).toEqual([4, 0, 0]);
  expect(nets(threeStrikes(), 1, 20, 30, 1)).toEqual([0, 0, 0]);
  expect(nets(threeStrikes(), 10, 20, 30, 1)).toEqual([0, 0, 0]);
  expect(nets(threeStrikes(), 1, 1, 10, 10)).toEqual([4, 4, 0]);
});
clause('OT-OPP-10', 'an equality fails before a defence that holds, and is no part of the sum; else it succeeds slightly', () => {
  expect(nets(threeStrikes(), 40, 10, 20, 20)).toEqual([0, 1, 1]); // 3 and 2 of 5, not of 6
  expect(nets(threeStrikes(), 40, 10, 20, 41)).toEqual([1, 3, 2]);
  expect(resolve(threeStrikes(), 40, 10, 20, 20).state.reports[0]!.roll!.result).toBe('failure');
});
clause('OT-OPP-18', 'a group is of those that still stand and are resisted, and opposing measures are no part of it', () => {
  // Gothia attacks Burgundy; Francia stops it, and does so apart from what Romania tries.
  const opposed = announce(
    start(),
    strike('gothia', 'burgundia'),
    strike('romania', 'gothia'),
    strike('francia', 'gothia', { opposes: 'gothia/main/1' }),
  );
  expect(nets(opposed, 10, 30, 20, 20)).toEqual([2, 0, 0]);
  // Romania has lost to Francia, which has 1 left of its 3; Persia has 2.
  const contested = ruled(ruled(threeStrikes(), 'francia/main/1', { kind: 'contest', key: 'k' }), 'romania/main/1', {
    kind: 'contest',
    key: 'k',
  });
  expect(nets(contested, 10, 20, 20, 20)).toEqual([0, 0, 0]); // 2 held of 3, not of 5
  const open = ruled(threeStrikes(), 'romania/main/1', { kind: 'undefended', undefended: true });
  expect(nets(open, 20, 10, 90, 20)).toEqual([0, 3, 0]);
  const policy = act(start(), { type: 'set-defence', player: 'bo', nation: 'gothia', against: 'romania', defend: false });
  expect(nets(announce(policy, strike('francia', 'gothia'), strike('romania', 'gothia')), 20, 10, 20)).toEqual([0, 3]);
});
clause('OT-OPP-18', 'shares are the rule of a group in every way of reckoning; whoever is left alone is answered as one', () => {
  expect(nets(threeStrikes({ opposedMethod: 'gradeAverage' }), 10, 20, 90, 20)).toEqual([1, 1, 0]);
  expect(nets(threeStrikes({ opposedMethod: 'marginDifference' }), 2, 20, 90, 39)).toEqual([2, 1, 0]);
  expect(nets(threeStrikes({ opposedMethod: 'gradeAverage' }), 10, 50, 90, 20)).toEqual([2, 0, 0]);
  const twice = announce(start({ measuresPerTurn: 2 }), strike('francia', 'gothia'), strike('francia', 'gothia', second));
  expect(nets(twice, 20, 30, 20, 41)).toEqual([0, 1]);
});
clause('OT-OPP-18', 'what tells against one of several authors counts in the roll, once, and fatigue if one is a war enemy', () => {
  const items = (state: State) =>
    reportOn(resolve(state, 30, 30, 30, 99).state, 'francia').counter!.items.map(({ source, value }) => [source, value]);
  const biased = modified(
    threeStrikes(),
    ...(
      [
        [null, 3],
        ['francia', 4],
        ['romania', -10],
        ['saxonia', 9],
      ] as const
    ).map(([against, value]) => ({ nation: 'gothia', target: 'MIL' as const, value, against })),
  );
  expect(items(biased)).toEqual([
    ['MIL', 3],
    ['MIL', 4],
    ['MIL', -10],
  ]);
  const atWar = (...enemies: string[]) =>
    change(threeStrikes({ frontCapacity: 0 }), (draft) => {
      draft.conflicts = enemies.map((enemy) => conflict('gothia', enemy, 'war'));
    });
  expect([items(atWar()), items(atWar('saxonia')), items(atWar('romania')), items(atWar('francia', 'persia'))]).toEqual([
    ...[[], [], [['fatigue', 5]], [['fatigue', 10]]],
  ]);
});
