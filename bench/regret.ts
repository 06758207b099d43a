/**
 * `npm run bench:regret -- genegrafter --set '{"finalists": 5}' --set '{"finalists": 60}'` says what searching players lose by what they choose, against
 * the best that was open: with the settings of bench/settings.ts, and with these instead. `--imagined 120,500` says how many games they imagine before
 * each decision. What is open in some decisions of `--games 12` games is judged first, in `--worlds 100` worlds each, at most `--options 60` of it, and
 * kept in .cache/regret. The best was also the luckiest: only what two settings lose beside each other tells something.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clone, seeded } from 'ludoteca';
import { endAtOnce, gamesAsked, numberAsked, optionsAsked } from './ladder/asked.js';
import { addLine, nextSeed, readLines } from './ladder/kept.js';
import { threadClock } from './ladder/thread-clock.js';
import { type Decision, decisionsOf, type Judging, regretIn } from './regret/decisions.js';
import { iterationsOf, searchOf } from './settings.js';
import { gameOf } from './workloads.js';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    worlds: { type: 'string' },
    options: { type: 'string' },
    imagined: { type: 'string' },
    set: { type: 'string', multiple: true },
  },
});
const [chosen] = gamesAsked(positionals, ({ together }) => together === undefined);
const [id, setting] = chosen!;
const game = gameOf(id);
const judging: Judging = {
  worlds: numberAsked('worlds', asked.worlds) ?? 100,
  most: numberAsked('options', asked.options) ?? 60,
  oneIn: 8,
};
const imagined = asked.imagined?.split(',').map((count) => numberAsked('imagined', count)!) ?? [iterationsOf(setting)];
const instead = ['{}', ...(asked.set ?? [])].map((text) => optionsAsked(text));

/** What was judged with other settings, or less closely, is another matter. */
const digest = createHash('sha256')
  .update(JSON.stringify([setting, judging]))
  .digest('hex')
  .slice(0, 8);
const file = join(import.meta.dirname, '..', '.cache', 'regret', `${id}-${digest}.jsonl`);
const lines = readLines<{ readonly seed: number; readonly decisions: readonly Decision[] }>(file);

endAtOnce();
while (lines.length < (numberAsked('games', asked.games) ?? 12)) {
  const seed = nextSeed(lines, 1);
  const line = { seed, decisions: decisionsOf(game, setting, seed, judging) };
  addLine(file, line);
  lines.push(line);
  process.stderr.write(`${id}, seed ${seed}: ${line.decisions.length} decisions judged\n`);
}

const decisions = lines.flatMap(({ decisions }) => decisions);
console.log(`${id}: ${decisions.length} decisions, of which every one was judged in ${judging.worlds} worlds.\n`);
console.log('| instead | games imagined | lost where search judges | three turns later | not judged | ms |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const options of instead)
  for (const iterations of imagined) {
    const begun = threadClock();
    const { horizon, later, unjudged } = regretIn(
      decisions,
      ({ state, player }, place) => searchOf(game, setting, seeded(`chosen ${place}`), { iterations, ...options })(clone(state), player)!,
    );
    const ms = (threadClock() - begun) / decisions.length;
    const cells = [JSON.stringify(options), iterations, horizon.toFixed(4), later.toFixed(4), unjudged, ms.toFixed(0)];
    console.log(`| ${cells.join(' | ')} |`);
  }
