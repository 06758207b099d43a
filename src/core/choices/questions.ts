import { isWholeWithin } from '../data/bounds.js';
import { sameData } from '../data/copies.js';
import { isList } from '../data/describe.js';
import { type Choice, type OfThings, type Part, type Some, type Sum, type Text, type Thing, thingOf } from './choices.js';
import { isAllotment, wholeAllotment } from './listing.js';

/** What the values of a question are on the board, in their order; null where one is nothing that is shown. */
interface Pointing {
  readonly about?: readonly (Thing | null)[];
}

/** One of these; `more` is where the next page begins, if there is one. */
export interface OneOfThese extends Pointing {
  readonly kind: 'one';
  readonly from: readonly unknown[];
  readonly more?: number;
}

/** From min to max different ones of these, together worth a sum where that is the rule. */
export interface SomeOfThese extends Pointing {
  readonly kind: 'some';
  readonly from: readonly unknown[];
  readonly min: number;
  readonly max: number;
  readonly sum?: Sum;
}

/** A question a form asks next: plain data, whatever it is about. Groups and lists are asked piece by piece. */
export type Question =
  | OneOfThese
  | SomeOfThese
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'allot';
      readonly parts: readonly Part[];
      readonly min: number;
      readonly max: number;
      readonly shortcuts: readonly Readonly<Record<string, number>>[];
    }
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly minLength?: number;
      /** Spaces alone are no answer. */
      readonly notBlank?: true;
      readonly samples: readonly string[];
    };

/** A choice that is asked as one question. */
export type Leaf = Exclude<Choice<unknown>, { readonly kind: 'group' | 'list' | 'via' }>;

const pointing = (about: OfThings<never>['about'], values: readonly unknown[]): Pointing =>
  about === undefined ? {} : { about: values.map((value) => thingOf(about, value)) };

/** The question of a choice, which offers these of its values. */
export const questionOf = (choice: Leaf): Question => {
  switch (choice.kind) {
    case 'one':
      return { kind: 'one', from: choice.from, ...pointing(choice.about, choice.from) };
    case 'some': {
      const { kind, from, min, max, sum, about } = choice;
      return { kind, from, min, max, ...(sum === undefined ? {} : { sum }), ...pointing(about, from) };
    }
    case 'range':
      return { kind: 'range', min: choice.min, max: choice.max };
    case 'allot': {
      const { kind, parts, min, max, shortcuts } = choice;
      return { kind, parts, min, max, shortcuts };
    }
    case 'text': {
      const { kind, samples, maxLength, minLength, notBlank } = choice;
      return {
        kind,
        samples,
        maxLength,
        ...(minLength === undefined ? {} : { minLength }),
        ...(notBlank === undefined ? {} : { notBlank }),
      };
    }
  }
};

/** What an answer to a question is on the board; null if it is nothing that is shown, or no answer to it. */
export const aboutOf = (question: Question, value: unknown): Thing | null => {
  if (question.kind === 'allot') return question.parts.find(({ part }) => part === value)?.about ?? null;
  if (question.kind !== 'one' && question.kind !== 'some') return null;
  return question.about?.[placeIn(question.from, value)] ?? null;
};

/**
 * Where an answer stands among the choices; -1 if it is none of them, or hostile and cannot be read. Long lists of ids are looked through once for every
 * answer given.
 */
const placeIn = (from: readonly unknown[], answer: unknown): number => {
  if (typeof answer === 'string' || typeof answer === 'number') return from.indexOf(answer);
  try {
    return from.findIndex((known) => sameData(known, answer));
  } catch {
    return -1;
  }
};

/** Where the things of an answer stand among the choices; null if they are too few or too many, not all different, or no list that can be read. */
const placesOf = ({ from, min, max, sum }: Some, answer: unknown): ReadonlySet<number> | null => {
  if (!isList(answer)) return null;
  try {
    const { length } = answer;
    if (!(length >= min && length <= max)) return null;
    const places = new Set<number>();
    for (let i = 0; i < length; i++) places.add(placeIn(from, answer[i]));
    if (places.has(-1) || places.size < length) return null;
    if (sum === undefined) return places;
    const come = [...places].reduce((total, place) => total + sum.worth[place]!, 0);
    return come >= sum.min && come <= sum.max ? places : null;
  } catch {
    return null;
  }
};

/** The amounts an answer gives to parts, as numbers of its own; null if it cannot be read. */
const amountsIn = (answer: unknown, parts: readonly Part[]): Readonly<Record<string, number>> | null => {
  try {
    if (typeof answer !== 'object' || answer === null || isList(answer) || ArrayBuffer.isView(answer)) return null;
    const names = Object.keys(answer);
    const known = new Set(parts.map(({ part }) => part));
    if (!names.every((name) => known.has(name))) return null;
    return Object.fromEntries(names.map((name) => [name, (answer as Record<string, number>)[name]!]));
  } catch {
    return null;
  }
};

const isTextOf = ({ maxLength, minLength = 0, notBlank }: Text, answer: unknown): boolean =>
  typeof answer === 'string' &&
  answer.length <= maxLength &&
  answer.length >= minLength &&
  (notBlank === undefined || answer.trim() !== '');

/** What an answer to a choice stands for, in the words of the choice; or why it fits none. */
export const fitted = (choice: Leaf, answer: unknown): { readonly value: unknown } | string => {
  switch (choice.kind) {
    case 'one': {
      const place = placeIn(choice.from, answer);
      return place < 0 ? 'it is not among the choices' : { value: choice.from[place] };
    }
    case 'range':
      return isWholeWithin(answer, choice.min, choice.max) ? { value: answer } : `it should be from ${choice.min} to ${choice.max}`;
    case 'some': {
      const chosen = placesOf(choice, answer);
      const { min, max, sum } = choice;
      if (chosen !== null) return { value: [...chosen].sort((a, b) => a - b).map((place) => choice.from[place]) };
      const many = min === max ? `exactly ${min} of the choices, none twice` : `${min} to ${max} different ones of the choices`;
      return `it should be ${many}${sum === undefined ? '' : `, worth ${inFigures(sum)} together`}`;
    }
    case 'allot': {
      const amounts = amountsIn(answer, choice.parts);
      if (amounts !== null && isAllotment(choice, amounts)) return { value: wholeAllotment(choice, amounts) };
      return `it should allot ${inFigures(choice)} in all, to each part from its least to its most`;
    }
    case 'text': {
      if (isTextOf(choice, answer)) return { value: answer };
      const { maxLength, minLength, notBlank } = choice;
      if (notBlank !== undefined) return `it should be a text of at most ${maxLength} characters, and not only spaces`;
      return `it should be a text of ${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`;
    }
  }
};

const inFigures = ({ min, max }: { readonly min: number; readonly max: number }): string => (min === max ? `${min}` : `${min} to ${max}`);
