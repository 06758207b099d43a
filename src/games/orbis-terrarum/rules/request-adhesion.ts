import { type Choice, one, some, via } from '../../../core/choices/choices.js';
import { action, int, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { askToJoin } from '../mechanics/diplomacy/adhesion.js';
import { isCharter } from '../mechanics/diplomacy/founding.js';
import { isBound, treatyOf } from '../mechanics/diplomacy/treaties.js';
import { onceExisted } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State, type Term, type Treaty } from '../types/index.js';
import { mine, mineThat, order } from './shared/order.js';

/** A Nation wants to join a treaty. */
export interface RequestAdhesion extends ActionBase {
  readonly type: 'request-adhesion';
  readonly nation: string;
  readonly treaty: string;
  readonly reservations: readonly number[];
}

const hasAsked = ({ requests }: Treaty, nation: string): boolean => requests.some((request) => request.nation === nation);

const mayJoin = (state: State, treaty: Treaty, nation: string): boolean =>
  !isBound(state, treaty, nation) && !hasAsked(treaty, nation) && !isCharter(state, treaty.id);

/** A clause, with its place. */
interface Placed {
  readonly place: number;
  readonly clause: Term;
}

/** The clauses somebody excepts itself from, shown with what they say. [OT-TRE-16] */
const reservationsTo = (clauses: readonly Term[]): Choice<readonly number[]> => {
  const placed: readonly Placed[] = clauses.map((clause, place) => ({ place, clause }));
  return via<readonly number[], readonly Placed[]>(some(placed, 0, placed.length, { sure: true }), {
    to: (chosen) => chosen.map(({ place }) => place),
    from: (places) => (Array.isArray(places) ? placed.filter(({ place }) => places.includes(place)) : undefined),
  });
};

/** [OT-TRE-07] [OT-TRE-15] [OT-TRE-16] */
export const requestAdhesion = order<RequestAdhesion>({
  type: 'request-adhesion',
  cites: ['OT-TRE-07', 'OT-TRE-15', 'OT-TRE-16', 'OT-ORG-20'],
  codec: action<RequestAdhesion>('request-adhesion', { nation: name, treaty: name, reservations: list(int, 50) }),
  acting: 'nation',
  known: (state, { treaty }) => [['treaty', treaty, treatyOf(state, treaty) !== undefined || onceExisted(state, 'treaty', treaty)]],
  choices: {
    nation: mineThat((state, nation) => state.treaties.some((treaty) => mayJoin(state, treaty, nation))),
    treaty: (state, _player, { nation }) =>
      one(
        state.treaties.flatMap((treaty) => (mayJoin(state, treaty, nation) ? [treaty.id] : [])),
        'treaty',
      ),
    reservations: (state, _player, { treaty }) => reservationsTo(treatyOf(state, treaty)!.clauses),
  },
  listed: {
    nation: mine,
    treaty: (state) => one(state.treaties.flatMap(({ id, parties }) => (parties.length <= 8 && !isCharter(state, id) ? [id] : []))),
    reservations: () => one([[]]),
  },
  canonical: (_state, { reservations, ...given }) => ({ ...given, reservations: [...reservations].sort((a, b) => a - b) }),
  *check(state, { nation, treaty, reservations }) {
    const found = treatyOf(state, treaty);
    if (found === undefined) return yield refuse('treaty-not-in-force', 'OT-TRE-07', { treaty }, 'treaty');
    if (isBound(state, found, nation) || hasAsked(found, nation))
      yield refuse('already-a-party', 'OT-TRE-07', { nation, treaty }, 'treaty');
    if (isCharter(state, treaty)) yield refuse('statute-forbids', 'OT-ORG-20', { charter: treaty }, 'treaty');
    const wrong = reservations.find((index, i) => index < 0 || index >= found.clauses.length || reservations.indexOf(index) !== i);
    if (wrong !== undefined) yield refuse('bad-parameter', 'OT-TRE-16', { treaty, clause: wrong }, 'reservations');
  },
  apply: (state, { nation, treaty, reservations }, table) => askToJoin(state, treaty, nation, reservations, table),
});
