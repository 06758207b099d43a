import { freeze, sameData } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { recorded } from '../core/dice/scripted.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes, Viewer } from '../core/game/game-types.js';
import { sightOf } from '../core/game/sight.js';
import { difference } from './difference.js';
import { insist, viewerName } from './place.js';
import { SilentUndo } from './silent-undo.js';
import { placeOf, type Walk } from './walk.js';

/** What was counted where silence was tried. */
export interface SilenceFound {
  /** Pairs of a step and a viewer. */
  readonly looked: number;
  /** Those of which the viewer saw nothing. */
  readonly silent: number;
  /** Those that could be played again on a state dealt anew, with the same dice. */
  readonly redealt: number;
  /** Answers to those who want something back that were compared. */
  readonly asked: number;
}

/** Does a viewer see nothing of a step: no change, no event, nobody else to act, nothing else to do? */
const isSilent = <G extends GameTypes>(
  game: Game<G>,
  before: G['State'],
  after: G['State'],
  events: readonly G['Event'][],
  viewer: Viewer,
): boolean =>
  events.every((event) => game.witness(event, viewer) === null) && sameData(sightOf(game, before, viewer), sightOf(game, after, viewer));

/**
 * The law of silence, over one random game: a step of which a viewer sees nothing stays one of which the viewer sees nothing when everything the
 * viewer cannot know is dealt anew, and opens nothing to the viewer. So whoever sends only what has changed in a picture betrays nothing by it; nor does
 * the answer to whoever wants to take something back after it.
 */
export const silence = <G extends GameTypes>(game: Game<G>, walk: Walk<G>): SilenceFound => {
  let [looked, silent, redealt] = [0, 0, 0];
  const undo = new SilentUndo(game, walk);
  for (const move of walk.moves) {
    undo.redealt(move);
    const { action, before, state, events, rolls, number } = move;
    for (const viewer of [...game.seats(before), null]) {
      looked++;
      if (action.player === viewer || !isSilent(game, before, state, events, viewer)) continue;
      silent++;
      const place = `${placeOf(walk, move)}, ${viewerName(viewer)}`;
      if (viewer !== null) {
        undo.unseen(move, viewer);
        insist(place, 'has something else to do', difference(game.open(before, viewer), game.open(state, viewer)));
      }
      const other = freeze(game.redeal(before, viewer, seeded(`${walk.seed}/silence/${number}`)));
      const step = game.reduce(other, action, recorded(rolls));
      if (E.isLeft(step)) continue;
      redealt++;
      if (!isSilent(game, other, step.right.state, step.right.events, viewer))
        insist(place, 'would notice the step, were other things hidden', 'what is not noticed tells something');
    }
  }
  return { looked, silent, redealt, asked: undo.compared };
};
