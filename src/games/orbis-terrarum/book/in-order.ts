import { type ClauseId, clauses as ids } from '../clauses.js';

/** The sentences of every clause, chapter by chapter as the rules count them: the files they are written in go by what belongs together. */
export const inOrder = (sentences: Readonly<Record<ClauseId, string>>): Readonly<Record<ClauseId, string>> =>
  Object.fromEntries(ids.map((id) => [id, sentences[id]])) as Record<ClauseId, string>;
