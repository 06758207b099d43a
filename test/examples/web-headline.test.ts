import { expect, test } from 'vitest';
import { type Language, languages } from '../../examples/shared/languages.js';
import { fill, type Words, wordsOf } from '../../examples/web/src/language/words.js';
import { askedOf, headlineOf, pointsTold } from '../../examples/web/src/table/headline.js';
import type { Afar, Seated } from '../../examples/web/src/tables/seen.js';

const telling = { player: (id: string) => id };
const speaking = (language: Language) => {
  const words = wordsOf(language);
  return { language, words, say: (key: keyof Words, gaps = {}) => fill(words[key], gaps, language) };
};

/** What stands over a table at which it is for Jon to act, unless something else is said of it. */
const over = (said: Partial<Seated>, language: Language = 'en') =>
  headlineOf({ viewer: 'Jon', awaited: true, waitedFor: ['Jon'], outcome: null, afar: null, ...said }, telling, speaking(language));

const ended = (winners: readonly string[], points: Readonly<Record<string, number>>) => ({
  winners,
  ranking: Object.entries(points).map(([player, made], place) => ({ player, rank: place + 1, points: made })),
  clause: 'END',
});

const asking = (request: Partial<NonNullable<Afar['request']>>): Pick<Seated, 'afar'> => ({
  afar: { closed: false, request: { by: 'Jon', what: 'take-back', of: ['Marta'], agreed: [], ...request } } as Afar,
});

test('it is said whose turn it is', () => {
  expect(over({})).toEqual({ text: 'Your turn, Jon', isMine: true });
  expect(over({ awaited: false, waitedFor: ['Marta'] })).toEqual({ text: 'Marta to act', isMine: false });
  expect(over({ awaited: false, waitedFor: ['Marta', 'Jon'] })).toEqual({ text: 'Marta to act', isMine: false });
  // A bot is asked whether it steps in.
  expect(over({ awaited: false, waitedFor: ['Jon'] })).toEqual({ text: 'Your turn, Jon', isMine: true });
  expect(over({ awaited: false, waitedFor: [] })).toEqual({ text: 'Nobody can act', isMine: false });
});

test('the end says who has won, with points where there are any, in every language', () => {
  const told = (winners: readonly string[], points: Readonly<Record<string, number>>) =>
    languages.map((language) => over({ outcome: ended(winners, points) }, language).text);
  expect(told(['Marta'], { Marta: 16, Jon: 1 })).toMatchInlineSnapshot(`
    [
      "The game is over: Marta wins (16 points)",
      "La partida s’ha acabat: guanya Marta (16 punts)",
      "La partida ha terminado: gana Marta (16 puntos)",
      "La partie est finie : Marta gagne (16 points)",
    ]
  `);
  expect(told(['Marta', 'Jon'], { Marta: 1, Jon: 1, Cy: 0 })).toMatchInlineSnapshot(`
    [
      "The game is over: Marta and Jon win (1 point)",
      "La partida s’ha acabat: guanyen Marta i Jon (1 punt)",
      "La partida ha terminado: ganan Marta y Jon (1 punto)",
      "La partie est finie : Marta et Jon gagnent (1 point)",
    ]
  `);
  expect(told([], { Marta: 3, Jon: 2 })).toMatchInlineSnapshot(`
    [
      "The game is over: nobody wins",
      "La partida s’ha acabat: no guanya ningú",
      "La partida ha terminado: no gana nadie",
      "La partie est finie : personne ne gagne",
    ]
  `);
  // Whoever won with different points, or where nobody made any, won.
  expect(told(['Marta', 'Jon'], { Marta: 3, Jon: 2 })[0]).toBe('The game is over: Marta and Jon win');
  expect(told(['Marta'], { Marta: 0, Jon: 0 })[0]).toBe('The game is over: Marta wins');
});

test('one point is told in the singular, and in French none as well; fractions as the language writes them', () => {
  const told = (points: number) => languages.map((language) => pointsTold(points, speaking(language)));
  expect([0, 1, 2, 248.4].map(told)).toEqual([
    ['0 points', '0 punts', '0 puntos', '0 point'],
    ['1 point', '1 punt', '1 punto', '1 point'],
    ['2 points', '2 punts', '2 puntos', '2 points'],
    ['248.4 points', '248,4 punts', '248,4 puntos', '248,4 points'],
  ]);
});

test('while leave is asked for, the table waits for those who have not answered, and for nobody else; closed, for nobody', () => {
  expect(over(asking({}))).toEqual({ text: 'Marta to answer', isMine: false });
  expect(over({ viewer: 'Marta', awaited: false, ...asking({}) })).toEqual({ text: 'Jon asks you', isMine: true });
  expect(over({ viewer: 'Marta', ...asking({ of: ['Marta', 'Cy'], agreed: ['Marta'] }) }).text).toBe('Cy to answer');
  expect(over({ viewer: 'Marta', ...asking({ by: '', what: 'go-on' }) }).text).toBe('Do you agree?');
  // After the end something may be asked as well.
  expect(over({ viewer: 'Marta', outcome: ended(['Jon'], { Jon: 2 }), ...asking({}) }).text).toBe('Jon asks you');
  expect(over({ afar: { request: null, closed: true } as Afar })).toEqual({ text: 'This table is closed.', isMine: false });
  expect(askedOf({ afar: null })).toEqual([]);
});
