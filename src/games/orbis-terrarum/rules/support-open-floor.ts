import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { name } from '../types.js';
import { attendedBy, conferenceOf, faultOfAttendee, faultOfStage, knownConference } from './conference-rule.js';
import { mine, order } from './order.js';

/** An attendee asks that everybody may present proposals. */
export interface SupportOpenFloor extends ActionBase {
  readonly type: 'support-open-floor';
  readonly nation: string;
  readonly conference: string;
}

/** [OT-CONF-24] */
export const supportOpenFloor = order<SupportOpenFloor>({
  type: 'support-open-floor',
  codec: action<SupportOpenFloor>('support-open-floor', { nation: name, conference: name }),
  acting: ({ nation }) => nation,
  known: (state, { conference }) => knownConference(state, conference),
  choices: {
    nation: mine,
    conference: (state, _player, { nation }) =>
      attendedBy(
        state,
        nation,
        ({ stage, openFloor, floorSupport }) => stage === 'discussion' && !openFloor && !floorSupport.includes(nation),
      ),
  },
  *check(state, { nation, conference: id }) {
    const { openFloor, floorSupport } = conferenceOf(state, id)!;
    const fault = faultOfAttendee(state, id, nation, 'OT-CONF-24') ?? faultOfStage(state, id, 'discussion', 'OT-CONF-24');
    if (fault !== null) return yield fault;
    if (openFloor || floorSupport.includes(nation))
      yield refuse('wrong-stage', 'OT-CONF-24', `The floor of ${id} is open, or ${nation} has asked.`);
  },
  apply(state, { nation, conference: id }, table) {
    const conference = state.conferences.find((one) => one.id === id)!;
    conference.floorSupport.push(nation);
    if (2 * conference.floorSupport.length > conference.attendees.length) conference.openFloor = true;
    table.emit({
      type: 'conference-changed',
      conference: id,
      stage: conference.stage,
      nation,
      what: conference.openFloor ? 'floor-opened' : 'floor-asked',
      call: null,
    });
  },
});
