/**
 * The core of ludoteca: dice, rules, games, matches, records and odds. Games live under their own paths, such as `ludoteca/ojo-del-terror`.
 *
 * @module ludoteca
 */
export * from './choices.js';
export * from './codec.js';
export * from './dice.js';
export { E, O, pipe } from './fp.js';
export * from './game.js';
export * from './match.js';
export * from './odds.js';
export * from './record.js';
export * from './resolution.js';
export * from './rule.js';
export * from './state.js';
export * from './turns.js';
export * from './violation.js';
