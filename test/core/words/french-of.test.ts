import { expect, test } from 'vitest';
import { ofInFrench } from '../../../src/core/words/french-of.js';

test('« de » loses its vowel before a vowel with any accent, with an h or without one, and before a y that is one', () => {
  for (const name of ['Ada', 'Élise', 'Óscar', 'Ödön', 'Hugo', 'Hélène', 'Œdipe', 'Yves', 'y', 'ada'])
    expect(ofInFrench(name)).toBe(`d’${name}`);
  for (const name of ['Bo', 'Yann', 'Zoë', '11', '“Ada”', '']) expect(ofInFrench(name)).toBe(`de ${name}`);
});
