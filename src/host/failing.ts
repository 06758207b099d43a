import type { HostOptions } from './options.js';

/** Tells whoever keeps the host what has gone wrong in a game or in `think`; whatever becomes of that, the table goes on. */
export const tellOf = ({ failed }: HostOptions, table: string | null, error: unknown): void => {
  try {
    failed?.(table, error);
  } catch {}
};
