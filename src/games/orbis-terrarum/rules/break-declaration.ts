import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { endForAll, threaten } from '../diplomacy/declarations.js';
import { now } from '../queries.js';
import { name } from '../types.js';
import { declarationOf, declarationsBy, faultOfDeclarant, isKnownDeclaration } from './declaration-rule.js';
import { mine, order } from './order.js';

/** A declarant breaks its word. */
export interface BreakDeclaration extends ActionBase {
  readonly type: 'break-declaration';
  readonly nation: string;
  readonly declaration: string;
}

/** [OT-DECL-04] [OT-DECL-13] */
export const breakDeclaration = order<BreakDeclaration>({
  type: 'break-declaration',
  codec: action<BreakDeclaration>('break-declaration', { nation: name, declaration: name }),
  acting: ({ nation }) => nation,
  known: (state, { declaration }) => [['declaration', declaration, isKnownDeclaration(state, declaration)]],
  choices: { nation: mine, declaration: (state, _player, { nation }) => one(declarationsBy(state, nation)) },
  list: () => [],
  *check(state, { nation, declaration }) {
    const fault = faultOfDeclarant(state, nation, declaration, 'OT-DECL-04');
    if (fault !== null) yield fault;
  },
  apply(state, { nation, declaration }, table) {
    const { kind, penalty } = declarationOf(now(state), declaration)!;
    if (kind !== 'war') threaten(state, nation, penalty, table);
    endForAll(state, declaration, table);
  },
});
