import { expect, test } from 'vitest';
import { atPlaceInCatalan, ofInCatalan, ofPlaceInCatalan } from '../../../src/core/words/catalan-of.js';

test('“de” is elided before a vowel, whatever its accent, with an h or without', () => {
  const elided = [
    'Ada',
    'ada',
    'Óscar',
    'Álvaro',
    'Ängel',
    'Èlia',
    'Hug',
    'Iu',
    'Isona',
    'Ïa',
    'Æthel',
    'Ørjan',
    '1',
    '11',
    '1 €',
    '11 punts',
    '1.5',
  ];
  for (const word of elided) expect(ofInCatalan(word)).toBe(`d’${word}`);
});

test('it is not before a consonant, half a consonant, any other number, or nothing', () => {
  for (const word of ['Bo', 'Iago', 'Hieròdul', 'Ramon', 'Hvitgard', 'y', '10', '12', '111', '1.000', '«x»', ''])
    expect(ofInCatalan(word)).toBe(`de ${word}`);
});

test('the article at the head of a place melts into “de” and “a”, and into nothing else', () => {
  const told = (place: string) => [ofPlaceInCatalan(place), atPlaceInCatalan(place)];
  expect(['El Pla', 'Els Ports', 'el Gual', 'EL CAMP'].map(told)).toEqual([
    ['del Pla', 'al Pla'],
    ['dels Ports', 'als Ports'],
    ['del Gual', 'al Gual'],
    ['del CAMP', 'al CAMP'],
  ]);
  expect(['La Vall', 'Elna', 'El', 'El (a4)', 'Illa Fosca', 'Joncar'].map(told)).toEqual([
    ['de La Vall', 'a La Vall'],
    ['d’Elna', 'a Elna'],
    ['d’El', 'a El'],
    ['d’El (a4)', 'a El (a4)'],
    ['d’Illa Fosca', 'a Illa Fosca'],
    ['de Joncar', 'a Joncar'],
  ]);
});
