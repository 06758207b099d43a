import { writeFileSync } from 'node:fs';
import { autocomplete, isCancel, log, multiselect, select, text } from '@clack/prompts';
import { type Answers, E, type Question, titleOf } from 'ludoteca';
import { narrate, showPosition } from './showing.js';
import type { AnyGame, Sitting } from './sitting.js';

const quit = Symbol('quit');

/** Escape and Ctrl-C go back one step. */
const answered = <T>(value: T): Exclude<T, symbol> | typeof quit => (isCancel(value) ? quit : (value as Exclude<T, symbol>));

/** Which game? */
export const askGame = async (catalogue: Readonly<Record<string, AnyGame>>, language: string): Promise<string> => {
  const options = Object.values(catalogue).map((game) => ({ value: game.id, label: titleOf(game, language) }));
  const id = options.length === 1 ? options[0]!.value : answered(await select({ message: 'Which game?', options }));
  if (id === quit) process.exit(0);
  return id;
};

/** Who plays? You are the first. */
export const askPlayers = async ({ players: { min, max } }: AnyGame): Promise<string[]> => {
  const names = answered(
    await text({ message: `Who plays? ${min} to ${max} names; you are the first, bots play the others.`, initialValue: 'you, ada, bo' }),
  );
  if (names === quit) process.exit(0);
  return names.split(',').map((name) => name.trim());
};

const named = ({ game, match, you, language }: Sitting, value: unknown): string => {
  const name = (id: string): string => game.labels.name(id, language, match.view(you));
  if (value === null) return '-';
  if (typeof value === 'string') return name(value);
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value)
    ? value.map((entry) => named({ game, match, you, language } as Sitting, entry)).join(', ')
    : Object.entries(value)
        .map(([field, entry]) => `${name(field)}: ${named({ game, match, you, language } as Sitting, entry)}`)
        .join('; ');
};

/** Puts one question of a form, whatever the game. */
const ask = async (sitting: Sitting, field: string, question: Question): Promise<unknown> => {
  const message = named(sitting, field.split('.').at(-1)!);
  switch (question.kind) {
    case 'one':
    case 'suggest': {
      const values = question.kind === 'one' ? question.from : question.values;
      if (values.length === 0) return quit;
      const options = values.map((value, i) => ({ value: i, label: named(sitting, value) }));
      const chosen = answered(await (options.length > 12 ? autocomplete({ message, options }) : select({ message, options })));
      return chosen === quit ? quit : values[chosen];
    }
    case 'some': {
      const options = question.from.map((value, i) => ({ value: i, label: named(sitting, value) }));
      const chosen = answered(
        await multiselect({ message: `${message} (${question.min} to ${question.max})`, options, required: question.min > 0 }),
      );
      return chosen === quit ? quit : [...chosen].sort((a, b) => a - b).map((i) => question.from[i]);
    }
    case 'range': {
      const typed = answered(
        await text({ message: `${message} (${question.min} to ${question.max})`, initialValue: String(question.min) }),
      );
      return typed === quit ? quit : Number(typed);
    }
    case 'text':
      return answered(await text({ message, initialValue: question.samples[0] ?? '' }));
  }
};

/** Fills the form of one action; null if you changed your mind. */
const fill = async ({ game, match, you, ...rest }: Sitting, type: string): Promise<unknown> => {
  const answers: Record<string, unknown> = {};
  for (;;) {
    const step = game.choices(match.state, you!, type, answers as Answers);
    if (E.isLeft(step)) {
      log.error(step.left.map(({ message, clause }) => `${message} [${clause}]`).join('\n'));
      return null;
    }
    if (step.right.kind === 'done') return step.right.action;
    const answer = await ask({ game, match, you, ...rest }, step.right.field, step.right.question);
    if (answer === quit) return null;
    answers[step.right.field] = answer;
  }
};

/** One decision of yours: an action, or one of the services of the table. */
export const turnOf = async (sitting: Sitting): Promise<'played' | 'quit'> => {
  const { game, match, you } = sitting;
  const actions = game.open(match.state).map((type) => ({ value: type, label: named(sitting, type) }));
  const services = [
    { value: '#position', label: 'show the position' },
    { value: '#undo', label: 'undo' },
    { value: '#save', label: 'save to ludoteca-save.json' },
    { value: '#quit', label: 'quit' },
  ];
  const chosen = answered(await select({ message: `${you}, what will you do?`, options: [...actions, ...services], maxItems: 14 }));
  switch (chosen) {
    case quit:
    case '#quit':
      return 'quit';
    case '#position':
      showPosition(sitting);
      return 'played';
    case '#undo':
      log.info(match.undo() > 0 ? 'One action taken back.' : 'There is nothing to take back.');
      return 'played';
    case '#save':
      writeFileSync('ludoteca-save.json', JSON.stringify(match.record()));
      log.success('Saved.');
      return 'played';
  }
  const action = await fill(sitting, chosen);
  if (action === null) return 'played';
  const step = match.play(you!, action);
  if (E.isLeft(step)) log.error(step.left.map(({ message, clause }) => `${message} [${clause}]`).join('\n'));
  else narrate(sitting, step.right.events);
  return 'played';
};
