/**
 * Players that play by themselves.
 *
 * @module ludoteca/bots
 */
export { type Bot, randomBot } from './random.js';
