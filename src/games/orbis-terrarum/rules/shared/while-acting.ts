import { skip } from '../../../../core/choices/choices.js';
import { filledAtRandom, filledIn } from '../../../../core/engine/filling.js';
import type { ActionBase, Choices } from '../../../../core/game/rule.js';
import type { State } from '../../types/index.js';
import { mayStillAct, type Order } from './order.js';

type Field = (state: State, player: string, chosen: never) => unknown;

const isHeldBack = (state: State, player: string): boolean => {
  for (const _ of mayStillAct(state, player, false, false)) return true;
  return false;
};

/** Whoever may give no orders now is asked for the first thing alone, so that the form is refused at once with what stands against all orders. [OT-FLOW-05] [OT-FLOW-08] */
export const whileActing = <A extends ActionBase>(choices: Choices<State, A>): Choices<State, A> =>
  Object.fromEntries(
    Object.entries<Field>(choices as unknown as Record<string, Field>).map(([name, field], place): [string, Field] => [
      name,
      place === 0 ? field : (state, player, chosen) => (isHeldBack(state, player) ? skip : field(state, player, chosen)),
    ]),
  ) as unknown as Choices<State, A>;

/** The instances worth listing, where they are a product of fewer choices than a form offers. [OT-ACT-05] */
export const selection = <A extends ActionBase>(type: A['type'], choices: Choices<State, A>): Pick<Order<A>, 'list' | 'sample'> => ({
  list: (state, player) => filledIn<State, A>({ type, choices }, state, player),
  sample: (state, player, dice) => filledAtRandom<State, A>({ type, choices }, state, player, dice),
});
