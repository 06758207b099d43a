import { type Ask, E, type Form, type GameTypes, onlyAnswer, openForm } from 'ludoteca';
import { oddsBeside } from './chances.js';
import type { Option } from './desk.js';
import { put } from './questions.js';
import { showRefusal } from './showing.js';
import type { Sitting } from './sitting.js';
import { tell } from './words.js';

/**
 * The actions a player can do now; one that asks nothing is shown as it will be done, with its odds if it throws dice. It stands after those that ask
 * something: Enter alone should not end a turn.
 */
export const openForms = (sitting: Sitting, player: string): Option<string>[] => {
  const { game, match, language, viewer } = sitting;
  const view = match.view(viewer);
  const forms = game.open(match.state, player).map((type) => ({ type, ready: openForm(game, match.state, player, type).ready }));
  const odds = oddsBeside(
    sitting,
    forms.map(({ ready }) => ready),
  );
  const options = forms.map(({ type, ready }, place) => ({
    isReady: ready !== null,
    option: {
      value: type,
      label: ready === null ? `${game.labels.name(type, language, view)} …` : `${game.labels.action(ready, language, view)}${odds[place]}`,
    },
  }));
  return [false, true].flatMap((kind) => options.filter(({ isReady }) => isReady === kind).map(({ option }) => option));
};

/** What stands in a list so far, in the words of its answers; nothing where no list is asked for. */
const putInSoFar = ({ game, match, language, viewer }: Sitting, type: string, { field }: Ask, { answers }: Form<unknown>): string[] => {
  const list = /^(.*)\.\d+(\.[^.]+)*$/.exec(field)?.[1];
  if (list === undefined) return [];
  const view = match.view(viewer);
  const entries = new Map<string, string[]>();
  for (const [given, answer] of Object.entries(answers)) {
    if (!given.startsWith(`${list}.`) || given.endsWith('.length')) continue;
    const place = given.slice(list.length + 1).split('.')[0]!;
    const words = typeof answer === 'number' && !given.endsWith(`.${place}`) ? String(answer) : null;
    entries.set(place, [...(entries.get(place) ?? []), words ?? game.labels.answer(type, given, answer, language, view)]);
  }
  return [...entries].map(([place, words]) => `${Number(place) + 1}. ${words.join(', ')}`);
};

/** Fills the form of one action, question by question; null if you changed your mind. */
const filled = async (sitting: Sitting, player: string, type: string): Promise<GameTypes['Action'] | null> => {
  const { desk, game, match, language } = sitting;
  let form = openForm(game, match.state, player, type);
  const given: string[] = [];
  for (;;) {
    if (form.refused !== null) {
      showRefusal(sitting, form.refused);
      return null;
    }
    if (form.misfit !== null) showRefusal(sitting, form.misfit.refusal);
    const { ask, ready, answers } = form;
    if (ready !== null || ask === null) return ready;
    const only = form.misfit === null ? onlyAnswer(ask) : null;
    if (only !== null) {
      form = form.answer(only.answer);
      continue;
    }
    const soFar = ask.enough === null ? [] : putInSoFar(sitting, type, ask, form);
    if (soFar.length > 0) desk.say(`  ${tell(language, 'soFar', { entries: soFar.join(tell(language, 'between')) })}`);
    const more = (after: number): Ask | null => {
      const page = game.choices(match.state, player, type, answers, { after });
      return E.isRight(page) && page.right.kind === 'ask' ? page.right : null;
    };
    // Where an answer is the last of the action, what may come of it stands beside it.
    const answer = form.answer;
    const odds = (values: readonly unknown[]): readonly string[] =>
      oddsBeside(
        sitting,
        values.map((value) => answer(value).ready),
      );
    sitting.asking = { type, field: ask.field };
    const said = await put(sitting, type, ask, more, odds);
    if (said === null) {
      const last = given.pop();
      if (last === undefined) return null;
      form = form.takeBack(last);
      continue;
    }
    const field = said.kind === 'enough' ? ask.enough!.field : ask.field;
    form = said.kind === 'enough' ? form.enough() : form.answer(said.answer);
    if (form.misfit === null) given.push(field);
  }
};

/** {@link filled}; while it lasts the sitting says which question is asked. */
export const fill = async (sitting: Sitting, player: string, type: string): Promise<GameTypes['Action'] | null> => {
  try {
    return await filled(sitting, player, type);
  } finally {
    sitting.asking = null;
  }
};
