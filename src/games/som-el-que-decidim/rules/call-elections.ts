import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { peek } from '../../../core/state.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { canCallElections, electionFee, hasB, ofKind, treasury, wealth } from '../queries.js';
import type { Event, State } from '../types.js';
import { moveDiscs, oweAll } from '../verbs.js';

/** The holder calls early elections. */
export interface CallElections extends ActionBase {
  readonly type: 'call-elections';
}

/** [SD-ELE-06] The fee is gone whatever comes of it. */
export const callElections = rule<State, CallElections, Event, ClauseId>({
  type: 'call-elections',
  codec: action<CallElections>('call-elections', {}),
  *check(state, { player }) {
    if (player !== state.holder) yield refuse('not-the-holder', 'SD-ELE-01', `${state.holder} governs, not ${player}.`);
    if (canCallElections(state)) return;
    if (hasB(state)) yield refuse('no-mossos-disc', 'SD-ELE-02', `${state.holder} has no mossos disc.`);
    else
      yield refuse(
        'cannot-afford-election',
        'SD-ELE-04',
        `An election costs ${electionFee} €; ${state.holder} has ${wealth(state, state.holder)} €.`,
      );
  },
  apply(state, { player }, table) {
    state.vote = { type: 'election', convener: player, declarations: [], lists: null, commits: {} };
    table.emit({ type: 'elections-called', holder: player });
    const now = peek<State>(state as State);
    if (!hasB(now)) return oweAll(state, [{ payer: player, payee: treasury, amount: electionFee, reason: 'electionFee' }]); // [SD-ELE-05]
    const disc = ofKind(now, player, 'mossos')[0]!; // [SD-ELE-03]
    moveDiscs(state, player, treasury, [disc]);
    table.emit({ type: 'disc-spent', player, disc });
    state.step = 'declareLists';
  },
});
