import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { startDuel } from '../mechanics/battle/battle.js';
import { hostsOf } from '../queries/state.js';
import { type CardId, cardName } from '../types/index.js';
import { notOwnHost } from './shared/faults.js';
import { rule } from './shared/rule.js';

/** The attacked player names who defends. */
export interface ChooseDefender extends ActionBase {
  readonly type: 'choose-defender';
  readonly character: CardId;
}

/** [GG-DEF-01] [GG-DEF-02] [GG-BATTLE-08] [GG-PLAY-06] The attacked player names any own character in play: tired, wounded or named before. */
export const chooseDefender = rule<ChooseDefender>({
  type: 'choose-defender',
  cites: ['GG-DEF-01', 'GG-DEF-02'],
  codec: action<ChooseDefender>('choose-defender', { character: cardName }),
  choices: { character: (state, player) => one(hostsOf(state, player), 'card') },
  weight: 4,
  check: (state, { player, character }) => notOwnHost(state, player, character, 'GG-DEF-01', 'character'),
  apply: (state, { character }, table) => startDuel(state, character, table),
});
