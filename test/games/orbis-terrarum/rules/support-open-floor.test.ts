import { expect } from 'vitest';
import { at1, convene, met, pact } from '../helpers/conference.js';
import { effects } from '../helpers/effects.js';
import { league } from '../helpers/organization.js';
import { change } from '../helpers/positions.js';
import { type Action, act, clause, extinguish, refused, type State, told } from '../helpers/table.js';

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
clause('OT-CONF-24', 'it is opened, too, when those who have not asked go, and those who have are more than half of the rest', () => {
  const guests = ['persia', 'saxonia'] as const;
  const inConference = (nation: string, type: Action['type'], more: object = {}) =>
    ({ type, player: 'referee', nation, conference: 'conference-1', ...more }) as Action;
  const all = guests.reduce<State>(
    (state, nation) => act(state, inConference(nation, 'attend-conference')),
    met({}, { invited: ['romania', ...guests] }),
  );
  const asked = (['gothia', 'romania'] as const).reduce<State>((state, nation) => act(state, at1(nation, 'support-open-floor')), all);
  const isOpen = (state: State) => state.conferences[0]!.openFloor;
  const leaves = (nation: string, protest: boolean) => inConference(nation, 'leave-conference', { protest });
  const four = act(asked, leaves('persia', false));
  const ways: readonly Action[] = [
    leaves('saxonia', false),
    leaves('saxonia', true),
    extinguish('saxonia'),
    at1('gothia', 'leave-conference', { protest: false }),
  ];
  expect([asked, four, ...ways.map((way) => act(four, way))].map(isOpen)).toEqual([false, false, true, true, true, false]);
  expect(told(four, leaves('saxonia', false))).toContainEqual(expect.objectContaining({ what: 'floor-opened', nation: null }));
  // Whoever becomes a vassal sits no longer where vassals do not.
  const closed = change(four, (draft) => {
    draft.conferences = four.conferences.map((one) => ({ ...one, includeVassals: false }));
  });
  expect(isOpen(act(closed, effects({ do: 'patron', nation: 'saxonia', patron: 'persia' })))).toBe(true);
});
