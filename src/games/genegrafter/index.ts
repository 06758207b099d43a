/**
 * Genegrafter: two to four players, super-powered characters, duels with cards and dice.
 *
 * @module ludoteca/genegrafter
 */
import { defineGame } from '../../core/engine/define.js';
import type { Game } from '../../core/game/game.js';
import { evaluate } from './advice/evaluate.js';
import { gist } from './advice/gist.js';
import { clauses } from './clauses.js';
import { points } from './mechanics/scoring.js';
import { phases } from './phases.js';
import { isOut, outcomeOf, phaseOf, seats } from './queries/state.js';
import { refusals } from './refusals/index.js';
import { type Genegrafter, rules } from './rules/index.js';
import { checkState } from './setup/integrity.js';
import { checkConfig, configFault, setup } from './setup/setup.js';
import { eventClauses } from './types/event-clauses.js';
import * as types from './types/index.js';
import { redeal } from './view/redeal.js';
import { view, witness } from './view/view.js';

/** Genegrafter, advanced game. */
export const genegrafter: Game<Genegrafter> = defineGame<Genegrafter>({
  id: 'genegrafter',
  title: { en: 'Genegrafter', fr: 'Genegrafter' },
  players: { min: 2, max: 4 },
  clauses,
  refusals,
  commonRefusals: {
    'game-over': 'GG-ACT-01',
    'unknown-action': 'GG-ACT-02',
    'bad-parameter': 'GG-ACT-02',
    'unknown-player': 'GG-ACT-02',
    'player-eliminated': 'GG-ACT-03',
    'wrong-phase': 'GG-ACT-04',
    'not-your-turn': 'GG-ACT-05',
  },
  codecs: { config: types.configCodec, state: types.stateCodec, event: types.eventCodec, view: types.viewCodec },
  configFault,
  checkConfig,
  checkState,
  setup,
  rules,
  phases,
  phase: phaseOf,
  seats,
  eliminated: isOut,
  outcome: outcomeOf,
  view,
  witness,
  redeal,
  evaluate,
  eventClauses,
  points,
  gist,
});

export { duelOdds, type Prospect } from './advice/duel-odds.js';
export { type ClauseId, clauses } from './clauses.js';
export { type Content, contentOf, contentOfPack } from './content/cards.js';
export { colours, defaultPack, powers } from './content/default-pack.js';
export { type PackUse, packFaults } from './content/validate.js';
export { points } from './mechanics/scoring.js';
export type { RefusalCode, Refusals } from './refusals/index.js';

export type * from './rules/index.js';
export type * from './types/index.js';
export { defaults, difficultyOf, packCodec } from './types/index.js';
