import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { noticeTurn } from '../mechanics/diplomacy/exits.js';
import { speakerOf } from '../queries/state.js';
import { name } from '../types/index.js';
import { declarationsBy, isKnownDeclaration, notDeclarant } from './shared/declaration-rule.js';
import { mine, order } from './shared/order.js';
import { agentOf } from './shared/things.js';

/** A declarant gives notice. */
export interface RevokeDeclaration extends ActionBase {
  readonly type: 'revoke-declaration';
  readonly nation: string;
  readonly declaration: string;
}

/** [OT-DECL-03] [OT-DECL-11] */
export const revokeDeclaration = order<RevokeDeclaration>({
  type: 'revoke-declaration',
  cites: ['OT-DECL-03', 'OT-DECL-11'],
  codec: action<RevokeDeclaration>('revoke-declaration', { nation: name, declaration: name }),
  agent: 'nation',
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  choices: {
    nation: (state, player) => {
      const declarants = new Set(state.declarations.flatMap(({ declarants }) => declarants));
      return one(
        [...declarants].filter((declarant) => speakerOf(state, declarant) === player),
        agentOf(state),
      );
    },
    declaration: (state, _player, { nation }) => one(declarationsBy(state, nation), 'declaration'),
  },
  listed: { nation: mine },
  *check(state, { nation, declaration }) {
    if (!declarationsBy(state, nation).includes(declaration)) yield notDeclarant(nation, declaration, 'OT-DECL-03');
  },
  apply(state, { nation, declaration }, table) {
    const found = state.declarations.find(({ id }) => id === declaration)!;
    if (!found.revocations.some((one) => one.nation === nation)) found.revocations.push({ nation, turn: noticeTurn(state) });
    table.emit({ type: 'declaration-changed', declaration, nation, why: 'notice' });
  },
});
