/**
 * Packs and options at random, played: `npm run test:packs -- [game …] --games N --seed S --steps M`. Each game is set up with N configurations, whatever
 * its pack and its options can hold, and each of them is played by chance to its end or for M steps, saved, loaded, drawn, and replayed from its record.
 * What goes wrong is made as small as can be, and printed.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Game, GameTypes } from 'ludoteca';
import { type GameId, games } from 'ludoteca/games';
import { configurations } from './packs/configurations.js';
import { type Tried, tried } from './packs/trying.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '' }, steps: { type: 'string', default: '400' } },
});
const [count, steps, seed] = [values.games, values.steps, values.seed || String(Date.now() % 2 ** 31)].map(Number) as [
  number,
  number,
  number,
];
const unknown = positionals.filter((id) => !Object.hasOwn(games, id));
if (unknown.length > 0 || ![count, steps].every((number) => number >= 1) || !Number.isInteger(seed)) {
  console.error(`npm run test:packs -- [${Object.keys(games).join(' | ')}] --games N --seed S --steps M`);
  process.exit(1);
}

const triedAll = (id: GameId): boolean => {
  const game = games[id] as unknown as Game<GameTypes>;
  const ended: Record<Tried['ended'], number> = { over: 0, cut: 0, stuck: 0 };
  let played = 0;
  const property = fc.property(configurations[id], (config) => {
    const { steps: length, ended: how } = tried(game, config, `${seed}`, steps);
    ended[how]++;
    played += length;
  });
  const found = fc.check(property, { numRuns: count, seed });
  console.log(
    `${id}: ${found.numRuns} configurations by seed ${seed}, ${played} steps; ${ended.over} played to the end, ${ended.cut} cut after ${steps} steps, ${ended.stuck} where nobody had anything to choose`,
  );
  if (!found.failed) return true;
  console.log(
    `${id}: ${String(found.errorInstance)}\n  ${JSON.stringify(found.counterexample?.[0])}\n  after ${found.numShrinks} smaller ones`,
  );
  return false;
};

const chosen = (positionals.length > 0 ? positionals : Object.keys(games)) as GameId[];
process.exit(chosen.map(triedAll).every((isFine) => isFine) ? 0 : 1);
