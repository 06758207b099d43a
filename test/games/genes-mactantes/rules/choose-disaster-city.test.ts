import { expect } from 'vitest';
import { eventful } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, game, refusal } = t;
/** A disaster among three: bo is struck, ada chose a flood, and cy says where. */
const asked = () => {
  const { state } = eventful([10, 4]);
  const [chooser] = game.actors(state);
  return t.play(state, { type: 'choose-disaster', player: chooser!, kind: 'flood' });
};

clause('GM-EVNT-06', 'the city is one of the afflicted, and fits the kind', () => {
  const { state } = asked();
  const [chooser] = game.actors(state);
  const afflicted = state.affairs[0]!.player;
  const cities = Object.keys(state.cities).filter((id) => state.controllers[id] === afflicted);
  const listed = game.legalActions(state, chooser!).map((action) => (action.type === 'choose-disaster-city' ? action.territory : ''));
  expect(listed.length).toBeGreaterThan(0);
  for (const id of cities) {
    const action = { type: 'choose-disaster-city', player: chooser!, territory: id } as const;
    if (listed.includes(id)) expect(t.after(state, action).cities[id]!.disasterTurn).toBe(state.turn);
    else expect(refusal(state, action)).toEqual(['city-does-not-fit', 'GM-EVNT-06']);
  }
  const foreign = Object.keys(state.cities).find((id) => state.controllers[id] !== afflicted)!;
  expect(refusal(state, { type: 'choose-disaster-city', player: chooser!, territory: foreign })).toEqual([
    'city-does-not-fit',
    'GM-EVNT-06',
  ]);
});
clause('GM-EVNT-10', 'kind and city are told to everybody', () => {
  const { state } = asked();
  const [chooser] = game.actors(state);
  const action = game.legalActions(state, chooser!)[0]!;
  const struck = t.only(t.play(state, action).events, 'disaster-struck');
  expect(struck.kind).toBe('flood');
  for (const viewer of [...state.config.players, null]) expect(game.witness(struck, viewer)).toEqual(struck);
});
clause('GM-EVNT-07', 'the afflicted owes one order to restore', () => {
  const { state } = asked();
  const afflicted = state.affairs[0]!.player;
  const later = t.after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  for (const player of state.config.players) expect(later.countries[player]!.disorder).toBe(player === afflicted ? 1 : 0);
});
