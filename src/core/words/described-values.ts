import { own } from '../data/own.js';
import type { WrongPosition } from '../refusals/common.js';
import type { IllFormed } from '../refusals/faults.js';
import type { Violation } from '../refusals/violation.js';
import { rowIn } from './saying.js';

/** What codecs say is wanted and what was found instead: in English, and always in one of these forms. */
const shapes = {
  nothing: /^nothing$/,
  'a whole number': /^a whole number$/,
  'a whole number from … to …': /^a whole number from (\S+) to (\S+)$/,
  'a number': /^a finite number$/,
  'true or false': /^true or false$/,
  'an empty text': /^""$/,
  'a text of at most …': /^a text of at most (\d+) characters$/,
  'a text of …': /^a text of (\d+) characters$/,
  'an id': /^an id$/,
  'a list': /^a list$/,
  'a list of …': /^a list of (\d+)$/,
  'a list of at most …': /^a list of at most (\d+)$/,
  'a pair': /^a pair$/,
  'an object': /^an object$/,
  'an empty object': /^an empty object$/,
  'an object with …': /^an object with ([^\s,]+(?:, [^\s,]+)*)$/,
  'an object of ids': /^an object of ids$/,
  'an object told by …': /^an object told by its (\S+)$/,
  'a function': /^a function$/,
  'a symbol': /^a symbol$/,
  'a bigint': /^a bigint$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Why an answer does not fit its question. */
const misfits = {
  'not among the choices': /^it is not among the choices$/,
  'from … to …': /^it should be from (\S+) to (\S+)$/,
  'so many of the choices': /^it should be exactly (\S+) of the choices, none twice$/,
  'so many of the choices, worth …': /^it should be exactly (\S+) of the choices, none twice, worth (.+) together$/,
  'some of the choices': /^it should be (\S+) to (\S+) different ones of the choices$/,
  'some of the choices, worth …': /^it should be (\S+) to (\S+) different ones of the choices, worth (.+) together$/,
  'to allot …': /^it should allot (.+) in all, to each part from its least to its most$/,
  'a text, not only spaces': /^it should be a text of at most (\d+) characters, and not only spaces$/,
  'a text of at most …': /^it should be a text of at most (\d+) characters$/,
  'a text of … to …': /^it should be a text of (\d+) to (\d+) characters$/,
  'nothing to choose': /^there is nothing to choose$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What dice can be found at fault for by whoever throws them on a real table. */
const diceFaults = {
  'no face': /^(.+) is not a face of a d(\d+) \((.*)\)\.$/s,
  'another number': /^(.+) fell where (\d+d\d+) are thrown \((.*)\)\.$/s,
  'no order': /^(.+) is no order of 0\.\.(\d+) \((.*)\)\.$/s,
} as const satisfies Readonly<Record<string, RegExp>>;

/** How a language says what a value is or should be; `$1` and `$2` are the figures and names in it. */
export interface ValueWords {
  /** As `Intl` has it: `es`. */
  readonly language: string;
  /** A text as it was written, between the quotation marks of the language. */
  readonly quoted: (text: string) => string;
  /** What “de” becomes before a figure, in a language in which that depends on the figure. */
  readonly of?: (figure: string) => string;
  readonly shapes: Readonly<Record<keyof typeof shapes, string>>;
  readonly misfits: Readonly<Record<keyof typeof misfits, string>>;
  /** What is said of the field `$1`, which should be `$2` and is `$3`; it is strange where no language can say what it should be. */
  readonly faults: Readonly<Record<'surplus' | 'missing' | 'wrong' | 'wrong as a whole' | 'strange', string>>;
  /** What is said of the answer to the question `$1`, which is not as it should be: `$2`. */
  readonly misfit: string;
  /** What is said of a position that no play leads to: of all of it, or of what it says at `$1`. */
  readonly wrongPosition: Readonly<Record<'whole' | 'part', string>>;
  /** What is said of the value `$1` that fell with the dice `$2` for the reason `$3`; any other fault of dice is `$1`. */
  readonly diceFaults: Readonly<Record<keyof typeof diceFaults | 'other', string>>;
  /** That the dice `$1` are to be thrown for the reason `$2`, or `$1` things to be shuffled. */
  readonly needs: Readonly<Record<'throw' | 'shuffle', string>>;
}

/** What can be said of values in one language. */
interface ValueTeller {
  /** A value that was given or is wanted; what no codec of the core says stays as it is. */
  readonly value: (text: string) => string;
  /** Input that does not have the form it should; a game has words for shapes of its own. */
  readonly illFormed: (facts: IllFormed, shapesOfGame?: Readonly<Record<string, string>>) => string;
  /** An answer that does not fit: what the form says of it in English, `order.planet: it is not among the choices.` */
  readonly misfit: (text: string) => string;
  /** A position that is ill formed, or that no play could have led to: where. Why it could not is for whoever made it, in the message. */
  readonly wrongPosition: (facts: IllFormed | WrongPosition) => string;
  /** Dice that fell as none can. */
  readonly diceFault: (text: string, name: Name) => string;
  /** A throw that is still to be made. */
  readonly needs: (wanted: Wanted, name: Name) => string;
}

/** A throw that must be made before the game can go on. */
type Wanted = NonNullable<Violation['needs']>;

/** What something is called, among a list of which a sentence says that it stands in it: a reason for a throw among `'throws'`. */
type Name = (id: string, among?: string) => string;

/** A description is at most as long as the names of the fields of a large object; longer ones come from no codec. */
const longest = 5_000;

/** A figure alone, or after “de”. */
const gaps = /(\bde )?\$(\d)/g;

/** What stands between the words of one of these forms, with the form it is; undefined if the text has none of them. */
const read = <Kind extends string>(forms: Readonly<Record<Kind, RegExp>>, text: string): readonly [Kind, string[]] | undefined => {
  for (const kind of Object.keys(forms) as Kind[]) {
    const found = forms[kind].exec(text);
    if (found !== null) return [kind, found.slice(1)];
  }
  return undefined;
};

/** What a text says as JSON; undefined where it says nothing. */
const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {}
  return undefined;
};

/** How values are told in a language. */
export const valuesIn = (words: ValueWords): ValueTeller => {
  const { language, quoted, of = (figure) => `de ${figure}` } = words;

  const filled = (template: string, values: readonly string[]): string =>
    template.replace(gaps, (_, before: string | undefined, place: string) => {
      const value = values[Number(place) - 1]!;
      return before === undefined ? value : of(value);
    });

  /** Texts between quotation marks; numbers, `true`, `false` and `null` as they must be written. */
  const literal = (value: unknown): string | undefined => {
    if (typeof value === 'string') return quoted(value);
    return value === undefined || (typeof value === 'object' && value !== null) ? undefined : String(value);
  };

  const simple = (text: string): string | undefined => {
    const shape = read(shapes, text);
    if (shape !== undefined) {
      const [kind, values] = shape;
      const names = kind === 'an object with …' ? [rowIn(language, values[0]!.split(', ').map(quoted))] : values;
      return filled(words.shapes[kind], kind === 'an object told by …' ? names.map(quoted) : names);
    }
    if (!text.startsWith('one of ')) return literal(fromJson(text));
    const listed = fromJson(`[${text.slice('one of '.length)}]`);
    if (!Array.isArray(listed)) return undefined;
    const texts = listed.map(literal);
    return texts.every((one) => one !== undefined) ? rowIn(language, texts, 'or') : undefined;
  };

  /**
   * One thing, or one of several: `an id or null`. It is kept where a beginning ends that cannot be told: what comes after it may be cut in so many ways
   * that time would not suffice to try it again after each.
   */
  const told = (text: string, untold = new Set<number>()): string | undefined => {
    const whole = simple(text);
    if (whole !== undefined) return whole;
    const orBefore = (end: number): number => text.lastIndexOf(' or ', end - 1);
    for (let at = orBefore(text.length); at > 0; at = orBefore(at)) {
      const last = untold.has(at) ? undefined : simple(text.slice(at + ' or '.length));
      if (last === undefined) continue;
      const first = told(text.slice(0, at), untold);
      if (first !== undefined) return rowIn(language, [first, last], 'or');
      untold.add(at);
    }
    return undefined;
  };

  const known = (text: string): string | undefined => (text.length > longest ? undefined : told(text));
  const value = (text: string): string => known(text) ?? text;

  const illFormed: ValueTeller['illFormed'] = (facts, shapesOfGame = {}) => {
    if ('surplus' in facts) return filled(words.faults.surplus, [quoted(facts.surplus)]);
    const wanted = own<string>(shapesOfGame, facts.wanted) ?? known(facts.wanted);
    const [field, found] = [quoted(facts.field), value(facts.found)];
    if (facts.field === '') return filled(words.faults['wrong as a whole'], [field, wanted ?? facts.wanted, found]);
    if (wanted === undefined) return filled(words.faults.strange, [field, facts.wanted]);
    return filled(words.faults[facts.found === 'nothing' ? 'missing' : 'wrong'], [field, wanted, found]);
  };

  return {
    value,
    illFormed,
    wrongPosition(facts) {
      if (!('fault' in facts)) return illFormed(facts);
      return filled(words.wrongPosition[facts.at === '' ? 'whole' : 'part'], [quoted(facts.at)]);
    },
    misfit(text) {
      const answer = /^(\S+): (.*)\.$/s.exec(text);
      if (answer === null) return text;
      const found = read(misfits, answer[2]!);
      if (found === undefined) return text;
      const [kind, values] = found;
      const figures = values.map((figure) => figure.replace(' to ', '–'));
      return filled(words.misfit, [quoted(answer[1]!), filled(words.misfits[kind], figures)]);
    },
    diceFault(text, name) {
      const found = read(diceFaults, text);
      if (found === undefined) return filled(words.diceFaults.other, [text]);
      const [kind, [fell, dice, why]] = found;
      return filled(words.diceFaults[kind], [value(fell!), dice!, name(why!, 'throws')]);
    },
    needs(wanted, name) {
      if ('shuffle' in wanted) return filled(words.needs.shuffle, [String(wanted.shuffle), name(wanted.why, 'throws')]);
      return filled(words.needs.throw, [`${'count' in wanted ? wanted.count : ''}d${wanted.sides}`, name(wanted.why, 'throws')]);
    },
  };
};
