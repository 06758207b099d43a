import { clone, type Dice, pick, seeded } from 'ludoteca';
import { orbisTerrarum as game, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];

/** One accepted action: how the world stood before it and stands after it, and what was told in between. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly action: Action;
  readonly events: readonly OrbisTerrarum['Event'][];
}

/** Who plays instead of random play; undefined leaves the choice to it. */
export type Hand = (state: State, player: string, dice: Dice) => Action | undefined;

/** A copy of a state; what never changes is shared. */
const copyOf = (state: State): State => ({ ...clone({ ...state, config: null }), config: state.config });

/** A whole game in place, every accepted action looked at. Somebody can always act until it is over. */
export const playThrough = (
  config: OrbisTerrarum['Config'],
  seed: string,
  look: (step: Step) => void,
  hand: Hand = () => undefined,
): State => {
  const dice = seeded(seed);
  const begun = game.setup(config, dice);
  if (begun._tag === 'Left') throw new Error(begun.left[0].message);
  const state = clone(begun.right.state);
  let before = copyOf(state);
  for (;;) {
    const actors = game.actors(state);
    if (actors.length === 0) return state;
    const first = actors.indexOf(pick(dice, actors, 'who'));
    const action = actors.reduce<Action | undefined>((found, _, i) => {
      const player = actors[(first + i) % actors.length]!;
      return found ?? hand(state, player, dice) ?? game.randomAction(state, player, dice);
    }, undefined);
    if (action === undefined) throw new Error(`nobody can act in ${state.phase}`);
    const step = game.reduceInPlace(state, action, dice);
    if (step._tag === 'Left') throw new Error(step.left[0].message);
    const after = copyOf(state);
    look({ before, after, action, events: step.right.events });
    before = after;
  }
};
