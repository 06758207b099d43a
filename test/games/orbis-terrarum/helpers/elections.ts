import { does, law, orgOf, type Statute } from './organization.js';
import { organized } from './positions.js';
import { start } from './start.js';
import { type Action, act, type Played, type State, three } from './table.js';
import { turn } from './turns.js';

/** A vote for a leader. */
export const choose = (nation: Played, candidate: string) => does(nation, 'vote-leader', { candidate });

/** An office that is vacant since the turn before, so that it is filled in this upkeep. */
export const election = (
  statute: Partial<Statute> = {},
  more: Partial<State['organizations'][number]> = {},
  members: readonly string[] = three,
) => organized(start(), members, { statute: law(statute), leader: null, termEnds: null, election: { since: 0, votes: [] }, ...more });
export const voted = (state: State, ...votes: readonly (readonly [Played, string])[]) =>
  votes.reduce((now, [voter, candidate]) => act(now, choose(voter, candidate)), state);
/** Who leads after the upkeep. */
export const elected = (state: State) => orgOf(turn(state, [])).leader;

export const resign = (player: string): Action => ({ type: 'resign-leadership', player, organization: 'organization-1' });
export const leaderOf = (state: State) => state.organizations[0]?.leader;
