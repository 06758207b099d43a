import { E, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { formOf, retraced } from '../helpers/filled-forms.js';
import { change } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, byReferee, game, type State } from '../helpers/table.js';

const distributing = (): State => {
  const begun = game.setup({ players: ['ada', 'bo'] }, seeded('attributes'));
  if (E.isLeft(begun)) throw new Error(begun.left[0].message);
  const chosen = act(begun.right.state, { type: 'choose-nation', player: 'ada', nation: 'francia' });
  return act(chosen, { type: 'choose-nation', player: 'bo', nation: 'gothia' });
};
const steep = { MIL: 30, AUX: 20, ECN: 15, CLT: 10, ADM: 5 };
const flat = { GES: 16, LEA: 16, TCN: 16, INT: 16, PRS: 16 };

test('points are laid on named attributes, each from its least to its most, with six ways of doing it at hand', () => {
  const form = formOf(distributing(), 'ada', 'distribute-attributes');
  expect(form.ask?.question).toMatchObject({ kind: 'allot', min: 80, max: 80 });
  const { question } = form.ask!;
  if (question.kind !== 'allot') throw new Error('points are allotted');
  expect(question.parts.map(({ part, about }) => [part, about])).toEqual(
    Object.keys(steep).map((part) => [part, { kind: 'attribute', id: part }]),
  );
  expect(question.shortcuts.map((shortcut) => Object.values(shortcut))).toEqual([
    [16, 16, 16, 16, 16],
    [30, 20, 15, 10, 5],
    [20, 15, 10, 5, 30],
    [15, 10, 5, 30, 20],
    [10, 5, 30, 20, 15],
    [5, 30, 20, 15, 10],
  ]);
});

test('what is laid down is read in the order of the book, and nothing but the agreed total is taken', () => {
  const state = distributing();
  const form = formOf(state, 'ada', 'distribute-attributes', [['domain', steep]]);
  expect(form.ask?.field).toBe('authority');
  expect(form.answer({ ...flat, GES: 17 }).misfit?.field).toBe('authority');
  expect(form.answer({ ...flat, GES: 31, LEA: 1 }).misfit?.field).toBe('authority');
  const uneven = { GES: 6, LEA: 7, TCN: 28, INT: 30, PRS: 9 };
  const action = { type: 'distribute-attributes', player: 'ada', domain: [30, 20, 15, 10, 5], authority: [6, 7, 28, 30, 9] } as const;
  expect(form.answer(uneven).ready).toEqual(action);
  expect(retraced(state, action)).toEqual(action);
});

test('what is listed are the six ways of each group', () => {
  const listed = game.legalActions(distributing(), 'ada', { types: ['distribute-attributes'] });
  expect(listed).toHaveLength(36);
});

test('the referee lays down the attributes of a Nation that it has made this turn, and of no other', () => {
  const state = change(start(), (draft) => {
    draft.nations = { ...draft.nations, persia: { ...draft.nations['persia']!, createdByReferee: draft.turn } };
  });
  expect(game.open(start(), 'referee')).not.toContain('set-attributes');
  const action = byReferee('set-attributes', { nation: 'persia', domain: [5, 30, 5, 30, 10], authority: [16, 16, 16, 16, 16] });
  const form = formOf(state, 'referee', 'set-attributes', [
    ['nation', 'persia'],
    ['domain', { MIL: 5, AUX: 30, ECN: 5, CLT: 30, ADM: 10 }],
    ['authority', flat],
  ]);
  expect(form.ready).toEqual(action);
  expect(retraced(state, action)).toEqual(action);
});
