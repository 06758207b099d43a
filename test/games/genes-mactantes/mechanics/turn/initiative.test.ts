import { expect } from 'vitest';
import { leading } from '../../helpers/scenes/turns-and-travels.js';
import * as t from '../../helpers/table.js';

const { clause, edit, internal, started, declaring } = t;
const taxes = internal('taxes');

/** The step into the resolution, with these dice. */
const ordered = (state: ReturnType<typeof leading>, script: readonly number[] = []) => {
  const outside = t.commitAll(state);
  const players = outside.config.players;
  const waiting = players.slice(0, -1).reduce((now, player) => t.after(now, { type: 'commit', player }), outside);
  return t.play(waiting, { type: 'commit', player: players.at(-1)! }, script);
};

clause('GM-INIT-01', 'the highest effective Authority first', () => {
  const players = ['ada', 'bo', 'cy'];
  expect(ordered(leading(players)).state.initiative).toEqual(['ada', 'bo', 'cy']);
  const doubted = edit(leading(players), (draft) => {
    draft.countries['ada']!.counterpower = 5;
  });
  expect(ordered(doubted).state.initiative).toEqual(['bo', 'cy', 'ada']);
  const without = edit(leading(players), (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(orderedOfTwo(without)).toEqual(['ada', 'cy']);
});

/** The initiative when only ada and cy are left to commit. */
const orderedOfTwo = (state: ReturnType<typeof leading>) =>
  ['ada', 'cy', 'ada', 'cy'].reduce((now, player) => t.after(now, { type: 'commit', player }), state).initiative;

clause('GM-FLOW-08', 'initiative stays as it was fixed, whatever happens to Authority', () => {
  const state = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['ada']!.counterpower = 5;
  });
  const ready = ordered(t.after(t.after(state, declaring('bo', taxes)), declaring('cy', taxes))).state;
  const shaken = edit(ready, (draft) => {
    draft.countries['cy']!.counterpower = 6; // less than ada now
  });
  const second = t.after(t.settled(shaken), { type: 'execute', player: 'bo', declaration: '1' }, [1]);
  expect([second.initiative, second.slot!.player]).toEqual([['bo', 'cy', 'ada'], 'cy']);
});

clause('GM-INIT-02', 'equals roll until separated, the higher subgroup completely before the next', () => {
  const { state, events } = ordered(started(['ada', 'bo', 'cy', 'di']), [1, 10, 10, 1, 4, 7, 2, 3]);
  expect(state.initiative).toEqual(['cy', 'bo', 'di', 'ada']);
  expect(t.only(events, 'initiative-set').dice.map(({ player, value }) => `${player} ${value}`)).toEqual([
    ...['ada 1', 'bo 10', 'cy 10', 'di 1', 'bo 4', 'cy 7', 'ada 2', 'di 3'],
  ]);
});

clause('GM-INIT-02', 'the tied roll in the order drawn by lot, the group of higher Authority first; who is alone does not', () => {
  const state = edit(started(['ada', 'bo', 'cy', 'di', 'eve']), (draft) => {
    draft.order = ['eve', 'di', 'cy', 'bo', 'ada'];
    for (const player of ['cy', 'di']) t.values(draft, player, [4, 5, 5, 5]);
    t.values(draft, 'eve', [5, 5, 5, 5]);
  });
  const { state: ready, events } = ordered(state, [3, 8, 6, 6, 2, 9]);
  expect(t.only(events, 'initiative-set').dice.map(({ player }) => player)).toEqual(['bo', 'ada', 'di', 'cy', 'di', 'cy']);
  expect(ready.initiative).toEqual(['ada', 'bo', 'eve', 'cy', 'di']);
});

clause('GM-INIT-03', 'a 1 or a 10 of the initiative is a mere number', () => {
  const first = (script: readonly number[]) => ordered(started(), script).state.initiative[0];
  expect([first([10, 9]), first([9, 10]), first([2, 1]), first([1, 2])]).toEqual(['ada', 'bo', 'ada', 'bo']);
  expect([first([1, 1, 4, 3]), first([10, 10, 3, 4])]).toEqual(['ada', 'bo']);
});
