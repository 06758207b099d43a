import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Who attacks whom, and the tokens spent in a duel. */
export const battleRefusals = {
  /** The character has attacked in this turn. */
  'attacker-already-attacked': {
    'GG-ATT-05': ({ card }: Words<'card'>) => `${card} has attacked in this turn.`,
  },
  /** The character came into play in this turn and cannot attack yet. */
  'attacker-tired': {
    'GG-ATT-04': ({ card }: Words<'card'>) => `${card} entered play in this turn.`,
  },
  /** A battle names the same attacker twice. */
  'duplicate-attacker': {
    'GG-ATT-03': ({ card }: Words<'card'>) => `${card} is named twice.`,
  },
  /** A battle names no attacker. */
  'no-attackers': {
    'GG-ATT-03': () => 'A battle needs at least 1 attacker.',
  },
  /** The player has no token of this kind left. */
  'no-marker-left': {
    'GG-MARK-03': ({ player, kind }: Words<'player' | 'kind'>) => `${player} has 0 ${kind} tokens.`,
  },
  /** The options of this game make a battle a single attack, and several attackers are named. */
  'one-attacker-only': {
    'GG-ATT-07': ({ named }: Numbers<'named'>) => `A battle is 1 attack here; ${named} are named.`,
  },
  /** The opponent was challenged in this turn. */
  'opponent-already-battled': {
    'GG-ATT-11': ({ opponent }: Words<'opponent'>) => `${opponent} was challenged in this turn already.`,
  },
  /** Whoever is challenged is the player, is out of the game, or takes no part in it. */
  'opponent-invalid': {
    'GG-ATT-02': ({ opponent }: Words<'opponent'>) => `${opponent} is no other player still in the game.`,
  },
  /** An attacker spends a defence token, or a defender an attack token. */
  'wrong-marker-kind': {
    'GG-MARK-02': ({ player, kind }: Words<'player' | 'kind'>) => `${player} spends ${kind} tokens in this duel.`,
  },
} as const satisfies RefusalTable<ClauseId>;
