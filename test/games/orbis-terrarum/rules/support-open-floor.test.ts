import { expect } from 'vitest';
import { at1, convene, met, pact } from '../helpers/conference.js';
import { league } from '../helpers/organization.js';
import { act, clause, refused, type State } from '../helpers/table.js';

clause('OT-CONF-24', 'the floor is opened when more than half of the attendees ask for it', () => {
  const ask = (nation: 'francia' | 'gothia' | 'romania') => at1(nation, 'support-open-floor');
  const one = act(met(), ask('gothia'));
  expect([one.conferences[0]!.openFloor, act(one, ask('romania')).conferences[0]!.openFloor]).toEqual([false, true]);
  const pair = act(act(pact(), convene()), at1('gothia', 'attend-conference'));
  expect(act(pair, ask('gothia')).conferences[0]!.openFloor).toBe(false);
  expect(refused(one, ask('gothia'))).toEqual(['wrong-stage', 'OT-CONF-24']);
  expect(refused(met({}, { openFloor: true }), ask('gothia'))).toEqual(['wrong-stage', 'OT-CONF-24']);
  expect(refused(act(pact(), convene()), ask('gothia'))).toEqual(['not-attending', 'OT-CONF-24']);
});
clause('OT-CONF-24', 'or by the convener alone, be it the leader of the organization that called', () => {
  const ask = (nation: 'francia' | 'gothia') => at1(nation, 'support-open-floor');
  const isOpen = (state: State) => state.conferences[0]!.openFloor;
  expect([isOpen(act(met(), ask('francia'))), isOpen(act(met(), ask('gothia')))]).toEqual([true, false]);
  const council = met({}, { nation: 'organization-1', basis: { kind: 'organization', id: 'organization-1' }, invited: [] }, league());
  expect([isOpen(act(council, ask('francia'))), isOpen(act(council, ask('gothia')))]).toEqual([true, false]);
});
