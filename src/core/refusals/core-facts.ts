import { own } from '../data/own.js';
import type { CoreCode, coreRefusals } from './common.js';
import type { FactsOf } from './table.js';
import type { Facts } from './violation.js';

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

/** Are these the facts of what the core itself found wrong, and not of a game's own refusal under the same code? */
export const isOfCore = (code: string, facts: Facts): boolean => {
  const rows: readonly (readonly string[])[] = own(coreFacts, code) ?? [];
  const count = Object.keys(facts).length;
  return rows.some((names) => names.length === count && names.every((name) => Object.hasOwn(facts, name)));
};
