import { type Dice, pick } from 'ludoteca';
import { orbisTerrarum as game, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { rulings } from './rulings.js';
import { schemes } from './unlikely-actions.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];

/** What carries the game on: done when there is nothing new to try. */
const pacing: readonly Action['type'][] = ['resolve-turn', 'open-orders', 'close-orders', 'start-game', 'ready'];
const listed = 20;

/** What somebody may do of a kind: as the rules list it, or as people come to think of it. */
const deedsOf = (state: State, player: string, type: Action['type'], dice: Dice): readonly Action[] => {
  const thought = (player === 'referee' ? rulings(state, dice) : schemes(state, player, dice)).filter((action) => action.type === type);
  return [
    ...game.legalActions(state, player, { types: [type], limit: listed }),
    ...thought.filter((action) => game.explain(state, action).length === 0),
  ];
};

/** People who want to have done everything once: each tries what has been tried least. The referee closes the game in its last turn. */
export const curious = (lastTurn: number) => {
  const tried = new Map<Action['type'], number>();
  const times = (type: Action['type']): number => tried.get(type) ?? 0;
  return (state: State, player: string, dice: Dice): Action | undefined => {
    if (player === 'referee' && state.turn >= lastTurn) return { type: 'close-game', player, reason: 'Enough.' };
    const kinds = game.open(state, player).filter((type) => type !== 'close-game');
    const order = dice.shuffle(kinds.length, 'what first').map((i) => kinds[i]!);
    const rest = order.filter((type) => !pacing.includes(type)).sort((one, other) => times(one) - times(other));
    const fresh = rest.filter((type) => times(type) === 0);
    const take = (type: Action['type'], deeds: readonly Action[]): Action => {
      tried.set(type, times(type) + 1);
      return pick(dice, deeds, 'which deed');
    };
    // What can be done in one way only is the first to be lost.
    const [rarest] = fresh
      .map((type) => ({ type, deeds: deedsOf(state, player, type, dice) }))
      .filter(({ deeds }) => deeds.length > 0)
      .sort((one, other) => one.deeds.length - other.deeds.length);
    if (rarest !== undefined) return take(rarest.type, rarest.deeds);
    const carriesOn = player !== 'referee' || dice.roll(6, 'carry on?') === 1;
    for (const type of [...(carriesOn ? order.filter((type) => pacing.includes(type)) : []), ...rest, ...order]) {
      const deeds = deedsOf(state, player, type, dice);
      if (deeds.length > 0) return take(type, deeds);
    }
    return undefined;
  };
};
