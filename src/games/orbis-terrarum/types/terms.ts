import { anyText, type Codec, exactly, int, list, nullable, shape, tagged } from '../../../core/data/codec.js';
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
export const term: Codec<Term> = tagged('kind', {
  payment: shape<TermOf<'payment'>>({ kind: exactly('payment'), by: name, to: name, wealth: sum, progress: sum }),
  subsidy: shape<TermOf<'subsidy'>>({ kind: exactly('subsidy'), by: name, to: name, wealth: sum }),
  modifier: shape<TermOf<'modifier'>>({ kind: exactly('modifier'), on: name, target: modifierTarget, value: int, against: nullable(name) }),
  scope: shape<TermOf<'scope'>>({ kind: exactly('scope'), between: list(name, 50), dimension, value: int }),
  cession: shape<TermOf<'cession'>>({ kind: exactly('cession'), by: name, to: name, regions: names }),
  vassalage: shape<TermOf<'vassalage'>>({ kind: exactly('vassalage'), vassal: name, patron: name }),
  release: shape<TermOf<'release'>>({ kind: exactly('release'), patron: name, vassal: name }),
  'new-vassal': shape<TermOf<'new-vassal'>>({ kind: exactly('new-vassal'), by: name, regions: names, name: title, patron: name }),
  peace: shape<TermOf<'peace'>>({ kind: exactly('peace') }),
  'non-aggression': shape<TermOf<'non-aggression'>>({ kind: exactly('non-aggression') }),
  ceasefire: shape<TermOf<'ceasefire'>>({ kind: exactly('ceasefire') }),
  guarantee: shape<TermOf<'guarantee'>>({ kind: exactly('guarantee'), by: name, beneficiary: name }),
  alliance: shape<TermOf<'alliance'>>({ kind: exactly('alliance') }),
  passage: shape<TermOf<'passage'>>({ kind: exactly('passage'), by: name, to: name }),
  renew: shape<TermOf<'renew'>>({ kind: exactly('renew'), treaty: name, years: nullable(int) }),
  terminate: shape<TermOf<'terminate'>>({ kind: exactly('terminate'), treaty: name }),
  convening: shape<TermOf<'convening'>>({ kind: exactly('convening'), by: list(name, 50) }),
  statute: shape<TermOf<'statute'>>({ kind: exactly('statute'), statute }),
  obligation: shape<TermOf<'obligation'>>({ kind: exactly('obligation'), text: anyText }),
});

/** The clauses of a treaty. */
export const terms: Codec<readonly Term[]> = list(term, 50);
