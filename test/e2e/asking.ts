import {
  type Ask,
  createMatch,
  E,
  type Form,
  type Game,
  type GameTypes,
  onlyAnswer,
  openForm,
  type Question,
  seeded,
  type Thing,
} from '../../src/core/index.js';

type AnyForm = Form<GameTypes['Action']>;

/** A question as it was asked: by whom, of which state, and one of its answers that is a thing on the board. */
export interface Asked {
  readonly state: object;
  readonly player: string;
  readonly type: string;
  readonly form: AnyForm;
  readonly thing: Thing;
}

/** What the answers to a question are on the board. */
const thingsIn = (question: Question): readonly Thing[] => {
  const things =
    question.kind === 'one' || question.kind === 'some'
      ? (question.about ?? [])
      : question.kind === 'allot'
        ? question.parts.map(({ about }) => about ?? null)
        : [];
  return things.filter((thing) => thing !== null);
};

/** Goes on with answers as they fall. */
const answeredAnyhow = (form: AnyForm, { question, enough }: Ask, pick: (below: number) => number): AnyForm => {
  const only = onlyAnswer(form.ask!);
  if (only !== null) return form.answer(only.answer);
  if (enough !== null && pick(3) === 0) return form.enough();
  switch (question.kind) {
    case 'one':
      return form.answer(question.from[pick(question.from.length)]);
    case 'some':
      return form.answer(question.from.slice(0, question.min + pick(question.max - question.min + 1)));
    case 'range':
      return form.answer(question.min + pick(question.max - question.min + 1));
    case 'text':
      return form.answer(question.samples[0] ?? 'a'.repeat(Math.max(1, question.minLength ?? 0)));
    case 'allot': {
      const amounts = Object.fromEntries(question.parts.map(({ part, min }) => [part, min]));
      let left = question.min - Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
      for (const { part, min, max } of question.parts) {
        const more = Math.min(left, max - min);
        amounts[part]! += more;
        left -= more;
      }
      return form.answer(question.shortcuts[0] ?? amounts);
    }
  }
};

/** So often a thing of one kind is looked at as an answer to one question. */
const often = 2;

/** Plays a game as it falls, and fills in every form there is on the way; gives the questions about things on the board. */
export const questionsAboutThings = (game: Game, config: object, seed: string, actions: number): readonly Asked[] => {
  const dice = seeded(seed);
  const pick = (below: number): number => dice.roll(below, 'an answer') - 1;
  const begun = createMatch(game, config, { dice });
  if (E.isLeft(begun)) throw new Error(begun.left[0].message);
  const match = begun.right;
  const asked: Asked[] = [];
  const times = new Map<string, number>();
  const note = (player: string, type: string, form: AnyForm): void => {
    const { field, question } = form.ask!;
    for (const thing of thingsIn(question)) {
      const key = `${type} ${field.replace(/\d+/g, '#')} ${thing.kind}`;
      const before = times.get(key) ?? 0;
      if (before >= often) continue;
      times.set(key, before + 1);
      asked.push({ state: match.state as object, player, type, form, thing });
    }
  };
  for (let played = 0; played < actions; played++) {
    for (const player of match.actors())
      for (const type of game.open(match.state, player)) {
        let form: AnyForm = openForm(game, match.state, player, type);
        for (let questions = 0; questions < 30 && form.ask !== null && form.misfit === null; questions++) {
          note(player, type, form);
          form = answeredAnyhow(form, form.ask, pick);
        }
      }
    if (!match.actors().some((seat) => E.isRight(match.play(seat, game.randomAction(match.state, seat, dice))))) break;
    // Whoever ends the game is not let: there is more to ask.
    if (match.actors().length === 0) match.undo();
  }
  return asked;
};
