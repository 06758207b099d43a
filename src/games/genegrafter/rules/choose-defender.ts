import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { startDuel } from '../battle.js';
import type { ClauseId } from '../clauses.js';
import { hostsOf } from '../queries.js';
import { type ChooseDefender, cardName, type Event, type State } from '../types.js';
import { notOwnHost } from './faults.js';

/** [GG-DEF-01] [GG-DEF-02] [GG-BATTLE-08] [GG-PLAY-06] The attacked player names any own character in play: tired, wounded or named before. */
export const chooseDefender = rule<State, ChooseDefender, Event, ClauseId>({
  type: 'choose-defender',
  codec: action<ChooseDefender>('choose-defender', { character: cardName }),
  choices: { character: (state, player) => one(hostsOf(state, player)) },
  weight: 4,
  check: (state, { player, character }) => notOwnHost(state, player, character, 'GG-DEF-01', 'character'),
  apply: (state, { character }, table) => startDuel(state, character, table),
});
