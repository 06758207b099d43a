import { own } from '../data/codec.js';
import type { Definition, GameTypes } from '../game/game.js';
import { type CoreCode, coreRefusals } from '../refusals/common.js';
import type { FactsOf, RefusalTable, Sentence } from '../refusals/table.js';
import type { Facts } from '../refusals/violation.js';

/** The facts of a refusal that all games share. */
export type CommonFacts<Code extends CoreCode> = FactsOf<(typeof coreRefusals)[Code][keyof (typeof coreRefusals)[Code]]>;

type NameIn<About> = About extends unknown ? keyof About & string : never;

/** How the facts are called that the core gives under a code behind which a game may put a clause of its own; several rows where several things can be wrong. */
const coreFacts: { readonly [Code in CoreCode]: readonly (readonly NameIn<CommonFacts<Code>>[])[] } = {
  'game-over': [[]],
  'unknown-action': [['unknown'], ['surplus'], ['field', 'wanted', 'found']],
  'bad-parameter': [['misfit'], ['unreadable'], ['surplus'], ['field', 'wanted', 'found']],
  'unknown-player': [['player']],
  'player-eliminated': [['player']],
  'wrong-phase': [['type', 'phase']],
  'not-your-turn': [['player']],
  'nothing-to-choose': [['type', 'gaveUp']],
};

/** Two sentences under one code and clause: what the core itself found wrong is told in its words, as when it refuses, and all else in those of the game. */
const both = (code: string, common: Sentence, ofGame: Sentence): Sentence<Facts> => {
  const rows: readonly (readonly string[])[] = own(coreFacts, code) ?? [];
  return (facts) => {
    const count = Object.keys(facts).length;
    const isCommon = rows.some((names) => names.length === count && names.every((name) => Object.hasOwn(facts, name)));
    return (isCommon ? common : ofGame)(facts as never);
  };
};

/** Every code a game refuses with: its own, and the core's under the clauses the game puts behind them. */
export const refusalsOf = <G extends GameTypes>({ refusals = {}, commonRefusals = {} }: Definition<G>): RefusalTable => {
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
  return table;
};
