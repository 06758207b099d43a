import type { Budgets, Purse } from './budgets.js';
import type { Hosted } from './hosted.js';
import type { HostOptions } from './options.js';
import type { Rights } from './tokens.js';

/** What one token may spend. */
export interface Allowance {
  readonly messages: Purse;
  readonly forecasts: Purse;
  readonly rematches: Purse;
  isForeseeing: boolean;
}

/** What a connection needs of its host. */
export interface Desk {
  readonly options: HostOptions;
  readonly budgets: Budgets;
  /** A table with everything that is written; null if there is none. */
  table(id: string): Promise<Hosted | null>;
  allowance(hash: string): Allowance;
  /** The table at which this one goes on; null if none can be laid out now. */
  rematchOf(hosted: Hosted): Promise<string | null>;
}

/** Somebody who has come in: where, and by which token. */
export interface Guest {
  readonly hosted: Hosted;
  readonly hash: string;
  readonly rights: Rights;
}
