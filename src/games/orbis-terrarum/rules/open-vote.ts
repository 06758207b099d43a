import { action } from '../../../core/data/codec.js';
import { convenerVoice, hasLasted, setStage } from '../mechanics/diplomacy/conferences.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { conferenceOrder, faultOfConvener, faultOfStage, type InConference, isAttending } from './shared/conference-rule.js';

/** The convener calls the vote. */
export interface OpenVote extends InConference {
  readonly type: 'open-vote';
}

/** [OT-CONF-07] */
export const openVote = conferenceOrder<OpenVote>({
  type: 'open-vote',
  cites: ['OT-CONF-07', 'OT-CONF-13'],
  codec: action<OpenVote>('open-vote', { nation: name, conference: name }),
  weight: 2,
  fits: (conference, nation, state) =>
    isAttending(conference, nation) &&
    conference.stage === 'discussion' &&
    convenerVoice(state, conference) === nation &&
    hasLasted(state, conference),
  might: (conference, nation, state) =>
    conference.stage === 'discussion' &&
    convenerVoice(state, conference) === nation &&
    hasLasted(state, conference) &&
    conference.proposals.length > 0,
  *check(state, { nation, conference: id }, conference) {
    const fault = faultOfConvener(state, conference, nation, 'OT-CONF-07') ?? faultOfStage(conference, 'discussion', 'OT-CONF-07');
    if (fault !== null) return yield fault;
    if (!hasLasted(state, conference)) return yield refuse('too-early', 'OT-CONF-07', { conference: id }, 'conference');
    if (conference.proposals.length === 0) yield refuse('nothing-to-vote', 'OT-CONF-07', { conference: id }, 'conference');
  },
  apply: (state, { conference }, _found, table) => setStage(state, conference, 'voting', 'vote-opened', table),
});
