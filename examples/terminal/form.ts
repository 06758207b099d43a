import { E, type GameTypes, type Question } from 'ludoteca';
import type { Option } from './desk.js';
import { showRefusal } from './showing.js';
import type { Sitting } from './sitting.js';

/** Anything a question offers, in words. */
export const named = (sitting: Sitting, value: unknown): string => {
  const { game, match, viewer, language } = sitting;
  const name = (id: string): string => game.labels.name(id, language, match.view(viewer));
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? '–' : name(value);
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value)
    ? value.map((entry) => named(sitting, entry)).join(', ') || '–'
    : Object.entries(value)
        .map(([field, entry]) => `${name(field)}: ${named(sitting, entry)}`)
        .join('; ');
};

/** `terms.0.planet` as `terms 1, planet`. */
const fieldName = (sitting: Sitting, field: string): string =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part === 'length' ? 'how many' : named(sitting, part)))
    .join(', ')
    .replace(/, (\d+)(?=,|$)/g, ' $1');

const byHand = -1;

/** Puts one question, whatever the game; null goes one question back. */
const ask = async (sitting: Sitting, field: string, question: Question): Promise<{ readonly answer: unknown } | null> => {
  const { desk } = sitting;
  const message = fieldName(sitting, field);
  const places = (values: readonly unknown[]): Option<number>[] => values.map((value, i) => ({ value: i, label: named(sitting, value) }));
  switch (question.kind) {
    case 'one': {
      const chosen = await desk.choose(message, places(question.from));
      return chosen === null ? null : { answer: question.from[chosen] };
    }
    case 'some': {
      const chosen = await desk.tick(message, places(question.from), question.min, question.max);
      return chosen === null ? null : { answer: chosen.map((i) => question.from[i]) };
    }
    case 'range': {
      const { min, max } = question;
      const fits = (typed: string): boolean => /^-?\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
      const typed = await desk.line(`${message} (${min} to ${max})`, String(min), (line) =>
        fits(line) ? undefined : `A whole number from ${min} to ${max}, please.`,
      );
      return typed === null ? null : { answer: Number(typed) };
    }
    case 'text': {
      const typed = await desk.line(message, question.samples[0] ?? '', (line) =>
        line.length <= question.maxLength ? undefined : `At most ${question.maxLength} characters, please.`,
      );
      return typed === null ? null : { answer: typed };
    }
    case 'suggest': {
      const options = [...places(question.values), { value: byHand, label: 'something else, written as JSON' }];
      const chosen = await desk.choose(message, options);
      if (chosen !== byHand) return chosen === null ? null : { answer: question.values[chosen] };
      const typed = await desk.line(`${message}, as JSON`, JSON.stringify(question.values[0] ?? null), (line) =>
        isJson(line) ? undefined : 'This is not JSON.',
      );
      return typed === null ? null : { answer: JSON.parse(typed) };
    }
  }
};

const isJson = (typed: string): boolean => {
  try {
    return JSON.parse(typed) !== undefined;
  } catch {
    return false;
  }
};

/** Can this question be answered at all? */
const isAnswerable = (question: Question): boolean => {
  switch (question.kind) {
    case 'one':
      return question.from.length > 0;
    case 'some':
    case 'range':
      return question.max >= question.min;
    case 'text':
    case 'suggest':
      return true;
  }
};

/** The actions a player may do now, as far as their forms can be begun. */
export const openForms = (sitting: Sitting, player: string): Option<string>[] => {
  const { game, match, language, viewer } = sitting;
  return game.open(match.state, player).flatMap((type): Option<string>[] => {
    const first = game.choices(match.state, player, type);
    if (E.isLeft(first)) return [];
    if (first.right.kind === 'ask') return isAnswerable(first.right.question) ? [{ value: type, label: `${named(sitting, type)} …` }] : [];
    const { action } = first.right;
    const isPossible = game.explain(match.state, action).length === 0;
    return isPossible ? [{ value: type, label: game.labels.action(action, language, match.view(viewer)) }] : [];
  });
};

/** Fills the form of one action, question by question; null if you changed your mind. */
export const fill = async (sitting: Sitting, player: string, type: string): Promise<GameTypes['Action'] | null> => {
  const answers: { readonly field: string; readonly answer: unknown }[] = [];
  for (;;) {
    const given = Object.fromEntries(answers.map(({ field, answer }) => [field, answer]));
    const step = sitting.game.choices(sitting.match.state, player, type, given);
    if (E.isLeft(step)) {
      showRefusal(sitting, step.left);
      if (answers.pop() === undefined) return null;
      continue;
    }
    if (step.right.kind === 'done') return step.right.action;
    const { field, question } = step.right;
    const answered = isAnswerable(question) ? await ask(sitting, field, question) : null;
    if (answered !== null) answers.push({ field, answer: answered.answer });
    else if (!isAnswerable(question)) {
      sitting.desk.say(`  ${fieldName(sitting, field)}: there is nothing to choose after that.`);
      if (answers.pop() === undefined) return null;
    } else if (answers.pop() === undefined) return null;
  }
};
