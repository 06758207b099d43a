import { action } from '../../../core/data/codec.js';
import { allRest, closeDiscussion, everybodyCouldCome, tellOf } from '../mechanics/diplomacy/conferences.js';
import { now } from '../queries/state.js';
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
    // Whoever of the bloc is still to come may come and speak until the end of the turn.
    if (allRest(conference) && everybodyCouldCome(now(state), conference)) closeDiscussion(state, conference.id, table);
  },
});
