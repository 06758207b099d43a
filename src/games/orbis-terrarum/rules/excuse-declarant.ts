import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { endDeclaration } from '../mechanics/diplomacy/declarations.js';
import { leaveWithCharter } from '../mechanics/diplomacy/resolutions.js';
import { organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, note } from '../types/index.js';
import { declarationOf, isKnownDeclaration, notDeclarant } from './shared/declaration-rule.js';
import { keepNote } from './shared/order.js';
import { reasons, ruling } from './shared/ruling.js';
import { agentOf } from './shared/things.js';

/** The referee finds that circumstances forced a declarant to break its word. */
export interface ExcuseDeclarant extends ActionBase {
  readonly type: 'excuse-declarant';
  readonly declaration: string;
  readonly nation: string;
  readonly reason: string;
}

/** [OT-DECL-14] [OT-REF-12] It ends for that declarant alone, and nobody has broken it. */
export const excuseDeclarant = ruling<ExcuseDeclarant>({
  type: 'excuse-declarant',
  cites: ['OT-DECL-14', 'OT-REF-12', 'OT-ORG-20'],
  codec: action<ExcuseDeclarant>('excuse-declarant', { declaration: name, nation: name, reason: note }),
  known: (state, { declaration, nation }) => [
    ['declaration', declaration, isKnownDeclaration(state, declaration)],
    ['nation', nation, Object.hasOwn(state.nations, nation) || organizationOf(state, nation) !== undefined],
  ],
  note: ({ reason }) => ['reason', reason],
  choices: {
    declaration: (state) =>
      one(
        state.declarations.map(({ id }) => id),
        'declaration',
      ),
    nation: (state, _player, { declaration }) => one(declarationOf(state, declaration)?.declarants ?? [], agentOf(state)),
    reason: (state) => reasons(state, 'Its house was on fire.'),
  },
  *check(state, { declaration, nation }) {
    const found = declarationOf(state, declaration);
    if (found === undefined) return yield refuse('declaration-not-in-force', 'OT-REF-12', { declaration }, 'declaration');
    if (!found.declarants.includes(nation)) yield notDeclarant(nation, declaration, 'OT-REF-12');
  },
  apply(state, { player, declaration, nation, reason }, table) {
    endDeclaration(state, declaration, nation, 'force-majeure', table);
    leaveWithCharter(state, declaration, nation, table);
    keepNote(state, player, Object.hasOwn(state.nations, nation) ? nation : null, 'declaration', reason);
  },
});
