import type { Viewer } from '../core/game/game-types.js';

/** In words, or how to say it where it takes long: it is said only where something is wrong. */
export type Said = string | (() => string);
export const said = (words: Said): string => (typeof words === 'string' ? words : words());

/** Throws what is wrong, with the place; null is nothing wrong. */
export const insist = (place: Said, what: Said, fault: string | null): void => {
  if (fault !== null) throw new Error(`${said(place)}: ${said(what)}: ${fault.replace(/\.$/, '')}.`);
};

/** What is handed to a game is frozen. Engines of JavaScript tell only that something was written to, which helps nobody who does not know that. */
const writesToFrozen = (error: unknown): boolean =>
  error instanceof TypeError && /read.?only|not extensible|not writable|Cannot delete property/i.test(error.message);
const whatItThrew = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return writesToFrozen(error)
    ? `${message} (configurations, states and actions are frozen here: only apply and leave write, and only to the state they are handed)`
    : message;
};

/** Runs a part of a check; what a game throws there is told with the place. */
export const within = <T>(where: Said, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    const place = said(where);
    if (error instanceof Error && error.message.startsWith(place)) throw error;
    throw new Error(`${place}: ${whatItThrew(error)}`, { cause: error });
  }
};

/** Whoever looks, in words. */
export const viewerName = (viewer: Viewer): string => viewer ?? 'a spectator';
