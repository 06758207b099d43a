import { describe, expect, test } from 'vitest';
import * as codecs from '../../../src/core/data/codec.js';
import { describeValue } from '../../../src/core/data/describe.js';
import { coreInCatalan, illFormedInCatalan, illFormedInCatalanWith } from '../../../src/core/words/catalan.js';
import { coreInFrench, illFormedInFrench, illFormedInFrenchWith } from '../../../src/core/words/french.js';
import { coreInSpanish, illFormedInSpanish, illFormedInSpanishWith } from '../../../src/core/words/spanish.js';
import { misfits } from './helpers/misfits.js';

const languages = [
  ['ca', illFormedInCatalan, coreInCatalan],
  ['es', illFormedInSpanish, coreInSpanish],
  ['fr', illFormedInFrench, coreInFrench],
] as const;

const { anyText, bool, either, exactly, finite, id, int, intBetween, list, nullable, oneOf, pair, record, shape, tagged } = codecs;
const point = shape<{ x: number; y: number }>({ x: int, y: int });

/** Everything that a codec of the core can say it wants. */
const wanted = [
  ...[int, intBetween(-2, 7), finite, bool, anyText, id, exactly('ludoteca/1'), exactly(7), exactly(null)],
  ...[oneOf(['hand', 'deck or discard', 3, null]), nullable(int), nullable(oneOf(['a', 'b'])), either(either(id, point), list(int, 4))],
  ...[list(id), pair(id), record(int), point, shape<object>({}), tagged('type', { point })],
].map(({ name }) => name);

/** Everything that may be found instead. */
const found = [
  ...[undefined, null, true, 7, -0.5, Number.NaN, Number.NEGATIVE_INFINITY, 1e30, '', 'text', 'a "word"', 'x'.repeat(300)],
  ...[[], [1, 2], {}, () => 1, Symbol('x'), 10n],
].map(describeValue);

const english = /\b(?:an|most|whole|number|from|one|of|or|object|list|pair|with|told|its|characters|nothing|function|symbol)\b/;

describe.each(languages)('%s', (_, illFormed, core) => {
  const say = { name: (named: string) => named, list: () => '', row: () => '', count: () => '' };

  test('whatever codecs want and find is told in the language', () => {
    for (const one of wanted)
      for (const other of found) {
        const told = illFormed({ field: 'orders.0', wanted: one, found: other });
        expect([one, other, told.replaceAll(/[«].*?[»]/g, '')]).toEqual([one, other, expect.not.stringMatching(english)]);
        expect(told).toMatch(/^.*orders\.0.*\.$/s);
      }
  });

  test('the faults of a form are told in the language', () => {
    const told = misfits.map((why) =>
      core.refusals['bad-parameter']['CORE-BAD-PARAMETER']({ misfit: `order.planet: ${why}.` }, say).replace('order.planet', ''),
    );
    for (const sentence of told) expect(sentence).not.toMatch(/\b(?:it|should|choices|together|allot|spaces|there|choose|\$\d)\b/);
    expect(new Set(told).size).toBe(misfits.length);
  });

  test('a throw that is wanted or impossible is told with the name of its reason', () => {
    const named = { ...say, name: (why: string) => (why === 'weather' ? 'TIME' : why) };
    const [needs, faults] = [core.refusals['needs-dice']['CORE-DICE'], core.refusals['dice-fault']['CORE-DICE']];
    const wants = [{ sides: 10 }, { sides: 10, count: 3 }, { shuffle: 30 }].map((throws) =>
      needs({ fault: '', wanted: { ...throws, why: 'weather' } }, named),
    );
    expect(wants.map((sentence, i) => sentence.includes(['d10', '3d10', '30'][i]!) && sentence.includes('(TIME)'))).toEqual([
      true,
      true,
      true,
    ]);
    for (const fault of [
      '11 is not a face of a d10 (weather).',
      'a list of 2 fell where 3d10 are thrown (weather).',
      'a list of 3 is no order of 0..3 (weather).',
    ])
      expect(faults({ fault }, named)).toMatch(/^(?!.*\b(?:is|of|fell|where)\b).*\(TIME\)\.$/);
    expect(faults({ fault: 'Nothing to pick from (weather).' }, named)).toMatch(/: Nothing to pick from/);
  });
});

test('texts stand between the quotation marks of the language, everything else as it must be written', () => {
  const facts = { field: 'mode', wanted: oneOf(['free', 'open or not', 3, null]).name, found: '"x"' };
  expect(illFormedInSpanish(facts)).toBe('«mode» debe ser «free», «open or not», 3 o null, no «x».');
  expect(illFormedInCatalan(facts)).toBe('«mode» ha de ser «free», «open or not», 3 o null, no «x».');
  expect(illFormedInFrench(facts)).toBe('« mode » doit être « free », « open or not », 3 ou null, et non « x ».');
  expect(illFormedInFrench({ field: 'id', wanted: id.name, found: describeValue('') })).toBe(
    '« id » doit être un identifiant, et non un texte vide.',
  );
  expect(illFormedInSpanish({ field: 'id', wanted: either(point, id).name, found: 'nothing' })).toBe(
    'Falta «id»: debe ser un objeto con «x» y «y» o un identificador.',
  );
});

