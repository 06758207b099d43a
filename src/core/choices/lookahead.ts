import { type Choice, type Chosen, type Fields, type List, skip } from './choices.js';
import type { Counted } from './interview.js';
import { valuesOf, withOneMore } from './listing.js';
import { fitted, type Leaf } from './questions.js';

/** How much looking ahead one question may cost, in values tried: for one of its answers, and for all of them. What is not found by then is not offered. */
export const effort = { perAnswer: 600, perQuestion: 12_000 } as const;

/** The question to find answers for. */
export interface Aim {
  /** Its field; none to ask only whether what is answered can be finished. */
  readonly field?: string;
  /** Where to begin in a list of values, and how many to find at most. */
  readonly after?: number;
  readonly most?: number;
  /** Which values are wanted; all unless given. */
  readonly wanted?: (value: unknown) => boolean;
}

/** What can be finished. */
export interface Outlook {
  /** The answers to offer; of anything but a list of values the question stands as it is, or as it was narrowed. */
  readonly choice: Leaf | null;
  /** Where the rest of a list of values begins, where more was asked for than one page takes. */
  readonly more: number | null;
  /** May a list end here? */
  readonly enough: boolean;
  /** Is there an answer to the question with which it can be finished; without a question, can it be finished at all? */
  readonly isPossible: boolean;
  /** Was the effort spent before all was known? */
  readonly gaveUp: boolean;
}

/** Says no or yes to finished parameters. */
type Judge = (parameters: Chosen) => boolean;

/** Goes on with a value; true stops the search. */
type Then = (value: unknown) => boolean;

/** Has a choice an answer at all? */
const hasAnswer = (choice: Leaf): boolean => {
  for (const _ of valuesOf(choice)) return true;
  return choice.kind === 'text';
};

/** Is a field that of a place, or of something within it: of `terms.0` also `terms.0.kind`? */
const isWithin = (place: string, field: string | undefined): boolean => field === place || field?.startsWith(`${place}.`) === true;

/**
 * Looks for what can be finished: depth first, the first completion found wins. Answers given stand; behind them every choice is tried value by value
 * until the judge accepts, or the effort is spent.
 */
class Lookahead {
  readonly #counted: Counted;
  readonly #judge: Judge;
  readonly #aim: Aim;
  #left: number = effort.perQuestion;
  #leftHere: number = effort.perAnswer;
  #found = false;
  #choice: Leaf | null = null;
  #more: number | null = null;
  #enough = false;
  #gaveUp = false;
  /** The field that was answered last. */
  readonly #last: string | undefined;

  constructor(counted: Counted, judge: Judge, aim: Aim) {
    this.#counted = counted;
    this.#judge = judge;
    this.#aim = aim;
    this.#last = [...counted.answers.keys()].at(-1);
  }

  look(fields: Fields): Outlook {
    this.#fields(fields, Object.keys(fields), 0, {}, '', (parameters) => {
      if (!this.#spend()) return true;
      this.#found = this.#judge(parameters as Chosen);
      return this.#found;
    });
    return { choice: this.#choice, more: this.#more, enough: this.#enough, isPossible: this.#found, gaveUp: this.#gaveUp };
  }

  /** One more value is tried; false once the effort is spent. */
  #spend(): boolean {
    this.#left--;
    this.#leftHere--;
    if (this.#left >= 0 && this.#leftHere >= 0) return true;
    this.#gaveUp = true;
    return false;
  }

  /** Can it be finished from here? */
  #leadsOn(go: () => void): boolean {
    this.#found = false;
    this.#leftHere = effort.perAnswer;
    if (this.#left > 0) go();
    else this.#gaveUp = true;
    return this.#found;
  }

