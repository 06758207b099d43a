import { type Motion, met, voted, voting } from './conference.js';
import { treaty } from './positions.js';
import { start } from './start.js';
import { act, type State, three } from './table.js';
import { turn } from './turns.js';

export type Clauses = State['treaties'][number]['clauses'];
export type More = Partial<State['treaties'][number]>;
export const peace = { kind: 'non-aggression' } as const;
export const alliance = { kind: 'alliance' } as const;
export const passage = { kind: 'passage', by: 'francia', to: 'gothia' } as const;
/** The three are parties of a treaty, and meet about it. */
export const parties = (clauses: Clauses, more: More = {}, from: State = start()): State =>
  met({}, { invited: [] }, treaty(from, three, clauses, more));
/** The motion to amend it. */
export const amend = (...clauses: Clauses): Motion => ({
  kind: 'amend',
  instrument: 'treaty-1',
  clauses,
  text: null,
  penalty: null,
  years: null,
});
/** What becomes of the world when the three answer. */
export const counted = (from: State, clauses: Clauses, ...answers: readonly string[]): State =>
  turn(voted(voting(amend(...clauses), from), ...answers), []);
/** And all are in favour. */
export const amended = (from: State, ...clauses: Clauses): State => counted(from, clauses, 'yes', 'yes', 'yes');
export const open = (state: State): State => act(state, { type: 'open-orders', player: 'referee' });
