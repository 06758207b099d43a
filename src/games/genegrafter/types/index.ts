/** The types of Genegrafter, in rooms. */
export * from './cards.js';
export * from './config.js';
export * from './effects.js';
export * from './events.js';
export * from './outcome.js';
export * from './state.js';
export * from './state-codec.js';
export * from './view.js';
