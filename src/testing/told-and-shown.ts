import type { GameTypes, Viewer } from '../core/game/game-types.js';
import { sightOf } from '../core/game/sight.js';
import type { Trial } from './trial.js';
import type { Move } from './walk.js';

/** What a viewer is told by events of a move, or of the setup: all of it, and as much as views are to keep, without what everybody may hear. */
export const toldOf = <G extends GameTypes>(
  { game, options }: Trial<G>,
  events: readonly G['Event'][],
  move: Move<G> | null,
  viewer: Viewer,
): { readonly told: readonly G['Event'][]; readonly kept: readonly G['Event'][] } => {
  const told = events.flatMap((event) => {
    const heard = game.witness(event, viewer);
    return heard === null ? [] : [{ heard, isToBeKept: options.heard?.(event, move) !== true }];
  });
  return { told: told.map(({ heard }) => heard), kept: told.flatMap(({ heard, isToBeKept }) => (isToBeKept ? [heard] : [])) };
};

/** All that a viewer is shown of a state, as text. */
export const shownTo = <G extends GameTypes>({ game }: Trial<G>, state: G['State'], viewer: Viewer): string =>
  JSON.stringify(sightOf(game, state, viewer));
