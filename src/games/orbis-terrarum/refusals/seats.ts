import { withMinus } from '../../../core/data/with-minus.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Players, their Nations, and the orders of a turn. */
export const seatRefusals = {
  /** The player has done as much as may be done in a turn. */
  'action-limit': {
    'OT-FLOW-08': ({ player, actions }: Words<'player'> & Numbers<'actions'>, { count }) =>
      `${player} has acted ${count(actions, 'time', 'times')} this turn and can do no more.`,
  },
  /** The player has a Nation, or waits for an answer about one. */
  'already-has-nation': {
    'OT-SEAT-02': (facts: Fault<'has-one', Words<'player'>> | Fault<'waits', Words<'player'>>) => {
      switch (facts.fault) {
        case 'has-one':
          return `${facts.player} has a Nation already.`;
        case 'waits':
          return `${facts.player} waits for an answer already.`;
      }
    },
  },
  /** The player has said to be ready and has to take that back first. */
  'already-ready': {
    'OT-FLOW-05': ({ player }: Words<'player'>) => `${player} is ready; that is to be taken back first.`,
  },
  /** An attribute is lower or higher than it may be set. */
  'attribute-out-of-range': {
    'OT-ACT-09': ({ least, most, value }: Numbers<'least' | 'most' | 'value'>) =>
      `An attribute is from ${least} to ${most}, not ${withMinus(value)}.`,
    'OT-CONT-17': ({ group }: Words<'group'>, { name }) => `${name(group)} has five values, each from 5 to 30.`,
  },
  /** The Nation that is to act is no more. */
  'nation-extinct': {
    'OT-ACT-02': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is no more.`,
  },
  /** The pack keeps this Nation for the referee. */
  'nation-not-playable': {
    'OT-ACT-08': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is not for players; the referee keeps it.`,
  },
  /** Another player has the Nation, or it is no more. */
  'nation-taken': {
    'OT-ACT-08': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is played by somebody else.`,
    'OT-SEAT-02': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is no more, or somebody plays it.`,
  },
  /** The player has no Nation to give up. */
  'no-nation': {
    'OT-SEAT-01': ({ player }: Words<'player'>) => `${player} has no Nation.`,
  },
  /** The player takes back a readiness that was not declared. */
  'not-ready': {
    'OT-ACT-13': ({ player }: Words<'player'>) => `${player} is not ready.`,
  },
  /** The Nation, organization, host or offer is not in the hands of the player. */
  'not-your-nation': {
    'OT-ACT-06': ({ agent, player }: Words<'agent' | 'player'>, { name }) =>
      `${name(agent, 'nations')} does not take orders from ${player}.`,
  },
  /** The orders of a turn are closed although somebody is not ready. */
  'players-not-ready': {
    'OT-FLOW-06': ({ players }: { readonly players: readonly string[] }, { row }) =>
      `${row(players)} ${players.length === 1 ? 'is' : 'are'} not ready.`,
  },
  /** Somebody who is no player says what the next epoch should be. */
  'unknown-player': {
    'OT-SEAT-04': () => 'Only players say what they prefer.',
  },
  /** The attributes of a group do not add up to what they must. */
  'wrong-total': {
    'OT-ACT-09': ({ group, total, wanted }: Words<'group'> & Numbers<'total' | 'wanted'>, { name }) =>
      `${name(group)} adds up to ${withMinus(total)}; it must be ${wanted}.`,
    'OT-CONT-17': ({ group, total, wanted }: Words<'group'> & Numbers<'total' | 'wanted'>, { name }) =>
      `${name(group)} adds up to ${withMinus(total)}; it must be ${wanted}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
