import { expect, test } from 'vitest';
import { tellPoints } from '../../examples/terminal/words.js';

const languages = ['en', 'ca', 'es', 'fr'] as const;

test('one point is singular, in French none too, and fractions are written as the language does', () => {
  const told = (points: number) => languages.map((language) => tellPoints(language, points));
  expect([0, 1, 2, 248.4].map(told)).toEqual([
    ['0 points', '0 punts', '0 puntos', '0 point'],
    ['1 point', '1 punt', '1 punto', '1 point'],
    ['2 points', '2 punts', '2 puntos', '2 points'],
    ['248.4 points', '248,4 punts', '248,4 puntos', '248,4 points'],
  ]);
});

test('a change of points has its sign and is singular on either side of none', () => {
  expect([1, -3].map((change) => tellPoints('en', change, 'exceptZero'))).toEqual(['+1 point', '-3 points']);
  expect([-1, 0].map((change) => tellPoints('en', change, 'exceptZero'))).toEqual(['-1 point', '0 points']);
});

test('a fraction is one or many as it is written', () => {
  expect([tellPoints('en', 0.998, 'exceptZero'), tellPoints('es', 0.998), tellPoints('fr', 1.999)]).toEqual([
    '+1 point',
    '1 punto',
    '2 points',
  ]);
});
