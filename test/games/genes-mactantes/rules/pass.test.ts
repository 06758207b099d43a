import { expect } from 'vitest';
import { develop, leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, refusal } = t;
const pass = (player: string) => ({ type: 'pass', player }) as const;
const help = external('support-rebellion', { target: 'bo' });

clause('GM-FLOW-11', 'declared orders must be carried out; support of a rebellion keeps nobody from passing', () => {
  const state = t.resolving(leading(), 'ada', { ada: [develop, help] });
  expect(refusal(state, pass('ada'))).toEqual(['must-execute', 'GM-FLOW-11']);
  expect(game.legalActions(state, 'ada', { types: ['pass'] })).toEqual([]);
  const supporter = t.resolving(leading(), 'ada', { ada: [help] });
  expect(refusal(supporter, { type: 'execute', player: 'ada', declaration: '1' })).toEqual(['unknown-declaration', 'GM-EXEC-01']);
  expect(t.after(supporter, pass('ada')).slot!.player).toBe('bo');
});

clause(['GM-FLOW-11', 'GM-EXEC-05'], 'in the round of journeys everybody passes, with orders or without', () => {
  const state = edit(t.resolving(leading(), 'ada', { ada: [develop], bo: [develop] }), (draft) => {
    draft.slot!.round = 1;
  });
  const over = t.after(t.after(state, pass('ada')), pass('bo'));
  expect([over.slot, over.sheets['ada']!.length]).toEqual([{ round: 2, player: 'ada', isOver: false }, 1]);
  expect(refusal(over, pass('ada'))[0]).toBe('must-execute');
});

clause('GM-EXEC-05', 'a slot without anything to carry out ends by passing', () => {
  const { state, events, rolls } = t.play(t.resolving(leading(), 'ada', {}), pass('ada'));
  expect([events.map(({ type }) => type), rolls, state.slot]).toEqual([
    ['slot-passed', 'slot-began'],
    [],
    { round: 1, player: 'bo', isOver: false },
  ]);
  expect(refusal(state, pass('ada'))[0]).toBe('not-your-turn');
});

clause('GM-FLOW-13', 'the phase ends when nobody would have a slot; support not called for is void then', () => {
  const first = t.resolving(leading(), 'bo', { ada: [help], bo: [develop, develop] });
  const second = t.after(first, { type: 'execute', player: 'bo', declaration: '1' });
  expect([second.step, second.slot]).toMatchObject(['resolution', { round: 3, player: 'bo' }]);
  const left = second.sheets['bo']!.find(({ state }) => state === 'pending')!.id;
  const last = t.play(second, { type: 'execute', player: 'bo', declaration: left });
  expect(t.only(last.events, 'action-void')).toMatchObject({ player: 'ada', declaration: { order: help }, reason: 'no-civil-war' });
  expect([last.state.turn, last.state.step]).toEqual([2, 'declare-internal']);
  const out = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
  });
  expect(t.after(t.resolving(out, 'bo', {}, ['ada', 'cy', 'bo']), pass('bo')).turn).toBe(2);
});

clause('GM-EXTN-01', 'support of a rebellion whose country is out of the game is void for that reason', () => {
  const out = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  const last = t.play(t.resolving(out, 'cy', { ada: [help] }, ['ada', 'bo', 'cy']), pass('cy'));
  expect(t.only(last.events, 'action-void')).toMatchObject({ player: 'ada', declaration: { order: help }, reason: 'target-eliminated' });
});
