import type { Appending } from './appending.js';
import type { Budgets } from './budgets.js';
import type { HostOptions } from './options.js';

/** What all tables of a host share. */
export interface House {
  readonly options: HostOptions;
  readonly budgets: Budgets;
  readonly appending: Appending;
  announce(table: string, n: number): void;
  /** A table is not what the journal makes it any more: everybody comes again, to what that is. */
  dismiss(table: string): void;
}
