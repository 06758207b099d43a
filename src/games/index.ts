/**
 * All the games with all their words and rulebooks, for those who want to offer a choice. A program that plays one game imports that game's own path, and
 * the words of the languages it speaks, and pays for no others.
 *
 * @module ludoteca/games
 */

import { own } from '../core/data/own.js';
import { withWords } from '../core/engine/with-words.js';
import type { Game } from '../core/game/game.js';
import type { Book } from '../core/words/book.js';
import { book as genegrafterBookInEnglish } from './genegrafter/book/english/index.js';
import { book as genegrafterBookInFrench } from './genegrafter/book/french/index.js';
import { genegrafter } from './genegrafter/index.js';
import { catalan as genegrafterInCatalan } from './genegrafter/labels/catalan/index.js';
import { english as genegrafterInEnglish } from './genegrafter/labels/english/index.js';
import { french as genegrafterInFrench } from './genegrafter/labels/french/index.js';
import { spanish as genegrafterInSpanish } from './genegrafter/labels/spanish/index.js';
import { book as genesBookInCatalan } from './genes-mactantes/book/catalan/index.js';
import { book as genesBookInEnglish } from './genes-mactantes/book/english/index.js';
import { genesMactantes } from './genes-mactantes/index.js';
import { catalan as genesInCatalan } from './genes-mactantes/labels/catalan/index.js';
import { english as genesInEnglish } from './genes-mactantes/labels/english/index.js';
import { french as genesInFrench } from './genes-mactantes/labels/french/index.js';
import { spanish as genesInSpanish } from './genes-mactantes/labels/spanish/index.js';
import { book as ojoBookInEnglish } from './ojo-del-terror/book/english/index.js';
import { book as ojoBookInSpanish } from './ojo-del-terror/book/spanish/index.js';
import { ojoDelTerror } from './ojo-del-terror/index.js';
import { catalan as ojoInCatalan } from './ojo-del-terror/labels/catalan/index.js';
import { english as ojoInEnglish } from './ojo-del-terror/labels/english/index.js';
import { french as ojoInFrench } from './ojo-del-terror/labels/french/index.js';
import { spanish as ojoInSpanish } from './ojo-del-terror/labels/spanish/index.js';
import { book as orbisBookInEnglish } from './orbis-terrarum/book/english/index.js';
import { book as orbisBookInSpanish } from './orbis-terrarum/book/spanish/index.js';
import { orbisTerrarum } from './orbis-terrarum/index.js';
import { catalan as orbisInCatalan } from './orbis-terrarum/labels/catalan/index.js';
import { english as orbisInEnglish } from './orbis-terrarum/labels/english/index.js';
import { french as orbisInFrench } from './orbis-terrarum/labels/french/index.js';
import { spanish as orbisInSpanish } from './orbis-terrarum/labels/spanish/index.js';
import type { GameId } from './rules.js';
import { book as somBookInEnglish } from './som-el-que-decidim/book/english/index.js';
import { book as somBookInSpanish } from './som-el-que-decidim/book/spanish/index.js';
import { somElQueDecidim } from './som-el-que-decidim/index.js';
import { catalan as somInCatalan } from './som-el-que-decidim/labels/catalan/index.js';
import { english as somInEnglish } from './som-el-que-decidim/labels/english/index.js';
import { french as somInFrench } from './som-el-que-decidim/labels/french/index.js';
import { spanish as somInSpanish } from './som-el-que-decidim/labels/spanish/index.js';

/** The rulebooks of every game, the English one first, then the one in the language of the original. */
export const books = {
  'ojo-del-terror': [ojoBookInEnglish, ojoBookInSpanish],
  genegrafter: [genegrafterBookInEnglish, genegrafterBookInFrench],
  'som-el-que-decidim': [somBookInEnglish, somBookInSpanish],
  'genes-mactantes': [genesBookInEnglish, genesBookInCatalan],
  'orbis-terrarum': [orbisBookInEnglish, orbisBookInSpanish],
} as const;

/** Every game of the package by its id; English is spoken first, then the language of the original. */
export const games = {
  'ojo-del-terror': withWords(ojoDelTerror, [ojoInEnglish, ojoInSpanish, ojoInCatalan, ojoInFrench], books['ojo-del-terror']),
  genegrafter: withWords(
    genegrafter,
    [genegrafterInEnglish, genegrafterInFrench, genegrafterInCatalan, genegrafterInSpanish],
    books.genegrafter,
  ),
  'som-el-que-decidim': withWords(somElQueDecidim, [somInEnglish, somInSpanish, somInCatalan, somInFrench], books['som-el-que-decidim']),
  'genes-mactantes': withWords(genesMactantes, [genesInEnglish, genesInCatalan, genesInSpanish, genesInFrench], books['genes-mactantes']),
  'orbis-terrarum': withWords(orbisTerrarum, [orbisInEnglish, orbisInSpanish, orbisInCatalan, orbisInFrench], books['orbis-terrarum']),
} as const;

export type { GameId };

/** Every game, for programs that know none of them by name: nothing but what all games share, so one variable can hold any. */
export const catalogue: readonly Game[] = Object.values(games) as unknown as readonly Game[];

/** A game by an id from anywhere; undefined if there is none. */
export const gameById = (id: string): Game | undefined => catalogue.find((game) => game.id === id);

/** The rulebook of a game in a language, or in English; undefined if there is no such game. */
export const bookOf = (id: string, language: string): Book | undefined => {
  const all = own<readonly Book[]>(books, id);
  return all?.find((book) => book.language === language) ?? all?.[0];
};
