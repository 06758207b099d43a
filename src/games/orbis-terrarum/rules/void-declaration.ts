import { one, suggest } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { endForAll } from '../diplomacy/declarations.js';
import { name, note } from '../types.js';
import { declarationOf, isKnownDeclaration } from './declaration-rule.js';
import { keepNote } from './order.js';
import { ruling } from './ruling.js';

/** The referee finds a declaration without real weight. */
export interface VoidDeclaration extends ActionBase {
  readonly type: 'void-declaration';
  readonly declaration: string;
  readonly reason: string;
}

/** [OT-REF-12] */
export const voidDeclaration = ruling<VoidDeclaration>({
  type: 'void-declaration',
  codec: action<VoidDeclaration>('void-declaration', { declaration: name, reason: note }),
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  note: ({ reason }) => reason,
  choices: { declaration: (state) => one(state.declarations.map(({ id }) => id)), reason: () => suggest(['']) },
  *check(state, { declaration }) {
    if (declarationOf(state, declaration) === undefined)
      yield refuse('declaration-not-in-force', 'OT-REF-12', `${declaration} is not in force.`, 'declaration');
  },
  apply(state, { player, declaration, reason }, table) {
    endForAll(state, declaration, 'void', table);
    keepNote(state, player, null, 'declaration', reason);
  },
});
