import { expect } from 'vitest';
import { at1, convene, met, pact, propose, voting } from '../helpers/conference.js';
import { act, clause, refused } from '../helpers/table.js';

clause('OT-CONF-06', 'an attendee rests its case once, until it presents something again', () => {
  const rest = at1('gothia', 'rest-case');
  const rested = act(met({}, { openFloor: true }), rest);
  expect([rested.conferences[0]!.rested, act(rested, propose('gothia')).conferences[0]!.rested]).toEqual([['gothia'], []]);
  expect(refused(rested, rest)).toEqual(['wrong-stage', 'OT-CONF-06']);
  expect(refused(act(pact(), convene()), rest)).toEqual(['not-attending', 'OT-CONF-06']);
  expect(refused(voting(), rest)).toEqual(['wrong-stage', 'OT-CONF-06']);
});
