import type { PlayerId } from '../refusals/violation.js';
import type { Game } from './game.js';
import type { GameTypes, Viewer } from './game-types.js';

/** What there is to be seen of a state. */
export interface Sight<View> {
  readonly view: View;
  readonly actors: readonly PlayerId[];
  readonly awaited: readonly PlayerId[];
}

/** All that a viewer sees of a state: two that look alike in this cannot be told apart by looking. */
export const sightOf = <G extends GameTypes>(game: Game<G>, state: G['State'], viewer: Viewer): Sight<G['View']> => ({
  view: game.view(state, viewer),
  actors: game.actors(state, viewer),
  awaited: game.awaited(state, viewer),
});
