import { type IllFormed, illFormed } from '../../../core/refusals/faults.js';
import type { Sentence } from '../../../core/refusals/table.js';
import type { Facts } from '../../../core/refusals/violation.js';

/** A part of a pack, by its path, that does not have the form it should; the field is counted from that part. */
export type IllFormedPart = IllFormed & { readonly part: string };

/** What is said of a part of a pack that does not have the form it should. */
export const illFormedPart = (facts: IllFormedPart): string => `${facts.part}: ${illFormed(facts)}`;

/** A sentence that also says which part of a pack is ill formed: for the codes of cards, which can be of the wrong form as well as wrong. */
export const orIllFormedPart =
  <About extends Facts>(says: Sentence<About>): Sentence<About | IllFormedPart> =>
  (facts, say) =>
    'part' in facts ? illFormedPart(facts as IllFormedPart) : says(facts as About, say);
