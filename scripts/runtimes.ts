/**
 * Plays the same evening in every runtime that the package claims, from the built package, and compares what came of it: the seals of the five games,
 * and a study. Runtimes are brought here from npm when they are wanted. What was seen is written into docs/guide/runtimes.md.
 * `npm run runtimes`, or of some alone and without writing: `npm run runtimes -- bun deno`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { folder } from './project-files.js';
import type { Part, Sealed } from './runtimes/evening.js';
import { type Found, findBrowser, get, kinds } from './runtimes/getting.js';
import { openBrowser, openProgram, openWorkerd, type Table } from './runtimes/playing.js';
import { makeProject, type Project } from './runtimes/project.js';

interface Runtime {
  readonly name: string;
  /** How the package comes to it. */
  readonly how: string;
  readonly find: () => Found;
  readonly open: (project: Project, program: string) => Promise<Table>;
}

const asModule = (project: Project, program: string): Promise<Table> => openProgram(project, program, project.module);
const asCommon = (project: Project, program: string): Promise<Table> => openProgram(project, program, project.common);
const inBothForms = (name: string, find: () => Found): readonly Runtime[] => [
  { name, how: 'ES modules', find, open: asModule },
  { name, how: 'CommonJS', find, open: asCommon },
];

/** The oldest of each line of Node that package.json promises, and the newest there are. */
const runtimes: readonly Runtime[] = [
  ...['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.21.0', '26.10.0'].flatMap((version) =>
    inBothForms('Node', () => get(kinds.node, version)),
  ),
  ...inBothForms('Bun', () => get(kinds.bun, '1.4.5')),
  {
    name: 'Deno',
    how: 'ES modules, installed',
    find: () => get(kinds.deno, '2.9.6'),
    open: (project, program) => openProgram(project, program, 'run', '--allow-all', project.module),
  },
  { name: 'Chromium', how: 'a bundle, in a worker', find: findBrowser, open: openBrowser },
  { name: 'workerd (Cloudflare)', how: 'a bundle, no modules of Node', find: () => get(kinds.workerd, '1.20261117.1'), open: openWorkerd },
];

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = runtimes.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)));
const parts: readonly Part[] = ['games', 'study', 'threads'];

const project = await makeProject();
const here = await openProgram(project, process.execPath, project.module);
const ours: Readonly<Record<Part, string>> = {
  games: await here.play('games'),
  study: await here.play('study'),
  threads: await here.play('threads'),
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** What came of a part, beside what came of it here. */
const seen = async (table: Table, part: Part): Promise<string> => {
  try {
    return (await table.play(part)) === ours[part] ? 'the same' : '**other than here**';
  } catch (error) {
    return `**fails**: ${messageOf(error)}`;
  }
};

interface Row {
  readonly name: string;
  readonly version: string;
  readonly how: string;
  readonly cells: readonly string[];
}

const tried = async ({ name, how, find, open }: Runtime): Promise<Row> => {
  const found = find();
  if ('lacking' in found) return { name, version: `could not be had: ${found.lacking}`, how, cells: parts.map(() => 'not tried') };
  try {
    const table = await open(project, found.program);
    const cells: string[] = [];
    for (const part of parts) cells.push(await seen(table, part));
    await table.close();
    return { name, version: table.version, how, cells };
  } catch (error) {
    return { name, version: '', how, cells: parts.map(() => `**fails**: ${messageOf(error)}`) };
  }
};

const rows: Row[] = [];
for (const runtime of chosen) {
  const row = await tried(runtime);
  rows.push(row);
  console.log([`${row.name} ${row.version}, ${row.how}`, ...row.cells].join(' | '));
}

if (wanted.length === 0) {
  const seals = Object.entries(JSON.parse(ours.games) as Readonly<Record<string, Sealed>>);
  const table = [
    '| runtime | version | the package as | five games | a study | a study on threads |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, version, how, cells }) => `| ${[name, version, how, ...cells].join(' | ')} |`),
    '',
    '| game | actions | seal of the last |',
    '| --- | ---: | --- |',
    ...seals.map(([id, { actions, seal }]) => `| ${id} | ${actions} | \`${seal}\` |`),
  ].join('\n');
  const page = folder('docs', 'guide', 'runtimes.md');
  const block = /(<!-- runtimes -->\n)[\s\S]*?(<!-- \/runtimes -->)/;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(block, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
  );
}
if (rows.some(({ cells }) => cells.some((cell) => cell.startsWith('**')))) process.exitCode = 1;
