/**
 * The core of ludoteca: dice, rules, games, matches, records and odds. Games live under their own paths, such as `ludoteca/ojo-del-terror`.
 *
 * @module ludoteca
 */
/** A state as a rule may write to it: readonly is lifted, whether it is an immer draft or the plain object. */
export type { Draft } from 'immer';
export * from './choices.js';
export {
  action,
  allOptional,
  anyText,
  bool,
  type Codec,
  decode,
  either,
  exactly,
  finite,
  id,
  int,
  intBetween,
  isPlain,
  limits,
  list,
  nullable,
  type Optional,
  oneOf,
  optional,
  own,
  pair,
  predicate,
  record,
  shape,
  tagged,
  textUpTo,
} from './codec.js';
export { defineGame } from './define.js';
export {
  areUnfailing,
  checkFace,
  checkOrder,
  checkPool,
  type Dice,
  DiceFault,
  diceFrom,
  inWords,
  NeedsDice,
  pick,
  type Roll,
  shuffled,
  type Throw,
  unfailing,
  type Wanted,
} from './dice.js';
export * from './faults.js';
export { type ForecastOptions, forecast } from './forecast.js';
export { E, O, pipe } from './fp.js';
export * from './game.js';
export { type Estimate, wilson } from './interval.js';
export * from './interview.js';
export type { Forecast, Likelihood } from './likelihood.js';
export * from './match.js';
export * from './odds.js';
export * from './record.js';
export * from './resolution.js';
export { chanceOfLead, resultOf, standingAmong } from './results.js';
export * from './rule.js';
export * from './scripted.js';
export * from './seeded.js';
export * from './state.js';
export * from './turns.js';
export * from './violation.js';
