/**
 * Genes Mactantes: rival countries share a region; secret orders, spies, armies, courts and free negotiation decide who prevails.
 *
 * @module ludoteca/genes-mactantes
 */
import { defineGame } from '../../core/engine/define.js';
import type { Game } from '../../core/game/game.js';
import { evaluate } from './advice/evaluate.js';
import { gist } from './advice/gist.js';
import { clauses } from './clauses.js';
import { outcomeOf, points } from './mechanics/scoring.js';
import { phases } from './phases.js';
import { phaseOf } from './queries/flow.js';
import { isEliminated, seats } from './queries/state.js';
import { refusals } from './refusals/index.js';
import { type GenesMactantes, rules } from './rules/index.js';
import { checkState } from './setup/integrity.js';
import { checkConfig, configFault, setup } from './setup/setup.js';
import { eventClauses } from './types/event-clauses.js';
import { config, event, state, view as viewCodec } from './types/index.js';
import { actorsSeenBy, awaitedSeenBy } from './view/actors.js';
import { redeal } from './view/redeal/index.js';
import { view, witness } from './view/view.js';

/** The game Genes Mactantes. */
export const genesMactantes: Game<GenesMactantes> = defineGame<GenesMactantes>({
  id: 'genes-mactantes',
  title: { en: 'Genes Mactantes', ca: 'Genes Mactantes' },
  players: { min: 2, max: 10 },
  clauses,
  refusals,
  commonRefusals: {
    'game-over': 'GM-ERR-01',
    'unknown-action': 'GM-ERR-01',
    'bad-parameter': 'GM-ERR-01',
    'unknown-player': 'GM-ERR-01',
    'player-eliminated': 'GM-FLOW-16',
    'wrong-phase': 'GM-FLOW-15',
    'not-your-turn': 'GM-FLOW-15',
  },
  codecs: { config, state, event, view: viewCodec },
  configFault,
  checkConfig,
  checkState,
  setup,
  rules,
  phases,
  phase: phaseOf,
  seats,
  eliminated: isEliminated,
  outcome: outcomeOf,
  view,
  witness,
  redeal,
  actorsSeenBy,
  awaitedSeenBy,
  eventClauses,
  points,
  evaluate,
  gist,
});

export { type ClauseId, clauses } from './clauses.js';
export { type Atlas, atlasOf, type Place } from './content/atlas.js';
export { type Build, builds } from './content/builds.js';
export { defaultMap } from './content/default-maps.js';
export { defaultDisasters } from './content/disasters.js';
export { mapFaults } from './content/validate.js';
export { points } from './mechanics/scoring.js';
export { allowanceOf, baseActions, initialArmy, relevanceTable } from './queries/allowances.js';
export { lossOf, spreadLoss } from './queries/battle-losses.js';
export { claimantsOn } from './queries/claims.js';
export { armyOf, citiesOf, effectiveAuthority, mapOf } from './queries/state.js';

export type { RefusalCode, Refusals } from './refusals/index.js';

export type * from './rules/index.js';
export type * from './types/index.js';
