import { action } from '../../../core/data/codec.js';
import { closeDiscussion, tellOf } from '../mechanics/diplomacy/conferences.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { conferenceOrder, faultOfAttendee, faultOfStage, type InConference, isAttending } from './shared/conference-rule.js';

/** An attendee has nothing to add. */
export interface RestCase extends InConference {
  readonly type: 'rest-case';
}

/** [OT-CONF-06] [OT-CONF-13] */
export const restCase = conferenceOrder<RestCase>({
  type: 'rest-case',
  cites: ['OT-CONF-06', 'OT-CONF-13'],
  codec: action<RestCase>('rest-case', { nation: name, conference: name }),
  weight: 2,
  fits: (conference, nation) => isAttending(conference, nation) && conference.stage === 'discussion' && !conference.rested.includes(nation),
  *check(_state, { nation }, conference) {
    const fault = faultOfAttendee(conference, nation, 'OT-CONF-06') ?? faultOfStage(conference, 'discussion', 'OT-CONF-06');
    if (fault !== null) return yield fault;
    if (conference.rested.includes(nation)) yield refuse('wrong-stage', 'OT-CONF-06', { fault: 'rested', nation }, 'nation');
  },
  apply(state, { nation }, conference, table) {
    conference.rested.push(nation);
    tellOf(conference, nation, 'rests', table);
    if (conference.attendees.every((one) => conference.rested.includes(one))) closeDiscussion(state, conference.id, table);
  },
});
