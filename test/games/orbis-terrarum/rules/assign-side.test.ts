import { expect } from 'vitest';
import { assign, barons, begun, clergy, split } from '../helpers/civil-war.js';
import { divided } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, code, refused } from '../helpers/table.js';

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
