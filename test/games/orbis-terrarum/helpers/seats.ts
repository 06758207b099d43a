import { change } from './positions.js';
import { type Action, act, type State } from './table.js';

/** Whatever the referee does. */
export const asReferee = (type: Action['type'], more: object = {}): Action => ({ type, player: 'referee', ...more }) as Action;
/** These are ready, one after another. */
export const allReady = (state: State, ...seats: string[]) => seats.reduce((now, player) => act(now, { type: 'ready', player }), state);
/** With the seat of a player changed. */
export const seat = (state: State, player: string, patch: Partial<State['players'][string]>): State =>
  change(state, (draft) => {
    draft.players = { ...draft.players, [player]: { ...state.players[player]!, ...patch } };
  });
/** Somebody is asked whether a winner stands. */
export const veto = (state: State, decider: string): State =>
  change({ ...state, phase: 'decisions', after: 'upkeep' }, (draft) => {
    const about = { nation: 'gothia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider }];
  });
