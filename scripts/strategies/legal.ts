import type { Game, GameTypes, PlayerId } from 'ludoteca';

/** The actions of one type among those of a game. */
type OfType<G extends GameTypes, T extends G['Action']['type']> = Extract<G['Action'], { readonly type: T }>;

/** What a player may do of one type. */
export const legal = <G extends GameTypes, T extends G['Action']['type']>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  type: T,
): OfType<G, T>[] => game.legalActions(state, player, { types: [type] }).filter((action): action is OfType<G, T> => action.type === type);

/** May this be done? */
export const isLegal = <G extends GameTypes>(game: Game<G>, state: G['State'], action: G['Action']): boolean =>
  game.explain(state, action).length === 0;
