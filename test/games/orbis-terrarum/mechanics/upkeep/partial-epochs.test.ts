import { expect } from 'vitest';
import { proportionalShares } from '../../../../../src/games/orbis-terrarum/mechanics/upkeep/epoch.js';
import { begun, strong, valuesOf } from '../../helpers/epochs.js';
import { change, modified, nationWith } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { act, clause } from '../../helpers/table.js';
import { damage } from '../../helpers/turns.js';

clause('OT-EPO-03', 'a partial epoch shrinks each group that has outgrown its total, of every living Nation, and no other', () => {
  const worlds = nationWith(nationWith(strong(), 'persia', { attributes: { MIL: 30 } }), 'gothia', {
    attributes: { MIL: 10, AUX: 10, ECN: 10, CLT: 10, ADM: 10 },
  });
  const { before, after } = begun(worlds, 'partial');
  // Of 60, 20, 20, 20, 20 and of 40, 20, 20, 20, 20: 80 of 140 and of 120.
  expect(valuesOf(after, 'francia')).toEqual([30, 13, 13, 12, 12, 27, 14, 13, 13, 13]);
  expect(valuesOf(after, 'gothia')).toEqual([10, 10, 10, 10, 10, 16, 16, 16, 16, 16]);
  // Persia had 100 and has 120: MIL 30, AUX 15, ECN 20, CLT 25, ADM 30.
  expect([valuesOf(before, 'persia').slice(0, 5), valuesOf(after, 'persia').slice(0, 5)]).toEqual([
    [30, 15, 20, 25, 30],
    [25, 12, 17, 21, 25],
  ]);
  expect(valuesOf(after, 'persia').slice(5)).toEqual(valuesOf(before, 'persia').slice(5));
  expect(valuesOf(after, 'saxonia')).toEqual(valuesOf(before, 'saxonia'));
});
clause(
  'OT-EPO-04',
  'what is too much or too little is fixed at the bound, the larger first; the rest is shared, and points go to the largest fractions',
  () => {
    const share = (old: number[], total = 80, least = 5, most = 30) => proportionalShares(old, total, least, most);
    expect(share([50, 1, 1, 1, 1])).toEqual([30, 13, 13, 12, 12]);
    expect(share([24, 24, 24, 24, 1])).toEqual([19, 19, 19, 18, 5]);
    // 48, 24, 4.8, 1.6, 1.6: too much by 18, too little by 7; then 37.5 is too much by 7.5 and 2.5 twice too little by 5.
    expect(share([60, 30, 6, 2, 2])).toEqual([30, 30, 10, 5, 5]);
    // 33.1, 33.1, 11, 1.4, 1.4: too much by 6.2, too little by 7.2.
    expect(share([24, 24, 8, 1, 1])).toEqual([30, 30, 10, 5, 5]);
    expect(share([32, 3, 15, 15, 15])).toEqual([30, 5, 15, 15, 15]);
    expect(share([10, 20, 30, 20, 17])).toEqual([8, 17, 25, 16, 14]); // 8.2, 16.5, 24.7, 16.5, 14.02
    expect(share([17, 33, 17, 33, 20], 90)).toEqual([13, 25, 13, 24, 15]); // 12.75, 24.75, 12.75, 24.75, 15
    // Bounds that cannot hold the total are ignored; those that just hold it are not.
    expect([share([40, 10, 10, 10, 10], 20), share([40, 10, 10, 10, 10], 25)]).toEqual([
      [10, 3, 3, 2, 2],
      [5, 5, 5, 5, 5],
    ]);
    expect([share([100, 40, 20, 20, 20], 160), share([100, 40, 20, 20, 20], 150)]).toEqual([
      [80, 32, 16, 16, 16],
      [30, 30, 30, 30, 30],
    ]);
    const bounded = begun(strong({ attributeMin: 12, attributeMax: 18 }), 'partial').after;
    expect(valuesOf(bounded, 'francia').slice(0, 5)).toEqual([18, 16, 16, 15, 15]);
  },
);
clause('OT-EPO-05', 'damage shrinks with the capacity, rounded down, and all else is kept', () => {
  const shaped = nationWith(start({ epochThreshold: 60 }), 'francia', {
    ...{ attributes: { MIL: 40, AUX: 30, ECN: 20, CLT: 10, ADM: 20 }, viaDamage: 30, legDamage: 25, wealth: 9, progress: 2 },
    grants: [{ id: 'grant-1', kind: 'bought', lastTurn: null }],
  });
  const laden = change(modified(shaped, { nation: 'francia', target: 'MIL', value: 4 }), (draft) => {
    draft.counters = { ...draft.counters, grant: 1 };
    draft.config = { ...draft.config, streakConsecutive: false };
    draft.streaks = [
      { nation: 'francia', statistic: 'intervention', area: 'Gallia', outcome: 'failure', length: 3, lastTurn: 0, covert: false },
    ];
  });
  const { before, after } = begun(laden, 'partial');
  // From 80 to 53 and from 60 to 40: 30 becomes 19.875, 25 becomes 16.67.
  expect(damage(after, 'francia')).toEqual([19, 16]);
  const { wealth, progress, grants } = after.nations['francia']!;
  expect([wealth, progress, grants.length, after.modifiers, after.streaks]).toEqual([9, 2, 1, before.modifiers, before.streaks]);
});
clause(['OT-EPO-04', 'OT-STAT-01'], 'a partial epoch leaves every attribute at least 1 where the bounds cannot hold the total', () => {
  const before = startAuto({ npcSpread: [1, 1, 1, 1, 1], epochThreshold: 40, epochMode: 'partial' });
  let state = nationWith(before, 'saxonia', { attributes: { MIL: 11 } });
  for (const player of ['ada', 'bo', 'cy']) state = act(state, { type: 'ready', player });
  expect(Object.values(state.nations['saxonia']!.attributes)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});
