import type { Viewer } from '../core/game/game-types.js';

/** Throws what is wrong, with the place; null is nothing wrong. */
export const insist = (place: string, what: string, fault: string | null): void => {
  if (fault !== null) throw new Error(`${place}: ${what}: ${fault}.`);
};

/** Runs a part of a check; what a game throws there is told with the place. */
export const within = <T>(place: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(place)) throw error;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/** Whoever looks, in words. */
export const viewerName = (viewer: Viewer): string => viewer ?? 'a spectator';
