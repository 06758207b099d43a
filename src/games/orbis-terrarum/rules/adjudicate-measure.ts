import { one, suggest } from '../../../core/choices.js';
import { action, bool, exactly, int, nullable, optional, shape, tagged } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { entryOf } from '../content/modes.js';
import { measureRules } from '../measures/index.js';
import { commanderOf, isHiddenFromOthers } from '../measures/posting.js';
import { now, playerOf } from '../queries.js';
import { name, note, type Reinterpretation, reinterpretation, title } from '../types.js';
import { ruling } from './ruling.js';

/** What the referee may rule about a measure. [OT-REF-02] */
export type Verdict =
  | { readonly kind: 'void'; readonly reason: string; readonly warn?: boolean }
  | { readonly kind: 'impossible'; readonly reason: string }
  | { readonly kind: 'trivial' }
  | { readonly kind: 'scope'; readonly value: number | null }
  | { readonly kind: 'undefended'; readonly undefended: boolean }
  | { readonly kind: 'reinterpret'; readonly as: Reinterpretation | null }
  | { readonly kind: 'contest'; readonly key: string | null };
type VerdictOf<K extends Verdict['kind']> = Extract<Verdict, { readonly kind: K }>;

/** The referee rules about a pending measure. */
export interface AdjudicateMeasure extends ActionBase {
  readonly type: 'adjudicate-measure';
  readonly measure: string;
  readonly ruling: Verdict;
}

const verdict = tagged('kind', {
  void: shape<VerdictOf<'void'>>({ kind: exactly('void'), reason: note, warn: optional(bool) }),
  impossible: shape<VerdictOf<'impossible'>>({ kind: exactly('impossible'), reason: note }),
  trivial: shape<VerdictOf<'trivial'>>({ kind: exactly('trivial') }),
  scope: shape<VerdictOf<'scope'>>({ kind: exactly('scope'), value: nullable(int) }),
  undefended: shape<VerdictOf<'undefended'>>({ kind: exactly('undefended'), undefended: bool }),
  reinterpret: shape<VerdictOf<'reinterpret'>>({ kind: exactly('reinterpret'), as: nullable(reinterpretation) }),
  contest: shape<VerdictOf<'contest'>>({ kind: exactly('contest'), key: nullable(title) }),
});

/** [OT-REF-02] [OT-REF-03] [OT-REF-04] */
export const adjudicateMeasure = ruling<AdjudicateMeasure>({
  type: 'adjudicate-measure',
  codec: action<AdjudicateMeasure>('adjudicate-measure', { measure: name, ruling: verdict }),
  note: ({ ruling: made }) => ('reason' in made ? made.reason : undefined),
  choices: { measure: (state) => one(state.measures.map(({ id }) => id)), ruling: () => suggest<Verdict>([{ kind: 'trivial' }]) },
  *check(state, { measure, ruling: made }) {
    const found = state.measures.find(({ id }) => id === measure);
    if (found === undefined)
      return yield refuse('not-pending', 'OT-REF-02', `${JSON.stringify(measure)} is no pending measure.`, 'measure');
    if (made.kind === 'scope' && made.value !== null && (made.value < -25 || made.value > 25 || made.value % 5 !== 0))
      yield refuse('bad-parameter', 'OT-REF-02', `A scope is a multiple of 5 from -25 to 25, not ${made.value}.`, 'ruling');
    if (made.kind === 'reinterpret' && made.as !== null) {
      const { statistic, mode, attribute } = made.as;
      const fits =
        entryOf(statistic, mode) !== undefined &&
        (mode !== 'modify' || attribute !== null) &&
        measureRules[mode].aims.includes(found.target?.kind ?? 'none');
      if (!fits) yield refuse('invalid-mode', 'OT-REF-02', `${measure} cannot be taken for ${statistic} ${mode}.`, 'ruling');
    }
  },
  apply(state, { measure, ruling: made }, table) {
    const plain = now(state);
    const { nation, covert, slot } = plain.measures.find(({ id }) => id === measure)!;
    const found = state.measures.find(({ id }) => id === measure)!;
    switch (made.kind) {
      case 'void':
      case 'impossible':
        found.ruling.voided = true;
        found.ruling.trivial = false;
        break;
      case 'trivial':
        found.ruling.trivial = true;
        found.ruling.voided = false;
        break;
      case 'scope':
        found.ruling.scope = made.value;
        break;
      case 'undefended':
        found.ruling.undefended = made.undefended;
        break;
      case 'reinterpret':
        found.ruling.reinterpret = made.as === null ? null : { ...made.as };
        break;
      case 'contest':
        found.ruling.contest = made.key;
        break;
    }
    const secret = isHiddenFromOthers(plain, { covert, slot }) ? [commanderOf(plain, nation, slot)] : null;
    table.emit({ type: 'measure-adjudicated', secret, measure, nation, ruling: made.kind });
    const player = made.kind === 'void' && made.warn === true ? playerOf(plain, nation) : undefined;
    if (player === undefined) return;
    state.players[player]!.warnings += 1;
    table.emit({ type: 'sanctioned', player, nation: null, warnings: state.players[player]!.warnings, value: 0 });
  },
});
