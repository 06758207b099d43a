import type { GameTypes } from '../../../core/game/game-types.js';
import { type ActionOf, ruleTable } from '../../../core/game/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Refusals } from '../refusals/index.js';
import type { Config, Event, Outcome, State, View } from '../types/index.js';
import * as all from './all.js';

export type * from './all.js';

/** Everything that can be done. */
export type Action = ActionOf<typeof all>;

/** One rule for each. */
export const rules = ruleTable(all);

/** The types of Genes Mactantes, under one name. */
export interface GenesMactantes extends GameTypes {
  readonly State: State;
  readonly Action: Action;
  readonly Event: Event;
  readonly Config: Config;
  readonly View: View;
  readonly Clause: ClauseId;
  readonly Outcome: Outcome;
  readonly Refusals: Refusals;
}
