import type { Action } from './table.js';

export const note = (text: string, more: object = {}): Action => ({ type: 'post-note', player: 'ada', nation: 'francia', text, ...more });
export const allianceOffer = (more: object = {}): Action =>
  ({ type: 'make-offer', player: 'bo', from: 'gothia', to: 'francia', clauses: [{ kind: 'alliance' }], ...more }) as Action;
export const ready = (player = 'ada'): Action => ({ type: 'ready', player });
