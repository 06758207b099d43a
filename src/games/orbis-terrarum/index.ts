/**
 * Orbis Terrarum II: refereed nations on a map of the year 500, with measures, treaties, wars, conferences and organizations.
 *
 * @module ludoteca/orbis-terrarum
 */
import { defineGame } from '../../core/engine/define.js';
import type { Game } from '../../core/game/game.js';
import { evaluate } from './advice/evaluate.js';
import { gist } from './advice/gist.js';
import { clauses } from './clauses.js';
import { outcomeOf, pointsOf } from './mechanics/scoring.js';
import { phases } from './phases.js';
import { seats } from './queries/state.js';
import { refusals } from './refusals/index.js';
import { type OrbisTerrarum, rules } from './rules/index.js';
import { checkState } from './setup/integrity.js';
import { checkConfig, configFault, setup } from './setup/setup.js';
import { eventClauses } from './types/event-clauses.js';
import { config, event, state, view as viewCodec } from './types/index.js';
import { redeal } from './view/redeal/index.js';
import { view, witness } from './view/view.js';

/** The game Orbis Terrarum II. */
export const orbisTerrarum: Game<OrbisTerrarum> = defineGame<OrbisTerrarum>({
  id: 'orbis-terrarum',
  title: { en: 'Orbis Terrarum II', es: 'Orbis Terrarum II' },
  players: { min: 1, max: 16 },
  clauses,
  refusals,
  commonRefusals: {
    'game-over': 'OT-END-04',
    'unknown-action': 'OT-ACT-02',
    'bad-parameter': 'OT-ACT-02',
    'unknown-player': 'OT-ACT-02',
    'wrong-phase': 'OT-ACT-02',
    'not-your-turn': 'OT-FLOW-01',
  },
  codecs: { config, state, event, view: viewCodec },
  configFault,
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
  eventClauses,
  points: pointsOf,
  evaluate,
  gist,
});

export { type ClauseId, clauses } from './clauses.js';
export { type Atlas, atlasOf, type Neighbour } from './content/atlas.js';
export { defaultPack } from './content/default-pack.js';
export { announcements, entryOf, modeTable } from './content/modes.js';
export { orbis500 } from './content/orbis-500.js';
export { type ItemId, prices } from './content/prices.js';
export { validatePack } from './content/validate.js';
export { capacityOf } from './mechanics/nations/attributes.js';
export type { RefusalCode, Refusals } from './refusals/index.js';
export type * from './rules/index.js';
export type * from './types/index.js';
export { type Mode, type ModeEntry, tributes } from './types/modes.js';
export { type Options, optionTable } from './types/options.js';
export type { Outcome } from './types/outcome.js';
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
} from './types/pack.js';
export { type Attribute, attributes, attributesOf, counterOf, grid, type Statistic, statistics } from './types/statistics.js';
