import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { go, traveller } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, refusal } = t;
const react = (mode: 'decline' | 'capture' | 'assassinate', rest: object = {}, player = 'bo') =>
  ({ type: 'react', player, mode, ...rest }) as never;
const byForce = { characteristic: 'militarism' };
const there = t.play(traveller(), go(['a4', 'b7', 'b1', 'b4']));
const asked = there.state;

clause('GM-TRAV-06', 'each controller entered has one chance, at the first of its territories, where one begins apart', () => {
  expect(game.view(asked, null).window).toEqual({ type: 'travel-reaction', player: 'bo' });
  expect(t.locate(asked, 'person-1')).toBe('b7');
  const goneOn = t.after(asked, react('decline'));
  expect([t.locate(goneOn, 'person-1'), goneOn.affairs]).toEqual(['b4', []]);
  const last = t.after(traveller(), go(['a4', 'b7']));
  expect(game.actors(last)).toEqual(['bo']);
  const mixed = traveller((draft) => {
    draft.controllers['b1'] = 'cy';
  });
  const second = t.after(t.after(mixed, go(['a4', 'b7', 'b1', 'b4'])), react('decline'));
  expect([game.actors(second), t.locate(second, 'person-1')]).toEqual([['cy'], 'b1']);
  expect(t.locate(t.after(second, react('decline', {}, 'cy')), 'person-1')).toBe('b4');
  const abroad = traveller((draft) => {
    draft.characters[0]!.location = 'b7';
  });
  expect(t.locate(t.after(abroad, go(['a4'])), 'person-1')).toBe('a4');
});

clause('GM-TRAV-07', 'the attempt is free and immediate, outside the reactor’s slots and orders', () => {
  const caught = t.after(asked, react('capture', byForce), [9, 2]);
  expect(t.characterIn(caught, 'person-1')).toMatchObject({ captor: 'bo', location: 'b7' });
  expect([caught.sheets, caught.slot, caught.countries['bo']!.allowance]).toEqual([
    ...[asked.sheets, asked.slot, asked.countries['bo']!.allowance],
  ]);
});

clause('GM-TRAV-08', 'captured, killed or brought home, the traveller goes no further; else it goes on', () => {
  const ends = (state: State) => [t.characterIn(state, 'person-1').location, state.affairs.length];
  expect(ends(t.after(asked, react('capture', byForce), [9, 2]))).toEqual(['b7', 0]);
  const slain = t.after(asked, react('assassinate'), [9, 2]);
  expect([t.characterIn(slain, 'person-1').out, ...ends(slain)]).toEqual(['dead', 'b7', 0]);
  const missed = t.after(asked, react('assassinate'), [5, 5]);
  expect(ends(t.after(missed, { type: 'repatriate', player: 'ada', city: 'a3' }))).toEqual(['a3', 0]);
  expect(ends(t.after(missed, { type: 'repatriate', player: 'ada', city: null }))).toEqual(['b4', 0]);
  expect(ends(t.after(asked, react('capture', byForce), [2, 9]))).toEqual(['b4', 0]);
});

clause('GM-VIS-06', 'a journey is its owner’s secret, but for a sighting where each controller is entered', () => {
  expect(t.only(there.events, 'character-sighted')).toMatchObject({ viewer: 'bo', character: 'person-1', territory: 'b7' });
  const after = t.after(asked, react('decline'));
  const sighted = (viewer: string | null) => game.view(after, viewer).characters[0]!.sighting?.territory;
  expect([sighted('bo'), sighted('cy'), sighted(null)]).toEqual(['b7', undefined, undefined]);
  const knows = (viewer: string | null) =>
    there.events.some((event) => ['character-moved', 'character-sighted'].includes(event.type) && game.witness(event, viewer) !== null);
  expect(['ada', 'bo', 'cy', null].map(knows)).toEqual([true, true, false, false]);
  expect(game.witness(t.only(there.events, 'character-moved'), 'bo')).toBeNull();
});

/** Bo has people where the traveller is stopped, and elsewhere. */
const watched = t.after(
  traveller((draft) => {
    t.person(draft, 'bo', 'D2', 'b7');
    t.person(draft, 'bo', 'M1', 'b7');
    t.person(draft, 'bo', 'D3', 'b1');
    draft.countries['bo']!.intel = { ada: 1 };
  }),
  go(['a4', 'b7', 'b1']),
);

clause('GM-REAC-01', 'one declines, captures by Diplomacy or Militarism, or assassinates by Diplomacy, with people on the spot', () => {
  expect(refusal(watched, react('capture'))).toEqual(['bad-parameter', 'GM-REAC-01']);
  for (const characteristic of ['authority', 'technology'])
    expect(refusal(watched, react('capture', { characteristic }))).toEqual(['bad-parameter', 'GM-REAC-01']);
  expect(refusal(watched, react('assassinate', byForce))).toEqual(['bad-parameter', 'GM-REAC-01']);
  expect(refusal(watched, react('decline', { characters: ['person-2'] }))).toEqual(['bad-parameter', 'GM-REAC-01']);
  expect(refusal(watched, react('assassinate', { characters: ['person-3'] }))).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refusal(watched, react('assassinate', { characters: ['person-4'] }))).toEqual(['character-not-present', 'GM-ACTV-04']);
  const rolled = (mode: 'capture' | 'assassinate', rest: object) =>
    t.only(t.play(watched, react(mode, rest), [5, 2]).events, 'contest-rolled');
  expect(rolled('capture', { ...byForce, characters: ['person-3'] })).toMatchObject({ characteristic: 'militarism', totals: [11, 7] });
  expect(rolled('capture', { characteristic: 'diplomacy', characters: ['person-2'] })).toMatchObject({ totals: [12, 8] });
  expect(rolled('assassinate', {})).toMatchObject({ characteristic: 'diplomacy', totals: [10, 8] });
  expect(game.legalActions(watched, 'bo').map((action) => JSON.stringify(action).match(/"(decline|capture|assassinate)"/)![1])).toEqual([
    ...['decline', 'capture', 'capture', 'capture', 'capture', 'assassinate', 'assassinate'],
  ]);
});

clause('GM-REAC-02', 'it is the contest of the internal action, with a defence, but without order or intel', () => {
  const guarded = edit(watched, (draft) => void t.person(draft, 'ada', 'D1', 'b7'));
  const unread = guarded.sheets['bo'];
  const struck = t.after(guarded, react('assassinate', { characters: ['person-2'] }));
  expect(game.view(struck, null).window).toEqual({ type: 'contest-defence', player: 'ada' });
  const { state, events } = t.play(struck, { type: 'defend-contest', player: 'ada', characters: ['person-5'] }, [3, 2]);
  expect(t.only(events, 'contest-rolled')).toMatchObject({ actor: 'bo', opponent: 'ada', totals: [3 + 5 + 2, 2 + 5 + 1 + 1] });
  expect([t.characterIn(state, 'person-1').out, t.characterIn(state, 'person-2').used]).toEqual(['dead', true]);
  expect([state.countries['bo']!.intel, state.sheets['bo']]).toEqual([{ ada: 1 }, unread]);
  expect(refusal(watched, react('capture', { ...byForce, useIntel: true }))[0]).toBe('bad-parameter');
});

clause('GM-REAC-03', 'a reaction that fails exposes nobody', () => {
  const failed = t.play(watched, react('capture', { characteristic: 'diplomacy', characters: ['person-2'] }), [2, 9]);
  expect(t.only(failed.events, 'contest-rolled').winner).toBe('ada');
  expect([failed.state.affairs, t.locate(failed.state, 'person-1')]).toEqual([[], 'b1']);
});
