/**
 * `npm run bench:peers` races ludoteca against boardgame.io and against loops written by hand: the same matches, move for move, to the same final
 * states. Every contender has a process of its own and they run by turns. `-- --write` keeps the result in bench/peers.md; `-- counter` runs one race.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { answerOf } from './answer-of.js';
import { bundled } from './bundle.js';
import { commandOf, commitHere, figure, spreadOf, versionIn, wholeOrPart } from './origin.js';
import type { Lengths } from './race/length.js';
import type { Ready } from './race/racer.js';
import { tellTargets } from './targets.js';

const root = join(import.meta.dirname, '..');
const { chosen, write } = wholeOrPart();
const peers = join(root, 'bench', 'peers');
if (!existsSync(join(peers, 'node_modules'))) {
  process.stderr.write('Installing the peers (once, beside the benchmark only)…\n');
  execFileSync('npm', ['ci', '--prefix', peers, '--ignore-scripts'], { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] });
}
process.chdir(root);
process.env['NODE_ENV'] = 'production';

const rounds = 25;
const careful = 'by hand, as careful';
const answering = 'by hand, answering';
const copying = 'by hand, copying';
const contenders = [
  'boardgame.io client',
  'boardgame.io reducer',
  'ludoteca reduce',
  'ludoteca in place',
  careful,
  answering,
  copying,
  'by hand',
] as const;
type Name = (typeof contenders)[number];
const races: Readonly<Record<string, string>> = {
  counter: 'Counter (two players count by turns; 100 actions a match)',
  'tic-tac-toe': 'Tic-tac-toe (100 random playouts)',
  'fifty-objects': 'Fifty objects (two armies on 49 fields; 100 marches a match)',
  'ojo-del-terror': 'El Ojo del Terror (a random match of six; boardgame.io hosts `reduce`)',
  'ojo-del-terror-on-its-draft': 'El Ojo del Terror (the same match; the same rules on the draft of boardgame.io)',
};
/** A rule of this size has nobody who wrote it again by hand. */
const unwritten: readonly string[] = ['ojo-del-terror', 'ojo-del-terror-on-its-draft'];
/** Where the rules cost next to nothing, what an answer costs is measured by itself. */
const answered: readonly string[] = ['counter'];
/** Where a state is of a middling size, there is a loop that copies what a move changes, as `reduce` does. */
const copiedByHand: readonly string[] = ['fifty-objects'];

/** Actions per second of processor time, round for round. */
type Rates = readonly number[];

interface Race {
  readonly actions: number;
  readonly checksum: number;
  readonly rates: ReadonlyMap<Name, Rates>;
}

const run = async (racer: string, id: string): Promise<Race> => {
  const field = contenders
    .filter((name) => !unwritten.includes(id) || !name.startsWith('by hand'))
    .filter((name) => answered.includes(id) || name !== answering)
    .filter((name) => copiedByHand.includes(id) || name !== copying);
  const lanes: { name: Name; child: ChildProcess; ready: Ready; rates: number[] }[] = [];
  for (const name of field) {
    const child = fork(racer, [id, name], { execArgv: [] });
    lanes.push({ name, child, ready: await answerOf<Ready>(child), rates: [] });
  }
  const { actions, checksum } = lanes[0]!.ready;
  for (const { name, ready } of lanes)
    if (ready.checksum !== checksum || ready.actions !== actions) throw new Error(`${id}: ${name} did not end where the others did.`);
  for (let round = 0; round < rounds; round++)
    for (const { child, rates } of lanes) {
      child.send('go');
      rates.push(await answerOf<number>(child));
    }
  for (const { child } of lanes) child.disconnect();
  return { actions, checksum, rates: new Map(lanes.map(({ name, rates }) => [name, rates])) };
};

const racer = await bundled('race/racer');
const results: [id: string, race: Race][] = [];
for (const id of chosen.length > 0 ? chosen : Object.keys(races)) {
  process.stderr.write(`${id}… `);
  results.push([id, await run(racer, id)]);
}

/** The median over the rounds: what slows a whole round down slows both. */
const ratioOf = ({ rates }: Race, over: Name, under: Name): number | undefined => {
  const [a, b] = [rates.get(over), rates.get(under)];
  return a === undefined || b === undefined ? undefined : spreadOf(a.map((rate, round) => rate / b[round]!)).median;
};
const ratio = (race: Race, over: Name, under: Name): string => ratioOf(race, over, under)?.toPrecision(3) ?? '';
/** The ratios of some races, where there is one. */
const ratios = (over: Name, under: Name, ids: readonly string[] = Object.keys(races)): readonly number[] =>
  results.flatMap(([id, race]) => (ids.includes(id) ? (ratioOf(race, over, under) ?? []) : []));
