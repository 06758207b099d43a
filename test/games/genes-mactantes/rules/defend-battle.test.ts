import { expect } from 'vitest';
import { defend, field, fight, meeting } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, perform, refusal } = t;

clause(['GM-BPRO-01', 'GM-BPRO-02', 'GM-WIND-02'], 'first the defender, then third parties, then dice', () => {
  const begun = perform(meeting, 'ada', fight, { ...field('b1', 'army'), characters: ['person-1'] }).state;
  expect(begun.affairs[0]!.window).toEqual({ type: 'battle-defence', player: 'bo' });
  expect(refusal(begun, { type: 'defend-battle', player: 'bo', units: [{ territory: 'b1', kind: 'army' }], characters: [] })).toEqual([
    'unit-not-eligible',
    'GM-WIND-02',
  ]);
  const ready = defend(begun, [], { units: [{ territory: 'b1', kind: 'garrison' }], characters: ['person-2'] }).state;
  expect(ready.affairs[0]!.window).toEqual({ type: 'battle-join', player: 'cy' });
  const { events, rolls } = t.play(ready, { type: 'join-battle', player: 'cy', side: 'none', characters: [] }, [5, 5]);
  expect(t.only(events, 'battle-rolled').sides.map(({ strength }) => strength)).toEqual([8, 7]);
  expect(rolls.map(({ why }) => why)).toEqual(['battle: ada', 'battle: bo']);
});
