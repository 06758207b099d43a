/**
 * Som el que decidim!: citizens pay their taxes, govern by turns and look for the four parts of an urn, together and for their own merit.
 *
 * @module ludoteca/som-el-que-decidim
 */
import { defineGame } from '../../core/engine/define.js';
import type { Game } from '../../core/game/game.js';
import { evaluate } from './advice/evaluate.js';
import { gist } from './advice/gist.js';
import { clauses } from './clauses.js';
import { outcomeOf, points } from './mechanics/scoring.js';
import { phases } from './phases.js';
import { seats, stepOf } from './queries/state.js';
import { refusals } from './refusals/index.js';
import { rules, type SomElQueDecidim } from './rules/index.js';
import { checkState } from './setup/integrity.js';
import { checkConfig, configFault, setup } from './setup/setup.js';
import { eventClauses } from './types/event-clauses.js';
import { config, event, state, view as viewCodec } from './types/index.js';
import { redeal } from './view/redeal.js';
import { view, witness } from './view/view.js';

/** The game Som el que decidim! */
export const somElQueDecidim: Game<SomElQueDecidim> = defineGame<SomElQueDecidim>({
  id: 'som-el-que-decidim',
  title: { en: 'We are the ones who decide!', es: '¡Somos quienes decidimos!', ca: 'Som el que decidim!', fr: 'C’est nous qui décidons !' },
  players: { min: 1, max: 4 },
  clauses,
  refusals,
  commonRefusals: {
    'game-over': 'SD-ACT-01',
    'unknown-action': 'SD-ACT-04',
    'bad-parameter': 'SD-ACT-04',
    'unknown-player': 'SD-ACT-03',
    'wrong-phase': 'SD-ACT-02',
    'not-your-turn': 'SD-ACT-03',
  },
  codecs: { config, state, event, view: viewCodec },
  configFault,
  checkConfig,
  checkState,
  setup,
  rules,
  phases,
  phase: stepOf,
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

export { habit } from './advice/habit.js';
export { type ClauseId, clauses } from './clauses.js';
export { type Atlas, areAligned, atlasOf, neighboursOf } from './content/atlas.js';
export { catalonia } from './content/catalonia.js';
export { exchanges } from './content/exchanges.js';
export { validateContent } from './content/validate.js';
export { treasury } from './queries/state.js';
export type { RefusalCode, Refusals } from './refusals/index.js';

export type * from './rules/index.js';
export type * from './types/index.js';
export { colours, content, faceDown, flags, icons, infrastructures, kinds, services, symbols } from './types/index.js';
