import { sameData } from '../data/copies.js';
import { isList } from '../data/describe.js';
import { type Choice, type Chosen, type Fields, type One, type Range, range, type Some, type Suggest, skip, type Text } from './choices.js';

/** A question a form asks next. Groups and lists are asked piece by piece, so these are plain data. */
export type Question = One<unknown> | Range | Some | Text | Suggest<unknown>;

/** The next question of a form, an answer that does not fit, or the finished parameters. */
export type FormStep =
  | { readonly kind: 'ask'; readonly field: string; readonly question: Question }
  | { readonly kind: 'misfit'; readonly field: string; readonly message: string }
  | { readonly kind: 'done'; readonly value: Chosen };

/** Answers so far, by path: `order.planet`, `terms.length`, `terms.0.kind`. */
export type Answers = Readonly<Record<string, unknown>>;

/** Equal as plain data, of answers that may be hostile: what cannot be read is not the same. */
const isSame = (known: unknown, answer: unknown): boolean => {
  try {
    return sameData(known, answer);
  } catch {
    return false;
  }
};

/** Where the things of an answer stand among the choices; null if they are too few or too many, not all different, or no list that can be read. */
const placesOf = ({ from, min, max }: Some, answer: unknown): ReadonlySet<number> | null => {
  if (!isList(answer)) return null;
  try {
    const { length } = answer;
    if (!(length >= min && length <= max)) return null;
    const places = new Set<number>();
    for (let i = 0; i < length; i++) places.add(from.findIndex((known) => isSame(known, answer[i])));
    return places.has(-1) || places.size < length ? null : places;
  } catch {
    return null;
  }
};

/** What an answer to a question stands for, in the words of the question; or why it fits none. */
const fitted = (question: Question, answer: unknown): { readonly value: unknown } | string => {
  switch (question.kind) {
    case 'one': {
      const place = question.from.findIndex((known) => isSame(known, answer));
      return place < 0 ? 'it is not among the choices' : { value: question.from[place] };
    }
    case 'range':
      return Number.isSafeInteger(answer) && (answer as number) >= question.min && (answer as number) <= question.max
        ? { value: answer }
        : `it should be from ${question.min} to ${question.max}`;
    case 'some': {
      const chosen = placesOf(question, answer);
      return chosen === null
        ? `it should be ${question.min} to ${question.max} different ones of the choices`
        : { value: question.from.filter((_, place) => chosen.has(place)) };
    }
    case 'text':
      return typeof answer === 'string' && answer.length <= question.maxLength
        ? { value: answer }
        : `it should be a text of at most ${question.maxLength} characters`;
    case 'suggest':
      return { value: answer }; // the codec of the action judges the whole
  }
};

/** The conversation that fills a form: replays the answers and stops at the first question without one. */
export const interview = (fields: Fields, answers: Answers, path = ''): FormStep => {
  const chosen: Chosen = {};
  for (const name of Object.keys(fields)) {
    const choice = fields[name]!(chosen as never);
    if (choice === skip) continue;
    const step = ask(choice, answers, `${path}${name}`);
    if (step.kind !== 'done') return step;
    chosen[name] = step.value['value'];
  }
  return { kind: 'done', value: chosen };
};

/** The answer to a field, if there is one. Answers come from outside and may be anything. */
const givenFor = (answers: Answers, field: string): { readonly answer: unknown } | null => {
  try {
    return Object.hasOwn(answers, field) ? { answer: answers[field] } : null;
  } catch {
    return null;
  }
};

const ask = (choice: Choice<unknown>, answers: Answers, field: string): FormStep => {
  if (choice.kind === 'group') {
    const step = interview(choice.fields, answers, `${field}.`);
    return step.kind === 'done' ? { kind: 'done', value: { value: step.value } } : step;
  }
  if (choice.kind === 'list') {
    const count = ask(range(choice.min, choice.max) as Choice<unknown>, answers, `${field}.length`);
    if (count.kind !== 'done') return count;
    const entries: unknown[] = [];
    for (let i = 0; i < (count.value['value'] as number); i++) {
      const entry = ask(choice.of, answers, `${field}.${i}`);
      if (entry.kind !== 'done') return entry;
      entries.push(entry.value['value']);
    }
    return { kind: 'done', value: { value: entries } };
  }
  const given = givenFor(answers, field);
  if (given === null) return { kind: 'ask', field, question: choice };
  const fit = fitted(choice, given.answer);
  return typeof fit === 'string' ? { kind: 'misfit', field, message: `${field}: ${fit}.` } : { kind: 'done', value: { value: fit.value } };
};
