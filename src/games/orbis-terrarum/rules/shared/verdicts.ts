import { bool, int, nullable, optional, variants } from '../../../../core/data/codec.js';
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

/** See {@link Verdict}. */
export const verdict = variants<Verdict, 'kind'>('kind', {
  void: { reason: note, warn: optional(bool) },
  impossible: { reason: note },
  trivial: {},
  scope: { value: nullable(int) },
  undefended: { undefended: bool },
  reinterpret: { as: nullable(reinterpretation) },
  contest: { key: nullable(title) },
});
