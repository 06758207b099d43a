import { isList } from '../data/describe.js';
import type { Game } from '../game/game.js';
import type { GameTypes } from '../game/game-types.js';
import type { Book } from '../words/book.js';
import { labelsFrom, type Words } from '../words/words.js';
import { defineGame } from './define.js';

/**
 * The same game with words: `withWords(ojoDelTerror, [english, spanish], [book])`. The first language speaks where another is missing; English is first
 * in the games of this package. Rulebooks give `labels.clause` its texts.
 */
export const withWords = <G extends GameTypes>(
  game: Game<G>,
  words: readonly [Words<G>, ...Words<G>[]],
  books?: readonly Book<G['Clause']>[],
): Game<G> => {
  const { clauses } = game.definition;
  return defineGame({ ...game.definition, labels: labelsFrom(words, books, isList(clauses) ? {} : clauses) });
};
