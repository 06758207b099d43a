import { type Choice, one } from '../../../core/choices.js';
import { refuse, type Violation } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { onceExisted } from '../queries.js';
import type { Conference, State } from '../types.js';

/** A conference by id. */
export const conferenceOf = (state: State, id: string): Conference | undefined => state.conferences.find((one) => one.id === id);
/** Is it known? One that was put away is not. */
export const knownConference = (state: State, id: string): readonly (readonly [string, string, boolean])[] => [
  ['conference', id, conferenceOf(state, id) !== undefined && onceExisted(state, 'conference', id)],
];
/** Only attendees take part. */
export const faultOfAttendee = (state: State, id: string, nation: string, clause: ClauseId): Violation<ClauseId> | null =>
  conferenceOf(state, id)!.attendees.includes(nation)
    ? null
    : refuse('not-attending', clause, `${nation} does not attend ${id}.`, 'nation');
/** Each stage has its own business. */
export const faultOfStage = (state: State, id: string, stage: Conference['stage'], clause: ClauseId): Violation<ClauseId> | null =>
  conferenceOf(state, id)!.stage === stage ? null : refuse('wrong-stage', clause, `${id} is not in the stage of ${stage}.`, 'conference');
/** The conferences a Nation attends that fit. */
export const attendedBy = (state: State, nation: string, fits: (conference: Conference) => boolean): Choice<string> =>
  one(state.conferences.flatMap((conference) => (conference.attendees.includes(nation) && fits(conference) ? [conference.id] : [])));
