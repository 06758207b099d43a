import { type Dice, pick } from 'ludoteca';
import { orbisTerrarum as game, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { rulings } from './rulings.js';
import { schemes } from './unlikely-actions.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];

const isFine = (state: State, action: Action): boolean => game.explain(state, action).length === 0;

/** One of several that is legal, if a few tries find it. */
const oneThatWorks = (state: State, all: readonly Action[], dice: Dice): Action | undefined => {
  for (let tries = 0; tries < 4 && all.length > 0; tries++) {
    const action = pick(dice, all, 'which deed');
    if (isFine(state, action)) return action;
  }
  return undefined;
};

/** One of a kind of action picked among all kinds, where the rules list some. */
const anyKind = (state: State, player: string, dice: Dice): Action | undefined => {
  const kinds = game.open(state).filter((type) => type !== 'close-game' && type !== 'ready');
  const listed = game.legalActions(state, player, { types: [pick(dice, kinds, 'kind of action')], limit: 60 });
  return listed.length === 0 ? undefined : pick(dice, listed, 'which');
};

/** Something the referee rules freely, if a few tries find it. */
export const aRuling = (state: State, dice: Dice): Action | undefined => oneThatWorks(state, rulings(state, dice), dice);

const moving = (player: string): readonly Action[] => [
  ...(['start-game', 'open-orders', 'resolve-turn'] as const).map((type): Action => ({ type, player })),
  { type: 'close-orders', player, force: true },
];

/** What the referee does, and sooner or later goes on to the next turn. */
const refereeing = (state: State, player: string, dice: Dice): Action | undefined => {
  const lot = dice.roll(4, 'what kind of deed');
  const owes = state.decisions.some(({ decider }) => decider === player);
  const free = lot < 4 && !(owes && lot === 1) && dice.roll(3, 'rule freely?') > 1 ? aRuling(state, dice) : undefined;
  const deed = free ?? (lot < 4 ? anyKind(state, player, dice) : undefined) ?? moving(player).find((action) => isFine(state, action));
  if (deed !== undefined || !owes) return deed;
  return pick(dice, game.legalActions(state, player, { types: ['decide'] }), 'which answer');
};

/** Somebody who sooner or later does everything the rules allow; undefined leaves the choice to random play. */
export const scheming = (state: State, player: string, dice: Dice): Action | undefined => {
  if (player === 'referee') return refereeing(state, player, dice);
  const lot = dice.roll(4, 'what kind of deed');
  if (state.phase !== 'orders') return undefined;
  // Whoever has more to do is not ready yet.
  if (dice.roll(6, 'enough?') === 1) return undefined;
  if (lot === 1) return anyKind(state, player, dice);
  if (lot === 2) return game.legalActions(state, player, { types: ['submit-measure'], limit: 40 }).at(dice.roll(40, 'measure') - 41);
  const fine = schemes(state, player, dice).filter((action) => action.type !== 'abandon-nation' || dice.roll(8, 'really?') === 1);
  return oneThatWorks(state, fine, dice);
};
