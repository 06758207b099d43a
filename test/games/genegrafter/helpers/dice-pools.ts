import { a, b } from './orders.js';
import { play } from './playing.js';
import { begin, type Scene } from './scenes.js';

/** A duel in which the attacker plays some cards, and both sides roll the dice given. */
export const diceOf = (attacker: Scene, cards: readonly string[], dice: readonly number[][], defender = 'hoarfrost') => {
  const state = begin({ ...attacker, hands: { a: [...cards] } });
  const [host] = Object.values(attacker.inPlay?.['a'] ?? {});
  const card = typeof host === 'string' ? host : host!.card;
  const plays = cards.slice(0, -1).map((played) => a.ability(played));
  const last = cards.length === 0 ? [] : [[a.ability(cards.at(-1)!), ...dice] as const];
  const choice = cards.length === 0 ? ([b.defend(defender), ...dice] as const) : b.defend(defender);
  return play(state, a.battle('b', card), choice, ...plays, ...last);
};

/** So many dice that all show 6. */
export const high = (count: number): number[] => Array(count).fill(6);

/** So many dice that all show 1. */
export const low = (count: number): number[] => Array(count).fill(1);
