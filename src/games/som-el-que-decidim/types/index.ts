/** The vocabulary of the game: what is in the box, options, state, votes, view, events and their codecs. */
export * from './config.js';
export * from './events.js';
export * from './pack.js';
export * from './state.js';
export * from './view.js';
export * from './vote.js';