  #fields(fields: Fields, names: readonly string[], at: number, chosen: Chosen, path: string, then: Then): boolean {
    const name = names[at];
    if (name === undefined) return then({ ...chosen });
    const choice = fields[name]!(chosen as never);
    if (choice === skip) return this.#fields(fields, names, at + 1, chosen, path, then);
    return this.#choose(choice, `${path}${name}`, (value) =>
      this.#fields(fields, names, at + 1, withOneMore(chosen, name, value), path, then),
    );
  }

  #choose(choice: Choice<unknown>, field: string, then: Then): boolean {
    switch (choice.kind) {
      case 'group':
        return this.#fields(choice.fields, Object.keys(choice.fields), 0, {}, `${field}.`, then);
      case 'list':
        return this.#listBegun(choice, field, then);
      case 'via':
        return this.#choose(choice.of, field, (value) => then(choice.to(value)));
      default:
        return this.#leaf(choice, field, then);
    }
  }

  #leaf(choice: Leaf, field: string, then: Then): boolean {
    const { answers } = this.#counted;
    if (answers.has(field)) {
      const fit = fitted(choice, answers.get(field));
      return typeof fit === 'string' ? false : then(fit.value);
    }
    if (field === this.#aim.field) return this.#offer(choice, then);
    if (choice.sure === true && hasAnswer(choice)) {
      this.#found = true;
      return true;
    }
    for (const value of valuesOf(choice)) {
      if (!this.#spend()) return true;
      if (then(value)) return true;
    }
    return false;
  }

  /** The question itself: which of its answers lead on. */
  #offer(choice: Leaf, then: Then): boolean {
    if (choice.kind === 'one') {
      const { after = 0, most = Number.POSITIVE_INFINITY, wanted } = this.#aim;
      const from: unknown[] = [];
      for (let i = after; i < choice.from.length; i++) {
        const value = choice.from[i];
        if (wanted !== undefined && !wanted(value)) continue;
        if (from.length >= most) {
          this.#more = i;
          break;
        }
        if (choice.sure === true || this.#leadsOn(() => then(value))) from.push(value);
      }
      this.#choice = { ...choice, from };
      this.#found = from.length > 0;
    } else if (choice.kind === 'range') this.#found = this.#narrow(choice, then);
    else {
      this.#choice = choice;
      this.#found =
        choice.sure === true
          ? hasAnswer(choice)
          : this.#leadsOn(() => {
              for (const value of valuesOf(choice)) if (!this.#spend() || then(value)) break;
            });
    }
    return true;
  }

  /** The numbers between the first and the last that lead on: a rule's numbers have no holes, or it lists them. */
  #narrow(choice: Extract<Leaf, { readonly kind: 'range' }>, then: Then): boolean {
    let { min, max } = choice;
    if (choice.sure !== true) {
      while (min <= max && this.#left > 0 && !this.#leadsOn(() => then(min))) min++;
      while (max > min && this.#left > 0 && !this.#leadsOn(() => then(max))) max--;
    }
    this.#choice = { ...choice, min, max };
    if (min > max) return false;
    if (this.#left <= 0) this.#gaveUp = true;
    return this.#left > 0;
  }

  /** A list after the entries that are answered, however many: of hundreds none lies deeper than the one before. */
  #listBegun(list: List, field: string, then: Then): boolean {
    const { answers, entries } = this.#counted;
    const finished: unknown[] = [];
    for (;;) {
      const entry = entries.get(`${field}.${finished.length}`);
      if (entry === undefined || entry.after > answers.size) break;
      finished.push(entry.value);
    }
    return this.#list(list, field, answers.get(`${field}.length`) ?? null, finished, then);
  }

  /** `length` is how many entries were said to be enough; null if that was not said. */
  #list(list: List, field: string, length: unknown, entries: readonly unknown[], then: Then): boolean {
    const i = entries.length;
    if (i === length) return then(entries);
    if (i >= list.max) return i < list.min ? false : then(entries);
    const next = (entry: unknown): boolean => this.#list(list, field, length, [...entries, entry], then);
    const place = `${field}.${i}`;
    // Answers come in order: of the entries that are not finished one is begun if the last of them lies within it.
    if (length === null && i >= list.min && !isWithin(place, this.#last)) {
      // Whether the question itself is to be asked is found out at the question.
      if (isWithin(place, this.#aim.field)) this.#enough = this.#leadsOn(() => then(entries));
      else if (!this.#spend() || then(entries)) return true;
    }
    return this.#choose(list.of(entries), place, next);
  }
}

/** Which answers to a question can be finished with what the judge accepts. */
export const lookAhead = (fields: Fields, counted: Counted, judge: Judge, aim: Aim): Outlook =>
  new Lookahead(counted, judge, aim).look(fields);
