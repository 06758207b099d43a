import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { inHand, playerOf } from '../queries.js';
import { cardName, type Event, type PlayCharacter, type State } from '../types.js';
import { enterPlay, takeOut } from '../verbs.js';
import { closedByBattle, notHeld } from './faults.js';

/** [GG-PLAY-01] [GG-PLAY-03] A character from the hand enters play, up to three in a turn. */
export const playCharacter = rule<State, PlayCharacter, Event, ClauseId>({
  type: 'play-character',
  codec: action<PlayCharacter>('play-character', { card: cardName }),
  choices: { card: (state, player) => one(inHand(state, player, 'characters')) },
  weight: 4,
  *check(state, { player, card }) {
    const { charactersPlayedThisTurn: played, settings } = state;
    yield* closedByBattle(state);
    if (played >= settings.maxCharactersPerTurn)
      yield refuse('character-limit', 'GG-PLAY-01', `${player} has played ${played} of ${settings.maxCharactersPerTurn} characters.`);
    yield* notHeld(state, player, card, 'characters', 'GG-PLAY-03');
  },
  apply(state, { player, card }, table) {
    takeOut(playerOf(state, player).hand, card);
    state.charactersPlayedThisTurn += 1;
    enterPlay(state, player, card, false, table);
  },
});
