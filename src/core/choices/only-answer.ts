import type { Ask } from './interview.js';

/** The one answer a question has, where it leaves no choice; null where there are others. */
export const onlyAnswer = ({ question, enough }: Ask): { readonly answer: unknown } | null => {
  if (enough !== null) return null;
  switch (question.kind) {
    case 'one':
      return question.from.length === 1 && question.more === undefined ? { answer: question.from[0] } : null;
    case 'range':
      return question.min === question.max ? { answer: question.min } : null;
    case 'some':
      return question.min === question.from.length ? { answer: question.from } : null;
    case 'allot':
      return question.parts.every(({ min, max }) => min === max)
        ? { answer: Object.fromEntries(question.parts.map(({ part, min }) => [part, min])) }
        : null;
    default:
      return null;
  }
};
