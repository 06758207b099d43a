import { anyText, decode, E, faults, list, plainly, shape } from 'ludoteca';
import { expect, test } from 'vitest';
import { coreRefusals, ofIllFormed } from '../../../src/core/refusals/common.js';
import { isOfCore } from '../../../src/core/refusals/core-facts.js';
import { within } from '../../../src/core/refusals/within.js';

test('names in a row are joined by commas and a last word', () => {
  expect([plainly.list([]), plainly.list(['Cadia'])]).toEqual(['', 'Cadia']);
  expect(plainly.list(['Cadia', 'Fenris'])).toBe('Cadia and Fenris');
  expect(plainly.list(['Cadia', 'Fenris', 'Vigilus'], 'or')).toBe('Cadia, Fenris or Vigilus');
  expect([plainly.count(1, 'planet', 'planets'), plainly.count(0, 'planet', 'planets')]).toEqual(['1 planet', '0 planets']);
});

test('the place of a part is the part, and what lies in it', () => {
  expect([within('config', 'players'), within('config', undefined), within('config', '')]).toEqual(['config.players', 'config', 'config']);
});

test('an error that says nothing of what was wanted is told all the same', () => {
  const found = faults([{ value: 7, context: [] }], (path) => ['bad-state', `CORE-STATE ${path}`]);
  expect(found).toEqual([
    {
      code: 'bad-state',
      clause: 'CORE-STATE ',
      message: 'The input should be something else; it is 7.',
      facts: { field: '', wanted: 'something else', found: '7' },
      path: '',
    },
  ]);
});

test('a field without a name is told by quotation marks', () => {
  const [root, nameless, part] = ['', '', 'planet'].map((key) => ({ key, type: anyText }));
  const [found] = faults([{ value: 7, context: [root!, nameless!, part!] }], () => ['bad-state', 'CORE-STATE']);
  expect(found).toMatchObject({ path: '"".planet', message: `"".planet should be ${anyText.name}; it is 7.` });
});

test('of what lies deep in the input it is told what is wanted there, not further out', () => {
  const orders = list(shape<{ planet: string }>({ planet: anyText }));
  const codec = shape<{ orders: readonly { planet: string }[] }>({ orders });
  const read = decode(codec, { orders: [{ planet: 'Cadia' }, { planet: 7 }] });
  const found = faults(E.isLeft(read) ? read.left : [], () => ['bad-parameter', 'CORE-BAD-PARAMETER']);
  expect(found.map(({ message }) => message)).toEqual([`orders.1.planet should be ${anyText.name}; it is 7.`]);
});

test('of many faults the first twenty are told', () => {
  const errors = Array.from({ length: 25 }, (_, value) => ({ value, context: [] }));
  const found = faults(errors, () => ['bad-state', 'CORE-STATE']);
  expect(found.map(({ facts }) => facts['found'])).toEqual(Array.from({ length: 20 }, (_, i) => String(i)));
});

test('what is ill formed is told in the words of the core behind its codes, and in general ones behind others', () => {
  const missing = { field: 'players', wanted: 'a list', found: 'nothing' };
  expect(ofIllFormed('bad-parameter', 'CORE-BAD-PARAMETER', { surplus: 'colour' })).toBe('There is no field colour.');
  for (const code of ['bad-state', 'unknown-action', 'constructor', 'no-such-code'])
    expect(ofIllFormed(code, 'any', missing), code).toBe('players is missing; it should be a list.');
});

test('facts are those of the core only under its codes, by all their names and no others', () => {
  expect(isOfCore('unknown-player', { player: 'zed' })).toBe(true);
  expect(isOfCore('unknown-player', { player: 'zed', seat: 1 })).toBe(false);
  expect(isOfCore('unknown-player', { seat: 1 })).toBe(false);
  expect(isOfCore('nothing-to-choose', { type: 'fly', gaveUp: true })).toBe(true);
  expect(isOfCore('wrong-phase', { type: 'fly', phase: 'night' })).toBe(true);
  for (const code of ['unknown-action', 'bad-parameter'])
    expect([isOfCore(code, { surplus: 'wings' }), isOfCore(code, { field: '', wanted: '', found: '' })]).toEqual([true, true]);
  expect([isOfCore('game-over', {}), isOfCore('too-far', {}), isOfCore('constructor', {})]).toEqual([true, false, false]);
});

test('the core says what is wrong with an action, a position and a record', () => {
  const unknown = coreRefusals['unknown-action']['CORE-UNKNOWN-ACTION'];
  expect([unknown({ unknown: 'fly' }), unknown({ surplus: 'wings' })]).toEqual(['There is no action fly.', 'There is no field wings.']);
  const bad = coreRefusals['bad-parameter']['CORE-BAD-PARAMETER'];
  expect(bad({ unreadable: true })).toBe('The action cannot be read.');
  expect([bad({ misfit: 'No.' }), bad({ surplus: 'wings' })]).toEqual(['No.', 'There is no field wings.']);
  expect(coreRefusals['bad-state']['CORE-STATE']({ fault: 'Nobody can act.', at: 'phase' })).toBe('Nobody can act.');
  const nothing = coreRefusals['nothing-to-choose']['CORE-NOTHING-TO-CHOOSE'];
  expect([true, false].map((gaveUp) => nothing({ type: 'fly', gaveUp }, plainly))).toEqual([
    'No way to fly was found in reasonable time.',
    'There is no way to fly now.',
  ]);
  const departs = coreRefusals['record-departs']['CORE-RECORD'];
  expect([departs({ step: 'step 3', how: 'seal' }), departs({ step: 'step 3', how: 'reasons' })]).toEqual([
    'step 3 does not lead where its seal says.',
    'step 3 throws its dice for other reasons than recorded.',
  ]);
  expect(departs({ step: 'step 3', how: { throwsLeft: 1 } })).toBe('step 3 has 1 throw too many.');
  expect(coreRefusals['record-refused']['CORE-RECORD']({ step: 'step 3', message: 'No.' })).toBe('step 3 cannot be played: No.');
  expect([coreRefusals['game-over']['CORE-GAME-OVER'](), coreRefusals['frozen-state']['CORE-STATE']()]).toEqual([
    'The game is over.',
    'This state is frozen; play in place on clone(state).',
  ]);
});
