import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { contentOf } from '../content/cards.js';
import { attach, takeOut } from '../mechanics/verbs.js';
import { characterOf, hostsOf, inHand, playerOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type CardId, cardName, type State } from '../types/index.js';
import { closedByBattle, notHeld, notOwnHost } from './shared/faults.js';
import { rule } from './shared/rule.js';

/** A gear from the hand goes onto an own character. */
export interface PlayGear extends ActionBase {
  readonly type: 'play-gear';
  readonly card: CardId;
  readonly character: CardId;
}

/** What the character wears where this gear would go. [GG-GEAR-03] */
const wornInSlot = (state: State, gear: string, character: string): CardId | undefined => {
  const cards = contentOf(state).gear;
  const slot = cards.get(gear)?.slot;
  return characterOf(state, character)?.gear.find((worn) => cards.get(worn)!.slot === slot);
};

/** [GG-GEAR-01] [GG-GEAR-02] One gear a turn goes from the hand onto an own character, if its slot is free. */
export const playGear = rule<PlayGear>({
  type: 'play-gear',
  cites: ['GG-GEAR-01', 'GG-GEAR-02', 'GG-GEAR-03'],
  codec: action<PlayGear>('play-gear', { card: cardName, character: cardName }),
  choices: {
    card: (state, player) => one(inHand(state, player, 'gear')),
    character: (state, player, { card }) =>
      one(hostsOf(state, player).filter((character) => wornInSlot(state, card, character) === undefined)),
  },
  weight: 2,
  *check(state, { player, card, character }) {
    if (!state.settings.gear) yield refuse('gear-disabled', 'GG-CONF-06', {});
    yield* closedByBattle(state);
    if (state.gearPlayedThisTurn >= 1) yield refuse('gear-limit', 'GG-GEAR-01', { player });
    yield* notHeld(state, player, card, 'gear');
    yield* notOwnHost(state, player, character, 'GG-GEAR-02', 'character');
    const worn = wornInSlot(state, card, character);
    if (worn !== undefined) yield refuse('slot-occupied', 'GG-GEAR-03', { character, worn }, 'character');
  },
  apply(state, { player, card, character }, table) {
    takeOut(playerOf(state, player).hand, card);
    state.gearPlayedThisTurn += 1;
    attach(player, card, characterOf(state, character)!, table);
  },
});
