// The golden transcripts of all games: `npm run transcripts` writes them anew, with `-- --check` they are only compared.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folder, writeAll } from './project-files.js';

/** What test/games/<id>/transcripts/index.ts exports: a text for every name. */
type Transcripts = Readonly<Record<string, () => string>>;

const check = process.argv.includes('--check');
const games = folder('test', 'games');
const homes = (existsSync(games) ? readdirSync(games) : [])
  .map((game) => join(games, game, 'transcripts'))
  .filter((home) => existsSync(join(home, 'index.ts')));

const texts = new Map<string, string>();
for (const home of homes) {
  const { transcripts } = (await import(pathToFileURL(join(home, 'index.ts')).href)) as { readonly transcripts: Transcripts };
  for (const [name, play] of Object.entries(transcripts)) texts.set(join(home, `${name}.txt`), play());
}

const stale = writeAll(texts, check);
const lost = homes.flatMap((home) =>
  readdirSync(home)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => join(home, name))
    .filter((path) => !texts.has(path)),
);
if (!check) for (const path of lost) rmSync(path);

console.log(
  `${texts.size} transcripts of ${homes.length} games: ${stale.length} ${check ? 'differ' : 'written'}, ${lost.length} ${check ? 'belong to nothing' : 'removed'}.`,
);
for (const path of [...stale, ...lost.map((path) => basename(path))]) console.log(`  ${path}`);
if (check && stale.length + lost.length > 0) process.exitCode = 1;
