import { expect } from 'vitest';
import { eventful, leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, refusal } = t;

/** Bo is struck: ada, to the right of bo, chooses the kind. */
const asked = eventful([10, 4]).state;
const choose = (kind: string, player = 'ada') => ({ type: 'choose-disaster', player, kind }) as const;

clause('GM-EVNT-04', 'the living seat to the right chooses the kind, the next to the right the city', () => {
  const choosers = (die: number) => {
    const { state } = eventful([10, die]);
    const [first] = game.actors(state);
    const [second] = game.actors(t.after(state, choose('famine', first)));
    return [first, second];
  };
  expect([choosers(1), choosers(4), choosers(7)]).toEqual([
    ['cy', 'bo'],
    ['ada', 'cy'],
    ['bo', 'ada'],
  ]);
});

clause('GM-EVNT-04', 'who is out is passed over, and of two the afflicted chooses the city', () => {
  const two = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.config.events = true;
    draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
    for (const id of Object.keys(draft.controllers)) if (draft.controllers[id] === 'cy') draft.controllers[id] = 'independent';
    t.arm(draft, 'cy', '');
  });
  const { state } = t.play(t.resolving(two, 'bo', {}, ['ada', 'bo']), { type: 'pass', player: 'bo' }, [10, 5]);
  expect([state.affairs[0]!.player, game.actors(state)]).toEqual(['ada', ['bo']]);
  expect(game.actors(t.after(state, choose('famine', 'bo')))).toEqual(['ada']);
});

clause('GM-EVNT-05', 'the kind suits the land of at least one city; all that do are listed', () => {
  const dry = edit(asked, (draft) => {
    for (const id of ['b1', 'b2']) delete draft.cities[id];
    t.arm(draft, 'bo', 'b3 garrison 3');
  });
  for (const kind of ['drought', 'flood', 'hurricane']) expect(refusal(dry, choose(kind))).toEqual(['kind-does-not-fit', 'GM-EVNT-05']);
  const listed = (state: typeof asked) =>
    game.legalActions(state, 'ada').map((action) => (action.type === 'choose-disaster' ? action.kind : ''));
  expect(listed(dry)).toEqual(['epidemic', 'famine', 'earthquake', 'volcano']);
  expect(listed(asked).length).toBe(7);
  expect(refusal(asked, choose('plague'))).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-EVNT-10', 'both choices are told to everybody', () => {
  const { state, events } = t.play(asked, choose('drought'));
  const struck = t.play(state, { type: 'choose-disaster-city', player: 'cy', territory: 'b1' }).events;
  for (const viewer of ['ada', 'bo', 'cy', null]) {
    expect(game.witness(t.only(events, 'window-answered'), viewer)).toMatchObject({ player: 'ada', answer: 'drought' });
    expect(game.view(state, viewer).affair).toMatchObject({ player: 'bo', kind: 'drought', choosers: ['ada', 'cy'] });
    expect(game.witness(t.only(struck, 'disaster-struck'), viewer)).toMatchObject({ kind: 'drought', territory: 'b1' });
  }
});
