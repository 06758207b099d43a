/**
 * Orbis Terrarum II: refereed nations on a map of the year 500, with measures, treaties, wars, conferences and organizations.
 *
 * @module ludoteca/orbis-terrarum
 */
import { defineGame } from '../../core/define.js';
import type { Game, GameTypes } from '../../core/game.js';
import { citations } from './citations.js';
import { type ClauseId, clauses } from './clauses.js';
import { evaluate } from './evaluate.js';
import { gist } from './gist.js';
import { checkState } from './integrity.js';
import { labels } from './labels.js';
import { phases } from './phases.js';
import { seats } from './queries.js';
import { redeal } from './redeal/index.js';
import { type Action, rules } from './rules/index.js';
import { type Outcome, outcomeOf, pointsOf } from './scoring.js';
import { checkConfig, setup } from './setup.js';
import { type Config, config, type Event, event, type State, state, type View, view as viewCodec } from './types.js';
import { view, witness } from './view.js';

/** The types of Orbis Terrarum II. */
export interface OrbisTerrarum extends GameTypes {
  readonly State: State;
  readonly Action: Action;
  readonly Event: Event;
  readonly Config: Config;
  readonly View: View;
  readonly Clause: ClauseId;
  readonly Outcome: Outcome;
}

/** The game Orbis Terrarum II. */
export const orbisTerrarum: Game<OrbisTerrarum> = defineGame<OrbisTerrarum>({
  id: 'orbis-terrarum',
  title: { en: 'Orbis Terrarum II', es: 'Orbis Terrarum II' },
  players: { min: 1, max: 16 },
  clauses,
  refusals: {
    'game-over': 'OT-END-04',
    'unknown-action': 'OT-ACT-02',
    'bad-parameter': 'OT-ACT-02',
    'unknown-player': 'OT-ACT-02',
    'wrong-phase': 'OT-ACT-02',
    'not-your-turn': 'OT-FLOW-01',
  },
  codecs: { config, state, event, view: viewCodec },
  configFault: (path) => (path.startsWith('players') ? ['invalid-player-count', 'OT-CFG-03'] : ['invalid-config', 'OT-CFG-02']),
  checkConfig,
  checkState,
  setup,
  rules,
  phases,
  seats,
  outcome: outcomeOf,
  view,
  witness,
  redeal,
  labels,
  cites: citations,
  points: (state, player) => pointsOf(state, player),
  evaluate,
  gist,
});

export { type ClauseId, clauses } from './clauses.js';
export { type Atlas, atlasOf, type Neighbour } from './content/atlas.js';
export { announcements, entryOf, type Mode, type ModeEntry, modeTable, tributes } from './content/modes.js';
export { type Options, optionTable } from './content/options.js';
export { orbis500 } from './content/orbis-500.js';
export type {
  Bargain,
  Condition,
  DeckRow,
  Milestone,
  Pack,
  PackEdge,
  PackNation,
  PackRegion,
  StatuteTemplate,
  Technology,
} from './content/pack.js';
export { type ItemId, prices } from './content/prices.js';
export { type Attribute, attributes, attributesOf, counterOf, grid, type Statistic, statistics } from './content/statistics.js';
export { validatePack } from './content/validate.js';
export { drawMap } from './draw-map.js';
export { capacityOf } from './nations/attributes.js';
export type * from './rules/index.js';
export type { Outcome } from './scoring.js';
export type * from './types.js';
