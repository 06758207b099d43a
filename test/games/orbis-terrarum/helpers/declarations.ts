import { schismOf } from './organization.js';
import { change, organized } from './positions.js';
import { start } from './start.js';
import { type Action, act, type Played, type State, seats, three } from './table.js';

export type Issue = Extract<Action, { readonly type: 'issue-declaration' }>;
/** Each of the three declares in its own name. */
export const declare = (nation: Played, kind: Issue['kind'], more: Partial<Issue> = {}): Issue => ({
  ...{ type: 'issue-declaration', player: seats[nation], nation, kind, text: 'We will.' },
  ...more,
});
/** What a Nation does with the first declaration. */
export const does = (nation: Played, type: 'revoke-declaration' | 'break-declaration' | 'join-declaration', more: object = {}) =>
  ({ type, player: seats[nation], nation, declaration: 'declaration-1', ...more }) as Action;
export const join = (nation: Played, reservations: readonly number[] = []) => does(nation, 'join-declaration', { reservations });
/** Francia and Gothia declare the same together. */
export const both = (kind: 'neutrality' | 'commitment', more: Partial<Issue> = {}) =>
  act(act(start(), declare('francia', kind, more)), declare('gothia', kind, more));
export const declarants = (state: State) => state.declarations.map((one) => one.declarants);
/** The penalty where none was said. */
export const usual = [['all', 5, 'declaration', 6]];
/** An organization of the three, led by Francia, declares. */
export const together = (kind: Issue['kind'], more: Partial<Issue> = {}, law: Parameters<typeof organized>[2] = {}) =>
  act(organized(start(), Object.keys(seats), law), { ...declare('francia', kind, more), nation: 'organization-1' });
/** As it stands once its leader is disputed. */
export const torn = (state: State): State =>
  change(state, (draft) => {
    draft.organizations = draft.organizations.map((one) => ({
      ...one,
      schism: schismOf('gothia'),
    }));
  });
/** Francia has declared something. */
export const declared = (kind: Issue['kind'], more: Partial<Issue> = {}): State => act(start(), declare('francia', kind, more));
export const neutral = (more: Partial<Issue> = {}): State => declared('neutrality', more);
/** Each of the three has undertaken the same, in these words. */
export const declaredByEach = (text: string): State =>
  three.reduce((state, nation) => act(state, declare(nation, 'commitment', { text })), start());
