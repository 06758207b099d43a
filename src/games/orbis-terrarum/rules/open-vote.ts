import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { convenerVoice, setStage } from '../diplomacy/conferences.js';
import { name } from '../types.js';
import { attendedBy, conferenceOf, faultOfStage, knownConference } from './conference-rule.js';
import { mine, order } from './order.js';

/** The convener calls the vote. */
export interface OpenVote extends ActionBase {
  readonly type: 'open-vote';
  readonly nation: string;
  readonly conference: string;
}

/** [OT-CONF-07] */
export const openVote = order<OpenVote>({
  type: 'open-vote',
  codec: action<OpenVote>('open-vote', { nation: name, conference: name }),
  weight: 2,
  acting: ({ nation }) => nation,
  known: (state, { conference }) => knownConference(state, conference),
  choices: {
    nation: mine,
    conference: (state, _player, { nation }) =>
      attendedBy(state, nation, (one) => one.stage === 'discussion' && convenerVoice(state, one) === nation),
  },
  *check(state, { nation, conference: id }) {
    const conference = conferenceOf(state, id)!;
    if (convenerVoice(state, conference) !== nation)
      return yield refuse('not-convener', 'OT-CONF-07', `${nation} has not convened ${id}.`, 'nation');
    const fault = faultOfStage(state, id, 'discussion', 'OT-CONF-07');
    if (fault !== null) return yield fault;
    if (conference.proposals.length === 0) yield refuse('nothing-to-vote', 'OT-CONF-07', `There is nothing to vote on in ${id}.`);
  },
  apply: (state, { conference }, table) => setStage(state, conference, 'voting', 'vote-opened', table),
});
