/**
 * El Ojo del Terror (The Eye of Terror): bands of Chaos fight for the planets of a shared map with secret, simultaneous orders.
 *
 * @module ludoteca/ojo-del-terror
 */
import { defineGame } from '../../core/engine/define.js';
import type { Game } from '../../core/game/game.js';
import { evaluate } from './advice/evaluate.js';
import { gist } from './advice/gist.js';
import { clauses } from './clauses.js';
import { outcomeOf, points } from './mechanics/scoring.js';
import { phases } from './phases.js';
import { seats } from './queries/state.js';
import { refusals } from './refusals/index.js';
import { type OjoDelTerror, rules } from './rules/index.js';
import { checkState } from './setup/integrity.js';
import { checkConfig, configFault, setup } from './setup/setup.js';
import { eventClauses } from './types/event-clauses.js';
import { config, event, state, view as viewCodec } from './types/index.js';
import { redeal } from './view/redeal.js';
import { view, witness } from './view/view.js';

/** The game El Ojo del Terror. */
export const ojoDelTerror: Game<OjoDelTerror> = defineGame<OjoDelTerror>({
  id: 'ojo-del-terror',
  title: { en: 'The Eye of Terror', es: 'El Ojo del Terror', ca: 'L’Ull del Terror', fr: 'L’Œil de la Terreur' },
  players: { min: 2, max: 12 },
  clauses,
  refusals,
  commonRefusals: {
    'game-over': 'ET-END-10',
    'unknown-action': 'ET-STATE-01',
    'bad-parameter': 'ET-STATE-01',
    'unknown-player': 'ET-ACT-01',
    'wrong-phase': 'ET-ACT-02',
    'not-your-turn': 'ET-ACT-03',
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
  evaluate,
  eventClauses,
  points,
  gist,
});

export { type ClauseId, clauses } from './clauses.js';
export { type Atlas, atlasOf, type Passage, type Place, type Realm, type Region } from './content/atlas.js';
export { type Benefit, type DeedId, deedIds, deedRules } from './content/deeds.js';
export { eyeOfTerror } from './content/eye-of-terror.js';
export { validatePack } from './content/validate.js';
export type { Reach } from './queries/holdings.js';
export { allowanceOf, type Creed, creedOf, faithOf, ownDefence, type Position, reachOf, spentOn } from './queries/state.js';
export type { RefusalCode, Refusals } from './refusals/index.js';
export type * from './rules/index.js';
export type * from './types/index.js';
export { contentPack } from './types/index.js';
