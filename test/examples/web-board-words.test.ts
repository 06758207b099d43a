import { expect, test } from 'vitest';
import { tongue } from '../../examples/web/src/boards/tongue.js';

test('a word that ends in « de » is shortened before a vowel in French and Catalan, and in no other language', () => {
  const word = tongue({ vassal: ['vassal of', 'vassall de', 'vasallo de', 'vassal de'], by: ['by', 'per', 'por', 'par'] });
  const told = (language: string, name: string) => word(language)('vassal', name);
  expect(['Ana', 'Óscar', 'Bo', 'Yann', 'Yves'].map((name) => told('fr', name))).toEqual([
    ...['vassal d’Ana', 'vassal d’Óscar', 'vassal de Bo', 'vassal de Yann', 'vassal d’Yves'],
  ]);
  expect(['Ana', 'Hugo', 'Iolanda', 'Bo'].map((name) => told('ca', name))).toEqual([
    ...['vassall d’Ana', 'vassall d’Hugo', 'vassall de Iolanda', 'vassall de Bo'],
  ]);
  expect([told('es', 'Ana'), told('en', 'Ana'), word('fr')('by', 'Ana'), word('fr')('vassal')]).toEqual([
    ...['vasallo de Ana', 'vassal of Ana', 'par Ana', 'vassal de'],
  ]);
});

test('things are counted on a board as the language counts: of nothing French speaks as of one', () => {
  const word = tongue({ life: ['life', 'vida', 'vida', 'point de vie'], lives: ['lives', 'vides', 'vidas', 'points de vie'] });
  const counted = (language: string) => [0, 1, 2].map((number) => word(language).counted(number, 'life', 'lives'));
  expect(counted('fr')).toEqual(['0 point de vie', '1 point de vie', '2 points de vie']);
  expect(counted('en')).toEqual(['0 lives', '1 life', '2 lives']);
});
