import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { answerRequest } from '../mechanics/diplomacy/adhesion.js';
import { judgesOf, requestOf } from '../mechanics/diplomacy/requests.js';
import { speakerOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { order } from './shared/order.js';
import { agentOf } from './shared/things.js';

/** A party answers somebody who wants to join. */
export interface AnswerAdhesion extends ActionBase {
  readonly type: 'answer-adhesion';
  readonly nation: string;
  readonly request: string;
  readonly accept: boolean;
}

const requests = (state: State): readonly string[] =>
  [...state.treaties, ...state.declarations].flatMap(({ requests: open }) => open.map(({ id }) => id));

const voicesOf = (state: State, player: string, request: string): readonly string[] =>
  judgesOf(state, requestOf(state, request)!).filter((judge) => speakerOf(state, judge) === player);

/** [OT-TRE-07] [OT-TRE-15] */
export const answerAdhesion = order<AnswerAdhesion>({
  type: 'answer-adhesion',
  cites: ['OT-TRE-07', 'OT-TRE-15', 'OT-DECL-02'],
  codec: action<AnswerAdhesion>('answer-adhesion', { nation: name, request: name, accept: bool }),
  agent: 'nation',
  choices: {
    nation: (state, player) => one([...new Set(requests(state).flatMap((request) => voicesOf(state, player, request)))], agentOf(state)),
    request: (state, player, { nation }) =>
      one(
        requests(state).filter((request) => voicesOf(state, player, request).includes(nation)),
        'request',
      ),
    accept: () => one([true, false]),
  },
  *check(state, { nation, request }) {
    const found = requestOf(state, request);
    if (found === undefined) return yield refuse('no-such-request', 'OT-TRE-07', { request }, 'request');
    if (!judgesOf(state, found).includes(nation)) yield refuse('not-a-party', 'OT-TRE-07', { nation, request }, 'nation');
  },
  apply: (state, { nation, request, accept }, table) => answerRequest(state, request, nation, accept, table),
});
