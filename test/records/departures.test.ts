import { defineGame, digestOf, type Game, type GameRecord, type GameTypes } from 'ludoteca';
import { games } from 'ludoteca/games';
import type { Genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { byTurns, compared, complaintsAbout } from './helpers/comparing.js';
import { type Corpus, type Digests, digestsOfEntry, type Entry, type Kind, kinds, stepsToDigest } from './helpers/corpus.js';
import { take, takeAgain } from './helpers/taking/corpus-of.js';
import { type Plan, played } from './helpers/taking/plan.js';
import { random } from './helpers/taking/players.js';

// The mechanism itself, on one short game: every damage that is planted is found, and found where it was planted.

const { genegrafter } = games;
const game = genegrafter as unknown as Game;
const plan: Plan<Genegrafter> = { name: 'a short game', config: { players: ['ada', 'bo'], eventCount: 0 }, hands: random(), most: 34 };
const corpus: Corpus = take({ game, all: new Map([[plan.name, () => played(genegrafter, plan) as never]]) }, '0.0.0');
const [entry] = corpus.entries as readonly [Entry];
const standing = digestsOfEntry(corpus, entry.name);

type Standing = Readonly<Record<Kind, readonly Digests[]>>;
const complaints = (
  listed: number | null,
  record: GameRecord = entry.record,
  digests: Standing = standing,
  rules: Game = game,
): readonly string[] => complaintsAbout(compared(rules, { ...entry, record }, digests), listed);

/** The digests of one kind with those of one checkpoint changed. */
const damaged = (kind: Kind, place: number): Standing => ({
  ...standing,
  [kind]: standing[kind].map((digests, i) =>
    i === place ? Object.fromEntries(Object.keys(digests).map((key) => [key, kind === 'legal' ? '200 0000' : '0000'])) : digests,
  ),
});
/** The record with its nth action in the name of nobody who plays. */
const tampered = (step: number): GameRecord => ({
  ...entry.record,
  steps: entry.record.steps.map((written, i) =>
    i === step - 1 ? { ...written, action: { ...written.action, player: 'nobody' } } : written,
  ),
});
const resealed = (step: number): GameRecord => ({
  ...entry.record,
  steps: entry.record.steps.map((written, i) => (i === step - 1 ? { ...written, seal: '0' } : written)),
});

test('digests are taken of the setup, of every tenth step, seldom in long games, and of the last', () => {
  expect(entry.at).toEqual([0, 10, 20, 30, 34]);
  expect(stepsToDigest(0)).toEqual([0]);
  expect(stepsToDigest(320).slice(-5)).toEqual([190, 200, 250, 300, 320]);
});

test('a record that is played as it was has no complaints', () => expect(complaints(null)).toEqual([]));

test.for([
  ['views', 'ada, bo, nobody in particular'],
  ['sentences', 'en, fr, ca, es'],
] as const)('changed %s are told with their step and whose they are', ([kind, whose]) =>
  expect(complaints(null, entry.record, damaged(kind, 2))).toEqual([`step 20: other ${kind} (${whose})`]),
);

test('a changed listing is told with its step and those who act', () => {
  const found = complaints(null, entry.record, damaged('legal', 2));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^step 20: other legal \((ada|bo)/);
});

test('by turns every kind is looked at somewhere, the states everywhere, and a change is told where it is looked for', () => {
  const looked = (kind: Kind): readonly number[] => entry.at.flatMap((_, n) => (byTurns(kind, n) ? [n] : []));
  expect(kinds.map(looked)).toEqual([[0, 1, 2, 3, 4], [0, 3], [1, 4], [2]]);
  const found = (place: number) => compared(game, entry, damaged('views', place), byTurns).differences;
  expect([2, 3].map(found)).toEqual([[], ['step 30: other views (ada, bo, nobody in particular)']]);
});

test('another state is a departure at its step, and nothing is said of what comes after', () => {
  const both: Standing = { ...damaged('state', 2), views: damaged('views', 3).views };
  expect(complaints(null, entry.record, both)).toEqual(['no departure is listed, but it departs at step 20: the state is another']);
  expect(complaints(20, entry.record, both)).toEqual([]);
});

test('what is different before a departure is told all the same', () => {
  const both: Standing = { ...damaged('state', 3), views: damaged('views', 1).views };
  expect(complaints(30, entry.record, both)).toEqual(['step 10: other views (ada, bo, nobody in particular)']);
});

test('a tampered action departs at its own step', () => {
  expect(complaints(null, tampered(17))).toEqual([expect.stringMatching(/^no departure is listed, but it departs at step 17: /)]);
  expect(complaints(17, tampered(17))).toEqual([]);
});

test('a tampered seal departs at its own step, and so does the setup', () => {
  expect(complaints(25, resealed(25))).toEqual([]);
  expect(complaints(0, { ...entry.record, setup: { ...entry.record.setup, seal: '0' } })).toEqual([]);
});

test('of two departures the first counts', () => {
  const twice: GameRecord = { ...entry.record, steps: [...resealed(12).steps.slice(0, 12), ...tampered(30).steps.slice(12)] };
  expect(complaints(12, twice)).toEqual([]);
});

test('a departure listed too early, too late, or one that does not come, is told', () => {
  expect(complaints(16, tampered(17))).toEqual([expect.stringMatching(/^a departure is listed at step 16, but it departs at step 17: /)]);
  expect(complaints(18, tampered(17))).toEqual([expect.stringMatching(/^a departure is listed at step 18, but it departs at step 17: /)]);
  expect(complaints(17)).toEqual(['a departure is listed at step 17, but it plays to its end']);
});

test('an action that can no longer be read departs at its own step', () => {
  const unreadable: GameRecord = {
    ...entry.record,
    steps: entry.record.steps.map((written, i) =>
      i === 8 ? { ...written, action: { ...written.action, type: 'no-such-action' } } : written,
    ),
  };
  expect(complaints(9, unreadable)).toEqual([]);
});

/** The same rules, said in other words. */
const reworded = defineGame<Genegrafter>({
  ...genegrafter.definition,
  labels: { ...genegrafter.labels, action: (action) => `${action.player} does: ${action.type}` },
}) as unknown as Game<GameTypes>;

test('new words change the sentences alone, and these can be taken again alone', () => {
  const found = complaints(null, entry.record, standing, reworded);
  expect(found.length).toBeGreaterThan(0);
  for (const complaint of found) expect(complaint).toMatch(/^step \d+: other sentences \(en, fr, ca, es\)$/);
  const renewed = takeAgain(reworded, corpus, 'sentences');
  expect(complaints(null, entry.record, digestsOfEntry(renewed, entry.name), reworded)).toEqual([]);
  for (const kind of ['state', 'views', 'legal'] as const) expect(renewed.digests[kind]).toBe(corpus.digests[kind]);
  expect(digestOf(renewed.entries)).toBe(digestOf(corpus.entries));
});

test('what is taken again of a departing record stays as it is from the departure on', () => {
  const departing: Corpus = { ...corpus, entries: [{ ...entry, record: tampered(17) }] };
  const renewed = takeAgain(reworded, departing, 'sentences').digests.sentences[entry.name]!;
  const isKept = renewed.map((digests, i) => digestOf(digests) === digestOf(standing.sentences[i]));
  expect([isKept[1], ...isKept.slice(2)]).toEqual([false, true, true, true]);
});
