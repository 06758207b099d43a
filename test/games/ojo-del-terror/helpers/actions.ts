import type { Action, Written } from 'ludoteca/ojo-del-terror';

/** The id under which the referee acts. */
export const referee = 'referee';

/** A player hands in the sheet. */
export const commit = (player: string): Action => ({ type: 'commit-orders', player });

/** A player takes the sheet back. */
export const reopen = (player: string): Action => ({ type: 'reopen-orders', player });

/** The referee closes the orders. */
export const close: Action = { type: 'close-orders', player: referee };

/** The referee publishes the turn. */
export const publish: Action = { type: 'publish-turn', player: referee };

/** The action of writing an order. */
export const write = (player: string, order: Written): Action => ({ type: 'add-order', player, order });
