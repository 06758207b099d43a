/**
 * `npm run bench:stakes -- genegrafter --minutes 30` says what better decisions could win in a game: it weighs decisions of the hasty search of the ladder
 * against those of the patient one, and against the best of what either chose. Every finished seed is kept at once in
 * bench/stakes/<game>.jsonl: stopped and called again it goes on where it was. `--games 40` ends with so many games; `--write` makes bench/stakes.md of
 * all that is kept.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endAfter, endAtOnce, gamesAsked, numberAsked } from './ladder/asked.js';
import { addLine, nextSeed, readLines } from './ladder/kept.js';
import { digestOf, hasty, patient } from './ladder/rungs.js';
import { threadClock } from './ladder/thread-clock.js';
import { commitHere } from './origin.js';
import { type Setting, settings } from './settings.js';
import { type Line, pageOf } from './stakes/page.js';
import { weighSeed } from './stakes/weigh.js';
import { gameOf } from './workloads.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, minutes: { type: 'string' }, write: { type: 'boolean' } },
});
const chosen = gamesAsked(positionals, ({ together }) => together === undefined);
const wanted = numberAsked('games', options.games) ?? 20;
const end = endAfter(numberAsked('minutes', options.minutes));
const commit = commitHere(['src', 'bench/settings.ts', 'bench/ladder/rungs.ts', 'bench/ladder/thread-clock.ts', 'bench/stakes/weigh.ts']);

const fileOf = (id: string): string => join(import.meta.dirname, 'stakes', `${id}.jsonl`);
/** What was weighed of a game with the settings of today. */
const linesOf = (id: string, setting: Setting): Line[] => {
  const digest = digestOf(setting, [patient, hasty]);
  return readLines<Line>(fileOf(id)).filter((line) => line.settings === digest);
};

endAtOnce();
for (const [id, setting] of chosen) {
  const lines = linesOf(id, setting);
  while (lines.length < wanted && performance.now() < end) {
    const seed = nextSeed(lines, 1);
    const begun = threadClock();
    const weighed = weighSeed(gameOf(id), setting, seed);
    const seconds = Math.round(threadClock() - begun) / 1000;
    const line: Line = { seed, ...weighed, settings: digestOf(setting, [patient, hasty]), commit, seconds };
    addLine(fileOf(id), line);
    lines.push(line);
    process.stderr.write(`${id}, seed ${seed}: ${weighed.weighed.length} decisions (${seconds.toFixed(0)} s)\n`);
  }
}

const page = pageOf(new Map(Object.entries(settings).map(([id, setting]) => [id, linesOf(id, setting)])));
console.log(page);
if (options.write) writeFileSync(join(import.meta.dirname, 'stakes.md'), page);
