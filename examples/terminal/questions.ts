import type { Ask, Question } from 'ludoteca';
import type { Option } from './desk.js';
import type { Sitting } from './sitting.js';
import { tell } from './words.js';

/** What was said to a question: an answer, or that a list has entries enough. */
export type Said = { readonly kind: 'answer'; readonly answer: unknown } | { readonly kind: 'enough' };

type Of<Kind extends Question['kind']> = Extract<Question, { readonly kind: Kind }>;

/** A question as it is put: its words, and those of its answers. */
interface Put {
  readonly sitting: Sitting;
  readonly message: string;
  readonly called: (value: unknown) => string;
}

const answered = <T>(answer: T | null): Said | null => (answer === null ? null : { kind: 'answer', answer });

const figures = ({ language }: Sitting, min: number, max: number): string =>
  min === max ? `${min}` : tell(language, 'span', { min, max });

/** A whole number between two others. */
const number = async ({ sitting }: Put, message: string, min: number, max: number): Promise<number | null> => {
  const fits = (typed: string): boolean => /^-?\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  const typed = await sitting.desk.line(`${message} (${figures(sitting, min, max)})`, String(min), (line) =>
    fits(line) ? undefined : tell(sitting.language, 'whole', { min, max }),
  );
  return typed === null ? null : Number(typed);
};

/** One of a list, page by page where it is long; that there is enough stands first where a list may end. */
const one = async (
  { sitting, message, called }: Put,
  { enough }: Ask,
  first: Of<'one'>,
  next: (after: number) => Ask | null,
  odds: (values: readonly unknown[]) => readonly string[],
): Promise<Said | null> => {
  const { desk, language } = sitting;
  const values = [...first.from];
  let { more } = first;
  for (;;) {
    const beside = more === undefined ? odds(values) : [];
    const options: Option<number | 'enough' | 'more'>[] = values.map((value, place) => ({
      value: place,
      label: `${called(value)}${beside[place] ?? ''}`,
    }));
    if (enough !== null) options.unshift({ value: 'enough', label: tell(language, 'enough') });
    if (more !== undefined) options.push({ value: 'more', label: tell(language, 'more') });
    const chosen = await desk.choose(message, options);
    if (chosen === null) return null;
    if (chosen === 'enough') return { kind: 'enough' };
    if (chosen !== 'more') return { kind: 'answer', answer: values[chosen] };
    const page = more === undefined ? undefined : next(more)?.question;
    values.push(...(page?.kind === 'one' ? page.from : []));
    more = page?.kind === 'one' ? page.more : undefined;
  }
};

/** Several of a list; where they must be worth a sum, it is said what each is worth. */
const some = async ({ sitting, message, called }: Put, { from, min, max, sum }: Of<'some'>): Promise<readonly unknown[] | null> => {
  const { desk, language } = sitting;
  const options = from.map((value, place) => ({
    value: place,
    label: called(value),
    ...(sum === undefined ? {} : { hint: tell(language, 'worth', { worth: sum.worth[place]! }) }),
  }));
  const wanted =
    sum === undefined ? message : tell(language, 'worthTogether', { question: message, span: figures(sitting, sum.min, sum.max) });
  let ticked: readonly number[] = [];
  for (;;) {
    const chosen: number[] | null = await desk.tick(wanted, options, min, max, ticked);
    if (chosen === null) return null;
    const worth = chosen.reduce((total, place) => total + (sum?.worth[place] ?? 0), 0);
    if (sum === undefined || (worth >= sum.min && worth <= sum.max)) return chosen.map((place) => from[place]);
    desk.say(`  ${tell(language, 'notWorth', { worth, span: figures(sitting, sum.min, sum.max) })}`);
    ticked = chosen;
  }
};

