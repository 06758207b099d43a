/** The vocabulary of the game: map, options, orders, offers, affairs, state, events, view and their codecs. */
export * from './affairs.js';
export * from './basics.js';
export * from './config.js';
export * from './countries.js';
export * from './events.js';
export * from './map.js';
export * from './orders.js';
export * from './outcome.js';
export * from './state.js';
export * from './trade.js';
export * from './view.js';
