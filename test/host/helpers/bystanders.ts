import { defineGame, type Game } from 'ludoteca';
import type { Order, TableRules } from 'ludoteca/host';
import { type Pig, pig } from '../../../examples/your-own-game/pig.js';
import { pigOrder } from './house.js';

const { rules, phases } = pig.definition;

/** Pig in which bystanders may roll for whoever is at it, as long as there is something in the pot: the game waits for none of them. */
export const bystanders = defineGame<Pig>({
  ...pig.definition,
  id: 'bystanders',
  phases: {
    ...phases,
    play: {
      actors: ({ active, pot, config: { players } }) => (pot === 0 ? [active] : [active, ...players.filter((one) => one !== active)]),
      awaits: ({ active }) => [active],
      rules: ['roll', 'hold'],
    },
  },
  rules: { ...rules, hold: { ...rules.hold, actors: ({ active }) => [active] } },
}) as unknown as Game;

/** An order for it. */
export const bystandersOrder = (changes: Partial<Order> = {}, rules: Partial<TableRules> = {}): Order =>
  pigOrder({ game: 'bystanders', ...changes }, rules);
