import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { publishTurn as publish } from '../mechanics/turn.js';
import { rule } from './shared/rule.js';
import { onlyReferee } from './shared/sheet.js';

/** The referee publishes the turn. */
export interface PublishTurn extends ActionBase {
  readonly type: 'publish-turn';
}

/** [ET-REF-05] Adjudication runs; the orders themselves cannot be touched. */
export const publishTurn = rule<PublishTurn>({
  type: 'publish-turn',
  cites: ['ET-FLOW-05', 'ET-REF-05'],
  codec: action<PublishTurn>('publish-turn', {}),
  actors: onlyReferee,
  apply(state, _action, table) {
    publish(state, table);
  },
});
