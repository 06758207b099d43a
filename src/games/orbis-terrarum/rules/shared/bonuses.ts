import type { State } from '../../types/index.js';

/** The bonuses of a Nation: modifiers that lower what is rolled. [OT-MOD-03] */
export const bonusesOf = (state: State, nation: string): readonly string[] =>
  state.modifiers.flatMap((modifier) => (modifier.nation === nation && modifier.value < 0 ? [modifier.id] : []));
