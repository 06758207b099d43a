/** The vocabulary of the game: options, state, votes, view, events and their codecs. */
export * from './types/config.js';
export * from './types/events.js';
export * from './types/state.js';
export * from './types/view.js';
export * from './types/vote.js';
