import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** A token of a player. Its kind is called as the kind is: no card of a pack is meant, whatever its id. */
type TokenOf = Words<'player'> & { readonly kind: 'attack' | 'defence' };

/** Who attacks whom, and the tokens spent in a duel. */
export const battleRefusals = {
  /** The character has attacked in this turn. */
  'attacker-already-attacked': {
    'GG-ATT-05': ({ card }: Words<'card'>, { name }) => `${name(card)} has attacked in this turn already.`,
  },
  /** The character came into play in this turn and cannot attack yet. */
  'attacker-tired': {
    'GG-ATT-04': ({ card }: Words<'card'>, { name }) => `${name(card)} is tired: it entered play in this turn and may only defend.`,
  },
  /** A battle names the same attacker twice. */
  'duplicate-attacker': {
    'GG-ATT-03': ({ card }: Words<'card'>, { name }) => `${name(card)} is named twice; each character attacks once.`,
  },
  /** A battle names no attacker. */
  'no-attackers': {
    'GG-ATT-03': () => 'A battle needs at least one attacker.',
  },
  /** The player has no token of this kind left. */
  'no-marker-left': {
    'GG-MARK-03': ({ player, kind }: TokenOf) => `${player} has no ${kind} token left.`,
  },
  /** The options of this game make a battle a single attack, and several attackers are named. */
  'one-attacker-only': {
    'GG-ATT-07': ({ named }: Numbers<'named'>) => `In this game a battle has one attacker; ${named} are named.`,
  },
  /** The opponent was challenged in this turn. */
  'opponent-already-battled': {
    'GG-ATT-11': ({ opponent }: Words<'opponent'>) => `${opponent} has been challenged in this turn already.`,
  },
  /** Whoever is challenged is the player, is out of the game, or takes no part in it. */
  'opponent-invalid': {
    'GG-ATT-02': ({ opponent }: Words<'opponent'>) =>
      `${opponent} cannot be challenged: it must be another player who is still in the game.`,
  },
  /** An attacker spends a defence token, or a defender an attack token. */
  'wrong-marker-kind': {
    'GG-MARK-02': ({ player, kind }: TokenOf) => `In this duel ${player} can only spend ${kind} tokens.`,
  },
} as const satisfies RefusalTable<ClauseId>;
