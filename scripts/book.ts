// The rulebooks: `npm run book [-- <game>]` plays the examples of test/games/<id>/book/examples.ts, writes what was told of them into
// src/games/<id>/book/<language>/played.ts, and every book as a page into docs/book. With `-- --check` it writes nothing, and fails where a file
// would differ.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Book, type Game, type GameTypes, type WordsOf, withWords } from 'ludoteca';
import { rulesById } from '../src/games/rules.js';
import { markdownOf } from './book/markdown.js';
import { type Example, playedIn } from './book/played.js';
import { folder, writeAll } from './project-files.js';

const check = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const home = folder('src', 'games');
const ids = readdirSync(home)
  .filter((id) => existsSync(join(home, id, 'book')))
  .filter((id) => wanted.length === 0 || wanted.includes(id))
  .sort();

const load = async <T>(...path: readonly string[]): Promise<T> => (await import(pathToFileURL(join(...path)).href)) as T;
const quoted = (text: string): string =>
  /'/.test(text) && !/"/.test(text) ? JSON.stringify(text) : `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

const files = new Map<string, string>();
for (const id of ids) {
  const path = folder('test', 'games', id, 'book', 'examples.ts');
  const languages = readdirSync(join(home, id, 'book')).filter((name) => existsSync(join(home, id, 'book', name, 'index.ts')));
  const { examples } = existsSync(path) ? await load<{ readonly examples: readonly Example<GameTypes>[] }>(path) : { examples: [] };
  for (const language of languages) {
    if (examples.length > 0) {
      const words = (await load<Record<string, WordsOf>>(home, id, 'labels', language, 'index.ts'))[language]!;
      const game = withWords(rulesById(id) as Game, [words]);
      const entries = examples.map((example) => {
        const { told, board } = playedIn(game, example, words.language);
        const lines = told.map((line) => `      ${quoted(line)},`).join('\n');
        const drawn = board === undefined ? '' : `\n    board: ${'`'}${board.replace(/[\\`$]/g, '\\$&')}${'`'},`;
        return `  '${example.id}': {\n    told: [\n${lines}\n    ],${drawn}\n  },`;
      });
      const text = `/** What was told of the examples when they were played: made by \`npm run book\`. */\nexport const played = {\n${entries.join('\n')}\n} as const;\n`;
      files.set(join(home, id, 'book', language, 'played.ts'), text);
    }
  }
}
// The books read what was played: it is written before they are.
const stale = writeAll(files, check);
const pages = new Map<string, string>();
for (const id of ids)
  for (const language of readdirSync(join(home, id, 'book'))) {
    const door = join(home, id, 'book', language, 'index.ts');
    if (!existsSync(door)) continue;
    const { book } = await load<{ readonly book: Book }>(door);
    pages.set(folder('docs', 'book', `${id}-${book.language}.md`), markdownOf(id, book));
  }
stale.push(...writeAll(pages, check));
console.log(`${pages.size} rulebooks: ${stale.length} files ${check ? 'differ' : 'written'}.`);
for (const path of stale) console.log(`  ${path}`);
if (check && stale.length > 0) process.exitCode = 1;
