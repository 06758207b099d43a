import { expect } from 'vitest';
import { both, does, usual } from '../helpers/declarations.js';
import { act, clause, refused } from '../helpers/table.js';
import { modifiersOf } from '../helpers/turns.js';

clause(['OT-DECL-04', 'OT-DECL-08'], 'a declarant breaks its word at once, for all, and pays alone', () => {
  const broken = act(both('commitment'), does('francia', 'break-declaration'));
  expect([broken.declarations, modifiersOf(broken, 'francia'), modifiersOf(broken, 'gothia')]).toEqual([[], usual, []]);
  expect(refused(both('commitment'), does('romania', 'break-declaration'))).toEqual(['not-a-declarant', 'OT-DECL-04']);
});
