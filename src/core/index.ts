/**
 * The core of ludoteca: dice, rules, games, matches, records and odds. Games live under their own paths, such as `ludoteca/ojo-del-terror`.
 *
 * @module ludoteca
 */
/** A state as a rule may write to it: readonly is lifted, whether it is an immer draft or the plain object. */
export type { Draft } from 'immer';
export * from './choices/choices.js';
export * from './choices/form.js';
export type { Answers, Ask, Enough } from './choices/interview.js';
export { nothing, objectsOf, sampleFields, sampleOf, valuesOf } from './choices/listing.js';
export { effort } from './choices/lookahead.js';
export { onlyAnswer } from './choices/only-answer.js';
export { aboutOf, type Leaf, type OneOfThese, type Question, type SomeOfThese } from './choices/questions.js';
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
  pair,
  predicate,
  record,
  shape,
  tagged,
  textUpTo,
  type Variants,
  variants,
} from './data/codec.js';
export { clone, constant, freeze, peek, sameData, settled } from './data/copies.js';
export { describeValue } from './data/describe.js';
export { type Drafts, drafts } from './data/drafts.js';
export { E, O, pipe } from './data/fp-ts.js';
export { own } from './data/own.js';
export { dealtToFit } from './dice/dealing.js';
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
} from './dice/dice.js';
export * from './dice/scripted.js';
export * from './dice/seeded.js';
export { defineGame } from './engine/define.js';
export { withWords } from './engine/with-words.js';
export { askedAs, patternOf, placesIn } from './game/asking.js';
export { type NumberedClause, numberedClauses } from './game/clauses.js';
export type { Definition, EventClauses } from './game/definition.js';
export { anyGame, type EnumerationOptions, type Game, type Listing, type Page, titleOf } from './game/game.js';
export type { ClauseOf, GameTypes, Outcome, RefusalCodeOf, RefusalOf, Step, Viewer, ViolationOf, WithClauses } from './game/game-types.js';
export type { Labels, SpokenRefusals, Told } from './game/labels.js';
export * from './game/resolution.js';
export { chanceOfLead, resultOf, standingAmong } from './game/results.js';
export * from './game/rule.js';
export * from './game/turns.js';
export * from './match/match.js';
export {
  decodeRecord,
  digestOf,
  type GameRecord,
  type RecordedStep,
  type Replay,
  replay,
  rollCodec,
  sealOf,
} from './match/record.js';
export { followedBy, given } from './odds/chains.js';
export { type Estimate, wilson } from './odds/estimate.js';
export { type ForecastOptions, forecast } from './odds/forecast.js';
export { chance, type Fraction, fraction, percent } from './odds/fractions.js';
export type { Forecast, Likelihood, Sample } from './odds/likelihood.js';
export * from './odds/odds.js';
export { badState, type CoreClause, type CoreCode, type CoreRefusalCode, coreClauses, coreCodes, coreRefusals } from './refusals/common.js';
export * from './refusals/faults.js';
export { orThrow } from './refusals/or-throw.js';
export { plainly, type Say } from './refusals/say.js';
export * from './refusals/table.js';
export * from './refusals/violation.js';
export * from './words/book.js';
export * from './words/catalan.js';
export * from './words/french.js';
export * from './words/looking-up.js';
export { countIn, numberIn, rowIn, sayingIn } from './words/saying.js';
export * from './words/spanish.js';
export { type CoreWords, labelsOf, type Words as WordsOf } from './words/words.js';
