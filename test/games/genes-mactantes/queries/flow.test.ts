import { expect } from 'vitest';
import { offering } from '../helpers/scenes/trades.js';
import { leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, refusal, started } = t;
const three = ['ada', 'bo', 'cy'];

clause('GM-FLOW-15', 'those the step waits for may act, and who holds an offer', () => {
  const state = t.after(leading(three), { type: 'commit', player: 'bo' });
  expect(game.actors(state)).toEqual(['ada', 'cy']);
  const offered = t.after(state, { type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'promise', text: 'x' }], take: [] });
  expect(game.actors(offered)).toEqual(['ada', 'bo', 'cy']);
  expect(game.legalActions(offered, 'bo').map(({ type }) => type)).toEqual(['accept-trade', 'reject-trade']);
  expect(
    game.actors(edit(state, (draft) => void Object.assign(draft, { step: 'finished', ending: { reason: 'mixed', winners: ['ada'] } }))),
  ).toEqual([]);
});

clause(['GM-FLOW-15', 'GM-TRAD-15'], 'the game waits for no answer to an offer, and everybody knows for whom it waits', () => {
  const closed = offering(t.after(started(three), { type: 'commit', player: 'bo' }));
  expect([game.actors(closed), game.awaited(closed)]).toEqual([three, ['ada', 'cy']]);
  const slot = offering(t.resolving(started(three), 'ada', {}));
  expect([game.actors(slot), game.awaited(slot)]).toEqual([['ada', 'bo'], ['ada']]);
  for (const viewer of [...three, null])
    expect([game.awaited(closed, viewer), game.awaited(slot, viewer)]).toEqual([['ada', 'cy'], ['ada']]);
  expect(game.actors(slot, 'cy')).toEqual(['ada']);
});

clause('GM-FLOW-16', 'who is out never acts again', () => {
  const state = edit(leading(three), (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(game.actors(state)).toEqual(['ada', 'cy']);
  expect(refusal(state, { type: 'commit', player: 'bo' })).toEqual(['player-eliminated', 'GM-FLOW-16']);
});

clause('GM-FLOW-15', 'who holds an unanswered offer may act, in a batch it has closed and in the slot of another', () => {
  const closed = t.after(started(['ada', 'bo', 'cy']), { type: 'commit', player: 'bo' });
  expect(game.actors(closed)).toEqual(['ada', 'cy']);
  expect(game.actors(offering(closed))).toEqual(['ada', 'bo', 'cy']);
  const slot = t.resolving(started(['ada', 'bo', 'cy']), 'ada', {});
  expect(game.actors(offering(slot))).toEqual(['ada', 'bo']);
  const answered = t.after(offering(slot), { type: 'reject-trade', player: 'bo', offer: offering(slot).offers[0]!.id });
  expect(game.actors(answered)).toEqual(['ada']);
  expect(refusal(slot, { type: 'reject-trade', player: 'bo', offer: '1:1:2:1' })).toEqual(['unknown-offer', 'GM-TRAD-05']);
});
