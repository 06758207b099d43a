import { one, orTelling } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isFine, type PlayerId, type Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { enterPlay, takeOut } from '../mechanics/verbs.js';
import { inHand, playerOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CardId, cardName, type State } from '../types/index.js';
import { closedByBattle, notHeld } from './shared/faults.js';
import { rule } from './shared/rule.js';

/** A character from the hand enters play. */
export interface PlayCharacter extends ActionBase {
  readonly type: 'play-character';
  readonly card: CardId;
}

/** No character may be played any more, whichever it is. */
function* noneMore(state: State, player: PlayerId): Violations<ClauseId> {
  const { charactersPlayedThisTurn: played, settings } = state;
  yield* closedByBattle(state);
  if (played >= settings.maxCharactersPerTurn)
    yield refuse('character-limit', 'GG-PLAY-01', { player, played, most: settings.maxCharactersPerTurn });
}

/** [GG-PLAY-01] [GG-PLAY-03] A character from the hand enters play, up to three in a turn. */
export const playCharacter = rule<PlayCharacter>({
  type: 'play-character',
  cites: ['GG-PLAY-01', 'GG-PLAY-03', 'GG-PLAY-04', 'GG-PLAY-05'],
  codec: action<PlayCharacter>('play-character', { card: cardName }),
  choices: {
    card: (state, player) => {
      const held = inHand(state, player, 'characters');
      return one(orTelling(isFine(noneMore(state, player)) ? held : [], [...held, ...playerOf(state, player).hand]), 'card');
    },
  },
  weight: 4,
  *check(state, { player, card }) {
    yield* noneMore(state, player);
    yield* notHeld(state, player, card, 'characters');
  },
  apply(state, { player, card }, table) {
    takeOut(playerOf(state, player).hand, card);
    state.charactersPlayedThisTurn += 1;
    enterPlay(state, player, card, false, table);
  },
});
