import { one, suggest } from '../../../core/choices/choices.js';
import { action, int, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { askToJoin } from '../mechanics/diplomacy/adhesion.js';
import { isCharter } from '../mechanics/diplomacy/founding.js';
import { isBound, treatyOf } from '../mechanics/diplomacy/treaties.js';
import { onceExisted } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { mine, order } from './shared/order.js';

/** A Nation wants to join a treaty. */
export interface RequestAdhesion extends ActionBase {
  readonly type: 'request-adhesion';
  readonly nation: string;
  readonly treaty: string;
  readonly reservations: readonly number[];
}

/** [OT-TRE-07] [OT-TRE-15] [OT-TRE-16] */
export const requestAdhesion = order<RequestAdhesion>({
  type: 'request-adhesion',
  cites: ['OT-TRE-07', 'OT-TRE-15', 'OT-TRE-16', 'OT-ORG-20'],
  codec: action<RequestAdhesion>('request-adhesion', { nation: name, treaty: name, reservations: list(int, 50) }),
  acting: ({ nation }) => nation,
  known: (state, { treaty }) => [['treaty', treaty, treatyOf(state, treaty) !== undefined || onceExisted(state, 'treaty', treaty)]],
  choices: {
    nation: mine,
    treaty: (state) => one(state.treaties.flatMap(({ id, parties }) => (parties.length <= 8 && !isCharter(state, id) ? [id] : []))),
    reservations: () => suggest<readonly number[]>([[]]),
  },
  *check(state, { nation, treaty, reservations }) {
    const found = treatyOf(state, treaty);
    if (found === undefined) return yield refuse('treaty-not-in-force', 'OT-TRE-07', { treaty }, 'treaty');
    const asked = found.requests.some((request) => request.nation === nation);
    if (isBound(state, found, nation) || asked) yield refuse('already-a-party', 'OT-TRE-07', { nation, treaty }, 'treaty');
    if (isCharter(state, treaty)) yield refuse('statute-forbids', 'OT-ORG-20', { charter: treaty }, 'treaty');
    const wrong = reservations.find((index, i) => index < 0 || index >= found.clauses.length || reservations.indexOf(index) !== i);
    if (wrong !== undefined) yield refuse('bad-parameter', 'OT-TRE-16', { treaty, clause: wrong }, 'reservations');
  },
  apply: (state, { nation, treaty, reservations }, table) => askToJoin(state, treaty, nation, reservations, table),
});
