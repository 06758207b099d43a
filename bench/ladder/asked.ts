/** What the command line asks for, and what ends the process. */
import type { SearchOptions } from 'ludoteca/bots';
import { type Setting, settings } from '../settings.js';
import type { AnyTypes } from '../workloads.js';

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

/** What `--set` says of how to search. */
export const optionsAsked = (text: string): SearchOptions<AnyTypes> => {
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told === 'object' && told !== null && !Array.isArray(told)) return told;
  } catch {
    // It is refused like everything else that says nothing.
  }
  return refused(`--set takes options of searchBot, such as '{"finalists": 5}', not ${text}.`);
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
