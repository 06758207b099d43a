import type { Game, GameTypes } from 'ludoteca';
import { beforeAll, expect, test } from 'vitest';
import { banner } from '../../examples/web/src/motion/cues.js';
import { type AnyScript, cuesOf, fetchScript, scriptBoxes } from '../../examples/web/src/motion/scripts/index.js';
import { type GameId, gameById } from '../../src/games/index.js';
import { replayed } from '../records/helpers/comparing.js';
import { readCorpus } from '../records/helpers/storing.js';

const ids = Object.keys(scriptBoxes) as GameId[];
const scripts = new Map<GameId, AnyScript>();

test('what happens before the script of its game is there is told before the board', () => {
  for (const id of ids) expect(cuesOf(id, { type: 'whatever' }, {})).toEqual([banner]);
});

/** An event as somebody saw it, and what comes of it. */
interface Witnessed {
  readonly type: string;
  readonly cues: number;
  readonly places: readonly string[];
}

const placesIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap(placesIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          key === 'at' || key === 'from' || key === 'to' || key === 'by' ? placeNames(part) : placesIn(part),
        )
      : [];
const placeNames = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** What one player and one who only looks on see of every recorded game, with the cues it comes to. */
const witnessed = (id: GameId): readonly Witnessed[] => {
  const game: Game<GameTypes> = gameById(id)!;
  const all: Witnessed[] = [];
  for (const { record } of readCorpus('0.1.0', id).entries) {
    const { played } = replayed(game, record);
    for (const [step, { events }] of played.entries()) {
      const before = played[Math.max(0, step - 1)]!.state;
      for (const viewer of [game.seats(before)[0]!, null]) {
        const seen = events.flatMap((event) => game.witness(event, viewer) ?? []);
        if (seen.length === 0) continue;
        const view = game.view(before, viewer);
        for (const event of seen) {
          const cues = cuesOf(id, event, view);
          all.push({ type: event.type, cues: cues.length, places: placesIn(cues) });
        }
      }
    }
  }
  return all;
};

beforeAll(async () => {
  for (const id of ids) scripts.set(id, await scriptBoxes[id]());
});

test.each(ids)('%s: whatever is told of a recorded game moves something', async (id) => {
  await fetchScript(id);
  const all = witnessed(id);
  expect(all.filter(({ cues }) => cues === 0).map(({ type }) => type)).toEqual([]);
  const kinds = new Set(all.map(({ type }) => type));
  const known = Object.keys(scripts.get(id)!);
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
  // The records hold more than half of what can happen; that the rest has its cues the compiler sees to.
  expect(kinds.size).toBeGreaterThan(0.5 * known.length);
  // Names of places are attributes of a page: nothing in them ends one.
  expect(all.flatMap(({ places }) => places).filter((place) => !/^[\w.~!*'()%-]+(:[\w.~!*'()%-]*)*$/.test(place))).toEqual([]);
});

test.each(ids)('%s: every kind of event whose clauses are told has its cues', (id) => {
  expect(Object.keys(scripts.get(id)!).sort()).toEqual(Object.keys(gameById(id)!.definition.eventClauses ?? {}).sort());
});

test('nothing is seen of an event that no script knows, as newer hosts may tell', async () => {
  await fetchScript('genegrafter');
  for (const type of ['constructor', '__proto__', 'toString', 'never-heard-of']) expect(cuesOf('genegrafter', { type }, {})).toEqual([]);
});
