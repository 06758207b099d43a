/** One contender in a process of its own: it counts all games from every position whenever it is told to, and says how many of them in a second. */
import { type Known, positions } from './positions.js';
import { walks } from './walks.js';

const [name] = process.argv.slice(2) as [string];
const { walk, less = 0 } = walks[name]!;

const counted = ({ name: position, fen, counts }: Known, depth: number): number => {
  const before = process.cpuUsage();
  const leaves = walk(fen, depth);
  const { user, system } = process.cpuUsage(before);
  if (leaves !== counts[depth - 1])
    throw new Error(`${name}: ${leaves} games of ${depth} moves from ${position}, not ${counts[depth - 1]}.`);
  return (leaves * 1e6) / (user + system);
};
const round = (): readonly number[] => positions.map((known) => counted(known, known.depth - less));

// Warm up: the compiler takes seconds to make up its mind.
const warmUpMicros = 6e6;
for (const cold = process.cpuUsage(); process.cpuUsage(cold).user < warmUpMicros; ) round();
process.send!('ready');
process.on('message', (what) => process.send!(what === 'deep' ? positions.map((known) => counted(known, known.counts.length)) : round()));
