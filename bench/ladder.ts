/**
 * `npm run bench:ladder` sets the bots on a ladder: random, greedy, and search with more and more time. Who stands next to each other plays, every seed
 * twice with seats changed, and every finished seed is kept at once in bench/ladder/<game>.jsonl: stopped and called again it goes on where it was.
 * `-- genegrafter --games 40 --minutes 30` plays one game, until each pairing has so many games or the time is up; `--only 'search 0.8 s against search 0.05 s'`
 * plays one pairing alone; `--write` makes bench/ladder.md of all that is kept.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endAfter, endAtOnce, gamesAsked, numberAsked } from './ladder/asked.js';
import { addLine, gamesIn, type Line, linesOf, nextSeed, pointsIn, readLines } from './ladder/kept.js';
import { pageOf } from './ladder/page.js';
import { digestOf, meetingsOf, playSeed, type Who } from './ladder/rungs.js';
import { threadClock } from './ladder/thread-clock.js';
import { commitHere } from './origin.js';
import { settings } from './settings.js';
import { gameOf } from './workloads.js';

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, minutes: { type: 'string' }, only: { type: 'string' }, write: { type: 'boolean' } },
});
const games = gamesAsked(chosen);

/** Seeds from here on nothing was ever tuned on. */
const first = 100_000;
const wanted = numberAsked('games', options.games) ?? 100;
const end = endAfter(numberAsked('minutes', options.minutes));
const nameOf = (who: Who): string => who.join(' against ');
const commit = commitHere(['src', 'bench/settings.ts', 'bench/matches.ts', 'bench/ladder/rungs.ts', 'bench/ladder/thread-clock.ts']);

const fileOf = (id: string): string => join(import.meta.dirname, 'ladder', `${id}.jsonl`);
const kept = new Map<string, Line[]>(Object.keys(settings).map((id) => [id, readLines(fileOf(id))]));

interface Meeting {
  readonly id: string;
  readonly who: Who;
  readonly weight: number;
  readonly digest: string;
}
const meetings: readonly Meeting[] = games
  .flatMap(([id, setting]) => meetingsOf(setting).map(([who, weight]) => ({ id, who, weight, digest: digestOf(setting, who) })))
  .filter(({ who }) => options.only === undefined || nameOf(who) === options.only);
if (meetings.length === 0) {
  console.error(`Nobody is called ${options.only} here.`);
  process.exit(2);
}
const linesBetween = ({ id, who, digest }: Meeting): Line[] => linesOf(kept.get(id)!, who, digest);

/** Whoever has played least, by weight, is next. */
const next = (): Meeting | undefined =>
  meetings
    .map((meeting) => ({ meeting, games: gamesIn(linesBetween(meeting)) }))
    .filter(({ games }) => games < wanted)
    .sort((a, b) => a.games / a.meeting.weight - b.games / b.meeting.weight)[0]?.meeting;

endAtOnce();
for (let meeting = next(); meeting !== undefined && performance.now() < end; meeting = next()) {
  const { id, who, digest } = meeting;
  const seed = nextSeed(linesBetween(meeting), first);
  const begun = threadClock();
  const results = playSeed(gameOf(id), settings[id]!, who, seed);
  const line: Line = { who, seed, results, settings: digest, commit, seconds: Math.round((threadClock() - begun) / 10) / 100 };
  addLine(fileOf(id), line);
  kept.get(id)!.push(line);
  const lines = linesBetween(meeting);
  process.stderr.write(`${id}, ${nameOf(who)}: ${pointsIn(lines)} of ${gamesIn(lines)} (${line.seconds} s for this seed)\n`);
}

const page = pageOf(kept);
console.log(page);
if (options.write) writeFileSync(join(import.meta.dirname, 'ladder.md'), page);
