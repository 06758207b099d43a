import { type PlayerId, refuse, type Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { contentOf } from '../../content/cards.js';
import { characterOf, isClosed, playerOf } from '../../queries/state.js';
import type { State } from '../../types/index.js';

const kinds = {
  characters: ['not-a-character', 'a character'],
  abilities: ['not-an-ability', 'an ability'],
  gear: ['not-a-gear', 'a gear'],
} as const;

/** The card is in the player's hand, and of this kind. */
export function* notHeld(state: State, player: PlayerId, card: string, kind: keyof typeof kinds, clause: ClauseId): Violations<ClauseId> {
  if (!playerOf(state, player).hand.includes(card))
    return yield refuse('card-not-in-hand', clause, `${card} is not in ${player}'s hand.`, 'card');
  const [code, name] = kinds[kind];
  if (!contentOf(state)[kind].has(card)) yield refuse(code, clause, `${card} is not ${name}.`, 'card');
}

/** The card is a character in play, and the player's own. */
export function* notOwnHost(state: State, player: PlayerId, card: string, clause: ClauseId, path: string): Violations<ClauseId> {
  const character = characterOf(state, card);
  if (character === undefined) yield refuse('no-such-character', clause, `${card} is no character in play.`, path);
  else if (character.owner !== player) yield refuse('not-your-character', clause, `${card} is ${character.owner}'s character.`, path);
}

/** In strict order the first battle of a turn closes the playing of characters and gear. */
export function* closedByBattle(state: State): Violations<ClauseId> {
  if (isClosed(state)) yield refuse('phase-closed', 'GG-FLOW-02', 'After the first battle of the turn no character and no gear is played.');
}
