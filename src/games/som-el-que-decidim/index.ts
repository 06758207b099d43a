/**
 * Som el que decidim!: citizens pay their taxes, govern by turns and look for the four parts of an urn, together and for their own merit.
 *
 * @module ludoteca/som-el-que-decidim
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
import { type Action, rules } from './rules/index.js';
import { outcomeOf, points } from './scoring.js';
import { checkConfig, configFault, setup } from './setup.js';
import { type Config, config, type Event, event, type Outcome, type State, state, type View, view as viewCodec } from './types.js';
import { redeal, view, witness } from './view.js';

/** The types of Som el que decidim! */
export interface SomElQueDecidim extends GameTypes {
  readonly State: State;
  readonly Action: Action;
  readonly Event: Event;
  readonly Config: Config;
  readonly View: View;
  readonly Clause: ClauseId;
  readonly Outcome: Outcome;
}

/** The game Som el que decidim! */
export const somElQueDecidim: Game<SomElQueDecidim> = defineGame<SomElQueDecidim>({
  id: 'som-el-que-decidim',
  title: { en: 'We are the ones who decide!', es: '¡Somos quienes decidimos!', ca: 'Som el que decidim!' },
  players: { min: 1, max: 4 },
  clauses,
  refusals: {
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
  phase: ({ step }) => step,
  seats,
  outcome: outcomeOf,
  view,
  witness,
  redeal,
  labels,
  evaluate,
  cites: citations,
  points,
  gist,
});

export { drawBoard } from './board.js';
export { type ClauseId, clauses } from './clauses.js';
export { type Atlas, areAligned, atlasOf, neighboursOf } from './content/atlas.js';
export { catalonia } from './content/catalonia.js';
export {
  type Cell,
  type Colour,
  type Content,
  colours,
  content,
  type Disc,
  type Face,
  type Flag,
  flags,
  type Icon,
  icons,
  infrastructures,
  type Kind,
  kinds,
  services,
  symbols,
  type Tile,
  type TileSymbol,
} from './content/pack.js';
export { validateContent } from './content/validate.js';
export { treasury } from './queries.js';
export { exchanges } from './rules/exchange-service.js';
export type * from './rules/index.js';
export type * from './types.js';
export { faceDown } from './types.js';
