import { sameData } from '../data/copies.js';
import { cutTo } from '../data/cut.js';
import { describeValue, isList } from '../data/describe.js';

/**
 * Where the values of a parameter come from. From one description the core derives the enumeration of an action, a random sample of it without
 * enumerating, and the questions of a form, in which only what can be finished is offered.
 */
export type Choice<T> = One<T> | Range | Some | Allot | Text | Group | List | Via;

/** What an answer is on the board, so that pointing at it answers: `{ kind: 'planet', id: 'cadia' }`, `{ kind: 'die', side: 'attacker', place: 2 }`. */
export type Thing = Readonly<Record<string, string | number>> & { readonly kind: string };

/** What a value is on the board: the kind of thing whose id it is, or the thing made of it; null if nothing that is shown. */
export type About<T> = string | ((value: T) => Thing | null);

/** What an author may say of a choice beside its values. */
export interface Sureness {
  /**
   * Every value of it can be finished, whatever was chosen before: the core need not look ahead. Said only where looking ahead would cost too much; the
   * conformance suite holds the game to it.
   */
  readonly sure?: boolean;
}

/** What an author may say of a choice among things. */
export interface OfThings<T> extends Sureness {
  /** What a value is on the board. */
  readonly about?: About<T>;
}

/** One value of a list. */
export interface One<T> extends Sureness {
  readonly kind: 'one';
  readonly from: readonly T[];
  readonly about?: About<never>;
}

/** A whole number from min to max. */
export interface Range extends Sureness {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
}

