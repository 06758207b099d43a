import { type Game, type Replay, seeded, type Violation } from 'ludoteca';
import { type Action, type Event, type OrbisTerrarum, orbis500, type Pack, type View } from 'ludoteca/orbis-terrarum';
import { randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { derived } from '../../../../src/core/data/derived.js';
import { words } from '../../../../src/games/orbis-terrarum/labels/english/words.js';
import { replayed } from '../../../records/helpers/comparing.js';
import { readCorpus } from '../../../records/helpers/storing.js';
import { readKept } from '../../../refusals/kept.js';
import { crowdedScene } from '../helpers/crowded-scene.js';
import { crowded } from '../helpers/crowded-world.js';
import { spokenGame as game, labels } from '../helpers/spoken.js';
import { settled, start } from '../helpers/start.js';

const { languages } = labels;

/** What an effect touches may be a place or one of these: they say which. */
const touched = new Set(['all', 'hostile', 'MIL', 'AUX', 'ECN', 'CLT', 'ADM', 'GES', 'LEA', 'TCN', 'INT', 'PRS']);

/** What somebody sees, with deeds and technologies that have names of their own: those of the default content have words of the rules. */
const withOwnDeeds = (view: View): View => {
  const called = <T>(list: readonly T[], name: string): readonly T[] => list.map((one, i) => ({ ...one, name: `${name} ${i + 1}` }));
  const { pack } = view.config;
  const own = { ...pack, milestones: called(pack.milestones, 'Deed'), technologies: called(pack.technologies, 'Craft') };
  return { ...view, config: { ...view.config, pack: own } };
};

const { regions, nations, milestones, technologies } = orbis500;
const ids = [...regions, ...nations, ...milestones, ...technologies].map(({ id }) => id);
const free = ['war', 'stay', 'offer', 'region', 'nation', 'ready', 'moved', ...Object.keys(words)].filter(
  (word, i, all) => !touched.has(word) && !ids.includes(word) && all.indexOf(word) === i,
);

/** What the ids of Nations, regions, milestones and technologies become: words of the rules. */
const renamings = new Map(ids.map((id, i): [id: string, word: string] => [id, free[i]!]));

/** An id, also where it is part of another: a measure, what is said of a region. */
const idInWords = (id: string): string =>
  renamings.get(id) ??
  id
    .split('/')
    .map((part) => renamings.get(part) ?? part.replace(/(?<=^(?:colony|attitude of) ).+$/, (region) => renamings.get(region) ?? region))
    .join('/');

/** Anything with words of the rules for ids, in keys as well. */
const worded = <T>(value: T): T => {
  if (typeof value === 'string') return idInWords(value) as T & string;
  if (Array.isArray(value)) return value.map(worded) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [renamings.get(key) ?? key, worded(entry)])) as T & object;
};

/** A view with the ids as they are, and with words of the rules instead. */
const bothOf = derived((view: View): readonly View[] => [withOwnDeeds(view), worded(withOwnDeeds(view))]);

/** How something is said in every language with the ids as they are, and with words of the rules instead. */
const twice = <T>(thing: T, view: View, say: (thing: T, language: string, view: View) => unknown): readonly (readonly unknown[])[] => {
  const said = [thing, worded(thing)];
  return bothOf(view).map((seen, i) => languages.map((language) => say(said[i]!, language, seen)));
};

/** Games in which nearly everything happens. */
const records = [
  'by hand: a world with a history, and what curious people make of it',
  'by hand: a rising put down, a race, hordes on the move, and who was behind it all',
  'by hand: a council quarrels about its leader, and electors are named',
];

test('whatever the ids of a pack are, orders and chronicles call its things by their names', () => {
  const { entries } = readCorpus('0.2.0', game.id);
  const hear = <T>(thing: T, view: View, say: (thing: T, language: string, view: View) => string): void => {
    const [plain, told] = twice(thing, view, say);
    expect.soft({ thing, told }).toEqual({ thing, told: plain });
  };
  for (const name of records) {
    const { record } = entries.find((entry) => entry.name === name)!;
    const played = replayed(game as unknown as Game, record).played as Replay<OrbisTerrarum>;
    for (const [number, { events, state }] of played.entries()) {
      const view = game.view(state, null);
      for (const event of events) hear(event, view, labels.event);
      const action = record.steps[number]?.action as Action | undefined;
      if (action !== undefined) hear(action, game.view(state, action.player), labels.action);
    }
  }
});

test('whatever the ids of a pack are, forms call its things by their names', () => {
  for (const state of [crowded(), crowdedScene()])
    for (const player of game.actors(state)) {
      const view = game.view(state, player);
      for (const type of game.open(state, player)) {
        const { asked } = randomForm(game, state, player, type, seeded(type));
        for (const { field, question, answer } of asked)
          for (const value of [answer, ...('from' in question ? question.from.slice(0, 3) : [])]) {
            const [plain, told] = twice(value, view, (one, language, seen) => labels.answer(type, field, one, language, seen));
            expect.soft({ type, field, value, told }).toEqual({ type, field, value, told: plain });
          }
      }
    }
});

