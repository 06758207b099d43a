/**
 * `npm run bench` measures every game, each figure in a process of its own, two at a time, and prints ratios with checksums; and it asks questions of
 * forms and counts games of chess. What has a target is told with it and with a verdict. The whole takes less than ten minutes on two cores; the race
 * (`npm run bench:peers`) and the ladder of bots (`npm run bench:ladder`) take longer and go by themselves.
 * `-- --write` keeps it in bench/results.md; `-- ojo-del-terror` measures one game.
 */
import { execFile, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { games } from 'ludoteca/games';
import { answerOf } from './answer-of.js';
import { bundled } from './bundle.js';
import type { Kind, Measurement } from './measure.js';
import type { LongGame } from './orbis.js';
import { commandOf, commitHere, figure, wholeOrPart } from './origin.js';
import { type Figures, tellTargets } from './targets.js';

const { chosen, write } = wholeOrPart();
const here = import.meta.dirname;
const root = join(here, '..');
const run = promisify(execFile);
const told = async <T>(flags: readonly string[], file: string, ...args: readonly string[]): Promise<T> =>
  JSON.parse((await run(process.execPath, [...flags, file, ...args], { cwd: root })).stdout) as T;
const [measure, coreAlone, longGame] = (await Promise.all(['measure', 'core', 'orbis'].map(bundled))) as [string, string, string];

interface Core {
  readonly overhead: number;
  readonly growth: readonly [number, number];
  readonly memory: readonly number[];
}
const kinds = [
  'reduce',
  'reduceInPlace',
  'weighing',
  'legalActions',
  'randomAction',
  'games',
  'gamesInPlace',
  'bytes',
] as const satisfies readonly Kind[];
const ids = chosen.length > 0 ? chosen : Object.keys(games);

/** Work for two cores: so many at a time, in the order they were asked for. */
let free = 2;
const waiting: (() => void)[] = [];
const inTurn = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  if (free > 0) free--;
  else await new Promise<void>((begin) => waiting.push(begin));
  const result = await work();
  process.stderr.write(`${what}: done after ${process.uptime().toFixed(0)} s\n`);
  const next = waiting.shift();
  if (next === undefined) free++;
  else next();
  return result;
};

/** Another command of this folder, which says what it has come to of what has a target. */
const asked = (script: string): Promise<Figures> =>
  inTurn(script, () => answerOf(fork(join(here, `${script}.ts`), [], { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })));

// What takes longest begins.
const others = Promise.all(chosen.length === 0 ? ['chess', 'forms'].map(asked) : []);
const everyGame = Promise.all(
  ids.map((id) => Promise.all(kinds.map((kind) => inTurn(`${id} ${kind}`, () => told<Measurement>([], measure, id, kind))))),
);
const coreDone = inTurn('core', () => told<Core>(['--expose-gc'], coreAlone));
const long = ids.includes('orbis-terrarum') ? await inTurn('a long game', () => told<LongGame>([], longGame)) : undefined;
const [measured, { overhead, growth, memory }, figures] = await Promise.all([everyGame, coreDone, others]);

const spread = ({ median, lowest, highest }: Measurement): string => `${figure(median)} (${figure(lowest)} to ${figure(highest)})`;

const lines: string[] = [
  '| game | reduce/s | reduceInPlace/s | ratio | reduce/s, eight actions weighed in one state | legalActions/s | randomAction/s | games/s | games in place/s | bytes of final state | checksum |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
];
for (const [i, id] of ids.entries()) {
  const [reduce, inPlace, weighing, legal, random, whole, wholeInPlace, bytes] = measured[i] as [
    Measurement,
    Measurement,
    Measurement,
    Measurement,
    Measurement,
    Measurement,
    Measurement,
    Measurement,
  ];
  if (reduce.checksum !== inPlace.checksum || whole.checksum !== wholeInPlace.checksum)
    throw new Error(`${id}: in place and immutable did not do the same.`);
  const cells = [reduce, inPlace].map(spread);
  lines.push(
    `| ${id} | ${cells.join(' | ')} | ${(inPlace.median / reduce.median).toFixed(1)} | ${[weighing, legal, random, whole, wholeInPlace].map(spread).join(' | ')} | ${figure(bytes.median)} | ${reduce.checksum.toString(16)} ${whole.checksum.toString(16)} |`,
  );
}

lines.push(
  '',
  `Core alone, in place: ${overhead.toFixed(2)} µs per action (phase, actors, check, table, settle).`,
  `Through a match: ${growth[0].toFixed(1)} µs per action in the second tenth of 20,000 actions, ${growth[1].toFixed(1)} µs in the last.`,
  `Memory in use: ${memory[0]!.toFixed(1)} MB after 1,000 games of Pig and ${memory[1]!.toFixed(1)} MB after 10,000; ${memory[2]!.toFixed(1)} MB after 20 games of El Ojo del Terror and ${memory[3]!.toFixed(1)} MB after 200.`,
);
if (long !== undefined) {
  const { turns, actions, early, late, bytes, checksum } = long;
  lines.push(
    '',
    `${turns} turns of 8 nations of Orbis Terrarum in automatic mode (${actions} actions): ${early.toFixed(1)} ms a turn early, ${late.toFixed(1)} ms late (${(late / early).toFixed(2)} times); ${figure(bytes[0])} bytes of state early, ${figure(bytes[1])} at the end; checksum ${checksum.toString(16)}.`,
  );
}
if (figures.length > 0) lines.push('', ...tellTargets(Object.assign({}, ...figures) as Figures, 'all'));
const text = lines.join('\n');
console.log(text);
if (write) {
  writeFileSync(
    join(here, 'results.md'),
    `# Benchmark results\n\nCommit ${commitHere()}, Node ${process.version}, ${cpus().length} × ${arch()}; \`${commandOf('bench')}\`. Per second of processor time, once a process gets no faster; medians of five rounds, lowest to highest in brackets; ratios within one run are what counts.\nEvery figure comes from a process of its own, two of which run at a time. Equal checksums prove that immutable and in place did the same work.\n\n${text}\n`,
  );
}
