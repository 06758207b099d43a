import { seeded, type Violation } from 'ludoteca';
import { type Config, catalonia, type Event, type State, type View } from 'ludoteca/som-el-que-decidim';
import { accepted, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { words } from '../../../../src/games/som-el-que-decidim/labels/english/words.js';
import { stringsIn } from '../../../outline.js';
import { readKept } from '../../../refusals/kept.js';
import { busyVillage, village } from '../helpers/packs.js';
import { begun } from '../helpers/scenes.js';
import { spokenGame as game, labels } from '../helpers/spoken.js';

const { languages } = labels;

/** Words of the rules, and what cells are called by. */
const free = ['treasury', 'cell 3', 'holder', 'stop', 'pay', 'urn', 'mossos', 'cell 0', ...Object.keys(words)].filter(
  (word, i, all) => all.indexOf(word) === i,
);

const packs = [catalonia, village, busyVillage];
const idsOf = (list: 'tiles' | 'discs'): readonly string[] => [...new Set(packs.flatMap((pack) => pack[list].map(({ id }) => id)))];

/** What the ids of tiles and discs become: a tile and a disc may have one id. */
const renamings = new Map(
  [idsOf('tiles'), idsOf('discs')].flatMap((ids) => ids.map((id, i): [id: string, word: string] => [id, free[i]!])),
);

/** Anything with words of the rules for ids. */
const worded = <T>(value: T): T => {
  if (typeof value === 'string') return (renamings.get(value) ?? value) as T & string;
  if (Array.isArray(value)) return value.map(worded) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  // What stands on a tile is its name; the kinds of discs are no ids.
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, ['name', 'spanish', 'kind', 'flag', 'symbol'].includes(key) ? entry : worded(entry)]),
  ) as T & object;
};

/** How something is said in every language with the ids as they are, and with words of the rules instead. */
const twice = <T>(thing: T, view: View, say: (thing: T, language: string, view: View) => unknown): readonly (readonly unknown[])[] =>
  [[thing, view] as const, [worded(thing), worded(view)] as const].map(([one, seen]) =>
    languages.map((language) => say(one, language, seen)),
  );

test('whatever the ids of tiles and discs are, orders, answers and chronicles call things by their names', () => {
  for (const content of packs) {
    const config: Config = { players: ['ada', 'bo', 'cai'], mode: 'ABC', content };
    const { setup, moves } = walk(game, config, { name: content.id, seed: content.id, maxSteps: 300 });
    const hear = (events: readonly Event[], state: State): void => {
      for (const event of events) {
        const [plain, told] = twice(event, game.view(state, null), labels.event);
        expect.soft({ event, told }).toEqual({ event, told: plain });
      }
    };
    hear(setup.events, setup.state);
    for (const { before, action, events, state } of moves) {
      const view = game.view(before, action.player);
      const [plain, told] = twice(action, view, labels.action);
      expect.soft({ action, told }).toEqual({ action, told: plain });
      for (const field of ['cell', 'to', 'disc'])
        if (Object.hasOwn(action, field)) {
          const value = (action as unknown as Readonly<Record<string, unknown>>)[field];
          const [known, answered] = twice(value, view, (one, language, seen) => labels.answer(action.type, field, one, language, seen));
          expect.soft({ action, field, told: answered }).toEqual({ action, field, told: known });
        }
      hear(events, state);
    }
    const [drawn, named] = twice(null, game.view(moves.at(-1)!.state, null), (_, language, view) => labels.draw!(view, language));
    expect(named).toEqual(drawn);
  }
});

test('whatever the ids of tiles and discs are, refusals call things by their names', () => {
  const view = game.view(begun(), 'ada');
  for (const [code, clauses] of Object.entries(readKept('som-el-que-decidim')))
    for (const [clause, met] of Object.entries(clauses))
      for (const facts of met) {
        const violation = { code, clause, message: 'as it was', facts } as Violation;
        const [plain, told] = twice(violation, view, (one, language, seen) => labels.refusal(one, language, seen));
        // What is wrong with a pack is told by ids.
        if (stringsIn(facts).some((id) => renamings.has(id) && String(plain).includes(id))) continue;
        expect.soft({ code, clause, facts, told }).toEqual({ code, clause, facts, told: plain });
      }
});

test('a tile called as a word of the rules keeps its name in sentences, refusals and forms, and the word its own', () => {
  const asWord: Readonly<Record<string, string>> = { school: 'treasury', garden: 'mossos', 'urn-lid': 'cell 3', market: 'stop' };
  const content = { ...village, tiles: village.tiles.map((tile) => ({ ...tile, id: asWord[tile.id] ?? tile.id })) };
  const { state } = accepted(game.setup({ players: ['ada', 'bo'], content }, seeded(1)));
  const view = game.view(state, 'ada');
  expect(labels.event({ type: 'tile-discovered', cell: 4, tile: 'treasury' }, 'en', view)).toBe('Cell 4 is turned up: school.');
  expect(labels.action({ type: 'break-coin', player: 'ada', disc: 'health-1', partner: 'treasury' }, 'en', view)).toBe(
    'break health (2 €) with the Spanish treasury',
  );
  expect(labels.answer('break-coin', 'partner', 'treasury', 'ca', view)).toBe(labels.answer('break-coin', 'partner', 'treasury', 'ca'));
  expect(labels.answer('mobilise', 'assignments.0.tile', 'cell 3', 'en', view)).toBe('urn-lid');
  const refused = { code: 'not-interior', clause: 'SD-MOB-03', facts: { kind: 'roads' }, message: '' } as const;
  expect(labels.refusal(refused, 'en', view)).toBe('Only Mossos d’Esquadra and firefighters protect the urn, not roads.');
  const early = game.explain(state, { type: 'stop', player: 'ada' }).map((violation) => labels.refusal(violation, 'en', view));
  expect(early).toEqual(['In the phase placing the rally it is not possible to stop.']);
});
