import type { Violation } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { convenerVoice } from '../../mechanics/diplomacy/conferences.js';
import { onceExisted } from '../../queries/state.js';
import { type Refusals, refuse } from '../../refusals/index.js';
import type { Conference, State } from '../../types/index.js';
import { ordersWithin, type Within } from './gathering-rule.js';

/** A conference by id. */
export const conferenceOf = (state: State, id: string): Conference | undefined => state.conferences.find((one) => one.id === id);

/** Does a Nation attend it? */
export const isAttending = ({ attendees }: Conference, nation: string): boolean => attendees.includes(nation);

/** Only attendees take part. */
export const faultOfAttendee = (
  conference: Conference,
  nation: string,
  clause: keyof Refusals['not-attending'],
): Violation<ClauseId> | null =>
  isAttending(conference, nation) ? null : refuse('not-attending', clause, { nation, conference: conference.id }, 'nation');

/** Only the convener decides when it ends. */
export const faultOfConvener = (
  state: State,
  conference: Conference,
  nation: string,
  clause: keyof Refusals['not-convener'],
): Violation<ClauseId> | null =>
  convenerVoice(state, conference) === nation ? null : refuse('not-convener', clause, { nation, conference: conference.id }, 'nation');

type StageClause = 'OT-CONF-05' | 'OT-CONF-06' | 'OT-CONF-07' | 'OT-CONF-08' | 'OT-CONF-24';

/** Each stage has its own business. */
export const faultOfStage = (conference: Conference, stage: Conference['stage'], clause: StageClause): Violation<ClauseId> | null =>
  conference.stage === stage ? null : refuse('wrong-stage', clause, { fault: 'stage', conference: conference.id, stage }, 'conference');

/** Does a conference talk, or vote? */
export const isUnderWay = ({ stage }: Conference): boolean => stage === 'discussion' || stage === 'voting';

/** An action of a Nation in a conference. */
export type InConference = Within<'conference'>;

/** An order of a Nation in a conference, which must be known: one that was put away is not. */
export const conferenceOrder = ordersWithin<'conference', Conference>({
  field: 'conference',
  all: ({ conferences }) => conferences,
  isKnown: (state, id) => conferenceOf(state, id) !== undefined && onceExisted(state, 'conference', id),
});
