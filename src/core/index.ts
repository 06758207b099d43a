/**
 * The core of ludoteca: dice, rules, games, matches, records and odds. Games live under their own paths, such as `ludoteca/ojo-del-terror`.
 *
 * @module ludoteca
 */
/** A state as a rule may write to it: readonly is lifted, whether it is an immer draft or the plain object. */
export type { Draft } from 'immer';
export * from './choices.js';
export * from './codec.js';
export { defineGame } from './define.js';
export * from './dice.js';
export { type ForecastOptions, forecast } from './forecast.js';
export { E, O, pipe } from './fp.js';
export * from './game.js';
export { type Estimate, wilson } from './interval.js';
export type { Forecast, Likelihood } from './likelihood.js';
export * from './match.js';
export * from './odds.js';
export * from './record.js';
export * from './resolution.js';
export { chanceOfLead, resultOf, standingAmong } from './results.js';
export * from './rule.js';
export * from './state.js';
export * from './turns.js';
export * from './violation.js';
