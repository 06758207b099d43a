import { faultForEach, type Recipients } from '../../mechanics/referee/sequels.js';
import type { Effect, State } from '../../types/index.js';

/** What an effect is for. */
export type Purpose =
  /** It is promised to whoever takes or does something, and judged then. */
  | { readonly kind: 'promise' | 'reward' }
  /** It happens now, once for each of these: Nations that an effect need not name, or nobody in particular. */
  | { readonly kind: 'now'; readonly recipients: Recipients };

/** How often an effect happens, as far as that is known. */
export const timesOf = (purpose: Purpose): number => (purpose.kind === 'now' ? purpose.recipients.length : 1);

/** Is it for somebody, whom it need not name? */
export const isForSomebody = (purpose: Purpose): boolean => purpose.kind !== 'now' || purpose.recipients[0] !== null;

/** May an effect happen, as things stand? What is promised is judged later. */
export const judgeOf = (state: State, purpose: Purpose): ((effect: Effect) => boolean) => {
  if (purpose.kind !== 'now') return () => true;
  const { recipients } = purpose;
  return (effect) => faultForEach(state, effect, recipients) === null;
};
