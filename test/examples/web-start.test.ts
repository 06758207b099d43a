import { expect, test } from 'vitest';
import { languages } from '../../examples/shared/languages.js';
import {
  answerSaying,
  type Company,
  fitting,
  mayLeaveOut,
  type Option,
  pickableBy,
  proposedFor,
  saidOf,
} from '../../examples/shared/options.js';
import { options } from '../../examples/shared/options-of-games/index.js';
import { mayBeRefereed, refereeing } from '../../examples/shared/referees.js';
import { arranged, evenings, eveningsFor } from '../../examples/web/src/start/evenings.js';
import { shelf } from '../../examples/web/src/start/shelf.js';
import { gameIds } from '../../examples/web/src/tables/catalogue.js';
import { bookBoxes, wordBoxes } from '../../examples/web/src/tables/word-boxes.js';
import { type Book, createMatch, E, type Game, seeded, titleOf } from '../../src/core/index.js';
import { books, type GameId, gameById, games } from '../../src/games/index.js';
import { often } from '../long.js';

const gameOf = (id: GameId): Game => gameById(id)!;

/** Everybody who could sit down to a game. */
const companies = (id: GameId): readonly Company[] => {
  const { min, max } = gameOf(id).players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return (mayBeRefereed(id) ? [false, true] : [false]).flatMap((isRefereed) => counts.map((players) => ({ players, isRefereed })));
};

const begins = (id: GameId, { players, isRefereed }: Company, said: object): boolean => {
  const config = { ...said, ...refereeing(id, isRefereed), players: Array.from({ length: players }, (_, seat) => `player ${seat + 1}`) };
  return E.isRight(createMatch(gameOf(id), config, { dice: seeded('begin') }));
};

/** What an option can answer: all its values, or its least number, the proposed one, the most, and none. */
const answersTo = (option: Option): readonly unknown[] =>
  option.kind === 'pick'
    ? option.values.map(({ value }) => value)
    : [...new Set([option.min, option.proposed, option.max]), ...(option.none === undefined ? [] : [null])];

const isOffered = (option: Option, answer: unknown, company: Company): boolean =>
  option.kind === 'pick'
    ? pickableBy(option, company).some(({ value }) => value === answer)
    : answer !== null || mayLeaveOut(option, company);

/** Every way to answer all options. */
const configurations = (all: readonly Option[], answersOf: (option: Option) => readonly unknown[]): readonly object[] =>
  all.reduce<readonly object[]>(
    (before, option) => before.flatMap((said) => answersOf(option).map((answer) => ({ ...said, [option.field]: saidOf(option, answer) }))),
    [{}],
  );

test.each(gameIds)('%s: whatever is offered can begin, with as many as are let sit down', (id) => {
  for (const [i, company] of companies(id).entries()) {
    const offered = configurations(options[id], (option) => answersTo(option).filter((answer) => isOffered(option, answer, company)));
    // Of very many, other ones with every company.
    const every = often(Math.ceil(offered.length / 40) | 1, 1);
    const some = offered.filter((_, place) => (place + i) % every === 0);
    expect(some.length).toBeGreaterThan(0);
    expect(some.filter((said) => !begins(id, company, said))).toEqual([]);
  }
});

test.each(gameIds)('%s: what is not offered could not begin', (id) => {
  for (const company of companies(id))
    for (const option of options[id])
      for (const answer of answersTo(option).filter((one) => !isOffered(option, one, company))) {
        const others = options[id].map((one) => [one.field, saidOf(one, fitting(one, proposedFor(one), company))] as const);
        expect(begins(id, company, Object.fromEntries(others))).toBe(true);
        expect(begins(id, company, { ...Object.fromEntries(others), [option.field]: saidOf(option, answer) })).toBe(false);
      }
});

test.each(gameIds)(
  '%s: whoever plays again finds answered what was answered before, and what is proposed where no answer says it',
  (id) => {
    for (const option of options[id]) {
      for (const answer of answersTo(option)) expect(answerSaying(option, saidOf(option, answer))).toEqual(answer);
      expect(answerSaying(option, { of: 'their own making' })).toEqual(proposedFor(option));
    }
  },
);

test.each(gameIds)('%s: every kind of evening can begin, and answers only what is asked', (id) => {
  for (const evening of evenings) {
    const { answers } = arranged[id][evening];
    for (const field of Object.keys(answers)) expect(options[id].map((option) => option.field)).toContain(field);
    for (const company of companies(id)) {
      const said = options[id].map((option) => {
        const wanted = Object.hasOwn(answers, option.field) ? answers[option.field] : proposedFor(option);
        return [option.field, saidOf(option, fitting(option, wanted, company))] as const;
      });
      expect(begins(id, company, Object.fromEntries(said))).toBe(true);
    }
  }
});

test.each([
  [1, ['book']],
  [2, ['quick', 'book', 'long']],
] as const)('an evening that cannot be had with %d is not on offer: it would not be what it says', (players, offered) => {
  const id = 'som-el-que-decidim';
  const answersOn = (evening: (typeof evenings)[number]) =>
    Object.fromEntries(
      options[id].map((option) => {
        const wanted = arranged[id][evening].answers[option.field] ?? proposedFor(option);
        return [option.field, fitting(option, wanted, { players, isRefereed: false })];
      }),
    );
  expect(eveningsFor(id, answersOn)).toEqual(offered);
});

test.each(gameIds)('%s: its box says what is in it', (id) => {
  const { title, players, books: written, lasts } = shelf[id];
  expect(languages.map((_, place) => title[place])).toEqual(languages.map((language) => titleOf(gameOf(id), language)));
  expect(players).toEqual(gameOf(id).players);
  expect(written).toEqual(books[id].map(({ language }) => language));
  expect(lasts[0]).toBeLessThan(lasts[1]);
});

test('all games stand on the shelf', () => {
  expect([...gameIds].sort()).toEqual(Object.keys(games).sort());
});

test.each(gameIds)('%s: words and rulebooks that are fetched are those of the catalogue', async (id) => {
  for (const language of languages) expect((await wordBoxes[id][language]()).language).toBe(language);
  const fetched = await Promise.all(languages.flatMap((language) => bookBoxes[id][language]?.() ?? []));
  expect(new Set<Book>(fetched)).toEqual(new Set<Book>(books[id] as readonly Book[]));
});

test('the degrees of centralism are called on the start page as the game calls them, in every language', () => {
  const { labels } = gameOf('som-el-que-decidim');
  const degrees = options['som-el-que-decidim'].flatMap((option) =>
    option.kind === 'pick' && option.field === 'centralism' ? option.values : [],
  );
  const named = degrees.filter(({ value }) => value !== 'choose').map(({ value, name }) => ({ value, name }));
  expect(named.map(({ value }) => value)).toEqual(['medium', 'high', 'intense']);
  for (const { value, name } of named) expect(name).toEqual(languages.map((language) => labels.name(String(value), language)));
});
