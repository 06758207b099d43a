import { action } from '../../../core/data/codec.js';
import { mayCome, tellOf } from '../mechanics/diplomacy/conferences.js';
import { refuse } from '../refusals/index.js';
import { type Conference, name, type State } from '../types/index.js';
import { conferenceOrder, type InConference, isUnderWay } from './shared/conference-rule.js';

/** A Nation comes to a conference. */
export interface AttendConference extends InConference {
  readonly type: 'attend-conference';
}

const mayAttend = (conference: Conference, nation: string, state: State): boolean =>
  isUnderWay(conference) && mayCome(state, conference, nation);

/** [OT-CONF-04] */
export const attendConference = conferenceOrder<AttendConference>({
  type: 'attend-conference',
  cites: ['OT-CONF-04', 'OT-CONF-15'],
  codec: action<AttendConference>('attend-conference', { nation: name, conference: name }),
  weight: 3,
  fits: mayAttend,
  *check(state, { nation, conference: id }, conference) {
    if (!mayAttend(conference, nation, state)) yield refuse('not-invited', 'OT-CONF-04', { nation, conference: id }, 'conference');
  },
  apply(_state, { nation }, conference, table) {
    conference.departed = conference.departed.filter((one) => one.nation !== nation); // whoever left may come back [OT-CONF-09]
    conference.attendees.push(nation);
    tellOf(conference, nation, 'attends', table);
  },
});
