/** The page of what the tests notice: a row and a list for each room. Only the room that was tried is written anew. */
import { readFileSync } from 'node:fs';
import { harmless } from '../../test/mutants/harmless/index.js';
import { folder } from '../project-files.js';
import type { Change, Note, Sample, Verdict } from './notes.js';
import { rooms } from './rooms.js';

/** What came of a room. */
export interface Outcome {
  readonly room: string;
  readonly seed: string;
  readonly sample: Sample;
  readonly notes: readonly Note[];
}

interface Place {
  readonly line: string;
  /** What stood where the replacement is. */
  readonly was: string;
}

const placeOf = ({ file, line, column, endLine, endColumn }: Change): Place => {
  const lines = readFileSync(folder(file), 'utf8').split('\n');
  const from = lines[line - 1]!;
  const was = line === endLine ? from.slice(column - 1, endColumn - 1) : `${from.slice(column - 1)} …`;
  return { line: from.trim(), was };
};

/** Why a change does nothing; null where it does, or nobody has said. */
const excuseOf = (change: Change): string | null => {
  const { line, was } = placeOf(change);
  const found = harmless[change.file]?.find(
    (one) => one.line === line && (one.was === undefined || one.was === was) && one.becomes.includes(change.replacement),
  );
  return found?.why ?? null;
};

/** What came of a change, in a line. */
const lineOf = ({ change, verdict }: Note): string => {
  const why = excuseOf(change) ?? told[verdict as keyof typeof told];
  return `${change.file}:${change.line}: ${brief(placeOf(change).was)} becomes ${brief(change.replacement)}: ${why}`;
};

const isNoticed = ({ verdict }: Note): boolean => verdict === 'Killed' || verdict === 'Timeout';

/** The changes that do something, and that nobody noticed; a line each. */
export const unnoticedIn = ({ notes }: Outcome): readonly string[] =>
  notes.filter((note) => !isNoticed(note) && excuseOf(note.change) === null).map(lineOf);

const brief = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ');
  const short = flat.length <= 90 ? flat : `${flat.slice(0, 89)}…`;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
};

const told: Readonly<Record<'Survived' | 'NoCoverage' | 'RuntimeError', string>> = {
  Survived: 'survived',
  NoCoverage: 'no test comes by',
  RuntimeError: 'could not be tried',
};

/** The rate of a room, in percent: of the changes that do something, those that are noticed. */
export const rateOf = ({ notes }: Outcome): number => {
  const noticed = notes.filter(isNoticed).length;
  const without = notes.filter((note) => !isNoticed(note) && excuseOf(note.change) !== null).length;
  return (100 * noticed) / Math.max(1, notes.length - without);
};

const rowOf = (outcome: Outcome): string => {
  const { room, seed, sample, notes } = outcome;
  const count = (...wanted: readonly Verdict[]): number => notes.filter(({ verdict }) => wanted.includes(verdict)).length;
  const open = notes.filter(({ verdict }) => verdict in told);
  const excused = open.filter(({ change }) => excuseOf(change) !== null).length;
  const tried = notes.length === sample.of ? `all ${sample.of}` : `${notes.length} of ${sample.of}, seed ${seed}`;
  const cells = [tried, count('Killed'), count('Timeout'), open.length - excused, excused, `${rateOf(outcome).toFixed(1)} %`];
  return `| ${room} | ${cells.join(' | ')} |`;
};

const sectionOf = ({ room, notes }: Outcome): string => {
  const open = notes
    .filter(({ verdict }) => verdict in told)
    .sort((a, b) => (a.change.file === b.change.file ? a.change.line - b.change.line : a.change.file < b.change.file ? -1 : 1));
  const lines = open.map((note) => `* ${lineOf(note)}`);
  return `## ${room}\n\n${lines.length === 0 ? 'All of them are noticed.' : lines.join('\n')}\n`;
};

const introduction = `# What the tests notice

A mutant is the program with one small change: a condition turned round, a call left out, a number moved by one. \`npm run test:mutants -- <room>\` makes such changes with [Stryker](https://stryker-mutator.io/) in one room of the sources, runs the tests of the same room that come by the changed place, and counts how many changes they notice. In the rooms of games random walks through whole games are not asked: a test that is about the thing has to notice; in that of the host such walks are short. With \`--sample N --seed S\` it tries so many of them, drawn by lot. What has been tried is kept, so that a run that was stopped goes on, and only what has changed since is tried again.

Not noticed are changes that no test of the room fails for; those that do nothing are listed with the reason (test/mutants/harmless). The rate leaves them out.

\`npm run test:mutants -- --changed\` tries a few, always the same, in rooms whose tests are quick, where files have changed since the last version. What nobody notices there fails.`;

const head =
  '| room | tried | noticed | never came to an end | not noticed | do nothing | rate |\n| --- | --- | ---: | ---: | ---: | ---: | ---: |';

/** The page with a room written anew. */
export const pageWith = (before: string, outcome: Outcome): string => {
  const rows = new Map([...before.matchAll(/^\| (\S+) \| .*\|$/gm)].map(([row, room]) => [room!, row]));
  const sections = new Map(
    before
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.match(/^## (.+)$/m)![1]!, `${section.trim()}\n`]),
  );
  rows.set(outcome.room, rowOf(outcome));
  sections.set(outcome.room, sectionOf(outcome));
  const inOrder = (found: ReadonlyMap<string, string>): readonly string[] => rooms.flatMap(({ name }) => found.get(name) ?? []);
  return `${introduction}\n\n${head}\n${inOrder(rows).join('\n')}\n\n${inOrder(sections).join('\n')}`;
};