/** How much each of several things is worth, in the order of the list, and what those chosen must come to. */
export interface Sum {
  readonly worth: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** From min to max different values of a list, in the order of the list. */
export interface Some extends Sureness {
  readonly kind: 'some';
  readonly from: readonly unknown[];
  readonly min: number;
  readonly max: number;
  readonly sum?: Sum;
  readonly about?: About<never>;
}

/** A part to which some of a total is allotted. */
export interface Part {
  readonly part: string;
  readonly min: number;
  readonly max: number;
  readonly about?: Thing;
}

/** How much goes to which part. */
export type Amounts = Readonly<Record<string, number>>;

/** A total over named parts. */
export interface Allot extends Sureness {
  readonly kind: 'allot';
  readonly parts: readonly Part[];
  /** What all parts together must come to. */
  readonly min: number;
  readonly max: number;
  /** Ready-made ways of doing it; enumeration and bots use them too. */
  readonly shortcuts: readonly Amounts[];
}

/** A text; the samples are what enumeration and bots use. */
export interface Text extends Sureness {
  readonly kind: 'text';
  readonly samples: readonly string[];
  readonly maxLength: number;
  /** At least so many characters; none unless given. */
  readonly minLength?: number;
  /** Something must be said: spaces alone are no answer. */
  readonly notBlank?: true;
}

/** An object, field by field. */
export interface Group {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** From min to max entries, one after another, each chosen in the light of those before. */
export interface List {
  readonly kind: 'list';
  /** The next entry, from those before it. */
  readonly of: (before: readonly unknown[]) => Choice<unknown>;
  /** How many entries there are at least. */
  readonly min: number;
  /** How many entries there are at most. */
  readonly max: number;
}

/** A choice whose answer stands for something else. */
export interface Via {
  readonly kind: 'via';
  /** What is asked. */
  readonly of: Choice<unknown>;
  /** What the answer stands for. */
  readonly to: (chosen: unknown) => unknown;
  /** The answer that stands for a value; undefined where none does. */
  readonly from: (value: unknown) => unknown;
}

/** Says that a field does not apply after what was chosen before it; it is left out. It is the same in every copy of the package in a program. */
export const skip: unique symbol = Symbol.for('ludoteca: this field does not apply');

/** See {@link skip}. */
export type Skip = typeof skip;

/** The fields of a group; a later field sees the earlier ones. */
export type GroupFields<T> = { readonly [K in keyof T]?: (chosen: Readonly<T>) => Choice<NonNullable<T[K]> | T[K]> | Skip };

/** Fields by name, whatever they choose. */
export type Fields = Readonly<Record<string, (chosen: never) => Choice<unknown> | Skip>>;

/** Fields that have been filled in. */
export type Chosen = Record<string, unknown>;

/** What is chosen from has to be a list: where it is none, that is told where the choice is made, and not where somebody comes to look at it. */
const insistOnList = (what: string, from: unknown): void => {
  if (!isList(from)) throw new TypeError(`${what} wants a list; it was given ${describeValue(from)}.`);
};

/** One value of a list; what a value is on the board may be said in short: `one(planets, 'planet')`. */
export const one = <T>(from: readonly T[], told: About<T> | OfThings<T> = {}): Choice<T> => {
  insistOnList('one', from);
  return { kind: 'one', from, ...((typeof told === 'object' ? told : { about: told }) as OfThings<never>) };
};

/** A whole number from min to max, both included. */
export const range = (min: number, max: number, told: Sureness = {}): Choice<number> => ({ kind: 'range', min, max, ...told });

/** What an author may say of several things: what each is worth, and what those chosen must come to. */
export interface OfSeveral<T> extends OfThings<T> {
  /** What each value is worth. */
  readonly worth?: (value: T) => number;
  /** What all that are chosen must be worth together. */
  readonly sum?: number | { readonly min: number; readonly max: number };
}

const between = (total: number | { readonly min: number; readonly max: number }): { readonly min: number; readonly max: number } =>
  typeof total === 'number' ? { min: total, max: total } : total;

/** From min to max different values of a list: of any kind, or such as are together worth a sum. */
export const some = <T>(from: readonly T[], min: number, max: number, told: About<T> | OfSeveral<T> = {}): Choice<readonly T[]> => {
  insistOnList('some', from);
  const { worth, sum, ...rest } = typeof told === 'object' ? told : ({ about: told } as OfSeveral<T>);
  return {
    kind: 'some',
    from,
    min,
    max: Math.min(max, from.length),
    ...(sum === undefined ? {} : { sum: { worth: from.map((value) => worth?.(value) ?? 1), ...between(sum) } }),
    ...(rest as OfThings<never>),
  };
};

/** What an author may say of a total over parts: what is made of the amounts, and how they are read from it. */
export interface OfParts<T> extends Sureness {
  /** What the amounts stand for. */
  readonly to: (amounts: Amounts) => T;
  /** The amounts that stand for a value; undefined where none do. */
  readonly from: (value: T) => Amounts | undefined;
  /** Amounts that are offered ready made. */
  readonly shortcuts?: readonly Amounts[];
}

/** A total over named parts, each with its least and its most. */
export const allot = <T = Amounts>(
  parts: readonly Part[],
  total: number | { readonly min: number; readonly max: number },
  told: Partial<OfParts<T>> = {},
): Choice<T> => {
  const { to, from, shortcuts = [], ...rest } = told;
  const plain: Allot = { kind: 'allot', parts, ...between(total), shortcuts, ...rest };
  return to === undefined || from === undefined ? plain : via(plain as Choice<Amounts>, { to, from });
};

/**
 * A text of at most maxLength characters, of minLength at least or `'not-blank'`: with something in it beside spaces. Samples are cut where there is too
 * little room for them, and left out where nothing fitting is left; where no text fits at all there is nothing to choose.
 */
export const text = (samples: readonly string[], maxLength: number, minLength: number | 'not-blank' = 0): Choice<string> => {
  const notBlank = minLength === 'not-blank';
  const least = notBlank ? 1 : minLength;
  if (maxLength < least) return one<string>([]);
  const fitting = new Set(
    samples.map((sample) => cutTo(maxLength, sample)).filter((sample) => (notBlank ? sample.trim() : sample).length >= least),
  );
  return { kind: 'text', samples: [...fitting], maxLength, ...(least > 0 && { minLength: least }), ...(notBlank && { notBlank }) };
};

/** An object, field by field, in the order in which the fields are written. */
export const group = <T>(fields: GroupFields<T>): Choice<T> => ({ kind: 'group', fields: fields as Fields });

/** A list of from min to max entries; what each may be can follow from those before it. */
export const listOf = <T>(of: Choice<T> | ((before: readonly T[]) => Choice<T>), min: number, max: number): Choice<readonly T[]> => ({
  kind: 'list',
  of: (typeof of === 'function' ? of : () => of) as List['of'],
  min,
  max,
});

/** A choice whose answer stands for something else: `to` makes it, `from` finds the answer that leads to it (undefined if none does). */
export const via = <T, Answer>(
  of: Choice<Answer>,
  { to, from }: { readonly to: (answer: Answer) => T; readonly from: (value: T) => Answer | undefined },
): Choice<T> => ({ kind: 'via', of: of as Choice<unknown>, to: to as Via['to'], from: from as Via['from'] });

/** The same choice of which every value can be finished, whatever was chosen before: see {@link Sureness}. */
export const surely = <T>(choice: Choice<T>): Choice<T> => {
  switch (choice.kind) {
    case 'group': {
      const fields = Object.entries(choice.fields).map(([name, field]) => {
        const sureField = (chosen: never): Choice<unknown> | Skip => {
          const asked = field(chosen);
          return asked === skip ? skip : surely(asked);
        };
        return [name, sureField] as const;
      });
      return { ...choice, fields: Object.fromEntries(fields) };
    }
    case 'list': {
      const { of } = choice;
      return { ...choice, of: (before) => surely(of(before)) };
    }
    case 'via':
      return { ...choice, of: surely(choice.of) };
    default:
      return { ...choice, sure: true };
  }
};

/** A parameter that follows from what was chosen before: nobody is asked for it. */
export const fixed = <T>(value: T): Choice<T> =>
  via(group<object>({}), { to: () => value, from: (wanted: T) => (sameData(value, wanted) ? {} : undefined) });

/** What will do; where nothing will, one of the others, which `check` refuses: so whoever asks for the form is told what stands against it. */
export const orTelling = <T>(values: readonly T[], others: readonly T[]): readonly T[] => (values.length > 0 ? values : others.slice(0, 1));

/** What a value of a choice is on the board; null if it is nothing that is shown. */
export const thingOf = (about: About<never> | undefined, value: unknown): Thing | null => {
  if (about === undefined) return null;
  if (typeof about === 'function') return about(value as never);
  return typeof value === 'string' || typeof value === 'number' ? { kind: about, id: value } : null;
};
