import { action } from '../../../core/data/codec.js';
import { convenerVoice, isFloorWanted, tellOf } from '../mechanics/diplomacy/conferences.js';
import { now } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { conferenceOrder, faultOfAttendee, faultOfStage, type InConference, isAttending } from './shared/conference-rule.js';

/** An attendee asks that everybody may present proposals, or the convener lets them. */
export interface SupportOpenFloor extends InConference {
  readonly type: 'support-open-floor';
}

/** [OT-CONF-24] */
export const supportOpenFloor = conferenceOrder<SupportOpenFloor>({
  type: 'support-open-floor',
  cites: ['OT-CONF-24'],
  codec: action<SupportOpenFloor>('support-open-floor', { nation: name, conference: name }),
  fits: (conference, nation) =>
    isAttending(conference, nation) &&
    conference.stage === 'discussion' &&
    !conference.openFloor &&
    !conference.floorSupport.includes(nation),
  *check(_state, { nation, conference: id }, conference) {
    const fault = faultOfAttendee(conference, nation, 'OT-CONF-24') ?? faultOfStage(conference, 'discussion', 'OT-CONF-24');
    if (fault !== null) return yield fault;
    if (conference.openFloor || conference.floorSupport.includes(nation))
      yield refuse('wrong-stage', 'OT-CONF-24', { fault: 'floor', conference: id, nation }, 'conference');
  },
  apply(state, { nation }, conference, table) {
    conference.floorSupport.push(nation);
    const isConvener = convenerVoice(now(state), conference) === nation;
    if (isConvener || isFloorWanted(conference)) conference.openFloor = true;
    tellOf(conference, nation, conference.openFloor ? 'floor-opened' : 'floor-asked', table);
  },
});
