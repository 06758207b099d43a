import type { Book, WordsOf } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { Language } from '../../../shared/languages.js';

type Fetches<T> = () => Promise<T>;

/** Fetches what is said of a game, language by language: each is a file of its own. */
export const wordBoxes: Readonly<Record<GameId, Readonly<Record<Language, Fetches<WordsOf>>>>> = {
  'ojo-del-terror': {
    en: async () => (await import('ludoteca/ojo-del-terror/labels/english')).english,
    ca: async () => (await import('ludoteca/ojo-del-terror/labels/catalan')).catalan,
    es: async () => (await import('ludoteca/ojo-del-terror/labels/spanish')).spanish,
    fr: async () => (await import('ludoteca/ojo-del-terror/labels/french')).french,
  },
  genegrafter: {
    en: async () => (await import('ludoteca/genegrafter/labels/english')).english,
    ca: async () => (await import('ludoteca/genegrafter/labels/catalan')).catalan,
    es: async () => (await import('ludoteca/genegrafter/labels/spanish')).spanish,
    fr: async () => (await import('ludoteca/genegrafter/labels/french')).french,
  },
  'som-el-que-decidim': {
    en: async () => (await import('ludoteca/som-el-que-decidim/labels/english')).english,
    ca: async () => (await import('ludoteca/som-el-que-decidim/labels/catalan')).catalan,
    es: async () => (await import('ludoteca/som-el-que-decidim/labels/spanish')).spanish,
    fr: async () => (await import('ludoteca/som-el-que-decidim/labels/french')).french,
  },
  'genes-mactantes': {
    en: async () => (await import('ludoteca/genes-mactantes/labels/english')).english,
    ca: async () => (await import('ludoteca/genes-mactantes/labels/catalan')).catalan,
    es: async () => (await import('ludoteca/genes-mactantes/labels/spanish')).spanish,
    fr: async () => (await import('ludoteca/genes-mactantes/labels/french')).french,
  },
  'orbis-terrarum': {
    en: async () => (await import('ludoteca/orbis-terrarum/labels/english')).english,
    ca: async () => (await import('ludoteca/orbis-terrarum/labels/catalan')).catalan,
    es: async () => (await import('ludoteca/orbis-terrarum/labels/spanish')).spanish,
    fr: async () => (await import('ludoteca/orbis-terrarum/labels/french')).french,
  },
};

/** Fetches the rulebooks of a game: the English one, and that in the language of the original. */
export const bookBoxes: Readonly<Record<GameId, { readonly en: Fetches<Book> } & Partial<Record<Language, Fetches<Book>>>>> = {
  'ojo-del-terror': {
    en: async () => (await import('ludoteca/ojo-del-terror/book/english')).book,
    es: async () => (await import('ludoteca/ojo-del-terror/book/spanish')).book,
  },
  genegrafter: {
    en: async () => (await import('ludoteca/genegrafter/book/english')).book,
    fr: async () => (await import('ludoteca/genegrafter/book/french')).book,
  },
  'som-el-que-decidim': {
    en: async () => (await import('ludoteca/som-el-que-decidim/book/english')).book,
    es: async () => (await import('ludoteca/som-el-que-decidim/book/spanish')).book,
  },
  'genes-mactantes': {
    en: async () => (await import('ludoteca/genes-mactantes/book/english')).book,
    ca: async () => (await import('ludoteca/genes-mactantes/book/catalan')).book,
  },
  'orbis-terrarum': {
    en: async () => (await import('ludoteca/orbis-terrarum/book/english')).book,
    es: async () => (await import('ludoteca/orbis-terrarum/book/spanish')).book,
  },
};
