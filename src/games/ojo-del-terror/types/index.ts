/** The vocabulary of the game: packs, orders, reports, state, events and their codecs. */
export * from './events.js';
export * from './order-types.js';
export * from './orders.js';
export * from './pack.js';
export * from './report.js';
export * from './state.js';
