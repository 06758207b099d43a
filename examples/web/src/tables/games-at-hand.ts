import { type Book, defineGame, type Game, labelsOf, own, type WordsOf } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { Language } from '../../../shared/languages.js';
import type { Quotation } from '../language/quoted.js';
import { alsoSpeaks } from '../language/speakers.js';
import { ruleBoxes } from './rule-boxes.js';
import { bookBoxes, wordBoxes } from './word-boxes.js';

type Labels = Game['labels'];

/** What has been fetched of a game: its rules, and words and rulebooks of the languages that were asked for. */
class GameAtHand {
  readonly #id: GameId;
  readonly #words: [WordsOf, ...WordsOf[]];
  readonly #books: Book[];
  #labels: Labels;
  readonly game: Game;

  private constructor(id: GameId, rules: Game, words: WordsOf, book: Book) {
    this.#id = id;
    this.#words = [words];
    this.#books = [book];
    this.#labels = labelsOf(this.#words, this.#books);
    // Defined anew: the rules look for answers by their words, too.
    this.game = defineGame({ ...rules.definition, labels: speakingFor(() => this.#labels) });
  }

  static async fetch(id: GameId, language: Language): Promise<GameAtHand> {
    const [rules, words, book] = await Promise.all([ruleBoxes[id](), wordBoxes[id][language](), fetchBook(id, language)]);
    return new GameAtHand(id, rules, words, book);
  }

  /** From now on the game speaks this language as well. */
  async speak(language: Language): Promise<void> {
    if (this.#words.some((words) => words.language === language)) return;
    const [words, book] = await Promise.all([wordBoxes[this.#id][language](), fetchBook(this.#id, language)]);
    this.#words.push(words);
    if (!this.#books.includes(book)) this.#books.push(book);
    this.#labels = labelsOf(this.#words, this.#books);
  }

  clause(id: string, language: Language): Quotation {
    const text = this.#labels.clause(id, language);
    const telling = this.#books.filter(({ clauses }) => own<string>(clauses, id) === text).map((book) => book.language);
    return { text, language: telling.length === 0 || telling.includes(language) ? language : telling[0]! };
  }
}

/** Words that may grow by a language, for whoever holds the game. */
const speakingFor = (now: () => Labels): Labels => ({
  get languages() {
    return now().languages;
  },
  name: (...told) => now().name(...told),
  action: (...told) => now().action(...told),
  event: (...told) => now().event(...told),
  question: (...told) => now().question(...told),
  answer: (...told) => now().answer(...told),
  refusal: (...told) => now().refusal(...told),
  clause: (...told) => now().clause(...told),
  draw: (...told) => now().draw?.(...told) ?? '',
});

const atHand = new Map<GameId, Promise<GameAtHand>>();
const fetched = new Map<GameId, Promise<Game>>();
const speakers = new WeakMap<Game, GameAtHand>();

/** The rulebook of a game in a language, or in English. */
export const fetchBook = (id: GameId, language: Language): Promise<Book> => (bookBoxes[id][language] ?? bookBoxes[id].en)();

/** How long it stands that a game could not be fetched, in milliseconds: what is drawn waits for it, and would otherwise ask for it without end. */
const patience = 1000;

/** A game with its words: fetched once, and tried anew a moment after that failed. The same promise for the same game. */
export const gameAtHand = (id: GameId, language: Language): Promise<Game> => {
  const known = fetched.get(id);
  if (known !== undefined) return known;
  const found = GameAtHand.fetch(id, language);
  const game = found.then((one) => {
    speakers.set(one.game, one);
    return one.game;
  });
  atHand.set(id, found);
  fetched.set(id, game);
  game.catch(() =>
    setTimeout(() => {
      atHand.delete(id);
      fetched.delete(id);
    }, patience),
  );
  return game;
};

/** What a clause of a game says, in the language of the page or that of a rulebook that is at hand. */
export const clauseOf = (game: Game, id: string, language: Language): Quotation =>
  speakers.get(game)?.clause(id, language) ?? { text: game.labels.clause(id, language), language };

alsoSpeaks(async (language) => {
  await Promise.all([...atHand.values()].map(async (one) => (await one).speak(language)));
});
