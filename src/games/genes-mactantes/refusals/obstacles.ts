import { own } from '../../../core/data/own.js';
import type { Say } from '../../../core/refusals/say.js';
import type { RefusalTable, Sentence } from '../../../core/refusals/table.js';
import type { Facts, Violation } from '../../../core/refusals/violation.js';

/** A refusal within another, in the words of a table of refusals; its message as it stands where the table has none for it. */
export const obstacleIn = (table: RefusalTable, { code, clause, facts, message }: Violation, say: Say): string =>
  own(own(table, code) ?? {}, clause) === undefined ? message : (table[code]![clause] as unknown as Sentence<Facts>)(facts, say);
