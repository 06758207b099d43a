import { bool, exactly, int, nullable, optional, shape, tagged } from '../../../../core/data/codec.js';
import { note, type Reinterpretation, reinterpretation, title } from '../../types/index.js';

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

/** See {@link Verdict}. */
export const verdict = tagged('kind', {
  void: shape<VerdictOf<'void'>>({ kind: exactly('void'), reason: note, warn: optional(bool) }),
  impossible: shape<VerdictOf<'impossible'>>({ kind: exactly('impossible'), reason: note }),
  trivial: shape<VerdictOf<'trivial'>>({ kind: exactly('trivial') }),
  scope: shape<VerdictOf<'scope'>>({ kind: exactly('scope'), value: nullable(int) }),
  undefended: shape<VerdictOf<'undefended'>>({ kind: exactly('undefended'), undefended: bool }),
  reinterpret: shape<VerdictOf<'reinterpret'>>({ kind: exactly('reinterpret'), as: nullable(reinterpretation) }),
  contest: shape<VerdictOf<'contest'>>({ kind: exactly('contest'), key: nullable(title) }),
});
