import { type Dice, shuffled } from '../../../core/dice/dice.js';
import type { Viewer } from '../../../core/game/game-types.js';
import { contentOf } from '../content/cards.js';
import type { State } from '../types/index.js';
import { isHidden } from './view.js';

/**
 * A state the viewer could not tell from this one. Hands and face-down cards of others, the order of the deck, and which events were left out are
 * dealt anew. Everybody can count how many DNA cards and events are left in each pile of the deck, so these stay in their piles. Whatever is dealt is
 * first put in order: how it lay before decides nothing.
 */
export const redeal = (state: State, viewer: Viewer, dice: Dice): State => {
  const content = contentOf(state);
  const isOrdinary = (card: string): boolean => !content.events.has(card) && !content.dna.has(card);
  let top = 0;
  const deck = state.piles.flatMap((size) => {
    const pile = state.deck.slice(top, top + size);
    top += size;
    const events = pile.filter((card) => content.events.has(card)).sort();
    const dna = pile.filter((card) => content.dna.has(card)).sort();
    return shuffled(dice, [...pile.filter(isOrdinary), ...events, ...dna], 'redeal');
  });

  const played = state.battle?.duel?.played ?? [];
  const others = state.players.filter(({ id }) => id !== viewer);
  const secret = [
    ...others.flatMap(({ hand }) => hand),
    ...played.filter((laid) => isHidden(laid, viewer)).map(({ card }) => card),
    ...deck.filter(isOrdinary),
  ];
  const ordinary = shuffled(dice, secret.sort(), 'redeal');
  const deal = (): string => ordinary.pop()!;
  const dealAbility = (): string =>
    ordinary.splice(
      ordinary.findIndex((card) => content.abilities.has(card)),
      1,
    )[0]!;

  // Which events are in the deck is known if they were listed.
  const eventsKnown = state.settings.eventIds !== null;
  const left = eventsKnown ? state.unusedEvents : [...state.unusedEvents, ...deck.filter((card) => content.events.has(card))];
  const events = shuffled(dice, [...left].sort(), 'redeal');

  const laid = played.map((card) => (isHidden(card, viewer) ? { ...card, card: dealAbility() } : card));
  const { battle } = state;
  return {
    ...state,
    battle: battle?.duel ? { ...battle, duel: { ...battle.duel, played: laid } } : battle,
    players: state.players.map((player) => (player.id === viewer ? player : { ...player, hand: player.hand.map(deal) })),
    deck: deck.map((card) => (isOrdinary(card) ? deal() : content.events.has(card) && !eventsKnown ? events.pop()! : card)),
    unusedEvents: events,
  };
};
