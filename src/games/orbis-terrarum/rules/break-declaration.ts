import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { declarantsFor, endForAll, threaten } from '../mechanics/diplomacy/declarations.js';
import { leaveWithCharter } from '../mechanics/diplomacy/resolutions.js';
import { now } from '../queries/state.js';
import { name, type State } from '../types/index.js';
import { declarationOf, isKnownDeclaration, notDeclarant } from './shared/declaration-rule.js';
import { mineThat, order } from './shared/order.js';

/** A declarant breaks its word, or a member that of its organization. */
export interface BreakDeclaration extends ActionBase {
  readonly type: 'break-declaration';
  readonly nation: string;
  readonly declaration: string;
}

/** Is a Nation bound by a declaration, by its own word or that of its organization? [OT-ORG-07] */
const isItsWord = (state: State, id: string, nation: string): boolean => {
  const declaration = declarationOf(state, id);
  return declaration !== undefined && declarantsFor(state, declaration, nation).length > 0;
};

/** [OT-DECL-04] [OT-DECL-13] */
export const breakDeclaration = order<BreakDeclaration>({
  type: 'break-declaration',
  cites: ['OT-DECL-04', 'OT-DECL-09'],
  codec: action<BreakDeclaration>('break-declaration', { nation: name, declaration: name }),
  acting: 'nation',
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  choices: {
    nation: mineThat((state, nation) => state.declarations.some(({ id }) => isItsWord(state, id, nation))),
    declaration: (state, _player, { nation }) =>
      one(
        state.declarations.flatMap((one) => (isItsWord(state, one.id, nation) ? [one.id] : [])),
        'declaration',
      ),
  },
  list: () => [],
  *check(state, { nation, declaration }) {
    if (!isItsWord(state, declaration, nation)) yield notDeclarant(nation, declaration, 'OT-DECL-04');
  },
  apply(state, { nation, declaration }, table) {
    const { kind, penalty } = declarationOf(now(state), declaration)!;
    if (kind !== 'war') threaten(state, nation, penalty, table);
    endForAll(state, declaration, 'broken', table);
    leaveWithCharter(state, declaration, nation, table);
  },
});
