/**
 * Plays the same evening in every runtime that the package claims, from the built package, and compares what came of it: the seals of the five games,
 * and a study. Runtimes are brought here from npm when they are wanted. What was seen is written into docs/guide/runtimes.md.
 * `npm run runtimes`, or of some alone and without writing: `npm run runtimes -- bun deno`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Evening } from './runtimes/evening.js';
import { type Found, findBrowser, get, kinds } from './runtimes/getting.js';
import { type Played, playInBrowser, playInWorkerd, playProgram } from './runtimes/playing.js';
import { makeProject, type Project } from './runtimes/project.js';
import { folder } from './written.js';

interface Runtime {
  readonly name: string;
  /** How the package comes to it. */
  readonly how: string;
  readonly find: () => Found;
  readonly play: (project: Project, program: string) => Promise<Played>;
}

const asModule = (project: Project, program: string): Promise<Played> => playProgram(project, program, project.module);
const asCommon = (project: Project, program: string): Promise<Played> => playProgram(project, program, project.common);
const ofNode = (version: string): readonly Runtime[] => {
  const find = (): Found => get(kinds.node, version);
  return [
    { name: 'Node', how: 'ES modules', find, play: asModule },
    { name: 'Node', how: 'CommonJS', find, play: asCommon },
  ];
};

/** The oldest of each line of Node that package.json promises, and the newest there are. */
const runtimes: readonly Runtime[] = [
  ...['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.21.0', '26.10.0'].flatMap(ofNode),
  { name: 'Bun', how: 'ES modules', find: () => get(kinds.bun, '1.4.5'), play: asModule },
  { name: 'Bun', how: 'CommonJS', find: () => get(kinds.bun, '1.4.5'), play: asCommon },
  {
    name: 'Deno',
    how: 'ES modules, from `node_modules`',
    find: () => get(kinds.deno, '2.9.6'),
    play: (project, program) => playProgram(project, program, 'run', '--allow-all', project.module),
  },
  { name: 'Chromium', how: 'bundled, in a worker', find: findBrowser, play: playInBrowser },
  {
    name: 'workerd (Cloudflare)',
    how: 'bundled, without the modules of Node',
    find: () => get(kinds.workerd, '1.20261117.1'),
    play: playInWorkerd,
  },
];

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = runtimes.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)));

const project = await makeProject();
const { evening: ours } = await playProgram(project, process.execPath, project.module);

const told = (evening: Evening): { readonly games: string; readonly study: string } => {
  const others = Object.keys(ours.games).filter((id) => !isDeepStrictEqual(evening.games[id], ours.games[id]));
  return {
    games: others.length === 0 ? 'the same' : `**otherwise**: ${others.join(', ')}`,
    study: evening.study === ours.study ? 'the same' : '**otherwise**',
  };
};

const rows: string[] = [];
const failed: string[] = [];
const lacking: string[] = [];
for (const { name, how, find, play } of chosen) {
  const found = find();
  if ('lacking' in found) {
    lacking.push(`${name}: ${found.lacking}`);
    rows.push(`| ${name} | could not be had | ${how} | not tried | not tried |`);
    console.log(`--  ${name}, ${how}: could not be had (${found.lacking})`);
    continue;
  }
  try {
    const { version, evening } = await play(project, found.program);
    const { games, study } = told(evening);
    if (games !== 'the same' || study !== 'the same') failed.push(`${name} ${version}, ${how}: games ${games}, study ${study}`);
    rows.push(`| ${name} | ${version} | ${how} | ${games} | ${study} |`);
    console.log(`ok  ${name} ${version}, ${how}: games ${games}, study ${study}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    failed.push(`${name}, ${how}: ${why}`);
    rows.push(`| ${name} | | ${how} | **fails** | **fails** |`);
    console.log(`no  ${name}, ${how}: ${why}`);
  }
}

if (wanted.length === 0) {
  const seals = Object.entries(ours.games).map(([id, { actions, seal }]) => `| ${id} | ${actions} | \`${seal}\` |`);
  const table = [
    '| runtime | version | the package comes as | the five games | a study |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...(lacking.length === 0
      ? []
      : [`Could not be had where this was made, on ${process.platform}-${process.arch}:`, '', ...lacking.map((line) => `* ${line}`), '']),
    '| game | actions | seal of the last |',
    '| --- | ---: | --- |',
    ...seals,
  ].join('\n');
  const page = folder('docs', 'guide', 'runtimes.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(/(<!-- runtimes -->\n)[\s\S]*?(\n<!-- \/runtimes -->)/, (_, begin: string, end: string) => `${begin}${table}${end}`),
  );
}
for (const line of failed) console.error(`- ${line}`);
if (failed.length > 0) process.exitCode = 1;
