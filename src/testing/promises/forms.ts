import { openForm } from '../../core/choices/form.js';
import type { Answers, Ask } from '../../core/choices/interview.js';
import { clone } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { lazily } from '../../core/data/lazily.js';
import { type Dice, pick } from '../../core/dice/dice.js';
import { seeded } from '../../core/dice/seeded.js';
import type { Game } from '../../core/game/game.js';
import type { GameTypes } from '../../core/game/game-types.js';
import type { ActionBase, EventBase, Rule } from '../../core/game/rule.js';
import type { PlayerId } from '../../core/refusals/violation.js';
import { canonical, difference, quoted, throughJson } from '../difference.js';
import { type FilledForm, randomForm } from '../forms.js';
import { insist, within } from '../place.js';
import { aFewOf, closelyLooked, type Promised, type Trial } from '../trial.js';
import { badRefusal } from './legality.js';

/** So many fill in their forms in one position; at a larger table they take turns. */
const fillingIn = 2;
const longestPage = 200;
/** So many answers of one question are looked at for their words. */
const wordsOfEach = 12;
const actionsOfEach = 12;
const variationsOfEach = 12;

/** A form that could be asked for in one of the positions looked at. */
interface Posed<G extends GameTypes> {
  readonly state: G['State'];
  readonly player: PlayerId;
  readonly type: G['Action']['type'];
  /** Does the game say that it can be begun? */
  readonly isOpen: boolean;
  readonly where: string;
  /** As it was filled in at random, once for all who ask. */
  filled(): FilledForm<G>;
}

const posedIn = <G extends GameTypes>(trial: Trial<G>): readonly Posed<G>[] => {
  const { game } = trial;
  return trial.walks.flatMap((walk) =>
    trial.positions(walk).flatMap(({ state, place }) =>
      aFewOf(game.actors(state), trial.dice('who fills in', place), fillingIn).flatMap((player) => {
        const open = game.open(state, player);
        return game.open(state).map((type): Posed<G> => {
          const where = `${place}, the form of ${type} for ${player}`;
          const filled = lazily(() => randomForm(game, state, player, type, trial.dice('forms', where)));
          return { state, player, type, isOpen: open.includes(type), where, filled };
        });
      }),
    ),
  );
};

/** So many of a list, as far from each other as they come. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter((_, i) => Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length));

/** Of each kind of action as many forms that can be begun as moves are looked at, and as many that cannot: most positions ask the same again. */
const variedForms = <G extends GameTypes>(trial: Trial<G>): readonly Posed<G>[] => {
  const most = trial.options.configs.length * closelyLooked(trial.options);
  const alike = new Map<string, Posed<G>[]>();
  for (const form of posedIn(trial)) {
    const kind = `${form.type} ${form.isOpen}`;
    alike.set(kind, [...(alike.get(kind) ?? []), form]);
  }
  return [...alike.values()].flatMap((forms) => spread(forms, most));
};

const posed = new WeakMap<object, readonly unknown[]>();

/** The forms that are asked for in the positions looked at: the promises of one suite look at the same ones, because filling them in takes longest. */
const formsIn = <G extends GameTypes>(trial: Trial<G>): readonly Posed<G>[] => {
  const known = posed.get(trial) as readonly Posed<G>[] | undefined;
  const forms = known ?? variedForms(trial);
  posed.set(trial, forms);
  return forms;
};

const formsAreSound: Promised = {
  id: 'sound-forms',
  name: 'a form answered with what it offers ends with an action that is accepted, and listed where all are said to be; one that cannot end so is refused at once',
  check(trial) {
    const { game } = trial;
    for (const { state, player, type, isOpen, where, filled } of formsIn(trial))
      within(where, () => {
        for (const fill of [filled, () => randomForm(game, state, player, type, trial.dice('forms', where, 'again'))]) {
          const form = fill();
          for (const question of form.asked) insist(where, 'a question is no plain data', difference(question, throughJson(question)));
          if (form.refused !== undefined) {
            insist(where, 'the refusal', badRefusal(trial, form.refused));
            if (form.asked.length > 0)
              throw new Error(`${where}: ${toldOf(form.asked)} was offered, and ends in ${quoted(form.refused[0])}`);
          }
          insist(where, 'open, or its form can be begun', difference(isOpen, form.refused === undefined));
          if (form.refused !== undefined) return;
          if (form.action === undefined) throw new Error(`${where}: after ${toldOf(form.asked)} a question has no answer`);
          insist(where, 'whose action it is', difference({ type, player }, { type: form.action.type, player: form.action.player }));
          const step = game.reduceInPlace(clone(state), form.action, seeded(where));
          if (E.isLeft(step)) throw new Error(`${where}: ${quoted(form.action)} is offered, but refused: ${step.left[0].message}`);
          const { actions, complete } = game.listActions(state, player, { types: [type], limit: trial.options.listed ?? 200 });
          const wanted = canonical(form.action);
          if (complete && !actions.some((action) => canonical(action) === wanted))
            throw new Error(
              `${where}: ${quoted(form.action)} is offered, but the list, which is said to be complete, lacks it${writtenOtherwise(game, state, form.action)}`,
            );
          // Where nothing is asked there is no other way to fill it in.
          if (form.asked.length === 0) return;
        }
      });
  },
};

