import type { PlayerId, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { contentOf } from '../../content/cards.js';
import { characterOf, isClosed, playerOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Character, State } from '../../types/index.js';

/** Which clause says that a card comes from the hand, and is of its kind. */
const clauseOf = { characters: 'GG-PLAY-03', abilities: 'GG-DUEL-02', gear: 'GG-GEAR-02' } as const;

/** The card is in the player's hand, and of this kind. */
export function* notHeld(state: State, player: PlayerId, card: string, kind: keyof typeof clauseOf): Violations<ClauseId> {
  if (!playerOf(state, player).hand.includes(card)) return yield refuse('card-not-in-hand', clauseOf[kind], { card, player }, 'card');
  if (contentOf(state)[kind].has(card)) return;
  switch (kind) {
    case 'characters':
      return yield refuse('not-a-character', clauseOf[kind], { card }, 'card');
    case 'abilities':
      return yield refuse('not-an-ability', clauseOf[kind], { card }, 'card');
    case 'gear':
      return yield refuse('not-a-gear', clauseOf[kind], { card }, 'card');
  }
}

/** The clauses that ask for an own character in play. */
type HostClause = 'GG-ATT-03' | 'GG-DEF-01' | 'GG-GEAR-02' | 'GG-GRAFT-06';

/** The card is a character in play, and the player's own. */
export function* notOwnHost(
  state: State,
  player: PlayerId,
  card: string,
  clause: HostClause,
  path: string,
  character: Character | undefined = characterOf(state, card),
): Violations<ClauseId> {
  if (character === undefined) yield refuse('no-such-character', clause, { card }, path);
  else if (character.owner !== player) yield refuse('not-your-character', clause, { card, owner: character.owner }, path);
}

/** In strict order the first battle of a turn closes the playing of characters and gear. */
export function* closedByBattle(state: State): Violations<ClauseId> {
  if (isClosed(state)) yield refuse('phase-closed', 'GG-FLOW-02', {});
}
