import { type Dice, shuffled } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';

/** Where an action is the same as another: as plain data, written down. */
export const keyOf = (action: object): string => JSON.stringify(action);

/** So many times as many as are wanted are listed of each kind of action; of longer lists the rest comes up by chance. */
const listed = 10;

/** More actions than this nobody weighs: it keeps a slip such as Infinity from listing for ever. */
export const mostCandidates = 10_000;

/** Each kind of action in turn, so that no long list crowds out a short one. */
const byTurns = <A extends { readonly type: string }>(actions: readonly A[]): A[] => {
  const kinds = new Map<string, A[]>();
  for (const action of actions) {
    const kind = kinds.get(action.type);
    if (kind === undefined) kinds.set(action.type, [action]);
    else kind.push(action);
  }
  const lists = [...kinds.values()];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => (i < list.length ? [list[i]!] : []))).flat();
};

/**
 * At most so many different actions worth a thought: all there are where the list is short, otherwise a fair sample of every kind, with some drawn as
 * random play draws them (which also brings up what is never listed).
 */
export const candidatesOf = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  most: number,
  dice: Dice,
): readonly G['Action'][] => {
  const list = game.legalActions(state, player, { limit: listed * most });
  const found = new Map<string, G['Action']>();
  const add = (action: G['Action'] | undefined): void => {
    if (action !== undefined && found.size < most) found.set(keyOf(action), action);
  };
  if (list.length > most) for (let drawn = 0; drawn < most / 3; drawn++) add(game.randomAction(state, player, dice));
  for (const action of list.length > most ? byTurns(shuffled(dice, list, 'candidates')) : list) add(action);
  if (list.length <= most) for (let drawn = 0; drawn < 3; drawn++) add(game.randomAction(state, player, dice));
  return [...found.values()];
};