const toldOf = (asked: readonly { readonly field: string; readonly answer: unknown }[]): string =>
  asked.map(({ field, answer }) => `${field} ${quoted(answer)}`).join(', ');

const formsAreBounded: Promised = {
  id: 'bounded-forms',
  name: 'no question of a form needs more looking ahead than the core is ready for, and none is longer than a page',
  check(trial) {
    for (const { where, filled } of formsIn(trial)) {
      const form = within(where, filled);
      for (const { field, question, gaveUp } of form.asked) {
        if (question.kind === 'one' && question.from.length > longestPage)
          throw new Error(`${where}: ${field} shows ${question.from.length} answers at once`);
        if (gaveUp === true)
          throw new Error(`${where}: looking ahead from ${field} was given up; its rule must say more sharply what may be chosen`);
      }
      const refused = form.refused?.[0];
      if (refused?.code === 'nothing-to-choose' && refused.facts['gaveUp'] === true)
        throw new Error(`${where}: looking ahead was given up before it was known whether it can be finished`);
    }
  },
};

/** What the core of an action's parameters may be exchanged with: every part met so far, by the field it stood in. */
const partsOf = (value: unknown, field: string, parts: Map<string, unknown[]>): void => {
  const known = parts.get(field) ?? [];
  known.push(value);
  parts.set(field, known);
  if (Array.isArray(value)) for (const entry of value) partsOf(entry, `${field}.#`, parts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) partsOf(entry, `${field}.${name}`, parts);
};

/** The action with one part exchanged, left out, doubled or counted on. */
const varied = (value: unknown, field: string, parts: ReadonlyMap<string, readonly unknown[]>, dice: Dice): unknown => {
  const known = parts.get(field)!; // it was met itself
  const lot = dice.roll(4, 'how');
  if (lot === 1) return pick(dice, known, 'other part');
  if (typeof value === 'number') return value + dice.roll(5, 'more') - 3;
  if (Array.isArray(value) && value.length > 0) {
    const at = dice.roll(value.length, 'entry') - 1;
    if (lot === 2) return value.filter((_, i) => i !== at);
    const entry = varied(value[at], `${field}.#`, parts, dice);
    return lot === 3 ? [...value, entry] : value.map((old, i) => (i === at ? entry : old));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const names = Object.keys(value);
    if (names.length === 0) return value;
    const name = pick(dice, names, 'field');
    // A field that may be left out.
    if (lot === 2) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    return { ...value, [name]: varied((value as Record<string, unknown>)[name], `${field}.${name}`, parts, dice) };
  }
  return pick(dice, known, 'other part');
};

/** Actions that are accepted here: listed, drawn, played, and such as come of exchanging their parts. */
function* acceptedIn<G extends GameTypes>(
  { game }: Trial<G>,
  state: G['State'],
  player: PlayerId,
  played: readonly G['Action'][],
  dice: Dice,
): Generator<G['Action']> {
  const listed = game.legalActions(state, player, { limit: 40 });
  const found = [...played.filter((action) => game.explain(state, action).length === 0), ...aFewAtRandom(listed, dice)];
  for (let i = 0; i < 4; i++) {
    const drawn = game.randomAction(state, player, dice);
    if (drawn !== undefined) found.push(drawn);
  }
  yield* found;
  const parts = new Map<string, unknown[]>();
  for (const action of [...found, ...played]) partsOf(action, action.type, parts);
  for (let i = 0; i < variationsOfEach && found.length > 0; i++) {
    const action = pick(dice, found, 'which');
    const { type: _, player: __, ...parameters } = action;
    const other = varied(parameters, action.type, parts, dice) as object;
    const read = game.decodeAction({ ...other, type: action.type }, player);
    if (E.isRight(read) && game.explain(state, read.right).length === 0) yield read.right;
  }
}

const aFewAtRandom = <T>(all: readonly T[], dice: Dice): readonly T[] =>
  dice
    .shuffle(all.length, 'which')
    .slice(0, actionsOfEach)
    .map((i) => all[i]!);

