/**
 * Genegrafter: two to four players, super-powered characters, duels with cards and dice.
 *
 * @module ludoteca/genegrafter
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
import { phaseOf } from './queries.js';
import { rules } from './rules/index.js';
import { points } from './scoring.js';
import { checkConfig, configFault, setup } from './setup.js';
import * as types from './types.js';
import { redeal, view, witness } from './view.js';

/** The types of Genegrafter, under one name. */
export interface Genegrafter extends GameTypes {
  State: types.State;
  Action: types.Action;
  Event: types.Event;
  Config: types.Config;
  View: types.View;
  Clause: ClauseId;
  Outcome: types.Outcome;
}

/** Genegrafter, advanced game. */
export const genegrafter: Game<Genegrafter> = defineGame<Genegrafter>({
  id: 'genegrafter',
  title: { en: 'Genegrafter', fr: 'Genegrafter' },
  players: { min: 2, max: 4 },
  clauses,
  refusals: {
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
  seats: (state) => state.settings.players,
  eliminated: (state, player) => state.players.find(({ id }) => id === player)?.eliminatedAt !== null,
  outcome: (state) => state.outcome,
  view,
  witness,
  redeal,
  labels,
  evaluate,
  cites: citations,
  points,
  gist,
});

export { type ClauseId, clauses } from './clauses.js';
export { type Content, contentOf, contentOfPack } from './content/content.js';
export { colours, defaultPack, powers } from './content/default-pack.js';
export { type PackUse, packFaults } from './content/validation.js';
export { duelOdds, type Prospect } from './duel-odds.js';
export { score } from './scoring.js';
export type * from './types.js';
export { defaults, difficultyOf, packCodec } from './types.js';
