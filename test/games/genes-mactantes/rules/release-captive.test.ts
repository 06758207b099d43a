import { expect } from 'vitest';
import { traveller } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, game, refusal } = t;

const release = (character: string, player = 'ada') => ({ type: 'release-captive', player, character }) as const;
const state = traveller((draft) => {
  t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
  t.person(draft, 'cy', 'A1', 'b1', { captor: 'bo' });
  draft.countries['bo']!.principal = 'person-2';
});

clause(['GM-RELE-01', 'GM-RELE-03'], 'a captor frees whom it holds, who is at home at once, at no cost', () => {
  expect(game.legalActions(state, 'ada', { types: ['release-captive'] })).toEqual([release('person-2')]);
  const { state: free, events } = t.play(state, release('person-2'));
  expect(t.characterIn(free, 'person-2')).toMatchObject({ captor: null, location: 'b1', journeys: 0, sighting: { territory: 'b1' } });
  expect(t.only(events, 'character-released')).toMatchObject({ character: 'person-2', by: 'ada', territory: 'a1' });
  expect(t.only(events, 'character-repatriated')).toMatchObject({ character: 'person-2', territory: 'b1' });
  expect(free.slot).toMatchObject({ player: 'ada', isOver: false });
  expect(refusal(free, release('person-2'))).toEqual(['not-your-captive', 'GM-RELE-01']);
  for (const other of ['person-1', 'person-3']) expect(refusal(state, release(other))).toEqual(['not-your-captive', 'GM-RELE-01']);
  expect(refusal(state, release('zed'))).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-RELE-02', 'whoever is free again serves its owner, in its office, and may act at once', () => {
  const free = t.after(state, release('person-2'));
  expect([t.characterIn(free, 'person-2').owner, free.countries['bo']!.principal]).toEqual(['bo', 'person-2']);
  const home = t.after(t.resolving(free, 'bo', {}), { type: 'travel', player: 'bo', character: 'person-2', path: ['b7'] });
  expect(t.locate(home, 'person-2')).toBe('b7');
  const taxes = t.internal('taxes');
  expect(t.characterIn(t.perform(free, 'bo', taxes, { characters: ['person-2'] }, [9]).state, 'person-2').used).toBe(true);
});

clause('GM-RELE-03', 'home is the capital, or the first city that is open; with none, or shut in, one stays where one is', () => {
  const besieged = (cities: readonly string[], recipe: (draft: Parameters<Parameters<typeof t.edit>[1]>[0]) => void = () => undefined) =>
    t.after(
      t.edit(state, (draft) => {
        t.arm(draft, 'cy', cities.map((city) => `${city} army 1`).join(', '));
        for (const city of cities) draft.cities[city]!.siege = { by: 'cy', base: city };
        recipe(draft);
      }),
      release('person-2'),
    );
  const open = Object.keys(state.cities)
    .filter((city) => state.controllers[city] === 'bo')
    .sort();
  expect(t.locate(besieged(['b1']), 'person-2')).toBe(open.find((city) => city !== 'b1'));
  expect(t.locate(besieged(open), 'person-2')).toBe('a1');
  const shut = besieged(['a1']);
  expect([t.locate(shut, 'person-2'), t.characterIn(shut, 'person-2').captor]).toEqual(['a1', null]);
});