/** The action that these answers lead to, given one after another as they are asked for; or how far they lead. */
const ledTo = <G extends GameTypes>(game: Game<G>, state: G['State'], action: G['Action'], answers: Answers): G['Action'] | string => {
  let form = openForm(game, state, action.player, action.type as G['Action']['type']);
  while (form.ask !== null) {
    const { field, enough } = form.ask;
    if (Object.hasOwn(answers, field)) form = form.answer(answers[field]);
    else if (enough !== null && Object.hasOwn(answers, enough.field)) form = form.enough();
    else return `${field} is asked for, and no answer was given for it`;
    if (form.misfit !== null) return `${form.misfit.field}: ${form.misfit.refusal[0].message}`;
  }
  return form.ready ?? (form.refused?.[0].message as string);
};

const formsAreComplete: Promised = {
  id: 'complete-forms',
  name: 'every action that is accepted can be reached by its form: there are answers that lead to it, and they do',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks) {
      const moves = walk.moves.map(({ action }) => action);
      for (const { state, place } of trial.positions(walk))
        for (const player of aFewOf(game.actors(state), trial.dice('who is reached', place), fillingIn))
          within(`${place}, the actions of ${player}`, () => {
            const dice = trial.dice('reached', place, player);
            const played = aFewAtRandom(
              moves.filter((move) => move.player === player),
              dice,
            );
            for (const action of acceptedIn(trial, state, player, played, dice)) {
              const answers = game.answersFor(state, action);
              if (answers === null) throw new Error(`${quoted(action)} is accepted, but no answers lead to it`);
              const reached = ledTo(game, state, action, answers);
              if (typeof reached === 'string') throw new Error(`the answers for ${quoted(action)} do not lead to it: ${reached}`);
              const fault = difference(answers, game.answersFor(state, reached));
              if (fault !== null)
                throw new Error(
                  `the answers for ${quoted(action)} lead to something else: ${fault}; if the two are one action, \`canonical\` says how it is written.`,
                );
            }
          });
    }
  },
};

/** A list holds actions the canonical way: what is written otherwise is there, and not found. */
const writtenOtherwise = <G extends GameTypes>(game: Game<G>, state: G['State'], action: G['Action']): string => {
  const rules = game.definition.rules as unknown as Readonly<Record<string, Rule<G['State'], ActionBase, EventBase, string>>>;
  const written = rules[action.type]?.canonical?.(state, action) ?? action;
  return canonical(written) === canonical(action) ? '' : ` (its canonical way is ${quoted(written)}: the form must lead to that)`;
};

/** Says an answer nothing more than a computer would? */
const isBare = (value: unknown, words: string, seats: readonly string[]): boolean =>
  typeof value === 'number' ? words.trim() === String(value) : words === value && /[-_.\d]/.test(words) && !seats.includes(words);

const answersOf = ({ question }: Ask): readonly unknown[] => {
  if (question.kind === 'one' || question.kind === 'some') return question.from.slice(0, wordsOfEach);
  return question.kind === 'allot' ? question.parts.slice(0, wordsOfEach).map(({ part }) => part) : [];
};

const formsAreNamed: Promised = {
  id: 'named-forms',
  name: 'every question and every answer of a form has words of its own in every language, and no two answers the same',
  check(trial) {
    const { game, options } = trial;
    for (const { state, player, type, isOpen, where, filled } of formsIn(trial)) {
      if (!isOpen) continue;
      const view = game.view(state, player);
      const seats = [...game.seats(state), ...(options.named?.(state) ?? [])];
      const { asked } = within(where, filled);
      for (const ask of asked)
        for (const language of game.labels.languages) {
          const question = game.labels.question(type, ask.field, language, view);
          if (question.trim() === '' || /[a-z][A-Z]|[._#]|^\d/.test(question))
            throw new Error(`${where}: the question ${ask.field} has no words in ${language}: ${quoted(question)}`);
          const said = new Map<string, unknown>();
          for (const value of answersOf(ask)) {
            const words = game.labels.answer(type, ask.field, value, language, view);
            if (words.trim() === '' || isBare(value, words, seats))
              throw new Error(
                `${where}: the answer ${quoted(value)} to ${ask.field} has no words in ${language}: ${quoted(words)}${typeof value === 'number' && words.trim() !== '' ? ' (a number alone does not say what it is a number of)' : ''}`,
              );
            if (said.has(words) && canonical(said.get(words)) !== canonical(value))
              throw new Error(
                `${where}: two answers to ${ask.field} are called ${quoted(words)} in ${language}: ${quoted(said.get(words))} and ${quoted(value)}`,
              );
            said.set(words, value);
          }
        }
    }
  },
};

/** What a form promises to whoever fills it in. */
export const forms: readonly Promised[] = [formsAreSound, formsAreComplete, formsAreNamed, formsAreBounded];
