import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { clauses } from './clauses.js';

/** The rulebook. */
export const book: Book<ClauseId> = {
  language: 'es',
  title: 'El Ojo del Terror',
  credit: '',
  clauses,
  summary: [],
  chapters: [],
  glossary: [],
};
