import { sameData } from '../data/copies.js';
import { isList } from '../data/describe.js';
import { type Choice, type Chosen, type Fields, type List, skip, type Via } from './choices.js';
import type { Answers } from './interview.js';
import { fitted } from './questions.js';

/** No answer leads to a value. */
const unreachable = Symbol('no answer leads here');

/** The value that answers lead to, or that none does. */
type Reached = { readonly value: unknown } | typeof unreachable;

const readChosen = (fields: Fields, wanted: object, path: string, answers: Record<string, unknown>): Reached => {
  const chosen: Chosen = {};
  const left = new Set(Object.keys(wanted).filter((name) => (wanted as Chosen)[name] !== undefined));
  for (const name of Object.keys(fields)) {
    const choice = fields[name]!(chosen as never);
    if (choice === skip) continue;
    left.delete(name);
    const reached = read(choice, (wanted as Chosen)[name], `${path}${name}`, answers);
    if (reached === unreachable) return unreachable;
    chosen[name] = reached.value;
  }
  return left.size > 0 ? unreachable : { value: chosen };
};

const readList = ({ of, min, max }: List, wanted: unknown, field: string, answers: Record<string, unknown>): Reached => {
  if (!isList(wanted) || wanted.length < min || wanted.length > max) return unreachable;
  const entries: unknown[] = [];
  for (const [i, entry] of wanted.entries()) {
    const reached = read(of(entries), entry, `${field}.${i}`, answers);
    if (reached === unreachable) return unreachable;
    entries.push(reached.value);
  }
  if (wanted.length < max) answers[`${field}.length`] = wanted.length;
  return { value: entries };
};

/** The answer that stands for a value. What is not there stands for an answer only where the choice says so; most choices cannot read it at all. */
const answerFor = ({ from }: Via, wanted: unknown): unknown => {
  try {
    return from(wanted);
  } catch (error) {
    if (wanted !== undefined) throw error;
    return undefined;
  }
};

const read = (choice: Choice<unknown>, wanted: unknown, field: string, answers: Record<string, unknown>): Reached => {
  switch (choice.kind) {
    case 'group':
      return typeof wanted === 'object' && wanted !== null && !isList(wanted)
        ? readChosen(choice.fields, wanted, `${field}.`, answers)
        : unreachable;
    case 'list':
      return readList(choice, wanted, field, answers);
    case 'via': {
      const reached = read(choice.of, answerFor(choice, wanted), field, answers);
      if (reached === unreachable) return unreachable;
      const value = choice.to(reached.value);
      return sameData(value, wanted) ? { value } : unreachable;
    }
    default: {
      if (wanted === undefined) return unreachable;
      const fit = fitted(choice, wanted);
      if (typeof fit === 'string') return unreachable;
      answers[field] = wanted;
      return fit;
    }
  }
};

/** The answers that lead to these parameters, in the order in which they are asked for; null if none do. */
export const answersTo = (fields: Fields, wanted: object): Answers | null => {
  const answers: Record<string, unknown> = {};
  return readChosen(fields, wanted, '', answers) === unreachable ? null : answers;
};
