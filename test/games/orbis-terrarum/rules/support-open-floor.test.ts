import { expect } from 'vitest';
import { at1, convene, met, pact } from '../helpers/conference.js';
import { act, clause, refused } from '../helpers/table.js';

clause('OT-CONF-24', 'the floor is opened when more than half of the attendees ask for it', () => {
  const ask = (nation: 'francia' | 'gothia' | 'romania') => at1(nation, 'support-open-floor');
  const one = act(met(), ask('gothia'));
  expect([one.conferences[0]!.openFloor, act(one, ask('romania')).conferences[0]!.openFloor]).toEqual([false, true]);
  const pair = act(act(pact(), convene()), at1('gothia', 'attend-conference'));
  expect([act(pair, ask('gothia')), act(act(pair, ask('gothia')), ask('francia'))].map((state) => state.conferences[0]!.openFloor)).toEqual(
    [false, true],
  );
  expect(refused(one, ask('gothia'))).toEqual(['wrong-stage', 'OT-CONF-24']);
  expect(refused(met({}, { openFloor: true }), ask('gothia'))).toEqual(['wrong-stage', 'OT-CONF-24']);
  expect(refused(act(pact(), convene()), ask('gothia'))).toEqual(['not-attending', 'OT-CONF-24']);
});
