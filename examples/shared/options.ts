import type { Spoken } from './languages.js';

/** An option that takes one of a few values; the first is proposed. */
export interface Picked {
  readonly kind: 'pick';
  /** Its field of the configuration. */
  readonly field: string;
  readonly name: Spoken;
  /** What it does, in a sentence. */
  readonly explain: Spoken;
  readonly values: readonly Pickable[];
}

/** One of the values of an option. */
export interface Pickable {
  readonly value: unknown;
  readonly name: Spoken;
  /** From how many players on it may be picked; any number unless given. */
  readonly from?: number;
}

/** An option that takes a number. */
export interface Counted {
  readonly kind: 'count';
  /** Its field of the configuration. */
  readonly field: string;
  readonly name: Spoken;
  /** What it does, in a sentence. */
  readonly explain: Spoken;
  readonly min: number;
  readonly max: number;
  readonly proposed: number;
  /** What no number at all means, where it means something. */
  readonly none?: Spoken;
  /** Means no number something only where somebody referees? */
  readonly noneIsRefereed?: boolean;
  /** What the configuration says of a number. */
  says(count: number | null): unknown;
}

/** An option of a game that is worth asking for. */
export type Option = Picked | Counted;

/** Who is going to play, as far as options hang on it. */
export interface Company {
  readonly players: number;
  readonly isRefereed: boolean;
}

/** What is proposed for an option: one of its values, or a number. */
export const proposedFor = (option: Option): unknown => (option.kind === 'pick' ? option.values[0]!.value : option.proposed);

/** What the configuration says once an option is answered. */
export const saidOf = (option: Option, answer: unknown): unknown =>
  option.kind === 'pick' ? answer : option.says(typeof answer === 'number' ? answer : null);

/** The answer to an option with which a configuration says this; what is proposed where none does. */
export const answerSaying = (option: Option, said: unknown): unknown => {
  const answers =
    option.kind === 'pick'
      ? option.values.map(({ value }) => value)
      : [null, ...Array.from({ length: option.max - option.min + 1 }, (_, more) => option.min + more)];
  const found = answers.find((answer) => JSON.stringify(saidOf(option, answer)) === JSON.stringify(said));
  return found === undefined ? proposedFor(option) : found;
};

/** The values that can begin with this company. */
export const pickableBy = ({ values }: Picked, { players }: Company): readonly Pickable[] =>
  values.filter(({ from = 0 }) => from <= players);

/** May the number be left out by this company? */
export const mayLeaveOut = ({ none, noneIsRefereed = false }: Counted, { isRefereed }: Company): boolean =>
  none !== undefined && (isRefereed || !noneIsRefereed);

/** The answer, or what is proposed in its place where this company could not begin with it. */
export const fitting = (option: Option, answer: unknown, company: Company): unknown => {
  if (option.kind === 'count') return answer === null && !mayLeaveOut(option, company) ? option.proposed : answer;
  const values = pickableBy(option, company).map(({ value }) => value);
  return values.includes(answer) ? answer : values[0];
};
