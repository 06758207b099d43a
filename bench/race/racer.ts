/** One contender of one contest in a process of its own: says what it came to, then runs whenever it is told to, so that all of them take turns. */
import { checksum } from '../workloads.js';
import { contests } from './contests.js';

/** What a racer says first. */
export interface Ready {
  readonly actions: number;
  readonly checksum: number;
}

const [id, name] = process.argv.slice(2) as [string, string];
const { matches, contenders } = contests[id]!;
const written = matches();
const run = contenders[name]!(written);
const actions = written.reduce((sum, match) => sum + match.length, 0);
const ends = checksum(run());

const heatMs = 250;
/** Actions per second of processor time, over a quarter of a second or a little more: what else the machine does matters little then. */
const heat = (): number => {
  const start = performance.now();
  const before = process.cpuUsage();
  let laps = 0;
  let last: unknown;
  do {
    last = run();
    laps++;
  } while (performance.now() - start < heatMs);
  const { user, system } = process.cpuUsage(before);
  if (checksum(last) !== ends) throw new Error(`${id}: ${name} did not end twice in the same states.`);
  return (laps * actions * 1e6) / (user + system);
};

// Warm up: a game of the real size is at full speed only once the compiler has seen all of its rules, which takes seconds.
const warmUpMicros = 4e6;
for (const cold = process.cpuUsage(); process.cpuUsage(cold).user < warmUpMicros; ) heat();
process.send!({ actions, checksum: ends } satisfies Ready);
process.on('message', () => process.send!(heat()));
