/** The vocabulary of the game: orders, reports, state, events and their codecs. */
export * from './types/events.js';
export * from './types/orders.js';
export * from './types/report.js';
export * from './types/state.js';
