import { countIn, numberIn, plainly, rowIn, sayingIn } from 'ludoteca';
import { expect, test } from 'vitest';

test('things in a row are joined as each language joins them', () => {
  expect(['en', 'es', 'ca', 'fr'].map((language) => rowIn(language, ['a', 'b', 'c']))).toEqual([
    'a, b and c',
    'a, b y c',
    'a, b i c',
    'a, b et c',
  ]);
  expect(['en', 'es', 'ca', 'fr'].map((language) => rowIn(language, ['a', 'b'], 'or'))).toEqual(['a or b', 'a o b', 'a o b', 'a ou b']);
  const beside = ['Inés', 'índice', 'hijos', 'Híades', '«isla»', 'hielo', 'hiato', 'Iago', 'Ione'];
  expect(beside.map((last) => rowIn('es', ['Ana', last]))).toEqual([
    ...[
      'Ana e Inés',
      'Ana e índice',
      'Ana e hijos',
      'Ana e Híades',
      'Ana e «isla»',
      'Ana y hielo',
      'Ana y hiato',
      'Ana y Iago',
      'Ana y Ione',
    ],
  ]);
  expect(rowIn('es', ['Ana', 'Bea', 'Íñigo'])).toBe('Ana, Bea e Íñigo');
  expect(['Yves', 'Yvonne', 'Yago', 'y', 'Y 2'].map((last) => rowIn('es', ['Ana', last]))).toEqual([
    ...['Ana e Yves', 'Ana e Yvonne', 'Ana y Yago', 'Ana y y', 'Ana y Y 2'],
  ]);
  const either = ['Óscar', '«Óscar»', 'Olga', 'hora', '8', '“ocho”', '11', '110', '1', 'Ana'];
  expect(either.map((last) => rowIn('es', ['Eva', last], 'or'))).toEqual([
    ...[
      'Eva u Óscar',
      'Eva u «Óscar»',
      'Eva u Olga',
      'Eva u hora',
      'Eva u 8',
      'Eva u “ocho”',
      'Eva u 11',
      'Eva o 110',
      'Eva o 1',
      'Eva o Ana',
    ],
  ]);
  expect(rowIn('es', ['Ana', 'Bea', 'Óscar'], 'or')).toBe('Ana, Bea u Óscar');
  expect(['en', 'es'].map((language) => [rowIn(language, []), rowIn(language, ['a'])])).toEqual([
    ['', 'a'],
    ['', 'a'],
  ]);
});

test('before its own sound “y” becomes “e” in Spanish of every country and in no other language, and never within a name', () => {
  expect(['es', 'es-MX', 'es-419'].map((language) => rowIn(language, ['Ana', 'Íñigo']))).toEqual([
    'Ana e Íñigo',
    'Ana e Íñigo',
    'Ana e Íñigo',
  ]);
  expect(rowIn('ast', ['Ana', 'Íñigo'])).toBe('Ana y Íñigo');
  expect(rowIn('es', ['Ana', 'Íñigo'], 'or')).toBe('Ana o Íñigo');
  expect(rowIn('es', ['Luz y Sol', ' y ', 'Íñigo'])).toBe('Luz y Sol,  y  e Íñigo');
});

test('one thing stands in the singular; in French none does, too', () => {
  expect([0, 1, 2].map((number) => countIn('fr', number, 'planète', 'planètes'))).toEqual(['0 planète', '1 planète', '2 planètes']);
  expect([0, 1, 2].map((number) => countIn('es', number, 'planeta', 'planetas'))).toEqual(['0 planetas', '1 planeta', '2 planetas']);
  expect(countIn('en', 12_000, 'planet', 'planets')).toBe('12,000 planets');
  expect(numberIn('es', 12_000)).toBe('12.000');
});

test('at a table everything is called by its name there, and without one by its id', () => {
  const { name, list, row, count } = sayingIn('en', (id) => id.toUpperCase());
  expect([name('cadia'), list(['a', 'b'], 'or'), row(['a', 'b'], 'or'), count(1, 'die', 'dice')]).toEqual([
    'CADIA',
    'A or B',
    'a or b',
    '1 die',
  ]);
  expect([plainly.name('cadia'), plainly.list(['a', 'b', 'c']), plainly.list(['a', 'b'], 'or'), plainly.count(2, 'die', 'dice')]).toEqual([
    'cadia',
    'a, b and c',
    'a or b',
    '2 dice',
  ]);
});

test('a sentence says of which list something is, and nothing of a list where it does not', () => {
  const { name, list } = sayingIn('en', (id, among = 'anything') => `${id} of ${among}`);
  expect([name('fenris', 'sectors'), name('fenris'), list(['a', 'b'], 'or', 'gods'), list(['a', 'b'])]).toEqual([
    'fenris of sectors',
    'fenris of anything',
    'a of gods or b of gods',
    'a of anything and b of anything',
  ]);
});
