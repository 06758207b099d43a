import { refuse, type Violation } from 'ludoteca';
import { expect, test } from 'vitest';
import { foundWithin, refusedWithin, within } from '../../../src/core/refusals/within.js';

const somewhere: Violation = refuse('odd', 'X-01', 'That is odd.', 'cards.0', { card: 'a' });
const nowhere: Violation = refuse('sad', 'X-02', 'That is sad.');

test('a place in a part is one in the whole, and what has no place in the part is in all of it', () => {
  expect([within('pack', 'cards.0'), within('pack', ''), within('pack', undefined)]).toEqual(['pack.cards.0', 'pack', 'pack']);
});

test('what is found in a part, and all that a part is refused with, is told from the whole and is the same otherwise', () => {
  expect(foundWithin('pack', somewhere)).toEqual({ ...somewhere, path: 'pack.cards.0' });
  expect(refusedWithin('pack', [nowhere, somewhere])).toEqual([
    { ...nowhere, path: 'pack' },
    { ...somewhere, path: 'pack.cards.0' },
  ]);
});
