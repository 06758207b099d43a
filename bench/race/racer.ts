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
/** Actions per second over a quarter of a second or a little more. */
const heat = (): number => {
  const start = performance.now();
  let laps = 0;
  do {
    run();
    laps++;
  } while (performance.now() - start < heatMs);
  return (laps * actions * 1000) / (performance.now() - start);
};

heat(); // warm up
process.send!({ actions, checksum: ends } satisfies Ready);
process.on('message', () => process.send!(heat()));
