import { action } from '../../../core/data/codec.js';
import { convenerVoice, setStage } from '../mechanics/diplomacy/conferences.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { conferenceOrder, faultOfConvener, type InConference, isAttending, isUnderWay } from './shared/conference-rule.js';

/** The convener sends everybody home. */
export interface DissolveConference extends InConference {
  readonly type: 'dissolve-conference';
}

/** [OT-CONF-10] */
export const dissolveConference = conferenceOrder<DissolveConference>({
  type: 'dissolve-conference',
  cites: ['OT-CONF-10'],
  codec: action<DissolveConference>('dissolve-conference', { nation: name, conference: name }),
  fits: (conference, nation, state) =>
    isAttending(conference, nation) &&
    isUnderWay(conference) &&
    convenerVoice(state, conference) === nation &&
    conference.startTurn < state.turn,
  might: (conference, nation, state) =>
    (isUnderWay(conference) || conference.stage === 'scheduled') &&
    convenerVoice(state, conference) === nation &&
    conference.startTurn < state.turn,
  *check(state, { nation, conference: id }, conference) {
    const fault = faultOfConvener(state, conference, nation, 'OT-CONF-10');
    if (fault !== null) return yield fault;
    if (!isUnderWay(conference) && conference.stage !== 'scheduled')
      return yield refuse('wrong-stage', 'OT-CONF-10', { conference: id }, 'conference');
    if (state.turn <= conference.startTurn)
      yield refuse('too-early', 'OT-CONF-10', { conference: id, turn: conference.startTurn + 1 }, 'conference');
  },
  apply: (state, { conference }, _found, table) => setStage(state, conference, 'dissolved', 'by-convener', table),
});
