import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { convenerVoice, setStage } from '../diplomacy/conferences.js';
import { name } from '../types.js';
import { attendedBy, conferenceOf, knownConference } from './conference-rule.js';
import { mine, order } from './order.js';

/** The convener sends everybody home. */
export interface DissolveConference extends ActionBase {
  readonly type: 'dissolve-conference';
  readonly nation: string;
  readonly conference: string;
}

const isOpen = (stage: string): boolean => stage === 'discussion' || stage === 'voting';

/** [OT-CONF-10] */
export const dissolveConference = order<DissolveConference>({
  type: 'dissolve-conference',
  codec: action<DissolveConference>('dissolve-conference', { nation: name, conference: name }),
  acting: ({ nation }) => nation,
  known: (state, { conference }) => knownConference(state, conference),
  choices: {
    nation: mine,
    conference: (state, _player, { nation }) =>
      attendedBy(
        state,
        nation,
        (conference) => isOpen(conference.stage) && convenerVoice(state, conference) === nation && conference.startTurn < state.turn,
      ),
  },
  *check(state, { nation, conference: id }) {
    const conference = conferenceOf(state, id)!;
    if (convenerVoice(state, conference) !== nation)
      return yield refuse('not-convener', 'OT-CONF-10', `${nation} has not convened ${id}.`, 'nation');
    if (!isOpen(conference.stage) && conference.stage !== 'scheduled')
      return yield refuse('wrong-stage', 'OT-CONF-10', `${id} is over.`, 'conference');
    if (state.turn <= conference.startTurn)
      yield refuse('too-early', 'OT-CONF-10', `${id} cannot be dissolved before turn ${conference.startTurn + 1}.`, 'conference');
  },
  apply: (state, { conference }, table) => setStage(state, conference, 'dissolved', 'by-convener', table),
});
