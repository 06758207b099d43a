import { action } from '../../../core/codec.js';
import { refuse } from '../../../core/violation.js';
import { convenerVoice, setStage } from '../diplomacy/conferences.js';
import { name } from '../types.js';
import { conferenceOrder, faultOfConvener, faultOfStage, type InConference, isAttending } from './conference-rule.js';

/** The convener calls the vote. */
export interface OpenVote extends InConference {
  readonly type: 'open-vote';
}

/** [OT-CONF-07] */
export const openVote = conferenceOrder<OpenVote>({
  type: 'open-vote',
  codec: action<OpenVote>('open-vote', { nation: name, conference: name }),
  weight: 2,
  fits: (conference, nation, state) =>
    isAttending(conference, nation) && conference.stage === 'discussion' && convenerVoice(state, conference) === nation,
  *check(state, { nation, conference: id }, conference) {
    const fault = faultOfConvener(state, conference, nation, 'OT-CONF-07') ?? faultOfStage(conference, 'discussion', 'OT-CONF-07');
    if (fault !== null) return yield fault;
    if (conference.proposals.length === 0) yield refuse('nothing-to-vote', 'OT-CONF-07', `There is nothing to vote on in ${id}.`);
  },
  apply: (state, { conference }, _found, table) => setStage(state, conference, 'voting', 'vote-opened', table),
});
