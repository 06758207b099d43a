import { expect } from 'vitest';
import { begin, begun } from '../helpers/civil-war.js';
import { start } from '../helpers/start.js';
import { act, clause, refused } from '../helpers/table.js';

clause('OT-CIV-01', 'a Nation is divided once, into 2 to 5 named sides, all in one hand', () => {
  expect(begun.civilWars).toMatchObject([{ nation: 'francia', sides: [{ name: 'Crown' }, { name: 'Barons' }, { name: 'Clergy' }] }]);
  expect(begun.civilWars[0]!.sides.map(({ controller }) => controller)).toEqual(['ada', 'ada', 'ada']);
  expect(refused(begun, begin(['A', 'B']))).toEqual(['already-in-civil-war', 'OT-CIV-01']);
  for (const names of [
    ['A', 'B'],
    ['A', 'B', 'C', 'D', 'E'],
  ])
    expect(act(start(), begin(names)).civilWars).toHaveLength(1);
  for (const names of [['A'], ['A', 'B', 'C', 'D', 'E', 'F'], ['A', ' ']])
    expect(refused(start(), begin(names))).toEqual(['bad-parameter', 'OT-CIV-01']);
});
