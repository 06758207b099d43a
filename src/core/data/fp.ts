/** Either and Option as the rules use them. */
export * as E from './either.js';
export * as O from './option.js';
