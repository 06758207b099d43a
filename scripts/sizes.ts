/**
 * What each import path costs, minified and gzipped, and proof that whoever imports one game does not pay for another.
 * `npm run sizes` prints the table, `-- --write` puts it into README.md, `-- --check` fails if README.md is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rulesOfAll as games } from '../src/games/rules.js';
import { doors, isOfWords } from './doors.js';
import { root } from './project-files.js';

/** A file, or a module given as text, with everything it imports. */
const bundle = async (entry: string, isText = false): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    ...(isText ? { stdin: { contents: entry, resolveDir: root } } : { entryPoints: [entry] }),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.contents;
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const gzipped = (code: Uint8Array): number => gzipSync(code, { level: 9 }).length;
const problems: string[] = [];
const atMost = (path: string, bytes: number, most: number | undefined): void => {
  if (most !== undefined && bytes > most * 1000) problems.push(`${path} is ${kilobytes(bytes)} gzipped; it may be ${most} kB.`);
};

/** What the rules of a game may weigh, in kB gzipped, and the names and events of one language. Aimed at are 50 for the small games, 75 and 115, and 15 for names. */
const mostOfRules: Readonly<Record<string, number>> = {
  'ludoteca/ojo-del-terror': 52,
  'ludoteca/genegrafter': 52,
  'ludoteca/som-el-que-decidim': 50,
  'ludoteca/genes-mactantes': 87,
  'ludoteca/orbis-terrarum': 137,
};
const mostOfNames = 15;
/** Where names and sentences have not been brought down to that. */
const moreOfNames: Readonly<Record<string, number>> = {
  'ludoteca/genes-mactantes/labels/english': 16,
  'ludoteca/genes-mactantes/labels/catalan': 17,
  'ludoteca/genes-mactantes/labels/spanish': 17,
  'ludoteca/genes-mactantes/labels/french': 17,
  'ludoteca/orbis-terrarum/labels/english': 17.5,
  'ludoteca/orbis-terrarum/labels/spanish': 20.5,
  'ludoteca/orbis-terrarum/labels/catalan': 21.5,
  'ludoteca/orbis-terrarum/labels/french': 21.5,
};

const rows: string[] = [];
for (const { path, code: file } of doors.filter((door) => !isOfWords(door))) {
  const code = await bundle(join(root, file));
  const text = new TextDecoder().decode(code);
  const game = path.slice('ludoteca/'.length);
  if (Object.hasOwn(games, game))
    for (const other of Object.values(games)) {
      const [clause] = other.clauses;
      if (other.id !== game && text.includes(clause!)) throw new Error(`${path} carries ${other.id} along (${clause} is in its bundle).`);
    }
  atMost(path, gzipped(code), mostOfRules[path]);
  rows.push(`| \`${path}\` | ${kilobytes(code.length)} | ${kilobytes(gzipped(code))} |`);
}

/** One export of a module, alone. */
const alone = (file: string, name: string): Promise<Uint8Array> =>
  bundle(`export { ${name} } from ${JSON.stringify(join(root, file))};`, true);

const languages = ['english', 'catalan', 'spanish', 'french'];
const words: string[] = [];
for (const game of Object.keys(games))
  for (const room of ['labels', 'book']) {
    const cells: string[] = [];
    for (const language of languages) {
      const door = doors.find(({ path }) => path === `ludoteca/${game}/${room}/${language}`);
      if (door === undefined) {
        cells.push('');
        continue;
      }
      const whole = gzipped(await bundle(join(root, door.code)));
      if (room === 'book') {
        cells.push(kilobytes(whole));
        continue;
      }
      const names = gzipped(await alone(door.code, `${language}Names`));
      atMost(`the names of ${door.path}`, names, moreOfNames[door.path] ?? mostOfNames);
      cells.push(`${kilobytes(names)} · ${kilobytes(whole)}`);
    }
    words.push(`| \`ludoteca/${game}/${room}/…\` | ${cells.join(' | ')} |`);
  }
const table = [
  '| import | minified | gzipped |',
  '| --- | ---: | ---: |',
  ...rows,
  '',
  'Words of a game in one language, gzipped: names and events alone · everything; and its rulebook.',
  '',
  `| import | ${languages.join(' | ')} |`,
  `| --- |${' ---: |'.repeat(languages.length)}`,
  ...words,
].join('\n');
console.log(table);

const readme = join(root, 'README.md');
const before = readFileSync(readme, 'utf8');
const block = /(<!-- sizes -->\n)([\s\S]*?)(\n<!-- \/sizes -->)/;
const written = before.match(block)?.[2] ?? '';

/** The figures of a table; packers differ by a little from machine to machine. */
const figures = (text: string): number[] => [...text.matchAll(/([\d.]+) kB/g)].map((match) => Number(match[1]));
const isClose = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((figure, i) => Math.abs(figure - b[i]!) <= 0.02 * figure + 0.2);

if (process.argv.includes('--write')) writeFileSync(readme, before.replace(block, `$1${table}$3`));
else if (process.argv.includes('--check') && !isClose(figures(written), figures(table))) {
  console.error('The sizes in README.md are out of date: run `npm run sizes -- --write`.');
  process.exit(1);
}
if (problems.length > 0) {
  for (const problem of problems) console.error(`- ${problem}`);
  process.exitCode = 1;
}
