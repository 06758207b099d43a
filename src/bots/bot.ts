import type { GameTypes } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';

/** Chooses an action for a player; undefined if there is none. It looks at the state only as far as that player may. */
export type Bot<G extends GameTypes> = (state: G['State'], player: PlayerId) => G['Action'] | undefined;
