import { liberation } from '../../content/values.js';
import { livingNations, now, type Open, type Tell } from '../../queries/state.js';
import { release } from './bonds.js';
import { hasFallen, isAtMost } from './stability.js';

/** Vassals whose patron has collapsed, or was beaten by them, go free. [OT-VAS-15] [OT-VAS-16] [OT-VAS-17] */
export const checkLiberations = (state: Open, table: Tell): void => {
  for (const id of livingNations(now(state))) {
    const { patron, keepsVassalage, independenceDeclared, independenceBlow } = state.nations[id]!;
    if (patron === null) continue;
    const suzerain = now(state).nations[patron]!;
    const won =
      independenceDeclared &&
      independenceBlow &&
      (isAtMost(suzerain, 'via', liberation.declared) || isAtMost(suzerain, 'leg', liberation.declared));
    if (won || (!keepsVassalage && hasFallen(suzerain))) release(state, id, table);
  }
};
