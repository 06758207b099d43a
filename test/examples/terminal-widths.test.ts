import fc from 'fast-check';
import { createMatch, type Game, type GameTypes, O, openForm, seeded } from 'ludoteca';
import { bookOf, catalogue } from 'ludoteca/games';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { languages } from '../../examples/shared/languages.js';
import { cellsOf, columnsOf } from '../../examples/terminal/cells.js';
import { evening } from '../../examples/terminal/evening.js';
import { fitted } from '../../examples/terminal/fitting.js';
import { legendOf } from '../../examples/terminal/legend.js';
import { pagesOf } from '../../examples/terminal/paging.js';
import { tell } from '../../examples/terminal/words.js';
import { often } from '../long.js';
import { Keyboard } from './helpers/keyboard.js';
import { shownOn } from './helpers/screen.js';

const widths = [60, 80, 120] as const;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** What stands in a picture, without its lines. */
const marksOf = (text: string): readonly string[] => wordsOf(text.replace(/[\u2500-\u257f]|[+|-]{2,}|\|/g, ' ')).toSorted();

const tooWide = (lines: readonly string[], columns: number): readonly string[] => lines.filter((line) => columnsOf(line) > columns);

/** Some positions of a game that bots stumbled through, each for whoever is to act. */
const positionsOf = (game: Game, count: number) => {
  const match = accepted(createMatch(game, { players: ['ada', 'bo', 'cy'].slice(0, game.players.max) }, { dice: seeded(game.id) }));
  const dice = seeded('stumbling');
  const positions: { readonly state: GameTypes['State']; readonly player: string; readonly view: GameTypes['View'] }[] = [];
  for (let step = 0; step < count * 12 && O.isNone(match.outcome()); step++) {
    // Something may be open to an actor of which nothing can be done just now.
    const action = match.actors().flatMap((actor) => game.randomAction(match.state, actor, dice) ?? [])[0]!;
    const { player } = action;
    if (step % 12 === 0) positions.push({ state: match.state, player, view: match.view(player) });
    accepted(match.play(player, action));
  }
  return positions;
};

test('in French no line begins with a mark that belongs to the word before it, nor ends with an opening quotation mark', () => {
  const { clauses } = bookOf('genegrafter', 'fr')!;
  const texts = [...Object.values(clauses), 'Les règles ne permettent pas de jouer « le premier coup » : il manque un lancer !'];
  for (const text of texts)
    for (let columns = 30; columns < 90; columns += 7)
      for (const line of fitted(text, columns)) expect([line, /^\s*[;:!?»](?: |$)|«$/.test(line)]).toEqual([line, false]);
});

describe.each(catalogue.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const positions = positionsOf(game, often(3, 6));

  test.each(languages)('in %s no picture is wider than the screen, and all that stands in it is still there', (language) => {
    for (const { view } of positions)
      for (const columns of widths) {
        const drawn = game.labels.draw!(view, language);
        const lines = fitted(drawn, columns);
        expect(tooWide(lines, columns)).toEqual([]);
        expect(marksOf(lines.join('\n'))).toEqual(marksOf(drawn));
      }
  });

  test.each(languages)('in %s no rule, sign, question or action is wider than the screen, and no word is broken', (language) => {
    const book = bookOf(game.id, language)!;
    const texts = [
      legendOf(game, language).join('\n'),
      ...Object.entries(book.clauses).map(([id, text]) => `  [${id}] ${text}`),
      ...positions.flatMap(({ state, player, view }) =>
        game.open(state, player).flatMap((type) => {
          const { ask } = openForm(game, state, player, type);
          const answers = ask?.question.kind === 'one' ? ask.question.from : [];
          return [
            game.labels.name(type, language, view),
            ...(ask === null ? [] : [game.labels.question(type, ask.field, language, view)]),
            ...answers.map((answer) => game.labels.answer(type, ask!.field, answer, language, view)),
          ];
        }),
      ),
    ];
    expect(legendOf(game, language)).not.toEqual([]);
    for (const columns of [44, ...widths])
      for (const text of texts) {
        const lines = fitted(text, columns);
        expect(tooWide(lines, columns)).toEqual([]);
        expect(wordsOf(lines.join('\n'))).toEqual(wordsOf(text));
      }
  });
});

test('a picture that does not fit is drawn narrower, each thing still above the other', () => {
  const drawn = ['    one     │     two     ', '────────────┼─────────────', '    1 2     │     · ·     '].join('\n');
  expect(fitted(drawn, 20)).toEqual(['   one   │   two    ', '─────────┼──────────', '   1 2   │   · ·    ']);
});

test('a picture too wide for that comes in parts, cut at its lines', () => {
  const cells = (...texts: readonly string[]): string => `${texts.map((text) => `|${text.padEnd(9, '.')}`).join('')}|`;
  const drawn = [cells('a', 'b', 'c', 'd'), '+123456789'.repeat(4).replace(/\d/g, '-').concat('+'), cells('e', 'f', 'g', 'h')].join('\n');
  const [narrow, line] = [25, '+---------+---------+'];
  expect(fitted(drawn, narrow)).toEqual([cells('a', 'b'), line, cells('e', 'f'), '', cells('c', 'd'), line, cells('g', 'h')]);
});

