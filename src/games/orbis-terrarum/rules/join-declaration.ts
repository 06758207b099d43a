import { one, suggest } from '../../../core/choices/choices.js';
import { action, int, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { askToJoin } from '../mechanics/diplomacy/adhesion.js';
import { isCharter } from '../mechanics/diplomacy/founding.js';
import { joinDeclaration as join } from '../mechanics/diplomacy/requests.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { declarationOf, isKnownDeclaration } from './shared/declaration-rule.js';
import { mine, order } from './shared/order.js';

/** A Nation joins another's declaration. */
export interface JoinDeclaration extends ActionBase {
  readonly type: 'join-declaration';
  readonly nation: string;
  readonly declaration: string;
  readonly reservations: readonly number[];
}

/** [OT-DECL-02] */
export const joinDeclaration = order<JoinDeclaration>({
  type: 'join-declaration',
  cites: ['OT-DECL-02', 'OT-DECL-08', 'OT-ORG-20'],
  codec: action<JoinDeclaration>('join-declaration', { nation: name, declaration: name, reservations: list(int, 50) }),
  *ranges(_state, { reservations }) {
    if (new Set(reservations).size < reservations.length || reservations.some((index) => index < 0))
      yield refuse('bad-parameter', 'OT-DECL-02', {}, 'reservations');
  },
  acting: ({ nation }) => nation,
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  choices: {
    nation: mine,
    declaration: (state) => one(state.declarations.flatMap(({ id }) => (isCharter(state, id) ? [] : [id]))),
    reservations: () => suggest<readonly number[]>([[]]),
  },
  *check(state, { nation, declaration }) {
    const found = declarationOf(state, declaration);
    if (found === undefined) return yield refuse('declaration-not-in-force', 'OT-DECL-02', { declaration }, 'declaration');
    const asked = found.requests.some((request) => request.nation === nation);
    const sameKind = state.declarations.some(
      (one) => one.kind === found.kind && one.target === found.target && one.declarants.includes(nation),
    );
    if (sameKind || asked || found.target === nation) yield refuse('already-a-declarant', 'OT-DECL-02', { nation, declaration }, 'nation');
    if (isCharter(state, declaration)) yield refuse('statute-forbids', 'OT-ORG-20', { charter: declaration }, 'declaration');
  },
  apply(state, { nation, declaration, reservations }, table) {
    if (reservations.length === 0) join(state, declaration, nation, [], table);
    else askToJoin(state, declaration, nation, reservations, table);
  },
});
