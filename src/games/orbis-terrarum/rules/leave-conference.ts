import { one } from '../../../core/choices.js';
import { action, bool } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { blocOf, convenerVoice } from '../diplomacy/conferences.js';
import { alienate } from '../diplomacy/exits.js';
import { now } from '../queries.js';
import { name } from '../types.js';
import { attendedBy, conferenceOf, faultOfAttendee, knownConference } from './conference-rule.js';
import { mine, order } from './order.js';

/** An attendee walks out. */
export interface LeaveConference extends ActionBase {
  readonly type: 'leave-conference';
  readonly nation: string;
  readonly conference: string;
  readonly protest: boolean;
}

const isOpen = (stage: string): boolean => stage === 'discussion' || stage === 'voting';

/** [OT-CONF-09] [OT-RES-06] */
export const leaveConference = order<LeaveConference>({
  type: 'leave-conference',
  codec: action<LeaveConference>('leave-conference', { nation: name, conference: name, protest: bool }),
  acting: ({ nation }) => nation,
  known: (state, { conference }) => knownConference(state, conference),
  choices: {
    nation: mine,
    conference: (state, _player, { nation }) =>
      attendedBy(state, nation, (conference) => isOpen(conference.stage) && convenerVoice(state, conference) !== nation),
    protest: () => one([false]),
  },
  *check(state, { nation, conference: id }) {
    const conference = conferenceOf(state, id)!;
    const fault = faultOfAttendee(state, id, nation, 'OT-CONF-09');
    if (fault !== null) return yield fault;
    if (convenerVoice(state, conference) === nation)
      return yield refuse('target-is-self', 'OT-CONF-09', 'The convener can only dissolve the conference.', 'nation');
    if (!isOpen(conference.stage)) yield refuse('wrong-stage', 'OT-CONF-09', `${id} is over.`, 'conference');
  },
  apply(state, { nation, conference: id, protest }, table) {
    const conference = state.conferences.find((one) => one.id === id)!;
    conference.attendees = conference.attendees.filter((one) => one !== nation);
    conference.rested = conference.rested.filter((one) => one !== nation);
    conference.floorSupport = conference.floorSupport.filter((one) => one !== nation);
    conference.votes = conference.votes.filter((vote) => vote.nation !== nation);
    conference.departed.push({ nation, protest });
    table.emit({ type: 'recused', nation, from: id, way: protest ? 'protest' : 'notice' });
    if (protest)
      alienate(
        state,
        nation,
        blocOf(now(state), now(state).conferences.find((one) => one.id === id)!),
        state.config.exitScopeTurns,
        'exit',
        table,
      );
  },
});
