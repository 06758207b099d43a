import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { clauses } from './clauses.js';

/** The rulebook. */
export const book: Book<ClauseId> = {
  language: 'es',
  title: 'Orbis Terrarum II',
  credit: '',
  clauses,
  summary: [],
  chapters: [],
  glossary: [],
};