const lines = [
  '| race | reduce ÷ its reducer | in place ÷ its client | in place ÷ reduce | loop as careful ÷ in place | copying loop ÷ reduce | bare loop ÷ in place | bare loop ÷ answering |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...results.map(
    ([id, race]) =>
      `| ${races[id]} | ${ratio(race, 'ludoteca reduce', 'boardgame.io reducer')} | ${ratio(race, 'ludoteca in place', 'boardgame.io client')} | ${ratio(race, 'ludoteca in place', 'ludoteca reduce')} | ${ratio(race, careful, 'ludoteca in place')} | ${ratio(race, copying, 'ludoteca reduce')} | ${ratio(race, 'by hand', 'ludoteca in place')} | ${ratio(race, 'by hand', answering)} |`,
  ),
  '',
  ...tellTargets({
    'reduce beside the reducer': ratios('ludoteca reduce', 'boardgame.io reducer'),
    'in place beside the client': ratios('ludoteca in place', 'boardgame.io client', ['ojo-del-terror']),
    'the careful loop beside in place': ratios(careful, 'ludoteca in place', ['fifty-objects']),
    'the copying loop beside reduce': ratios(copying, 'ludoteca reduce'),
  }),
  '',
  'Actions per second of processor time, medians with the slowest and the fastest round:',
  '',
  `| race | ${contenders.join(' | ')} | actions | checksum of all final states |`,
  `| --- | ${contenders.map(() => '---:').join(' | ')} | ---: | --- |`,
  ...results.map(([id, { actions, checksum, rates }]) => {
    const cells = contenders.map((name) => {
      const row = rates.get(name);
      if (row === undefined) return '';
      const { median, lowest, highest } = spreadOf(row);
      return `${figure(median)} (${figure(lowest)} to ${figure(highest)})`;
    });
    return `| ${races[id]} | ${cells.join(' | ')} | ${actions} | ${checksum.toString(16)} |`;
  }),
];

if (chosen.length === 0) {
  process.stderr.write('lengths… ');
  const told = execFileSync(process.execPath, [await bundled('race/length')], { encoding: 'utf8' });
  const lengths = Object.entries(JSON.parse(told) as Record<string, Lengths>);
  const marks = lengths[0]![1].map(({ after }) => after);
  lines.push(
    '',
    'Microseconds for one action of the counter when so many lie behind, medians of five matches:',
    '',
    `| | ${marks.map((mark) => (mark === 0 ? 'the first' : figure(mark))).join(' | ')} | last ÷ first |`,
    `| --- | ${marks.map(() => '---:').join(' | ')} | ---: |`,
    ...lengths.map(([name, row]) => {
      const medians = row.map(({ micros }) => spreadOf(micros).median);
      return `| ${name} | ${medians.map((median) => median.toPrecision(3)).join(' | ')} | ${(medians.at(-1)! / medians[0]!).toPrecision(3)} |`;
    }),
  );
}
if (chosen.length === 0) {
  process.stderr.write('thinking… ');
  const told = execFileSync(process.execPath, [await bundled('race/thinking')], { encoding: 'utf8' });
  lines.push(
    '',
    'Bots that search, each as it comes, in the same positions of tic-tac-toe with as many imagined games a decision, played by turns; then a number thrown where nobody looked, guessed at a table of one’s own:',
    '',
    ...(JSON.parse(told) as readonly string[]),
  );
}
process.stderr.write('\n');
const text = lines.join('\n');
console.log(text);
if (write) {
  const peer = versionIn(join(peers, 'node_modules', 'boardgame.io', 'package.json'));
  const own = versionIn(join(root, 'package.json'));
  writeFileSync(
    join(root, 'bench', 'peers.md'),
    `# The race

ludoteca ${own} (commit ${commitHere()}) against boardgame.io ${peer} and against loops written by hand; Node ${process.version}, ${cpus().length} × ${arch()}, \`NODE_ENV=production\`; \`${commandOf('bench:peers')}\`.
Everybody plays the same matches, move for move, and must end in the same states, or the race fails. Every contender has a process of its own; they run by turns, ${rounds} rounds of a quarter of a second each. Ratios are what counts: medians of those of the single rounds.

“By hand” is a mutable loop that trusts its input and tells nothing: the physical limit. “As careful” is the loop one would write to keep the same promises: any input at all is read, refusals say why, and every step says what happened. “Answering” is the bare loop that only hands out what a step of ludoteca hands out, state, events and throws: where a rule is one addition, making the answer takes several times as long as the rule, and nobody who answers comes closer to the bare loop than that. “Copying” is the bare loop that leaves the state before as it was and copies by hand what a move changes, as \`reduce\` does by itself. El Ojo del Terror is not written again: boardgame.io plays the very same rules. Once it hosts \`reduce\`, and its column is the price of the host, which gets faster whenever \`reduce\` does. Once they read and write the draft it hands to a move, as games written for it do; whoever writes for it with care, and reads around the draft wherever much is read, comes to lie between the two.

${text}
`,
  );
}
