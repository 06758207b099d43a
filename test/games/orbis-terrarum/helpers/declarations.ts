import { schismOf } from './organization.js';
import { change, organized } from './positions.js';
import { start } from './start.js';
import { type Action, act, type Played, type State, seats } from './table.js';

export type Issue = Extract<Action, { readonly type: 'issue-declaration' }>;
export const declare = (nation: Played, kind: Issue['kind'], more: Partial<Issue> = {}): Issue => ({
  ...{ type: 'issue-declaration', player: seats[nation], nation, kind, text: 'We will.' },
  ...more,
});
/** What a Nation does with the first declaration. */
export const does = (nation: Played, type: 'revoke-declaration' | 'break-declaration' | 'join-declaration', more: object = {}) =>
  ({ type, player: seats[nation], nation, declaration: 'declaration-1', ...more }) as Action;
export const join = (nation: Played, reservations: readonly number[] = []) => does(nation, 'join-declaration', { reservations });
export const both = (kind: 'neutrality' | 'commitment', more: Partial<Issue> = {}) =>
  act(act(start(), declare('francia', kind, more)), declare('gothia', kind, more));
export const declarants = (state: State) => state.declarations.map((one) => one.declarants);
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
export const neutral = (more: Partial<Issue> = {}) => act(start(), declare('francia', 'neutrality', more));

export const declared = (kind: 'neutrality' | 'commitment' | 'war', more = {}) =>
  act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind, text: 'We will.', ...more });