/** Part by part, with what is left to allot; Escape goes one part back. */
const partByPart = async (put: Put, { parts, min, max }: Of<'allot'>): Promise<Readonly<Record<string, number>> | null> => {
  const amounts: number[] = [];
  for (;;) {
    const part = parts[amounts.length];
    if (part === undefined) return Object.fromEntries(parts.map(({ part: name }, place) => [name, amounts[place]!]));
    const done = amounts.reduce((sum, amount) => sum + amount, 0);
    const rest = parts.slice(amounts.length + 1);
    const least = Math.max(part.min, min - done - rest.reduce((sum, other) => sum + other.max, 0));
    const most = Math.min(part.max, max - done - rest.reduce((sum, other) => sum + other.min, 0));
    if (least === most && rest.length === 0) {
      amounts.push(least);
      continue;
    }
    const left = tell(put.sitting.language, 'allotted', { done, span: figures(put.sitting, min, max) });
    const amount = await number(put, `${put.message} ${put.called(part.part)}, ${left}`, least, most);
    if (amount !== null) amounts.push(amount);
    else if (amounts.pop() === undefined) return null;
  }
};

/** A total over parts: one of the ready-made ways, or part by part. */
const allot = async (put: Put, question: Of<'allot'>): Promise<Readonly<Record<string, number>> | null> => {
  const { shortcuts, parts } = question;
  if (shortcuts.length === 0) return partByPart(put, question);
  const told = (amounts: Readonly<Record<string, number>>): string =>
    parts
      .filter(({ part, min }) => (amounts[part] ?? min) > 0)
      .map(({ part, min }) => `${put.called(part)} ${amounts[part] ?? min}`)
      .join(', ');
  const options: Option<number>[] = [
    ...shortcuts.map((amounts, place) => ({ value: place, label: told(amounts) })),
    { value: -1, label: tell(put.sitting.language, 'partByPart') },
  ];
  for (;;) {
    const chosen = await put.sitting.desk.choose(put.message, options);
    if (chosen === null) return null;
    if (chosen >= 0) return shortcuts[chosen]!;
    const amounts = await partByPart(put, question);
    if (amounts !== null) return amounts;
  }
};

/** A text; what is proposed stands there in the words of the table, and is what it was if nobody changes it. */
const line = async ({ sitting, message, called }: Put, { samples, minLength = 0, maxLength }: Of<'text'>): Promise<string | null> => {
  const meant = new Map(samples.map((sample) => [sample === '' ? '' : called(sample), sample]));
  const [proposed = ''] = meant.keys();
  const typed = await sitting.desk.line(message, proposed, (words) => {
    if (words.length > maxLength) return tell(sitting.language, 'atMost', { count: maxLength });
    if (words.length >= minLength) return undefined;
    return minLength === 1 ? tell(sitting.language, 'something') : tell(sitting.language, 'atLeast', { count: minLength });
  });
  return typed === null ? null : (meant.get(typed) ?? typed);
};

/** Says first whether there is enough, where a question of another kind begins an entry of a list. */
const goesOn = async ({ sitting, message }: Put): Promise<boolean | null> =>
  sitting.desk.choose(message, [
    { value: false, label: tell(sitting.language, 'enough') },
    { value: true, label: tell(sitting.language, 'oneMore') },
  ]);

/** Puts one question, whatever the game; null goes one question back. */
export const put = async (
  sitting: Sitting,
  type: string,
  ask: Ask,
  more: (after: number) => Ask | null,
  odds: (values: readonly unknown[]) => readonly string[] = () => [],
): Promise<Said | null> => {
  const { game, match, viewer, language } = sitting;
  const view = match.view(viewer);
  const { field, question, enough } = ask;
  const asked: Put = {
    sitting,
    message: game.labels.question(type, field, language, view),
    called: (value) => game.labels.answer(type, field, value, language, view),
  };
  if (question.kind === 'one') return one(asked, ask, question, more, odds);
  if (enough !== null) {
    const isMore = await goesOn(asked);
    if (isMore === null) return null;
    if (!isMore) return { kind: 'enough' };
  }
  switch (question.kind) {
    case 'some':
      return answered(await some(asked, question));
    case 'range':
      return answered(await number(asked, asked.message, question.min, question.max));
    case 'allot':
      return answered(await allot(asked, question));
    case 'text':
      return answered(await line(asked, question));
  }
};
