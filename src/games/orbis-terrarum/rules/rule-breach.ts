import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { breach } from '../mechanics/diplomacy/breaches.js';
import { declarantsFor, endForAll, threaten } from '../mechanics/diplomacy/declarations.js';
import { leaveWithCharter } from '../mechanics/diplomacy/resolutions.js';
import { isBound, treatyOf } from '../mechanics/diplomacy/treaties.js';
import { living, livingNations, now, onceExisted } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, note } from '../types/index.js';
import { declarationOf, isKnownDeclaration } from './shared/declaration-rule.js';
import { keepNote } from './shared/order.js';
import { reasons, ruling } from './shared/ruling.js';
import { instrumentOf } from './shared/things.js';

/** The referee finds that a word was broken. */
export interface RuleBreach extends ActionBase {
  readonly type: 'rule-breach';
  readonly nation: string;
  /** A treaty or a declaration. */
  readonly instrument: string;
  readonly reason: string;
}

/** [OT-REF-12] [OT-TRE-19] [OT-DECL-13] */
export const ruleBreach = ruling<RuleBreach>({
  type: 'rule-breach',
  cites: ['OT-REF-12', 'OT-TRE-19', 'OT-DECL-13', 'OT-DECL-08'],
  codec: action<RuleBreach>('rule-breach', { nation: name, instrument: name, reason: note }),
  known: (state, { nation, instrument }) => [
    ['nation', nation, living(state, nation) !== undefined],
    [
      'instrument',
      instrument,
      treatyOf(state, instrument) !== undefined || onceExisted(state, 'treaty', instrument) || isKnownDeclaration(state, instrument),
    ],
  ],
  note: ({ reason }) => ['reason', reason],
  choices: {
    // Anybody may have forced a declarant to break its word.
    nation: (state) =>
      one(
        livingNations(state).filter((id) => state.declarations.length > 0 || state.treaties.some((treaty) => isBound(state, treaty, id))),
        'nation',
      ),
    instrument: (state, _player, { nation }) =>
      one(
        [...state.treaties.filter((treaty) => isBound(state, treaty, nation)), ...state.declarations].map(({ id }) => id),
        instrumentOf(state),
      ),
    reason: (state) => reasons(state, 'It has marched where it should not.'),
  },
  *check(state, { nation, instrument }) {
    const treaty = treatyOf(state, instrument);
    const declaration = declarationOf(state, instrument);
    if (treaty === undefined && declaration === undefined)
      return yield instrument.startsWith('treaty')
        ? refuse('treaty-not-in-force', 'OT-REF-12', { treaty: instrument }, 'instrument')
        : refuse('declaration-not-in-force', 'OT-REF-12', { declaration: instrument }, 'instrument');
    if (treaty !== undefined && !isBound(state, treaty, nation))
      yield refuse('not-a-party', 'OT-REF-12', { nation, treaty: instrument }, 'nation');
  },
  apply(state, { player, nation, instrument, reason }, table) {
    const declaration = declarationOf(now(state), instrument);
    if (declaration === undefined) breach(state, instrument, nation, table);
    else {
      // Either a declarant, perhaps as a member of an organization, or whoever forced one to break its word. [OT-DECL-13]
      if (declaration.kind !== 'war') threaten(state, nation, declaration.penalty, table);
      if (declarantsFor(now(state), declaration, nation).length > 0) {
        endForAll(state, instrument, 'broken', table);
        leaveWithCharter(state, instrument, nation, table);
      } else if (declaration.kind !== 'war' && declaration.declarants.length > 1) endForAll(state, instrument, 'broken', table); // [OT-DECL-08]
    }
    keepNote(state, player, nation, 'breach', reason);
  },
});
