/** The types of Genegrafter, in rooms. */
export * from './types/actions.js';
export * from './types/cards.js';
export * from './types/config.js';
export * from './types/effects.js';
export * from './types/events.js';
export * from './types/outcome.js';
export * from './types/state.js';
export * from './types/state-codec.js';
export * from './types/view.js';