test('a game tells shapes of its own in its own words, and all others in those of the core', () => {
  const fives = { field: 'tax', wanted: 'a multiple of 5', found: '7' };
  const inCatalan = illFormedInCatalanWith({ 'a multiple of 5': 'un múltiple de 5' });
  const inSpanish = illFormedInSpanishWith({ 'a multiple of 5': 'un múltiplo de 5' });
  const inFrench = illFormedInFrenchWith({ 'a multiple of 5': 'un multiple de 5' });
  expect([inCatalan(fives), inSpanish(fives), inFrench(fives)]).toEqual([
    '«tax» ha de ser un múltiple de 5, no 7.',
    '«tax» debe ser un múltiplo de 5, no 7.',
    '« tax » doit être un multiple de 5, et non 7.',
  ]);
  const whole = { field: 'tax', wanted: int.name, found: '"x"' };
  expect([inCatalan(whole), inSpanish(whole), inFrench(whole)]).toEqual([
    illFormedInCatalan(whole),
    illFormedInSpanish(whole),
    illFormedInFrench(whole),
  ]);
});

test('only single values can be told among several, and only “or” stands between them', () => {
  for (const wanted of [
    ...['{"a":1}', '[1]', 'one of {"a":1}, 3', 'one of 3, {"a":1}', 'one of [1]', 'an id or {"a":1}'],
    ...['an id and "deck or discard"', ' or an id', 'an id or '],
  ])
    expect(illFormedInSpanish({ field: 'x', wanted, found: '7' })).toBe(`«x» no tiene la forma debida (${wanted}).`);
});

test('a description is told up to the length of the fields of a large object, and then as it is', () => {
  const withFieldOf = (length: number): string => `an object with ${'x'.repeat(length - 'an object with '.length)}`;
  const told = (wanted: string): string => illFormedInSpanish({ field: '', wanted, found: '7' });
  expect(told(withFieldOf(5_000))).toMatch(/^Lo recibido debe ser un objeto con «x+», no 7\.$/);
  expect(told(withFieldOf(5_001))).toMatch(/^Lo recibido debe ser an object with x+, no 7\.$/);
});

test('what may be cut into things in countless ways, none of them right, is told as it is without trying them all', () => {
  const wanted = `a planet or ${Array.from({ length: 200 }, () => bool.name).join(' or ')}`;
  expect(illFormedInSpanish({ field: 'x', wanted, found: '7' })).toBe(`«x» no tiene la forma debida (${wanted}).`);
});

test('what no codec of the core says is told as it is, and so is what grows beyond all measure', () => {
  expect(illFormedInSpanish({ field: 'tax', wanted: 'a multiple of 5', found: '7' })).toBe(
    '«tax» no tiene la forma debida (a multiple of 5).',
  );
  const long = Array.from({ length: 20_000 }, () => 'an id').join(' or ');
  expect(illFormedInSpanish({ field: 'x', wanted: long, found: '1' })).toContain('an id or an id');
  expect(illFormedInSpanish({ field: '', wanted: 'a pair', found: 'nothing' })).toBe('Lo recibido debe ser una pareja, no nada.');
});

test('only what is said exactly as codecs, forms and dice say it is told in other words', () => {
  for (const one of [
    ...wanted,
    'nothing',
    'a list of 3',
    'a list of at most 4',
    'a text of at most 40 characters',
    'a pair',
    'a bigint',
    'a symbol',
  ])
    for (const other of [`! ${one}`, `${one} !`])
      expect(illFormedInSpanish({ field: 'x', wanted: other, found: '7' })).toBe(`«x» no tiene la forma debida (${other}).`);
  const { 'bad-parameter': bad, 'dice-fault': dice } = coreInSpanish.refusals;
  const say = { name: (named: string) => named, list: () => '', row: () => '', count: () => '' };
  for (const misfit of [
    ...['it is not among the choices', 'it should be from 1 to 5', 'it should be 1 to 3 different ones of the choices'],
    ...['it should be 0 to 3 different ones of the choices, worth 4 to 6 together', 'it should be exactly 2 of the choices, none twice'],
    ...['it should be exactly 1 of the choices, none twice, worth 4 to 6 together', 'there is nothing to choose'],
    ...['it should allot 7 in all, to each part from its least to its most', 'it should be a text of 2 to 40 characters'],
    ...['it should be a text of at most 40 characters, and not only spaces', 'it should be a text of at most 40 characters'],
  ])
    for (const other of [`x: ! ${misfit}.`, `x: ${misfit} !.`, `x y: ${misfit}.`, `x: ${misfit}`, `x: ${misfit}. !`])
      expect(bad['CORE-BAD-PARAMETER']({ misfit: other }, say)).toBe(other);
  for (const fault of ['11 is not a face of a d10 (x). !', '2 fell where 3d10 are thrown (x). !', '3 is no order of 0..3 (x). !'])
    expect(dice['CORE-DICE']({ fault }, say)).toMatch(new RegExp(`: ${fault.replace(/[().]/g, '\\$&')}$`));
});
