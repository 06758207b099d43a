import { type IllFormed, illFormed } from '../../../core/refusals/faults.js';
import type { Say } from '../../../core/refusals/say.js';
import type { Facts } from '../../../core/refusals/violation.js';

/** A part of a pack, by its path, that does not have the form it should; the field is counted from that part. */
export type IllFormedPart = IllFormed & { readonly part: string };

/** What is said of a part of a pack that does not have the form it should, in the words of a language and with its colon. */
export const illFormedPartIn =
  (told: (facts: IllFormed) => string, colon = ':') =>
  (facts: IllFormedPart): string =>
    `${facts.part}${colon} ${told(facts)}`;

/** A sentence that also says which part of a pack is ill formed: for the codes of cards, which can be of the wrong form as well as wrong. */
export const orIllFormedPartIn =
  (told: (facts: IllFormed) => string, colon?: string) =>
  <About extends Facts>(says: (facts: About, say: Say) => string) =>
  (facts: About | IllFormedPart, say: Say): string =>
    'part' in facts ? illFormedPartIn(told, colon)(facts as IllFormedPart) : says(facts as About, say);

/** The first of them in English. */
export const illFormedPart = illFormedPartIn(illFormed);

/** The second in English. */
export const orIllFormedPart = orIllFormedPartIn(illFormed);
