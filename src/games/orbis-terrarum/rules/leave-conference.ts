import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import { convenerVoice, departFrom, openFloorOfTheRest, tellOf } from '../mechanics/diplomacy/conferences.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { conferenceOrder, faultOfAttendee, type InConference, isAttending, isUnderWay } from './shared/conference-rule.js';

/** An attendee walks out. */
export interface LeaveConference extends InConference {
  readonly type: 'leave-conference';
  readonly protest: boolean;
}

/** Whoever leaves in protest pays when something is adopted, and only then. [OT-CONF-09] [OT-RES-06] */
export const leaveConference = conferenceOrder<LeaveConference>({
  type: 'leave-conference',
  cites: ['OT-CONF-09', 'OT-CONF-20', 'OT-RES-06'],
  codec: action<LeaveConference>('leave-conference', { nation: name, conference: name, protest: bool }),
  fits: (conference, nation, state) =>
    isAttending(conference, nation) && isUnderWay(conference) && convenerVoice(state, conference) !== nation,
  choices: { protest: () => one([false, true]) },
  listed: { protest: () => one([false]) },
  *check(state, { nation, conference: id }, conference) {
    const fault = faultOfAttendee(conference, nation, 'OT-CONF-09');
    if (fault !== null) return yield fault;
    if (convenerVoice(state, conference) === nation) return yield refuse('target-is-self', 'OT-CONF-09', {}, 'nation');
    if (!isUnderWay(conference)) yield refuse('wrong-stage', 'OT-CONF-09', { conference: id }, 'conference');
  },
  apply(_state, { nation, conference: id, protest }, conference, table) {
    departFrom(conference, nation, protest);
    // Without protest it stays in the bloc: that is no recusal. [OT-CONF-09]
    if (protest) table.emit({ type: 'recused', nation, from: id, way: 'protest' });
    else tellOf(conference, nation, 'walked-out', table);
    openFloorOfTheRest(conference, table);
  },
});
