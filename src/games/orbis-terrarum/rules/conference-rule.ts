import { one } from '../../../core/choices.js';
import type { ActionBase, Choices } from '../../../core/rule.js';
import { refuse, type Violation, type Violations } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { convenerVoice } from '../diplomacy/conferences.js';
import { type Open, onceExisted, type Tell } from '../queries.js';
import type { Conference, State } from '../types.js';
import { mine, type Order, order } from './order.js';

/** A conference by id. */
export const conferenceOf = (state: State, id: string): Conference | undefined => state.conferences.find((one) => one.id === id);
/** Does a Nation attend it? */
export const isAttending = ({ attendees }: Conference, nation: string): boolean => attendees.includes(nation);
/** Only attendees take part. */
export const faultOfAttendee = (conference: Conference, nation: string, clause: ClauseId): Violation<ClauseId> | null =>
  isAttending(conference, nation) ? null : refuse('not-attending', clause, `${nation} does not attend ${conference.id}.`, 'nation');
/** Only the convener decides when it ends. */
export const faultOfConvener = (state: State, conference: Conference, nation: string, clause: ClauseId): Violation<ClauseId> | null =>
  convenerVoice(state, conference) === nation
    ? null
    : refuse('not-convener', clause, `${nation} has not convened ${conference.id}.`, 'nation');
/** Each stage has its own business. */
export const faultOfStage = (conference: Conference, stage: Conference['stage'], clause: ClauseId): Violation<ClauseId> | null =>
  conference.stage === stage ? null : refuse('wrong-stage', clause, `${conference.id} is not in the stage of ${stage}.`, 'conference');
/** Does a conference talk, or vote? */
export const isUnderWay = ({ stage }: Conference): boolean => stage === 'discussion' || stage === 'voting';

/** An action of a Nation in a conference. */
export interface InConference extends ActionBase {
  readonly nation: string;
  readonly conference: string;
}

/** What an author of such an action writes; the conference has been found. */
export interface ConferenceOrder<A extends InConference> extends Pick<Order<A>, 'type' | 'codec' | 'weight'> {
  /** Is the action worth listing for this Nation here? */
  fits(conference: Conference, nation: string, state: State): boolean;
  /** How the other parameters may be chosen. */
  readonly choices?: Choices<State, A>;
  check(state: State, action: A, conference: Conference): Violations<ClauseId>;
  apply(state: Open, action: A, conference: Open['conferences'][number], table: Tell): void;
}

/** An order of a Nation in a conference, which must be known: one that was put away is not. */
export const conferenceOrder = <A extends InConference>({ fits, choices, check, apply, ...spec }: ConferenceOrder<A>) =>
  order<A>({
    ...spec,
    acting: ({ nation }) => nation,
    known: (state, { conference }) => [
      ['conference', conference, conferenceOf(state, conference) !== undefined && onceExisted(state, 'conference', conference)],
    ],
    choices: {
      nation: mine,
      conference: (state: State, _player: string, { nation }: Pick<A, 'nation'>) =>
        one(state.conferences.flatMap((conference) => (fits(conference, nation, state) ? [conference.id] : []))),
      ...choices,
    } as Choices<State, InConference> as Choices<State, A>,
    check: (state, action) => check(state, action, conferenceOf(state, action.conference)!),
    apply: (state, action, table) => apply(state, action, state.conferences.find(({ id }) => id === action.conference)!, table),
  });
