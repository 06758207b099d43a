import { anyText, type Codec, int, list, nullable, variants } from '../../../core/data/codec.js';
import { type Dimension, dimension, type ModifierTarget, modifierTarget, name, names, sum, title } from './basics.js';
import { type Statute, statute } from './statutes.js';

/** One clause of a treaty. [OT-TRE-02] */
export type Term =
  | { readonly kind: 'payment'; readonly by: string; readonly to: string; readonly wealth: number; readonly progress: number }
  | { readonly kind: 'subsidy'; readonly by: string; readonly to: string; readonly wealth: number }
  | {
      readonly kind: 'modifier';
      readonly on: string;
      readonly target: ModifierTarget;
      readonly value: number;
      readonly against: string | null;
    }
  | { readonly kind: 'scope'; readonly between: readonly string[]; readonly dimension: Dimension; readonly value: number }
  | { readonly kind: 'cession'; readonly by: string; readonly to: string; readonly regions: readonly string[] }
  | { readonly kind: 'vassalage'; readonly vassal: string; readonly patron: string }
  | { readonly kind: 'release'; readonly patron: string; readonly vassal: string }
  | {
      readonly kind: 'new-vassal';
      readonly by: string;
      readonly regions: readonly string[];
      readonly name: string;
      readonly patron: string;
    }
  | { readonly kind: 'peace' }
  | { readonly kind: 'non-aggression' }
  | { readonly kind: 'ceasefire' }
  | { readonly kind: 'guarantee'; readonly by: string; readonly beneficiary: string }
  | { readonly kind: 'alliance' }
  | { readonly kind: 'passage'; readonly by: string; readonly to: string }
  | { readonly kind: 'renew'; readonly treaty: string; readonly years: number | null }
  | { readonly kind: 'terminate'; readonly treaty: string }
  /** Only these parties may convene a conference on the treaty. [OT-CONF-26] */
  | { readonly kind: 'convening'; readonly by: readonly string[] }
  | { readonly kind: 'statute'; readonly statute: Statute }
  | { readonly kind: 'obligation'; readonly text: string };

/** One kind of clause. */
export type TermOf<K extends Term['kind']> = Extract<Term, { readonly kind: K }>;

/** A clause of a treaty. */
export const term: Codec<Term> = variants<Term, 'kind'>('kind', {
  payment: { by: name, to: name, wealth: sum, progress: sum },
  subsidy: { by: name, to: name, wealth: sum },
  modifier: { on: name, target: modifierTarget, value: int, against: nullable(name) },
  scope: { between: list(name, 50), dimension, value: int },
  cession: { by: name, to: name, regions: names },
  vassalage: { vassal: name, patron: name },
  release: { patron: name, vassal: name },
  'new-vassal': { by: name, regions: names, name: title, patron: name },
  peace: {},
  'non-aggression': {},
  ceasefire: {},
  guarantee: { by: name, beneficiary: name },
  alliance: {},
  passage: { by: name, to: name },
  renew: { treaty: name, years: nullable(int) },
  terminate: { treaty: name },
  convening: { by: list(name, 50) },
  statute: { statute },
  obligation: { text: anyText },
});

/** The clauses of a treaty. */
export const terms: Codec<readonly Term[]> = list(term, 50);
