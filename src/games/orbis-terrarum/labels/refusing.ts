import { own } from '../../../core/data/own.js';
import type { RefusalTable, Sentence } from '../../../core/refusals/table.js';
import type { Facts, Violation } from '../../../core/refusals/violation.js';
import { capitalised } from './telling.js';

/** People are called as they call themselves, and a field of the input as it is written, even where a sentence begins. */
const startsAsWritten = (said: string, { player, players, controller, field }: Facts): boolean =>
  [player, controller, field, ...(Array.isArray(players) ? (players as readonly unknown[]) : [])].some(
    (one) => typeof one === 'string' && said.startsWith(one),
  );

/** The reason within a reason: what a measure that is taken for another would be refused for. */
const reasonIn = (facts: Facts): Violation | undefined => (own(facts, 'misreading') as { readonly reason?: Violation } | undefined)?.reason;

/** Refusals as they are said at a table: as sentences that begin with a capital, and with the reasons within them in the same language. */
export const refusalsAtTable = (refusals: RefusalTable): RefusalTable => {
  const sentenceOf = (code: string, clause: string): Sentence<Facts> | undefined =>
    own<Sentence<Facts>>((own(refusals, code) ?? {}) as unknown as Readonly<Record<string, Sentence<Facts>>>, clause);
  const atTable =
    (sentence: Sentence<Facts>): Sentence<Facts> =>
    (facts, say) => {
      const reason = reasonIn(facts);
      const message = reason === undefined ? undefined : sentenceOf(reason.code, reason.clause)?.(reason.facts, say);
      const told = message === undefined ? facts : { ...facts, misreading: { fault: 'refused', reason: { ...reason, message } } };
      const said = sentence(told, say);
      return startsAsWritten(said, facts) ? said : capitalised(said);
    };
  return Object.fromEntries(
    Object.entries(refusals).map(([code, sentences]) => [
      code,
      Object.fromEntries(Object.entries(sentences).map(([clause, sentence]) => [clause, atTable(sentence as unknown as Sentence<Facts>)])),
    ]),
  ) as unknown as RefusalTable;
};
