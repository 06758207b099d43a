import { openForm, seeded } from 'ludoteca';
import { genesMactantes as game, type State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { largestPositions } from '../helpers/largest-position.js';

const positions = Object.entries(largestPositions());

/** The first answer to each question that is no end: enough to go through all the questions of a form. */
const filledFirst = (state: State, player: string, type: Parameters<typeof game.choices>[2]) => {
  let form = openForm(game, state, player, type);
  while (form.ask !== null && form.misfit === null) {
    const { question, enough } = form.ask;
    expect(form.ask.gaveUp).toBeUndefined();
    if (question.kind === 'one') expect(question.from.length).toBeLessThanOrEqual(200);
    if (enough !== null) form = form.enough();
    else if (question.kind === 'one') form = form.answer(question.from.at(-1));
    else if (question.kind === 'some') form = form.answer(question.from.slice(0, question.min));
    else if (question.kind === 'range') form = form.answer(question.max);
    else if (question.kind === 'text') form = form.answer(question.samples[0]);
    else if (question.kind === 'allot') form = form.answer(question.shortcuts[0]);
  }
  return form;
};

test.each(positions)('in the largest position every form that is open can be filled in while %s', (_, state) => {
  const [player] = game.actors(state) as [string];
  const open = game.open(state, player);
  expect(open).toContain('propose-trade');
  for (const type of open) {
    const { ready } = filledFirst(state, player, type);
    expect(game.explain(state, ready!)).toEqual([]);
  }
});

test('what is listed in the largest position is accepted, and random play finds something', () => {
  for (const [, state] of positions) {
    const [player] = game.actors(state) as [string];
    const listed = game.legalActions(state, player);
    for (const action of [listed[0]!, listed.at(-1)!]) expect(game.explain(state, action)).toEqual([]);
    expect(game.randomAction(state, player, seeded(1))).toBeDefined();
  }
});

test('a long trade is tried out once or twice a question, however much is in it', () => {
  const [[, plain]] = positions as [(typeof positions)[number], ...typeof positions];
  let trials = 0;
  const countries = new Proxy(plain.countries, {
    ownKeys: (all) => {
      trials++;
      return Reflect.ownKeys(all);
    },
  });
  const state = Object.freeze({ ...plain, countries });
  const [player] = game.actors(state) as [string];
  let form = openForm(game, state, player, 'propose-trade');
  let most = 0;
  for (let asked = 0; asked < 20; asked++) {
    const { question } = form.ask!;
    const before = trials;
    if (question.kind === 'one') form = form.answer(question.from[asked % question.from.length]);
    else if (question.kind === 'range') form = form.answer(question.min);
    else if (question.kind === 'text') form = form.answer('peace');
    expect(form.misfit).toBeNull();
    most = Math.max(most, trials - before);
  }
  expect(Object.keys(form.answers).length).toBe(20);
  expect(most).toBeLessThan(5);
});
