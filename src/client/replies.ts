import type { NextChoice } from '../core/choices/form.js';
import type { Answers } from '../core/choices/interview.js';
import { isPlain } from '../core/data/codec.js';
import { E } from '../core/data/fp.js';
import type { Forecast } from '../core/odds/likelihood.js';
import { type Refusal, refuse } from '../core/refusals/violation.js';
import { forecastHeard } from '../protocol/index.js';

/** What a client says no with by itself. */
export const clientRefusals = {
  ended: 'This table has ended here.',
  'ill-formed': 'This cannot be sent: it is no message of a table, too large, or no plain data.',
  full: 'Too much is on its way already.',
  'bad-reply': 'The host has answered something else than was asked.',
} as const;

/** The refusal of a client. */
export const refusedHere = (code: keyof typeof clientRefusals): E.Either<Refusal, never> =>
  E.left([refuse(code, 'CLIENT', clientRefusals[code])]);

type Told = E.Either<Refusal, unknown>;

/** An answer, if it has the form it should: a host may be another version, or no friend. */
const read =
  <T>(fits: (answer: unknown) => answer is T) =>
  (told: Told): E.Either<Refusal, T> =>
    E.isLeft(told) ? told : fits(told.right) ? E.right(told.right) : refusedHere('bad-reply');

const isListOf = (list: unknown, fits: (entry: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(list) && list.every((entry: unknown) => isPlain(entry) && fits(entry));
const isObject = (): boolean => true;

const isNext = (answer: unknown): answer is NextChoice<object> => {
  if (!isPlain(answer)) return false;
  const { kind, action, field, question, enough } = answer as Partial<Record<string, unknown>>;
  if (kind === 'done') return isPlain(action);
  const mayEnd = isPlain(enough) && typeof enough['field'] === 'string';
  return kind === 'ask' && typeof field === 'string' && isPlain(question) && (enough === null || mayEnd);
};

/** Answers as they should be, by what was asked. */
export const asNext = <Action extends object>(told: Told): E.Either<Refusal, NextChoice<Action>> =>
  read(isNext)(told) as E.Either<Refusal, NextChoice<Action>>;
export const asAnswers = read((answer): answer is Answers | null => answer === null || isPlain(answer));
export const asView = read((answer): answer is { readonly view: object } => isPlain(answer) && isPlain(answer['view']));
export const asOffers = read(
  (answer): answer is { readonly offers: readonly { readonly type: string; readonly actions: readonly object[] }[] } =>
    isPlain(answer) && isListOf(answer['offers'], ({ type, actions }) => typeof type === 'string' && isListOf(actions, isObject)),
);
export const asMoments = read(
  (answer): answer is { readonly moments: readonly { readonly action: object | null; readonly events: readonly object[] }[] } =>
    isPlain(answer) &&
    isListOf(answer['moments'], ({ action, events }) => (action === null || isPlain(action)) && isListOf(events, isObject)),
);

/** A forecast has its exact fractions again. */
export const asForecast = (told: Told): E.Either<Refusal, Forecast> => {
  if (E.isLeft(told)) return told;
  const forecast = forecastHeard(told.right);
  return forecast === null ? refusedHere('bad-reply') : E.right(forecast);
};
