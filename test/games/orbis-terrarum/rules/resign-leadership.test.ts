import { expect } from 'vitest';
import { five } from '../helpers/organization.js';
import { organized } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause } from '../helpers/table.js';
import { measure } from '../helpers/turns.js';

clause(['OT-ORG-13', 'OT-SLOT-06'], 'a leader who resigns loses the slot and the measure in it', () => {
  const state = act(organized(start(), five), {
    ...measure('francia', 'rhetoric', 'boost'),
    slot: { kind: 'organization', id: 'organization-1' },
  });
  expect(act(state, { type: 'resign-leadership', player: 'ada', organization: 'organization-1' }).measures).toEqual([]);
});
