import { range } from '../../../core/choices/choices.js';
import { action, int } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { bySeat } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** A participant hides discs in a fist. */
export interface CommitVotes extends ActionBase {
  readonly type: 'commit-votes';
  readonly count: number;
}

/** [SD-VOT-03] Once, secretly, in any order; the discs stay their owner's until the fists open. [SD-VIEW-05] */
export const commitVotes = rule<CommitVotes>({
  type: 'commit-votes',
  cites: ['SD-VOT-01', 'SD-VOT-02', 'SD-VOT-03'],
  codec: action<CommitVotes>('commit-votes', { count: int }),
  choices: { count: (state, player) => range(0, state.players[player]!.participation) },
  *check(state, { player, count }) {
    const { participation } = state.players[player]!;
    if (count < 0 || count > participation) yield refuse('bad-vote-count', 'SD-VOT-02', { player, most: participation, count }, 'count');
  },
  apply(state, { player, count }, table) {
    state.vote!.commits = bySeat(peek<State>(state as State), { ...state.vote!.commits, [player]: count });
    table.emit({ type: 'vote-committed', player, count });
  },
});
