import { one, orTelling } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isFine, type PlayerId, type Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
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

/** No gear may be put on, whichever it is and whoever would wear it. */
function* noGearNow(state: State, player: PlayerId): Violations<ClauseId> {
  if (!state.settings.gear) yield refuse('gear-disabled', 'GG-CONF-06', {});
  yield* closedByBattle(state);
  if (state.gearPlayedThisTurn >= 1) yield refuse('gear-limit', 'GG-GEAR-01', { player });
}

/** The gear held for whose slot somebody is bare. [GG-GEAR-03] */
const wearable = (state: State, player: PlayerId, held: readonly CardId[]): CardId[] => {
  const { gear } = contentOf(state);
  const wearers = new Map<string, number>();
  let own = 0;
  for (const character of state.characters) {
    if (character.owner !== player) continue;
    own++;
    for (const worn of character.gear) wearers.set(gear.get(worn)!.slot, (wearers.get(gear.get(worn)!.slot) ?? 0) + 1);
  }
  return held.filter((card) => (wearers.get(gear.get(card)!.slot) ?? 0) < own);
};

/** The player's characters that are bare where this gear would go. */
const bareFor = (state: State, player: PlayerId, card: string): CardId[] => {
  const { gear } = contentOf(state);
  const slot = gear.get(card)?.slot;
  const bare: CardId[] = [];
  for (const character of state.characters) {
    if (character.owner !== player) continue;
    let isBare = true;
    for (const worn of character.gear) if (gear.get(worn)!.slot === slot) isBare = false;
    if (isBare) bare.push(character.card);
  }
  return bare;
};

/** [GG-GEAR-01] [GG-GEAR-02] One gear a turn goes from the hand onto an own character, if its slot is free. */
export const playGear = rule<PlayGear>({
  type: 'play-gear',
  cites: ['GG-GEAR-01', 'GG-GEAR-02', 'GG-GEAR-03'],
  codec: action<PlayGear>('play-gear', { card: cardName, character: cardName }),
  choices: {
    card: (state, player) => {
      const held = inHand(state, player, 'gear');
      const fit = isFine(noGearNow(state, player)) ? wearable(state, player, held) : [];
      // Somebody is bare for each of them: looking for whom, card by card, would take long where there are hundreds of both.
      return one(orTelling(fit, [...held, ...playerOf(state, player).hand]), { about: 'card', sure: fit.length > 0 });
    },
    character: (state, player, { card }) => {
      const isWorn = contentOf(state).gear.has(card) && isFine(noGearNow(state, player));
      return one(orTelling(isWorn ? bareFor(state, player, card) : [], [...hostsOf(state, player), card]), 'card');
    },
  },
  weight: 2,
  *check(state, { player, card, character }) {
    yield* noGearNow(state, player);
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
