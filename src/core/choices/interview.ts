import { isWholeWithin } from '../data/bounds.js';
import { type Choice, type Chosen, type Fields, type List, skip } from './choices.js';
import { fitted, type Leaf, type Question, questionOf } from './questions.js';

/** Answers so far, by path: `order.planet`, `terms.0.kind`; `terms.length` says that there are enough. */
export type Answers = Readonly<Record<string, unknown>>;

/** That there are entries enough in a list, as an answer: this in the field of this name. */
export interface Enough {
  readonly field: string;
  readonly answer: number;
}

/** A question of a form, and how to say that a list has entries enough, where it may end. */
export interface Ask {
  readonly kind: 'ask';
  readonly field: string;
  readonly question: Question;
  readonly enough: Enough | null;
  /** Set when looking ahead cost too much, so that answers may be missing: then the rule should say more sharply what may be chosen. */
  readonly gaveUp?: true;
}

/** The next question of a form, an answer that does not fit, or the finished parameters. */
export type FormStep =
  | Ask
  | { readonly kind: 'misfit'; readonly field: string; readonly message: string }
  | { readonly kind: 'done'; readonly value: Chosen };

type Asked = { readonly kind: 'value'; readonly value: unknown } | Exclude<FormStep, { readonly kind: 'done' }>;

/** An entry of a list of which nothing is left to ask. */
interface Finished {
  readonly value: unknown;
  /** How many answers had counted when it was finished. */
  readonly after: number;
}

/** What an interview has heard. */
export interface Counted {
  /** The answers that counted, in the order in which they were asked for. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** The entries of lists that they finish, by their places. */
  readonly entries: ReadonlyMap<string, Finished>;
}

/** Takes down what an interview hears. */
export interface Protocol extends Counted {
  readonly answers: Map<string, unknown>;
  readonly entries: Map<string, Finished>;
}

/** Nothing heard yet. */
export const blank = (): Protocol => ({ answers: new Map(), entries: new Map() });

/** The answer to a field, if there is one. Answers come from outside and may be anything. */
const givenFor = (answers: Answers, field: string): { readonly answer: unknown } | null => {
  try {
    return Object.hasOwn(answers, field) ? { answer: answers[field] } : null;
  } catch {
    return null;
  }
};

/** Replays answers question by question; each answer that counted is told, in order. */
class Interview {
  readonly #answers: Answers;
  readonly #told: Protocol;
  /** The lists that have ended by themselves. */
  readonly #ended: Answers;

  constructor(answers: Answers, told: Protocol, ended: Answers) {
    this.#answers = answers;
    this.#told = told;
    this.#ended = ended;
  }

  #given(field: string): { readonly answer: unknown } | null {
    return givenFor(this.#ended, field) ?? givenFor(this.#answers, field);
  }

  fields(fields: Fields, path: string): FormStep {
    const chosen: Chosen = {};
    for (const name of Object.keys(fields)) {
      const choice = fields[name]!(chosen as never);
      if (choice === skip) continue;
      const asked = this.#ask(choice, `${path}${name}`, null);
      if (asked.kind !== 'value') return asked;
      chosen[name] = asked.value;
    }
    return { kind: 'done', value: chosen };
  }

  #ask(choice: Choice<unknown>, field: string, enough: Enough | null): Asked {
    switch (choice.kind) {
      case 'group': {
        const step = this.fields(choice.fields, `${field}.`);
        return step.kind === 'done' ? { kind: 'value', value: step.value } : this.#orEnough(step, field, enough);
      }
      case 'list':
        return this.#orEnough(this.#list(choice, field), field, enough);
      case 'via': {
        const asked = this.#ask(choice.of, field, enough);
        return asked.kind === 'value' ? { kind: 'value', value: choice.to(asked.value) } : asked;
      }
      default:
        return this.#leaf(choice, field, enough);
    }
  }

  /** Where no list within an entry may end yet, the list around it may, as long as nothing of the entry has been answered. */
  #orEnough(step: Asked, field: string, enough: Enough | null): Asked {
    return step.kind === 'ask' && enough !== null && step.enough === null && this.#isFirst(field) ? { ...step, enough } : step;
  }

  /** Has nothing of this entry been answered yet? */
  #isFirst(field: string): boolean {
    for (const told of this.#told.answers.keys()) if (told.startsWith(`${field}.`)) return false;
    return true;
  }

  #leaf(choice: Leaf, field: string, enough: Enough | null): Asked {
    const given = this.#given(field);
    if (given === null) return { kind: 'ask', field, question: questionOf(choice), enough };
    const fit = fitted(choice, given.answer);
    if (typeof fit === 'string') return { kind: 'misfit', field, message: `${field}: ${fit}.` };
    this.#told.answers.set(field, given.answer);
    return { kind: 'value', value: fit.value };
  }

  #list({ of, min, max }: List, field: string): Asked {
    const length = `${field}.length`;
    const given = this.#given(length);
    const wanted = given?.answer;
    if (given !== null && !isWholeWithin(wanted, min, max))
      return { kind: 'misfit', field: length, message: `${length}: it should be from ${min} to ${max}.` };
    if (given !== null) this.#told.answers.set(length, wanted);
    const entries: unknown[] = [];
    while (entries.length < (given === null ? max : (wanted as number))) {
      const i = entries.length;
      const enough = given === null && i >= min ? { field: length, answer: i } : null;
      const entry = this.#ask(of(entries), `${field}.${i}`, enough);
      if (entry.kind !== 'value') return entry;
      entries.push(entry.value);
      this.#told.entries.set(`${field}.${i}`, { value: entry.value, after: this.#told.answers.size });
    }
    if (max < min) return { kind: 'misfit', field: length, message: `${length}: there is nothing to choose.` };
    return { kind: 'value', value: entries };
  }
}

/**
 * The conversation that fills a form: replays the answers and stops at the first question without one. `told` takes down what counted; `ended` are the lists that have ended by themselves.
 */
export const interview = (fields: Fields, answers: Answers, told: Protocol = blank(), ended: Answers = {}): FormStep =>
  new Interview(answers, told, ended).fields(fields, '');
