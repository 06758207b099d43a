import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { endForAll } from '../mechanics/diplomacy/declarations.js';
import { refuse } from '../refusals/index.js';
import { name, note } from '../types/index.js';
import { declarationOf, isKnownDeclaration } from './shared/declaration-rule.js';
import { keepNote } from './shared/order.js';
import { reasons, ruling } from './shared/ruling.js';

/** The referee finds a declaration without real weight. */
export interface VoidDeclaration extends ActionBase {
  readonly type: 'void-declaration';
  readonly declaration: string;
  readonly reason: string;
}

/** [OT-REF-12] */
export const voidDeclaration = ruling<VoidDeclaration>({
  type: 'void-declaration',
  cites: ['OT-REF-12'],
  codec: action<VoidDeclaration>('void-declaration', { declaration: name, reason: note }),
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  note: ({ reason }) => ['reason', reason],
  choices: {
    declaration: (state) =>
      one(
        state.declarations.map(({ id }) => id),
        'declaration',
      ),
    reason: (state) => reasons(state, 'It promises nothing.'),
  },
  *check(state, { declaration }) {
    if (declarationOf(state, declaration) === undefined)
      yield refuse('declaration-not-in-force', 'OT-REF-12', { declaration }, 'declaration');
  },
  apply(state, { player, declaration, reason }, table) {
    endForAll(state, declaration, 'void', table);
    keepNote(state, player, null, 'declaration', reason);
  },
});
