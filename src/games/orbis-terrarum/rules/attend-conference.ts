import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { blocOf } from '../diplomacy/conferences.js';
import { name, type State } from '../types.js';
import { conferenceOf, knownConference } from './conference-rule.js';
import { mine, order } from './order.js';

/** A Nation comes to a conference. */
export interface AttendConference extends ActionBase {
  readonly type: 'attend-conference';
  readonly nation: string;
  readonly conference: string;
}

const mayAttend = (state: State, nation: string, id: string): boolean => {
  const conference = conferenceOf(state, id)!;
  const { stage, attendees, includeVassals } = conference;
  const isWelcome = includeVassals || state.nations[nation]!.patron === null;
  return stage === 'discussion' && !attendees.includes(nation) && isWelcome && blocOf(state, conference).includes(nation);
};

/** [OT-CONF-04] */
export const attendConference = order<AttendConference>({
  type: 'attend-conference',
  codec: action<AttendConference>('attend-conference', { nation: name, conference: name }),
  weight: 3,
  acting: ({ nation }) => nation,
  known: (state, { conference }) => knownConference(state, conference),
  choices: {
    nation: mine,
    conference: (state, _player, { nation }) => one(state.conferences.flatMap(({ id }) => (mayAttend(state, nation, id) ? [id] : []))),
  },
  *check(state, { nation, conference }) {
    if (!mayAttend(state, nation, conference))
      yield refuse('not-invited', 'OT-CONF-04', `${nation} cannot come to ${conference} now.`, 'conference');
  },
  apply(state, { nation, conference }, table) {
    const found = state.conferences.find(({ id }) => id === conference)!;
    found.attendees.push(nation);
    table.emit({ type: 'conference-changed', conference, stage: found.stage, nation, what: 'attends', call: null });
  },
});
