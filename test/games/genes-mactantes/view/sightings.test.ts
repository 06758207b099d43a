import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { creating } from '../helpers/scenes/founding.js';
import { secret } from '../helpers/scenes/trades.js';
import { seen } from '../helpers/seen-character.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, internal, perform, started } = t;

clause('GM-VIS-03', 'others know of a free character only what they last saw', () => {
  expect([seen(secret, 'ada'), seen(secret, 'bo'), seen(secret, 'cy')]).toEqual([
    ['a4', 0, 'a1'],
    [null, null, 'a2'],
    [null, null, 'a1'],
  ]);
  const travelled = t.after(t.resolving(secret, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['a1'] });
  expect([seen(travelled, 'ada'), seen(travelled, 'bo')]).toEqual([
    ['a1', 1, 'a1'],
    [null, null, 'a2'],
  ]);
  const unseen = edit(secret, (draft) => void Object.assign(draft.characters[0]!, { sighting: null, sightings: {} }));
  expect(seen(unseen, 'bo')).toEqual([null, null, undefined]);
});

clause('GM-CFG-11', 'with open positions every place, journey and step is known to all', () => {
  const open = edit(secret, (draft) => {
    draft.config.hiddenCharacters = false;
  });
  const road = { type: 'travel', player: 'ada', character: 'person-1', path: ['a1', 'a2'] } as const;
  const moved = t.play(t.resolving(open, 'ada', {}), road);
  const hidden = t.play(t.resolving(secret, 'ada', {}), road);
  for (const viewer of ['bo', 'cy', null]) {
    expect(seen(open, viewer).slice(0, 2)).toEqual(['a4', 0]);
    expect(seen(moved.state, viewer).slice(0, 2)).toEqual(['a2', 1]);
    expect(game.witness(t.only(moved.events, 'character-moved'), viewer)).toMatchObject({ path: ['a1', 'a2'] });
    expect(game.witness(t.only(hidden.events, 'character-moved'), viewer)).toBeNull();
  }
});

clause('GM-CFG-11', 'then all are told where everybody begins', () => {
  let step = t.play(creating({ hiddenCharacters: false }), game.legalActions(creating(), 'ada')[0]!);
  while (step.state.turn === 0) {
    const [player] = game.actors(step.state);
    step = t.play(step.state, game.legalActions(step.state, player!)[0]!);
  }
  const { characters } = t.only(step.events, 'countries-revealed').countries['ada']!;
  expect(characters.map(({ location }) => location)).toEqual(['a1', 'a1']);
});

clause('GM-VIS-05', 'acting, being aimed at, and changing hands show where a character is', () => {
  const told = (state: State, id = 'person-1') =>
    game.view(state, 'cy').characters.find((character) => character.id === id)!.sighting?.territory;
  expect(told(perform(secret, 'ada', internal('taxes'), { characters: ['person-1'] }, [9]).state)).toBe('a4');
  const target = edit(secret, (draft) => {
    draft.characters[0]!.location = 'b4';
    t.values(draft, 'bo', [9, 5, 5, 5]);
    t.values(draft, 'ada', [6, 5, 5, 5]);
  });
  const aimed = (kind: 'assassinate' | 'capture' | 'convince', script: readonly number[]) => {
    const order = internal(kind, { character: 'person-1' });
    return perform(target, 'bo', order, kind === 'capture' ? { characteristic: 'militarism' } : {}, script).state;
  };
  expect([told(aimed('assassinate', [5, 5])), told(aimed('convince', [2]))]).toEqual(['b4', 'b4']);
  expect([told(aimed('capture', [9, 2])), told(aimed('assassinate', [9, 2])), told(aimed('convince', [10]))]).toEqual(['b4', 'b4', 'b4']);
  const afar = edit(target, (draft) => {
    Object.assign(draft.characters[0]!, { location: 'c4', ...t.seenAt('c4'), sightings: {} });
  });
  const carried = perform(afar, 'bo', external('capture', { character: 'person-1' }), { characteristic: 'militarism' }, [9, 2]).state;
  expect(told(carried)).toBe('b1'); // where it is held [GM-CAPT-03]
  // A void attempt shows nothing.
  const missed = perform(secret, 'bo', internal('assassinate', { character: 'person-1' })).state;
  expect([told(missed), game.view(missed, 'bo').characters[0]!.sighting!.territory]).toEqual(['a1', 'a2']);
  const home = t.after(aimed('assassinate', [5, 5]), { type: 'repatriate', player: 'ada', city: 'a3' });
  expect(told(home)).toBe('a3');
  const moved = edit(aimed('capture', [9, 2]), (draft) => {
    draft.characters[0]!.location = 'b6';
  });
  expect(told(t.after(t.resolving(moved, 'bo', {}), { type: 'release-captive', player: 'bo', character: 'person-1' }))).toBe('a1'); // [GM-RELE-03]
  const newcomer = internal('promote', { mode: 'introduce', name: 'New', role: 'envoy', characteristic: 'diplomacy', city: 'a6' });
  const { state: introduced } = perform(secret, 'ada', newcomer);
  expect(told(introduced, introduced.characters.at(-1)!.id)).toBe('a6');
});

clause('GM-VIS-06', 'the controller entered sees the traveller where it enters, also in the turn of an older public sighting', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A1', 'a1', { sighting: { territory: 'a1', turn: 1 } });
  });
  const later = t.after(t.resolving(state, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['a4', 'b7'] });
  expect(game.view(later, 'bo').characters[0]!.sighting).toEqual({ territory: 'b7', turn: 1 });
  expect(game.view(later, null).characters[0]!.sighting).toEqual({ territory: 'a1', turn: 1 });
});

clause('GM-VIS-05', 'a public sighting is newer than a private one of the same turn', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [5, 5, 5, 5]);
    t.person(draft, 'ada', 'A1', 'a1', { sightings: { bo: { territory: 'b7', turn: 1 } } });
  });
  const { state: later } = perform(state, 'ada', internal('taxes'), { characters: ['person-1'] }, [9]);
  expect(game.view(later, 'bo').characters[0]!.sighting).toEqual({ territory: 'a1', turn: 1 });
});
