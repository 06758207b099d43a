/**
 * Genes Mactantes: rival countries share a region; secret orders, spies, armies, courts and free negotiation decide who prevails.
 *
 * @module ludoteca/genes-mactantes
 */
import { defineGame } from '../../core/define.js';
import type { Game, GameTypes } from '../../core/game.js';
import { citations } from './citations.js';
import { type ClauseId, clauses } from './clauses.js';
import { evaluate } from './evaluate.js';
import { gist } from './gist.js';
import { checkState } from './integrity.js';
import { labels } from './labels.js';
import { actorsSeenBy, phaseOf, phases } from './phases.js';
import { redeal } from './redeal.js';
import { type Action, rules } from './rules/index.js';
import { outcomeOf, points } from './scoring.js';
import { checkConfig, setup } from './setup.js';
import { type Config, config, type Event, event, type Outcome, type State, state, type View, view as viewCodec } from './types.js';
import { view, witness } from './view.js';

/** The types of Genes Mactantes. */
export interface GenesMactantes extends GameTypes {
  readonly State: State;
  readonly Action: Action;
  readonly Event: Event;
  readonly Config: Config;
  readonly View: View;
  readonly Clause: ClauseId;
  readonly Outcome: Outcome;
}

/** The game Genes Mactantes. */
export const genesMactantes: Game<GenesMactantes> = defineGame<GenesMactantes>({
  id: 'genes-mactantes',
  title: { en: 'Genes Mactantes', ca: 'Genes Mactantes' },
  players: { min: 2, max: 10 },
  clauses,
  refusals: {
    'game-over': 'GM-ERR-01',
    'unknown-action': 'GM-ERR-01',
    'bad-parameter': 'GM-ERR-01',
    'unknown-player': 'GM-ERR-01',
    'player-eliminated': 'GM-FLOW-16',
    'wrong-phase': 'GM-FLOW-15',
    'not-your-turn': 'GM-FLOW-15',
  },
  codecs: { config, state, event, view: viewCodec },
  configFault: () => ['bad-config', 'GM-CFG-03'],
  checkConfig,
  checkState,
  setup,
  rules,
  phases,
  phase: phaseOf,
  seats: ({ config }) => config.players,
  eliminated: ({ countries }, player) => Object.hasOwn(countries, player) && countries[player]!.eliminated !== null,
  outcome: outcomeOf,
  view,
  witness,
  redeal,
  labels,
  actorsSeenBy,
  cites: citations,
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
export { allowanceNow, baseActions, initialArmy, relevanceTable } from './counting.js';
export { drawMap } from './drawing.js';
export { lossOf, spreadLoss } from './losses.js';
export { armyOf, citiesOf, effectiveAuthority, mapOf } from './queries.js';
export type * from './rules/index.js';
export { scoreOf } from './scoring.js';
export type * from './types.js';
