import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { closeDiscussion } from '../diplomacy/conferences.js';
import { name } from '../types.js';
import { attendedBy, conferenceOf, faultOfAttendee, faultOfStage, knownConference } from './conference-rule.js';
import { mine, order } from './order.js';

/** An attendee has nothing to add. */
export interface RestCase extends ActionBase {
  readonly type: 'rest-case';
  readonly nation: string;
  readonly conference: string;
}

/** [OT-CONF-06] [OT-CONF-13] */
export const restCase = order<RestCase>({
  type: 'rest-case',
  codec: action<RestCase>('rest-case', { nation: name, conference: name }),
  weight: 2,
  acting: ({ nation }) => nation,
  known: (state, { conference }) => knownConference(state, conference),
  choices: {
    nation: mine,
    conference: (state, _player, { nation }) =>
      attendedBy(state, nation, ({ stage, rested }) => stage === 'discussion' && !rested.includes(nation)),
  },
  *check(state, { nation, conference }) {
    const fault = faultOfAttendee(state, conference, nation, 'OT-CONF-06') ?? faultOfStage(state, conference, 'discussion', 'OT-CONF-06');
    if (fault !== null) return yield fault;
    if (conferenceOf(state, conference)!.rested.includes(nation))
      yield refuse('wrong-stage', 'OT-CONF-06', `${nation} has rested its case.`);
  },
  apply(state, { nation, conference: id }, table) {
    const conference = state.conferences.find((one) => one.id === id)!;
    conference.rested.push(nation);
    table.emit({ type: 'conference-changed', conference: id, stage: conference.stage, nation, what: 'rests', call: null });
    if (conference.attendees.every((one) => conference.rested.includes(one))) closeDiscussion(state, id, table);
  },
});
