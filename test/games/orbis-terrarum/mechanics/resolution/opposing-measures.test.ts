import { expect } from 'vitest';
import { start } from '../../helpers/start.js';
import { act, at, clause, code } from '../../helpers/table.js';
import { announce, damage, measure, reportOn, resolve, strike } from '../../helpers/turns.js';

clause(['OT-MEAS-14', 'OT-OPP-13', 'OT-OPP-15'], 'opposing another measure can harm; a counter-measure cannot', () => {
  const first = announce(start(), strike('gothia', 'romania'));
  const oppose = strike('francia', 'gothia', { opposes: 'gothia/main/1' });
  expect(code(first, strike('francia', 'romania', { opposes: 'gothia/main/1' }))).toBe('cannot-oppose');
  expect(code(first, strike('francia', 'gothia', { opposes: 'nothing' }))).toBe('unknown-id');
  const after = resolve(announce(first, oppose), 10, 30).state;
  expect([damage(after, 'gothia'), damage(after, 'romania'), reportOn(after, 'francia').netGrade]).toEqual([[8, 0], [0, 0], 2]);
});
clause(
  ['OT-MEAS-14', 'OT-REF-03', 'OT-OPP-02', 'OT-OPP-13'],
  'whoever opposes what is ruled trivial meets the ordinary counter-measure',
  () => {
    const opposed = announce(
      start(),
      measure('gothia', 'offensive', 'strike', { target: at('romania') }),
      measure('francia', 'offensive', 'strike', { target: at('gothia'), opposes: 'gothia/main/1' }),
    );
    const ruled = act(opposed, {
      type: 'adjudicate-measure',
      player: 'referee',
      measure: 'gothia/main/1',
      ruling: { kind: 'trivial' },
    });
    const after = resolve(ruled, 30, 1).state;
    expect([reportOn(after, 'francia').counter?.nation, damage(after, 'gothia')]).toEqual(['gothia', [0, 0]]);
  },
);
clause(['OT-MEAS-14', 'OT-OPP-02'], 'whoever opposes an attack on a host that is gone meets the ordinary counter-measure', () => {
  const hosted = act(start(), {
    type: 'apply-effects',
    player: 'referee',
    reason: 'r',
    effects: [{ do: 'host', owner: 'romania', region: 'armorica', kind: 'mercenary', turns: null }],
  });
  const host = hosted.hosts[0]!.id;
  const opposed = announce(
    hosted,
    measure('gothia', 'offensive', 'strike', { target: { kind: 'host', id: host } }),
    measure('francia', 'offensive', 'strike', { target: at('gothia'), opposes: 'gothia/main/1' }),
  );
  const gone = act(opposed, { type: 'apply-effects', player: 'referee', reason: 'r', effects: [{ do: 'remove-host', host }] });
  const after = resolve(gone, 30, 1).state;
  expect([reportOn(after, 'francia').counter?.nation, damage(after, 'gothia')]).toEqual(['gothia', [0, 0]]);
});
clause(['OT-MEAS-14', 'OT-SCOPE-04', 'OT-OPP-02'], 'whoever opposes what has become impossible meets the ordinary counter-measure', () => {
  const state = announce(start(), measure('gothia', 'incision', 'raid', { target: at('romania') }), {
    ...strike('francia', 'gothia'),
    opposes: 'gothia/main/1',
  });
  const barred = act(state, {
    type: 'set-scope',
    player: 'referee',
    nation: 'gothia',
    target: 'romania',
    dimension: 'geographic',
    value: 'impossible',
    years: 3,
  });
  expect(reportOn(resolve(barred, 30, 5).state, 'francia').counter).not.toBeNull();
});

clause(
  ['OT-OPP-13', 'OT-OPP-02', 'OT-MEAS-14'],
  'whoever opposes what fails by itself meets the ordinary defence; an equality is spared it',
  () => {
    const opposed = announce(start(), strike('gothia', 'romania'), strike('francia', 'gothia', { opposes: 'gothia/main/1' }));
    const outcome = (...dice: number[]) => {
      const { state, events } = resolve(opposed, ...dice);
      const report = reportOn(state, 'francia');
      return [
        events.filter(({ type }) => type === 'countered').length,
        report.counter?.nation,
        report.netGrade,
        damage(state, 'gothia')[0],
      ];
    };
    expect(outcome(20, 60, 41)).toEqual([1, 'gothia', 2, 8]);
    expect(outcome(20, 60, 30)).toEqual([1, 'gothia', 1, 4]);
    expect(outcome(20, 60, 20)).toEqual([1, 'gothia', 0, 0]);
    // What had succeeded slightly, or was pending, is beaten without another die.
    expect(outcome(20, 30)).toEqual([0, undefined, 1, 4]);
    expect(outcome(20, 40)).toEqual([0, undefined, 2, 8]);
    // Nor does it help to oppose what fails when one is pending oneself.
    expect(outcome(40, 60, 39)).toEqual([1, 'gothia', 0, 0]);
  },
);
