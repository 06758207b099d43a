/**
 * Long random life: `npm run soak -- [game …] --minutes N [--seed S]` plays random packs and options with legal and hostile actions, forms, saving,
 * loading, taking back and dealing anew, at both speeds and by recorded throws. Every third evening is one of people who are not at one device, every
 * other one of those over real sockets: hosts come and go, links are cut, strangers say what they like, decisions are taken back by consent, and in the
 * end everybody must have been told what is written. What goes wrong is made as short as can be and kept in test/soak/found, where the tests live it
 * through again for ever. Runs add up.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Game, type GameTypes, seeded } from 'ludoteca';
import { type GameId, games } from 'ludoteca/games';
import { randomConfiguration } from './packs/configurations.js';
import { type AnyEvening, livedThrough } from './soak/any-evening.js';
import { randomDeeds } from './soak/evening.js';
import { shrunk } from './soak/shrinking.js';
import { randomTableDeeds } from './soak/tables/evening.js';
import { added } from './soak/tally.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: '' } },
});
const minutes = Number(values.minutes);
const unknown = positionals.filter((id) => !Object.hasOwn(games, id));
if (unknown.length > 0 || !(minutes > 0)) {
  console.error(`npm run soak -- [${Object.keys(games).join(' | ')}] --minutes N [--seed S]`);
  process.exit(1);
}
const chosen = (positionals.length > 0 ? positionals : Object.keys(games)) as GameId[];
const seed = values.seed === '' ? String(Date.now()) : values.seed;
const [longest, longestAtTable] = [250, 120];
/** One evening of so many is one at a table online. */
const seldom = 3;
const folder = join(import.meta.dirname, '..', 'test', 'soak', 'found');

const kept = (evening: AnyEvening, what: string): string => {
  const text = `${JSON.stringify({ ...evening, what: what.split('\n')[0] })}\n`;
  const name = `${evening.game}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return name;
};

const eveningOf = (id: GameId, number: number): AnyEvening => {
  const dice = seeded(`${seed}/${id}/${number}`);
  const evening = { game: id, config: randomConfiguration(id, dice), seed: number };
  return number % seldom === 0
    ? {
        ...evening,
        online: true,
        sockets: number % (2 * seldom) === 0,
        deeds: randomTableDeeds(10 + dice.roll(longestAtTable, 'how long'), dice),
      }
    : { ...evening, deeds: randomDeeds(10 + dice.roll(longest, 'how long'), dice) };
};

const soaked = async (id: GameId, until: number): Promise<{ evenings: number; refused: number; deeds: number; found: number }> => {
  const game = games[id] as unknown as Game<GameTypes>;
  const live = (evening: AnyEvening) => livedThrough(game, evening);
  const count = { evenings: 0, refused: 0, deeds: 0, found: 0 };
  for (let number = 1; Date.now() < until; number++) {
    const evening = eveningOf(id, number);
    const { done, found } = await live(evening);
    count.evenings++;
    count.deeds += done;
    if (done === 0 && found === null) count.refused++;
    if (found === null) continue;
    count.found++;
    const short = await shrunk(evening, live);
    const { found: left } = await live(short);
    const what = (left ?? found).what;
    console.log(`${id}: ${what}\n  ${short.deeds.length} deeds, kept as ${kept(short, what)}`);
  }
  return count;
};

let isFine = true;
for (const id of chosen) {
  const each = minutes / chosen.length;
  const count = await soaked(id, Date.now() + each * 60_000);
  const all = added(id, { minutes: each, ...count });
  isFine &&= count.found === 0;
  console.log(
    `${id}: ${count.evenings} evenings (${count.refused} refused), ${count.deeds} deeds, ${count.found} found; in all runs ${all.minutes.toFixed(1)} minutes, ${all.evenings} evenings, ${all.deeds} deeds, ${all.found} found`,
  );
}
process.exit(isFine ? 0 : 1);
