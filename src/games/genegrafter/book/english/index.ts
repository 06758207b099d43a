import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { clauses } from './clauses.js';

/** The rulebook. */
export const book: Book<ClauseId> = {
  language: 'en',
  title: 'Genegrafter',
  credit: '',
  clauses,
  summary: [],
  chapters: [],
  glossary: [],
};
