import type { Game } from 'ludoteca';
import { pig } from '../../../examples/your-own-game/pig.js';

const rules = pig as unknown as Game;

/** Pig by mended rules: what is told of a hold is another thing. */
export const mendedPig: Game = {
  ...rules,
  reduce: (state, action, dice) => {
    const step = rules.reduce(state, action, dice);
    if (step._tag === 'Left' || (action as { readonly type: string }).type !== 'hold') return step;
    const events = step.right.events.map((event) => ({ ...event, mended: true }) as typeof event);
    return { ...step, right: { ...step.right, events } };
  },
};