test('a table that does not fit loses space, and then breaks between what stands in it', () => {
  const drawn = ['  a1      Planells      [Aurenca]     > a2 a3', '  mar     Mar de Fora                 > a2 a8'].join('\n');
  expect(fitted(drawn, 40)).toEqual(['  a1   Planells      [Aurenca]   > a2 a3', '  mar  Mar de Fora               > a2 a8']);
  expect(fitted(drawn, 30)).toEqual(['  a1  Planells  [Aurenca]', '    > a2 a3', '  mar  Mar de Fora  > a2 a8']);
});

test('whatever is written, no line is wider than the screen, and words that fit stay whole', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 14 })
    .map((text) => text.replace(/[\s\u2500-\u257f+\p{Cc}\p{Cf}]/gu, '') || 'x');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), fc.integer({ min: 40, max: 130 }), (words, columns) => {
      const text = words.join(' ');
      const lines = fitted(text, columns);
      expect(tooWide(lines, columns)).toEqual([]);
      expect(wordsOf(lines.join('\n'))).toEqual(words);
    }),
  );
});

test('wide letters count as what they take, and a word longer than a line is cut between letters', () => {
  expect(cellsOf('日a')).toEqual(['日', '', 'a']);
  const name = '日本語'.repeat(10);
  const lines = fitted(`  ${name} wins`, 24);
  expect(tooWide(lines, 24)).toEqual([]);
  expect(lines.join('').replace(/\s/g, '')).toBe(`${name}wins`);
});

test('pages are as high as the screen, and end where there is a gap', () => {
  const lines = ['1', '2', '3', '4', '', '5', '6', '7', '8', '9', '10'];
  expect(pagesOf(lines, 6)).toEqual([['1', '2', '3', '4'], ['', '5', '6', '7', '8', '9'], ['10']]);
  expect(pagesOf(lines, 60)).toEqual([lines]);
});

const openings: Readonly<Record<string, readonly string[]>> = {
  'ojo-del-terror': ['--set', 'warbandSelection=random'],
  genegrafter: ['--set', 'gear=false'],
  'som-el-que-decidim': ['--set', 'mode=A'],
  'genes-mactantes': ['--set', 'length={"mode":"turns","turns":1}'],
  'orbis-terrarum': ['--set', 'turnLimit=2'],
};

/** Every game on a narrow screen and on one that is wider; before a release on all three. */
const evenings = catalogue.flatMap(({ id }, place) =>
  often<readonly number[]>([60, place % 2 === 0 ? 80 : 120], widths).map(
    (columns) => [id, columns, languages[(place + columns / 20) % 4]!] as const,
  ),
);

test.each(evenings)('an evening of %s at %i columns, in %s: nothing that is shown runs over the edge', async (id, columns, language) => {
  const keyboard = new Keyboard();
  Object.assign(keyboard.output, { columns, rows: 40 });
  const over = evening([id, '--seed', '2', '--language', language, '--players', 'ada:human,bo:random', ...openings[id]!], keyboard);
  const asked = tell(language, 'whatNow', { player: 'ada' });
  await keyboard.sees(asked);
  for (const key of ['?', '#', '/']) {
    keyboard.input.write(key);
    await keyboard.press();
    await keyboard.press('escape', 'escape');
  }
  await keyboard.press('enter', 'enter', 'interrupt', 'interrupt');
  expect(await over).toBe(0);
  const shown = await shownOn(columns, 40, keyboard.raw);
  expect(shown.filter(({ isBroken }) => isBroken)).toEqual([]);
  expect(shown.some(({ text }) => text.includes(tell(language, 'aim')))).toBe(true);
});

test('a hint that is longer than a line goes on in lines that are full', async () => {
  const keyboard = new Keyboard();
  Object.assign(keyboard.output, { columns: 60, rows: 40 });
  const over = evening(['orbis-terrarum', '--seed', '2', '--language', 'es', '--players', 'ada:human,bo:random'], keyboard);
  await keyboard.sees('jugar como siempre');
  const lines = (await shownOn(60, 40, keyboard.raw)).map(({ text }) => text.trimEnd());
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
  const begun = lines.findIndex((text) => text.includes('jugar como siempre ('));
  const hint = lines.slice(begun, lines.findIndex((text, place) => place >= begun && text.endsWith(')')) + 1);
  expect(hint.length).toBeGreaterThan(1);
  // The bar and what stands before an answer take up to sixteen columns; a word more would not have fitted.
  for (const text of hint.slice(0, -1)) expect(text.length).toBeGreaterThan(60 - 16 - 12);
  expect(hint.at(-1)).toContain('mazo');
});
