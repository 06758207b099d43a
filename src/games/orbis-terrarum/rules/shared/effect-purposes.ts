import { faultOfEffect, forNation } from '../../mechanics/referee/effect-faults.js';
import type { Effect, State } from '../../types/index.js';

/** What an effect is for. */
export type Purpose =
  /** It is promised to whoever takes or does something, and judged then. */
  | { readonly kind: 'promise' | 'reward' }
  /** It happens now, once for each of these: Nations that an effect need not name, or nobody in particular. */
  | { readonly kind: 'now'; readonly recipients: readonly (string | null)[] };

/** How often an effect happens, as far as that is known. */
export const timesOf = (purpose: Purpose): number => (purpose.kind === 'now' ? purpose.recipients.length : 1);

/** Is it for somebody, whom it need not name? */
export const isForSomebody = (purpose: Purpose): boolean => purpose.kind !== 'now' || purpose.recipients[0] !== null;

const namesEverybody = (effect: Effect): boolean =>
  !('nation' in effect && effect.nation === null) && (effect.do !== 'host' || (effect.owner !== null && effect.region !== null));

/** May an effect happen, as things stand? What names everybody it is about is judged once; what is promised is judged later. */
export const judgeOf = (state: State, purpose: Purpose): ((effect: Effect) => boolean) => {
  if (purpose.kind !== 'now') return () => true;
  const { recipients } = purpose;
  return (effect) =>
    (namesEverybody(effect) ? recipients.slice(0, 1) : recipients).every(
      (recipient) => faultOfEffect(state, forNation(state, effect, recipient)) === null,
    );
};
