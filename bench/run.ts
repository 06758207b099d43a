/**
 * `npm run bench` measures every game, each figure in a process of its own, and prints ratios with checksums; `-- --write` keeps them in
 * bench/results.md; `-- ojo-del-terror` measures one game.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { games } from 'ludoteca/games';
import { bundled } from './bundle.js';
import type { Measurement } from './measure.js';
import type { LongGame } from './orbis.js';
import { commandOf, commitHere, figure, wholeOrNothing } from './origin.js';

const write = process.argv.includes('--write');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
wholeOrNothing(chosen, write);
const here = import.meta.dirname;
const root = join(here, '..');
const node = (flags: readonly string[], file: string, args: readonly string[]): string =>
  execFileSync(process.execPath, [...flags, file, ...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const [measure, coreAlone, longGame] = (await Promise.all(['measure', 'core', 'orbis'].map(bundled))) as [string, string, string];

const measured = (id: string, kind: string): Measurement => {
  process.stderr.write(`${id} ${kind} `);
  const result = JSON.parse(node([], measure, [id, kind])) as Measurement;
  process.stderr.write(`${Math.round(result.median)}\n`);
  return result;
};

const spread = ({ median, lowest, highest }: Measurement): string => `${figure(median)} (${figure(lowest)} to ${figure(highest)})`;

const ids = chosen.length > 0 ? chosen : Object.keys(games);
const lines: string[] = [
  '| game | reduce/s | reduceInPlace/s | ratio | legalActions/s | randomAction/s | games/s | games in place/s | bytes of final state | checksum |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
];
for (const id of ids) {
  const [reduce, inPlace, legal, random, whole, wholeInPlace, bytes] = [
    'reduce',
    'reduceInPlace',
    'legalActions',
    'randomAction',
    'games',
    'gamesInPlace',
    'bytes',
  ].map((kind) => measured(id, kind)) as [Measurement, Measurement, Measurement, Measurement, Measurement, Measurement, Measurement];
  if (reduce.checksum !== inPlace.checksum || whole.checksum !== wholeInPlace.checksum)
    throw new Error(`${id}: in place and immutable did not do the same.`);
  const cells = [reduce, inPlace].map(spread);
  lines.push(
    `| ${id} | ${cells.join(' | ')} | ${(inPlace.median / reduce.median).toFixed(1)} | ${[legal, random, whole, wholeInPlace].map(spread).join(' | ')} | ${figure(bytes.median)} | ${reduce.checksum.toString(16)} ${whole.checksum.toString(16)} |`,
  );
}

const core = JSON.parse(node(['--expose-gc'], coreAlone, [])) as { overhead: number; growth: [number, number]; memory: number[] };
lines.push(
  '',
  `Core alone, in place: ${core.overhead.toFixed(2)} µs per action (phase, actors, check, table, settle).`,
  `Through a match: ${core.growth[0].toFixed(1)} µs per action in the second tenth of 20,000 actions, ${core.growth[1].toFixed(1)} µs in the last.`,
  `Memory in use: ${core.memory[0]!.toFixed(1)} MB after 1,000 games of Pig and ${core.memory[1]!.toFixed(1)} MB after 10,000; ${core.memory[2]!.toFixed(1)} MB after 20 games of El Ojo del Terror and ${core.memory[3]!.toFixed(1)} MB after 200.`,
);
if (ids.includes('orbis-terrarum')) {
  const { turns, actions, early, late, bytes, checksum } = JSON.parse(node([], longGame, [])) as LongGame;
  lines.push(
    '',
    `${turns} turns of 8 nations of Orbis Terrarum in automatic mode (${actions} actions): ${early.toFixed(1)} ms a turn early, ${late.toFixed(1)} ms late (${(late / early).toFixed(2)} times); ${figure(bytes[0])} bytes of state early, ${figure(bytes[1])} at the end; checksum ${checksum.toString(16)}.`,
  );
}
const text = lines.join('\n');
console.log(text);
if (write) {
  writeFileSync(
    join(here, 'results.md'),
    `# Benchmark results\n\nCommit ${commitHere()}, Node ${process.version}, ${cpus().length} × ${arch()}; \`${commandOf('bench')}\`. Per second of processor time, once a process gets no faster; medians of five rounds, lowest to highest in brackets; ratios within one run are what counts.\nEvery figure comes from a process of its own. Equal checksums prove that immutable and in place did the same work.\n\n${text}\n`,
  );
}
