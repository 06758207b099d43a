import { own } from '../data/own.js';
import type { Definition } from '../game/definition.js';
import type { GameTypes } from '../game/game-types.js';
import type { SpokenRefusals } from '../game/labels.js';
import { coreRefusals } from '../refusals/common.js';
import { isOfCore } from '../refusals/core-facts.js';
import { plainly, type Say } from '../refusals/say.js';
import type { RefusalTable, Sentence } from '../refusals/table.js';
import type { Facts } from '../refusals/violation.js';

/** Two sentences under one code and clause: what the core itself found wrong is told in its words, as when it refuses, and all else in those of the game. */
const both =
  (code: string, common: Sentence, ofGame: Sentence): Sentence<Facts> =>
  (facts, say) =>
    (isOfCore(code, facts) ? common : ofGame)(facts as never, say);

const mapped = <From, To>(record: Readonly<Record<string, From>>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A sentence that needs no table to be said at. */
const unprompted =
  (says: Sentence): ((facts: Facts, say?: Say) => string) =>
  (facts, say = plainly) =>
    says(facts as never, say);

/** Every code a game refuses with: its own, and the core's under the clauses the game puts behind them. */
export const refusalsOf = <G extends GameTypes>({ refusals = {}, commonRefusals = {} }: Definition<G>): SpokenRefusals => {
  const table: Record<string, Record<string, Sentence>> = {};
  for (const [code, says] of Object.entries(coreRefusals)) {
    const ownClause: string | undefined = (commonRefusals as Readonly<Record<string, string>>)[code];
    table[code] = Object.fromEntries(Object.entries(says).map(([clause, sentence]) => [ownClause ?? clause, sentence]));
  }
  for (const [code, says] of Object.entries(refusals as RefusalTable)) {
    const shared = own(table, code) ?? {};
    const told = Object.entries(says as Record<string, Sentence>).map(([clause, sentence]) => {
      const common = own(shared, clause);
      return [clause, common === undefined ? sentence : both(code, common, sentence)] as const;
    });
    table[code] = { ...shared, ...Object.fromEntries(told) };
  }
  return mapped(table, (says) => mapped(says, unprompted));
};
