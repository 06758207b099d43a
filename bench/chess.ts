/**
 * `npm run bench:chess` counts games of chess: examples/chess, in place and immutably, beside chess.js and chessops, from the same positions and as deep,
 * every game played to its last move. Every contender has a process of its own and they run by turns. `-- --write` keeps the result in bench/chess.md.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { answerOf } from './answer-of.js';
import { bundled } from './bundle.js';
import { positions } from './chess/positions.js';
import { commandOf, commitHere, figure, spreadOf } from './origin.js';
import { tellTargets } from './targets.js';

const root = join(import.meta.dirname, '..');
process.env['NODE_ENV'] = 'production';

const rounds = 9;
const own = 'ludoteca in place';
const rival = 'chess.js perft';
const contenders = [own, 'ludoteca on clones', 'ludoteca reduce', rival, 'chess.js move', 'chessops play'] as const;

const asked = (child: ChildProcess, what: 'round' | 'deep'): Promise<readonly number[]> => {
  child.send(what);
  return answerOf(child);
};

const racer = await bundled('chess/racer');
const lanes: { name: string; child: ChildProcess; rates: (readonly number[])[] }[] = [];
for (const name of contenders) {
  process.stderr.write(`${name}… `);
  const child = fork(racer, [name], { execArgv: [] });
  await answerOf(child);
  lanes.push({ name, child, rates: [] });
}
for (let round = 0; round < rounds; round++) for (const { child, rates } of lanes) rates.push(await asked(child, 'round'));
process.stderr.write('all games, deeper… ');
const deep = await asked(lanes[0]!.child, 'deep');
for (const { child } of lanes) child.disconnect();
process.stderr.write('\n');

const ratesOf = (name: string, place: number): readonly number[] =>
  lanes.find((lane) => lane.name === name)!.rates.map((round) => round[place]!);
const told = (name: string, place: number): string => {
  const { median, lowest, highest } = spreadOf(ratesOf(name, place));
  return `${figure(median)} (${figure(lowest)} to ${figure(highest)})`;
};
/** The median over the rounds: what slows a whole round down slows both. */
const ratioOf = (place: number): number => {
  const rivals = ratesOf(rival, place);
  return spreadOf(ratesOf(own, place).map((rate, round) => rate / rivals[round]!)).median;
};
const figures = { chess: positions.map((_, place) => ratioOf(place)) };
const lines = [
  `| position | in place ÷ ${rival} | ${contenders.join(' | ')} | games |`,
  `| --- | ---: | ${contenders.map(() => '---:').join(' | ')} | ---: |`,
  ...positions.map(
    ({ name, counts, depth }, place) =>
      `| ${name} | ${ratioOf(place).toPrecision(3)} | ${contenders.map((contender) => told(contender, place)).join(' | ')} | ${figure(counts[depth - 1]!)} of ${depth} moves |`,
  ),
  '',
  ...tellTargets(figures),
  '',
  `As deep as the numbers are checked, ${own}: ${positions.map(({ name, counts }, place) => `${name} ${figure(counts.at(-1)!)} games of ${counts.length} moves, ${figure(deep[place]!)} a second`).join('; ')}.`,
];
const text = lines.join('\n');
console.log(text);
process.send?.(figures);
if (process.argv.includes('--write')) {
  const versionOf = (name: string): string =>
    (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
  writeFileSync(
    join(root, 'bench', 'chess.md'),
    `# Games of chess

examples/chess (commit ${commitHere()}) beside chess.js ${versionOf('chess.js')} and chessops ${versionOf('chessops')}; Node ${process.version}, ${cpus().length} × ${arch()}, \`NODE_ENV=production\`; \`${commandOf('bench:chess')}\`.
From each position all games of so many moves are played, every one to its last move, and there must be as many as are published. Games per second of processor time, medians of ${rounds} rounds with the slowest and the fastest; every contender has a process of its own, and they run by turns. Ratios are what counts.

“In place” plays on one state and writes back what a move has changed; “on clones” plays each move on a \`clone\`. Both read each move, check it against the laws, say what happened, and look for the end of the game; so does “chess.js move”, by its public \`moves\`, \`move\` and \`undo\`, one move less deep. “chess.js perft” is its own inner walk, which trusts its moves and says nothing; “chessops play” plays moves it trusts on copies of its own.

${text}
`,
  );
}
