import type { Action } from './table.js';

/** What Ada says for Francia. */
export const note = (text: string, more: object = {}): Action => ({ type: 'post-note', player: 'ada', nation: 'francia', text, ...more });
/** What Bo offers for Gothia. */
export const allianceOffer = (more: object = {}): Action =>
  ({ type: 'make-offer', player: 'bo', from: 'gothia', to: 'francia', clauses: [{ kind: 'alliance' }], ...more }) as Action;
export const ready = (player = 'ada'): Action => ({ type: 'ready', player });
