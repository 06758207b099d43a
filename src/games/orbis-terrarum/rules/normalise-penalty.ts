import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { declarationOf, isKnownDeclaration } from './shared/declaration-rule.js';
import { ruling } from './shared/ruling.js';

/** The referee replaces an unreasonable penalty by the generic one. */
export interface NormalisePenalty extends ActionBase {
  readonly type: 'normalise-penalty';
  readonly declaration: string;
}

/** [OT-REF-12] [OT-DECL-09] */
export const normalisePenalty = ruling<NormalisePenalty>({
  type: 'normalise-penalty',
  cites: ['OT-REF-12', 'OT-DECL-09'],
  codec: action<NormalisePenalty>('normalise-penalty', { declaration: name }),
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  choices: {
    declaration: (state) =>
      one(
        state.declarations.map(({ id }) => id),
        'declaration',
      ),
  },
  *check(state, { declaration }) {
    if (declarationOf(state, declaration) === undefined)
      yield refuse('declaration-not-in-force', 'OT-REF-12', { declaration }, 'declaration');
  },
  apply(state, { declaration }, table) {
    const found = state.declarations.find(({ id }) => id === declaration)!;
    found.penalty = null;
    table.emit({ type: 'declaration-changed', declaration, nation: found.declarants[0]!, why: 'normalised' });
  },
});
