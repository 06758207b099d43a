/** What the command line asks for, and what ends the process. */
import { type Setting, settings } from '../settings.js';

/** Ends with a refusal. */
const refused = (message: string): never => {
  console.error(message);
  process.exit(2);
};

/** What an option that takes a number says. */
export const numberAsked = (option: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : refused(`--${option} takes a number, not ${value}.`);
};

/** The games that were named, or all of those that may be. */
export const gamesAsked = (
  names: readonly string[],
  isPlayed: (setting: Setting) => boolean = () => true,
): (readonly [string, Setting])[] => {
  const played = Object.entries(settings).filter(([, setting]) => isPlayed(setting));
  const known = new Map(played);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) refused(`There is no game ${unknown}; there are ${[...known.keys()].join(', ')}.`);
  return names.length === 0 ? played : played.filter(([id]) => names.includes(id));
};

/** What runs TypeScript here listens to these by itself, and is not heard while a seed is played: without it they end the process at once. */
export const endAtOnce = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
};

/** When, by `performance.now`, so many minutes from now are over. */
export const endAfter = (minutes: number | undefined): number =>
  minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + 60_000 * minutes;
