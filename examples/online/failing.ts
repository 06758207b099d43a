import type { HostOptions } from 'ludoteca/host';
import type { Complain } from './database.js';

/** Where something was thrown, and of what kind it is. Its own words may say what is secret at a table: they are passed over, however many lines they take. */
export const whereThrown = (error: unknown): string => {
  if (!(error instanceof Error)) return 'something was thrown that is no error';
  const { name, message, stack = '' } = error;
  const own = stack.indexOf(message);
  const place = stack
    .slice(own < 0 ? 0 : own + message.length)
    .match(/^ *at .*$/m)?.[0]
    .trim();
  return place === undefined ? name : `${name} ${place}`;
};

/** Complains of what a game or a bot has thrown: where, and not at which table. */
export const failing =
  (complain: Complain): NonNullable<HostOptions['failed']> =>
  (_table, error) =>
    complain('a game or a bot has failed', new Error(whereThrown(error)));
