import { expect, test } from 'vitest';
import { ofInCatalan } from '../../../src/core/words/catalan-of.js';

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
