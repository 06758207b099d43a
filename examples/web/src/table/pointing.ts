import type { Thing } from 'ludoteca';
import type { Pointing } from '../boards/board.js';
import { type Draft, givenTo } from './draft.js';
import { thingsOf } from './form.js';

/** Is this what is meant? Whoever draws it may say more of it than whoever asks. */
const isMeant = (meant: Thing, shown: Thing): boolean => Object.keys(meant).every((key) => meant[key] === shown[key]);

/** What pointing at a thing does, by what it is on the board. */
interface Answering {
  readonly thing: Thing;
  readonly value: unknown;
}

const answersOf = ({ pointable: question }: Draft): readonly Answering[] => {
  const of = (values: readonly unknown[], things: readonly (Thing | null)[]): readonly Answering[] =>
    values.flatMap((value, place) => {
      const thing = things[place] ?? null;
      return thing === null ? [] : [{ thing, value }];
    });
  switch (question.kind) {
    case 'one':
    case 'some':
      return of(question.from, question.about ?? []);
    case 'allot':
      return of(
        question.parts,
        question.parts.map(({ about }) => about ?? null),
      );
    default:
      return [];
  }
};

/** What is being thought of as an answer, on the board. */
const thoughtOf = ({ question, ticked, amounts }: Draft): readonly Thing[] =>
  question.kind === 'some' ? thingsOf(question, ticked) : question.kind === 'allot' ? thingsOf(question, amounts) : [];

/** Answering with all the picture shows of one thing: several of several are ticked in turn, a part gets one more, one of several answers are narrowed down. */
const pointAt = (draft: Draft, values: readonly unknown[]): void => {
  const { question, ticked, amounts } = draft;
  if (question.kind === 'one') {
    if (values.length === 1) draft.answer(values[0]);
    else draft.narrow(values);
  } else if (question.kind === 'some') draft.tick(values.find((value) => !ticked.includes(value)) ?? values.at(-1));
  else if (question.kind === 'allot') {
    const part = question.parts.find((one) => one === values[0]);
    if (part === undefined) return;
    const amount = givenTo(part, amounts);
    const total = question.parts.reduce((sum, one) => sum + givenTo(one, amounts), 0);
    draft.give(part, amount < part.max && total < question.max ? amount + 1 : part.min);
  }
};

/** Nothing can be pointed at: the picture is only looked at. */
export const noPointing: Pointing = { asksFor: () => false, isChosen: () => false, point: () => {} };

/** What can be pointed at while a question is asked, and what has been chosen so far. */
export const pointingOf = (draft: Draft | null, told: readonly Thing[]): Pointing & { readonly isAnyAsked: boolean } => {
  const answers = draft === null ? [] : answersOf(draft);
  const chosen = [...told, ...(draft === null ? [] : thoughtOf(draft))];
  const meantBy = (shown: readonly Thing[]): readonly unknown[] => {
    for (const thing of shown) {
      const values = answers.filter((answer) => isMeant(answer.thing, thing)).map(({ value }) => value);
      if (values.length > 0) return values;
    }
    return [];
  };
  return {
    isAnyAsked: answers.length > 0,
    asksFor: (shown) => shown.some((thing) => answers.some((answer) => isMeant(answer.thing, thing))),
    isChosen: (shown) => shown.some((thing) => chosen.some((one) => isMeant(one, thing))),
    point(shown) {
      const values = meantBy(shown);
      if (draft !== null && values.length > 0) pointAt(draft, values);
    },
  };
};
