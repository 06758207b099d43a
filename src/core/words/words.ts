import { own } from '../data/own.js';
import type { GameTypes } from '../game/game-types.js';
import type { Labels, Told } from '../game/labels.js';
import { isOfCore } from '../refusals/core-facts.js';
import type { RefusalTable, Sentence } from '../refusals/table.js';
import type { Facts, Violation } from '../refusals/violation.js';
import type { Book } from './book.js';
import type { CoreWords } from './core-words.js';
import { coreInEnglish } from './english.js';
import { politely } from './politely.js';
import { sayingIn } from './saying.js';

export type { CoreWords };

/** Everything that is said of a game in one language. It needs no rules: whoever holds only this can name things, tell events and explain refusals. */
export interface Words<G extends GameTypes = GameTypes> {
  /** As `Intl` has it: `es`. */
  readonly language: string;
  /** The name of anything with an id; `among` is the list of which a sentence says that it stands in it. */
  name(id: string, view?: G['View'], among?: string): string;
  /** An action as an order one could give. */
  action(action: G['Action'], view?: G['View']): string;
  /** An event as a sentence of a chronicle. */
  event(event: G['Event'], view?: G['View']): string;
  /** What a field of a form asks. */
  question?(type: G['Action']['type'], field: string, view?: G['View']): string | undefined;
  /** What an answer to it is called. */
  answer?(type: G['Action']['type'], field: string, value: unknown, view?: G['View']): string | undefined;
  /** The position as text. */
  draw?(view: G['View']): string;
  /** What the game says no with, from the facts of a refusal; without it what the game refuses says its message. */
  readonly refusals?: RefusalTable;
  /** What the core says in every game: `coreInSpanish`. English needs none; where another language has none, what the core refuses says its message. */
  readonly core?: CoreWords;
}

/** The sentence of a refusal: what the core found wrong is told in the core's words, all else in those of the game. Nobody has one without words for it. */
const sentenceFor = ({ code, clause, facts }: Violation, game: RefusalTable, core: RefusalTable): Sentence<Facts> | undefined => {
  const ofGame = own<Sentence<Facts>>((own(game, code) ?? {}) as Readonly<Record<string, Sentence<Facts>>>, clause);
  if (ofGame !== undefined && !isOfCore(code, facts)) return ofGame;
  return Object.values(own(core, code) ?? {})[0] as unknown as Sentence<Facts> | undefined;
};

/** What the core says in a language: English it speaks by itself, and no sentence is made of words of two languages. */
const coreOf = ({ language, core }: Pick<Words, 'language' | 'core'>): CoreWords | undefined =>
  core ?? (language === 'en' || language.startsWith('en-') ? coreInEnglish : undefined);

/** What some clauses say, by their ids. */
type Sentences = Readonly<Record<string, string>>;

/**
 * What some words and rulebooks say of a game, as their authors wrote it. The first language speaks for all that are missing; what the rules themselves say
 * of their clauses, in English, is asked before the book of another language.
 */
export const labelsFrom = <G extends GameTypes>(
  words: readonly [Words<G>, ...Words<G>[]],
  books: readonly Book<G['Clause']>[] = [],
  inRules: Sentences = {},
): Labels<G> => {
  const inLanguage = (language: string | undefined): Words<G> => words.findLast((one) => one.language === language) ?? words[0];
  const booksIn = (language: string | undefined): readonly Sentences[] =>
    books.flatMap((book) => (book.language === language ? [book.clauses] : []));
  const clausesIn = (language: string | undefined): readonly Sentences[] => [
    ...booksIn(language),
    ...booksIn(words[0].language),
    inRules,
    ...books.map(({ clauses }) => clauses),
  ];
  const name: Labels<G>['name'] = (id, language, view, among) => inLanguage(language).name(id, view, among);
  const canDraw = words.some(({ draw }) => draw !== undefined);
  return {
    languages: [...new Set(words.map(({ language }) => language))],
    name,
    action: (action, language, view) => inLanguage(language).action(action, view),
    event: (event, language, view) => inLanguage(language).event(event, view),
    question: (type, field, language, view) => inLanguage(language).question?.(type, field, view),
    answer: (type, field, value, language, view) => inLanguage(language).answer?.(type, field, value, view),
    refusal(violation, language, view) {
      const spoken = inLanguage(language);
      const sentence = sentenceFor(violation, spoken.refusals ?? {}, (coreOf(spoken)?.refusals ?? {}) as unknown as RefusalTable);
      return sentence?.(
        violation.facts,
        sayingIn(spoken.language, (id, among) => spoken.name(id, view, among)),
      );
    },
    clause(id, language) {
      for (const clauses of clausesIn(language)) {
        const text = own<string>(clauses, id);
        if (text !== undefined) return text;
      }
      return own<string>((inLanguage(language).core ?? coreInEnglish).clauses, id);
    },
    ...(canDraw ? { draw: (view: G['View'], language?: string) => inLanguage(language).draw?.(view) ?? '' } : {}),
  };
};

/**
 * The labels of a game for a client that holds no rules: `labelsOf([spanish]).event(event, 'es')`. Whatever comes from outside, telling it does not fail.
 * Who has the rules puts the words on them: `withWords(game, [english, spanish])`.
 */
export const labelsOf = <G extends GameTypes>(words: readonly [Words<G>, ...Words<G>[]], books?: readonly Book<G['Clause']>[]): Told<G> =>
  politely(labelsFrom(words, books));

/** The labels of a game without words: everything by its id or its type. */
export const wordless = <G extends GameTypes>(): Labels<G> => ({
  languages: ['en'],
  name: (id) => id,
  action: ({ type }) => type,
  event: ({ type }) => type,
});
