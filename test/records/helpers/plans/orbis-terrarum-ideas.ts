import { type Dice, pick } from 'ludoteca';
import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];

/** One of a list, if there is any. */
export const some = <T>(list: readonly T[], dice: Dice): readonly T[] => (list.length === 0 ? [] : [pick(dice, list, 'one')]);

/** One of several deeds that the rules allow, if a few tries find it. */
export const firstThatWorks = (
  explain: (state: State, action: Action) => readonly unknown[],
  state: State,
  all: readonly Action[],
  dice: Dice,
): Action | undefined => {
  for (let attempt = 0; attempt < 6 && all.length > 0; attempt++) {
    const action = pick(dice, all, 'which deed');
    if (explain(state, action).length === 0) return action;
  }
  return undefined;
};
