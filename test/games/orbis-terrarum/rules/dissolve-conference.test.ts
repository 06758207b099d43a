import { expect } from 'vitest';
import { at1, met, stageOf } from '../helpers/conference.js';
import { act, clause, refused } from '../helpers/table.js';
import { nextTurn } from '../helpers/turns.js';

clause('OT-CONF-10', 'the convener dissolves its conference, in a later turn than it began', () => {
  const dissolve = at1('francia', 'dissolve-conference');
  expect(refused(met(), dissolve)).toEqual(['too-early', 'OT-CONF-10']);
  const later = nextTurn(met());
  expect([stageOf(act(later, dissolve)), refused(later, at1('gothia', 'dissolve-conference'))]).toEqual([
    'dissolved',
    ['not-convener', 'OT-CONF-10'],
  ]);
  expect(refused(act(later, dissolve), dissolve)).toEqual(['wrong-stage', 'OT-CONF-10']);
});