/** What nobody knows is quoted by its id. */
const unquoted = (said: string): string => said.replace(/(["“«])[^"”»]*/g, '$1');

test('whatever the ids of a pack are, refusals call its things by their names', () => {
  const view = game.view(crowded(), 'ada');
  for (const [code, clauses] of Object.entries(readKept('orbis-terrarum')))
    for (const [clause, met] of Object.entries(clauses))
      for (const facts of met) {
        const violation = { code, clause, message: 'as it was', facts } as Violation;
        const [plain, told] = twice(violation, view, (one, language, seen) => unquoted(labels.refusal(one, language, seen)));
        expect.soft({ code, clause, facts, told }).toEqual({ code, clause, facts, told: plain });
      }
});

test('the map calls its regions and Nations by their names, whatever their ids are', () => {
  const [plain, told] = twice(null, game.view(crowded(), null), (_, language, view) => labels.draw!(view, language));
  expect(told).toEqual(plain);
});

test('a region, a Nation and a milestone called as words of the rules keep their names in sentences, refusals and forms', () => {
  const asWords: Readonly<Record<string, string>> = { armorica: 'stay', saxonia: 'war', peacemaker: 'peace' };
  const named = <T extends { readonly id: string; readonly name: string }>(list: readonly T[]): readonly T[] =>
    list.map((one) => ({ ...one, name: one.id === 'peacemaker' ? 'Friend of All' : one.name }));
  const own = JSON.parse(
    JSON.stringify({ ...settled, milestones: named(settled.milestones) }, (_, value: unknown) =>
      typeof value === 'string' ? (asWords[value] ?? value) : value,
    ),
  ) as Pack;
  const view = game.view(start({ pack: own }), 'ada');
  const told = (event: Event) => languages.map((language) => labels.event(event, language, view));
  expect(told({ type: 'region-changed', region: 'stay', before: null, after: 'war' })).toEqual([
    'The region Armorica passes from nobody to Saxonia.',
    'La región Armorica pasa de nadie a Saxonia.',
    'La regió Armòrica canvia de mans: ningú → Saxònia.',
    'La région Armorique change de mains : personne → Saxe.',
  ]);
  expect(told({ type: 'conflict-changed', a: 'francia', b: 'war', before: 'none', after: 'war' })[0]).toBe(
    'Between Francia and Saxonia: from no conflict to war.',
  );
  expect(told({ type: 'milestone-awarded', milestone: 'peace', nation: 'war' })[0]).toBe('Milestone Friend of All: awarded to Saxonia.');
  expect(told({ type: 'flag-changed', nation: 'war', flag: 'colony stay', value: 'true' })[0]).toBe('Saxonia, colony (Armorica): yes.');
  const order = { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'war', target: 'war', text: '' } as const;
  expect(labels.action(order, 'en', view)).toBe('Francia declares war on Saxonia');
  expect(labels.answer('issue-declaration', 'kind', 'war', 'en', view)).toBe('war');
  expect(labels.answer('issue-declaration', 'target', 'war', 'en', view)).toBe('Saxonia');
  expect(labels.answer('spend', 'target', 'stay', 'en', view)).toBe('region Armorica');
  const refused = { code: 'nation-extinct', clause: 'OT-ACT-02', message: '', facts: { nation: 'war' } } as const;
  expect(languages.map((language) => labels.refusal(refused, language, view))).toEqual([
    ...['Saxonia is no more.', 'Saxonia ya no existe.', 'Saxònia ja no existeix.', 'La Saxe n’existe plus.'],
  ]);
});

test('what the referee publishes is called as it is written, even by a word of the rules', () => {
  const order = { type: 'publish-milestone', player: 'referee', id: 'peace', text: 'Keep the peace.', reward: [] } as const;
  expect(languages.map((language) => labels.action(order, language, game.view(start(), 'referee')))).toEqual(
    languages.map(() => expect.stringMatching(/ peace\b/)),
  );
});

test('nobody and somebody are no Nations, whatever these are called', () => {
  const named = (id: string) => JSON.parse(JSON.stringify(settled).replaceAll('"saxonia"', JSON.stringify(id))) as Pack;
  const told = (id: string, event: Event): string => labels.event(event, 'en', game.view(start({ pack: named(id) }), null));
  expect(told('somebody', { type: 'contest-resolved', secret: null, members: ['francia', null], winner: null, grade: 2 })).toBe(
    'Of Francia and somebody, somebody prevails with grade 2.',
  );
  expect(told('nobody', { type: 'region-changed', region: 'armorica', before: null, after: 'francia' })).toBe(
    'The region Armorica passes from nobody to Francia.',
  );
  expect(told('referee', { type: 'flag-changed', nation: 'referee', flag: 'orders', value: 'closed' })).toBe('The orders are closed.');
});
