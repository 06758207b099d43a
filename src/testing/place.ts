import type { Viewer } from '../core/game/game-types.js';

/** In words, or how to say it where it takes long: it is said only where something is wrong. */
type Said = string | (() => string);
const said = (words: Said): string => (typeof words === 'string' ? words : words());

/** Throws what is wrong, with the place; null is nothing wrong. */
export const insist = (place: Said, what: Said, fault: string | null): void => {
  if (fault !== null) throw new Error(`${said(place)}: ${said(what)}: ${fault}.`);
};

/** Runs a part of a check; what a game throws there is told with the place. */
export const within = <T>(where: Said, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    const place = said(where);
    if (error instanceof Error && error.message.startsWith(place)) throw error;
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/** Whoever looks, in words. */
export const viewerName = (viewer: Viewer): string => viewer ?? 'a spectator';
