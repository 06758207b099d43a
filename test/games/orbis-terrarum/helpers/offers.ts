import { start } from './start.js';
import { type Action, act, type Played, type State, seats } from './table.js';

type Make = Extract<Action, { type: 'make-offer' }>;
export type Term = Make['clauses'][number];
/** What Francia offers Gothia. */
export const offer = (clauses: readonly Term[], more: Partial<Make> = {}): Make => ({
  ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses },
  ...more,
});
export const accept = (player = 'bo', id = 'offer-1'): Action => ({ type: 'accept-offer', player, offer: id });
/** Offered and accepted. */
export const made = (clauses: readonly Term[], state = start(), more: Partial<Make> = {}) =>
  act(act(state, offer(clauses, more)), accept());
export const two = ['francia', 'gothia'];
export const breaks = (nation: Played): Action => ({ type: 'break-treaty', player: seats[nation], nation, treaty: 'treaty-1' });
export const partiesOf = (state: State) => state.treaties[0]?.parties ?? [];
export const ask = (reservations: readonly number[] = [], nation: Played = 'romania'): Action => ({
  ...{ type: 'request-adhesion', player: seats[nation], nation, treaty: 'treaty-1', reservations },
});
export const answer = (nation: Played, yes = true): Action => ({
  type: 'answer-adhesion',
  player: seats[nation],
  nation,
  request: 'request-1',
  accept: yes,
});
