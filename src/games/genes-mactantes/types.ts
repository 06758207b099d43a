/** The vocabulary of the game: map, options, orders, offers, affairs, state, events, view and their codecs. */
export * from './types/affairs.js';
export * from './types/basics.js';
export * from './types/config.js';
export * from './types/countries.js';
export * from './types/events.js';
export * from './types/map.js';
export * from './types/orders.js';
export * from './types/outcome.js';
export * from './types/state.js';
export * from './types/trade.js';
export * from './types/view.js';
