import { one, some } from '../../../core/choices/choices.js';
import { action, int, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { askToJoin } from '../mechanics/diplomacy/adhesion.js';
import { isCharter } from '../mechanics/diplomacy/founding.js';
import { joinDeclaration as join } from '../mechanics/diplomacy/requests.js';
import { refuse } from '../refusals/index.js';
import { type Declaration, name, type State } from '../types/index.js';
import { declarationOf, isKnownDeclaration } from './shared/declaration-rule.js';
import { mine, mineThat, order } from './shared/order.js';

/** A Nation joins another's declaration. */
export interface JoinDeclaration extends ActionBase {
  readonly type: 'join-declaration';
  readonly nation: string;
  readonly declaration: string;
  readonly reservations: readonly number[];
}

/** The points of a declaration that somebody may except itself from. */
const points: readonly number[] = Array.from({ length: 50 }, (_, i) => i);

/** Has a Nation declared the same, asked to, or is it declared on? [OT-DECL-02] */
const isDeclarant = (state: State, { kind, target, requests }: Declaration, nation: string): boolean =>
  target === nation ||
  requests.some((request) => request.nation === nation) ||
  state.declarations.some((one) => one.kind === kind && one.target === target && one.declarants.includes(nation));

const mayJoin = (state: State, declaration: Declaration, nation: string): boolean =>
  !isCharter(state, declaration.id) && !isDeclarant(state, declaration, nation);

/** [OT-DECL-02] */
export const joinDeclaration = order<JoinDeclaration>({
  type: 'join-declaration',
  cites: ['OT-DECL-02', 'OT-DECL-08', 'OT-ORG-20'],
  codec: action<JoinDeclaration>('join-declaration', { nation: name, declaration: name, reservations: list(int, 50) }),
  *ranges(_state, { reservations }) {
    if (new Set(reservations).size < reservations.length || reservations.some((index) => !points.includes(index)))
      yield refuse('bad-parameter', 'OT-DECL-02', {}, 'reservations');
  },
  acting: 'nation',
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  choices: {
    nation: mineThat((state, nation) => state.declarations.some((one) => mayJoin(state, one, nation))),
    declaration: (state, _player, { nation }) =>
      one(
        state.declarations.flatMap((one) => (mayJoin(state, one, nation) ? [one.id] : [])),
        'declaration',
      ),
    reservations: () => some(points, 0, points.length, { sure: true }),
  },
  listed: {
    nation: mine,
    declaration: (state) => one(state.declarations.flatMap(({ id }) => (isCharter(state, id) ? [] : [id]))),
    reservations: () => one([[]]),
  },
  canonical: (_state, { reservations, ...given }) => ({ ...given, reservations: points.filter((point) => reservations.includes(point)) }),
  *check(state, { nation, declaration }) {
    const found = declarationOf(state, declaration);
    if (found === undefined) return yield refuse('declaration-not-in-force', 'OT-DECL-02', { declaration }, 'declaration');
    if (isDeclarant(state, found, nation)) yield refuse('already-a-declarant', 'OT-DECL-02', { nation, declaration }, 'nation');
    if (isCharter(state, declaration)) yield refuse('statute-forbids', 'OT-ORG-20', { charter: declaration }, 'declaration');
  },
  apply(state, { nation, declaration, reservations }, table) {
    if (reservations.length === 0) join(state, declaration, nation, [], table);
    else askToJoin(state, declaration, nation, reservations, table);
  },
});
