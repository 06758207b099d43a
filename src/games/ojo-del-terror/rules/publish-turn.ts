import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { publishTurn as publish } from '../verbs.js';
import { onlyReferee } from './sheet.js';

/** The referee publishes the turn. */
export interface PublishTurn extends ActionBase {
  readonly type: 'publish-turn';
}

/** [ET-REF-05] Adjudication runs; the orders themselves cannot be touched. */
export const publishTurn = rule<State, PublishTurn, Event, ClauseId>({
  type: 'publish-turn',
  codec: action<PublishTurn>('publish-turn', {}),
  actors: onlyReferee,
  apply(state, _action, table) {
    publish(state, table);
  },
});
