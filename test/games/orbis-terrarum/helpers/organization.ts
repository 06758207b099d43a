import { orbis500 } from 'ludoteca/orbis-terrarum';
import { organized } from './positions.js';
import { start } from './start.js';
import { type Action, type Played, type State, seats, three } from './table.js';

export type Statute = State['organizations'][number]['statute'];
/** The statute of the first template. */
export const { statute } = orbis500.statutes[0]!;
/** The same with a term of five years, which throws no dice. */
export const law = (more: Partial<Statute> = {}): Statute => ({ ...statute, term: 5, ...more });
/** What a Nation does in the organization. */
export const does = (nation: Played, type: Action['type'], more: object = {}) =>
  ({ type, player: seats[nation], nation, organization: 'organization-1', ...more }) as Action;
/** What a leader does, who is named by the seat alone. */
export const leads = (nation: Played, type: Action['type'], more: object = {}) =>
  ({ type, player: seats[nation], organization: 'organization-1', ...more }) as Action;
/** The organization there is. */
export const orgOf = (state: State) => state.organizations[0]!;
/** A schism between the leader and Gothia, whom these follow. */
export const schismOf = (...followers: readonly string[]) => ({
  ...{ since: 1, rival: 'gothia', petitions: [] },
  recognitions: followers.map((nation) => ({ nation, leader: 'gothia' })),
});
/** How far Gothia is from others that have sent it away. */
export const exclusion = (others: readonly string[], lastTurn: number) =>
  others.flatMap((other) =>
    ['geographic', 'cultural'].flatMap((dimension) => [
      ['gothia', other, dimension, 5, lastTurn],
      [other, 'gothia', dimension, 5, lastTurn],
    ]),
  );
/** The distances there are. */
export const distances = ({ scopes }: State) =>
  scopes.map(({ from, to, dimension, value, lastTurn }) => [from, to, dimension, value, lastTurn]);

/** Enough members for an organization. */
export const five = ['francia', 'gothia', 'romania', 'saxonia', 'thuringia'];

/** As many, one of them far away. */
export const fiveWithPersia = [...three, 'saxonia', 'persia'];

/** What a leader does about a member. */
export const upon = (type: 'expel-member' | 'suspend-member' | 'reinstate-member', nation: string, by: Played = 'francia') =>
  leads(by, type, { nation });
/** An organization of the three, led by Francia. */
export const league = (more: Partial<State['organizations'][number]> = {}, members: readonly string[] = three, options = {}) =>
  organized(start(options), members, { statute: law(), ...more });
