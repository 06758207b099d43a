/**
 * Players that play by themselves.
 *
 * @module ludoteca/bots
 */
export type { Bot } from './bot.js';
export type { Budget } from './budget.js';
export { type GreedyOptions, greedyBot } from './greedy.js';
export { randomBot } from './random.js';
export { bestOf, greedily, type Rollout } from './rollout.js';
export { type SearchOptions, searchBot } from './search.js';
